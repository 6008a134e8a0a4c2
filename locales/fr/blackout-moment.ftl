# Blackout : la règle du moment, le guide, le but en une ligne.

blackout-moment-goal = Posez le dernier jeton d’une carte pour la gagner. Avec cinq cartes, on gagne.
blackout-moment-lots = On dispose les cartes. Le hasard choisit qui commence et les trois premières cartes.
blackout-moment-wait = Joue maintenant : { $name }. Une fois ce lancer utilisé, les dés passent à gauche.
blackout-moment-watch = Joue maintenant : { $name }. Chaque chiffre obtenu pose un jeton sur une carte.
blackout-moment-over = La partie est finie : cinq cartes y mettent fin aussitôt. On classe les autres selon leurs cartes gagnées.
blackout-moment-roll = Lancez d’abord les dés sur le toboggan. On ne peut poser que ce qu’on a obtenu.
blackout-moment-luck = Les dés ou une nouvelle carte arrivent. Vous pourrez continuer dès que tout sera immobile.
blackout-moment-place = Reste à poser : { $numbers }. { $duty ->
        [may] Un chiffre qui trouve une place doit être posé, sauf si ce tour vous a déjà donné une carte ou un RELANCER.
       *[must] Tout chiffre qui trouve une place doit être posé ; à vous de choisir la case.
    } { $gone ->
        [0] { "" }
        [one] Ne va nulle part pour l’instant : { $lost }.
       *[other] Ne vont nulle part pour l’instant : { $lost }.
    }
blackout-moment-reroll = Vos chiffres sont utilisés : les deux autres dés doivent rouler encore une fois. JOKER et ANNULER restent pour après.
blackout-moment-wild = Votre JOKER peut poser un jeton sur n’importe quel chiffre découvert. S’il ne sert pas, il est perdu à la fin du tour.
blackout-moment-undo = ANNULER peut ôter un jeton de n’importe quelle carte, peu importe qui l’a posé. S’il ne sert pas, il est perdu à la fin du tour.
blackout-moment-end = Vous pouvez terminer votre tour. Le reste du lancer est perdu.
blackout-moment-call = Les trois faces spéciales d’un coup : criez BLACKOUT ! Qui crie en premier prend la carte suivante de la pioche.

blackout-coach-dark = Plus de lumière : qui crie en premier prend une carte.
blackout-coach-won = Vous avez gagné une carte. { $count ->
        [0] { "" }
       *[other] Continuez avec le reste du lancer.
    }
blackout-coach-taken = Carte gagnée : { $name }.
blackout-coach-found = Il y a de nouveau de la place pour { $numbers } : posez ce qui convient.
blackout-coach-lost = { $count ->
        [one] Aucune case découverte pour { $numbers } : ce chiffre est perdu, sauf si une place apparaît.
       *[other] Aucune case découverte pour { $numbers } : ces chiffres sont perdus, sauf si une place apparaît.
    }
blackout-coach-wild = Il reste un JOKER : touchez n’importe quel chiffre découvert.
blackout-coach-winner = Il ne manque qu’un { $number } à une carte, et vous l’avez obtenu.
