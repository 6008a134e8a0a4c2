# Block Out ! : la règle du moment, le guide, le but en une ligne.

blockout-moment-goal = Jouez votre dernière carte, ou posez le neuvième bloc au sommet.
blockout-moment-goal-alone = Posez les neuf blocs sur une seule tour.
blockout-moment-lots = On distribue les cartes. Le hasard choisit qui commence, et chacun reçoit sept cartes.
blockout-moment-wait = Joue maintenant : { $name }. { $way ->
        [back] On joue en sens antihoraire, à cause d’une Inversion.
       *[clockwise] On joue en sens horaire, une carte par tour.
    }
blockout-moment-watch = Joue maintenant : { $name }. À chaque tour, on joue une carte et on pose le bloc qu’elle permet.
blockout-moment-over = La partie est finie. On ne peut plus rien jouer.
blockout-moment-card = Jouez une carte dont le bloc est encore libre, ou une carte Action. Le bloc se pose au sommet de la tour.
blockout-moment-base = Jouez une carte dont le bloc est libre, ou une carte Action. Le premier bloc d’une tour se pose sur le chantier.
blockout-moment-ninth = Un seul bloc est libre. Si vous avez une carte pour lui et qu’il tient, vous gagnez, peu importe combien de cartes il vous reste.
blockout-moment-last-card = C’est votre dernière carte. Sans cartes à la fin de votre tour, vous gagnez, sauf si une règle de la maison demande un bloc de plus.
blockout-moment-draw = Aucune de vos cartes n’est jouable. Piochez jusqu’à en trouver une, et jouez-la aussitôt.
blockout-moment-luck = { $count ->
        [0] Vous piochez jusqu’à une carte jouable.
        [one] Vous piochez encore une carte pour la chute.
       *[other] Vous piochez encore { $count } cartes pour la chute.
    } Vous pourrez continuer quand les cartes seront visibles.
blockout-moment-restart = La tour est tombée, et tous les blocs sont libres. C’est encore à vous : commencez une nouvelle tour avec une carte Bloc ; les cartes Action ne se jouent pas maintenant.
blockout-moment-bonus = Votre dernière carte est jouée : il faut encore un bloc. Prenez un bloc libre au choix ; s’il tient, vous gagnez.
blockout-moment-practice = Prenez un bloc libre au choix ; il n’y a pas de cartes. { $count ->
        [one] Il manque encore un bloc pour finir la tour.
       *[other] Il manque encore { $count } blocs pour finir la tour.
    }
blockout-moment-slip = Le bloc se pose un peu à côté de l’endroit choisi. Le hasard dit de combien, car aucune main n’est tout à fait immobile.
blockout-moment-placing = Le bloc ne peut toucher que la face supérieure du bloc du sommet. Quand vous lâchez, la tour doit tenir jusqu’à trois.
blockout-moment-stack = { $own ->
        [yes] Posez le vrai bloc d’une main, seulement sur le bloc du sommet.
       *[no] { $name } : le bloc d’une main, seulement sur le bloc du sommet.
    } N’importe qui peut dire que c’est posé, ou que la tour est tombée.
blockout-moment-count = Tout le monde compte jusqu’à trois. Seule compte une tour debout à la fin ; une chute peut être signalée aussitôt.
blockout-moment-report = A-t-elle tenu ? Une réponse suffit, mais chacun peut dire le contraire pendant quelques secondes.
blockout-moment-vote = Deux personnes n’ont pas vu la même chose, alors tout le monde vote. La majorité décide.
blockout-moment-revote = Égalité des voix : tout le monde vote encore une fois. Si l’égalité demeure, le bloc est à reposer.

blockout-coach-fell = { $name } : la tour est tombée. { $count ->
        [0] Tous les blocs sont de nouveau libres.
       *[other] Cela coûte { $count } cartes, et une nouvelle tour commence.
    }
blockout-coach-late = La tour est tombée après le compte : le bloc compte quand même.
blockout-coach-back = Cet essai n’a pas compté : la carte et le bloc reviennent.
blockout-coach-reverse = Désormais, on joue { $way ->
        [back] en sens antihoraire.
       *[clockwise] en sens horaire.
    }
blockout-coach-bonus = Vous n’avez plus de cartes : encore un bloc, et il doit tenir.
blockout-coach-drew = { $count ->
        [one] Vous avez pioché une carte.
       *[other] Vous avez pioché { $count } cartes.
    }
blockout-coach-eight = Huit blocs tiennent : qui ajoute le neuvième gagne.
blockout-coach-one-card = Plus qu’une carte : { $name }.
blockout-coach-stuck = { $count ->
        [one] Le bloc d’une de vos cartes est maintenant sur la tour : elle doit attendre.
       *[other] Les blocs de { $count } de vos cartes sont maintenant sur la tour : elles doivent attendre.
    }
