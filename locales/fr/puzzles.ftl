# Énigmes : des positions avec une question, l’énigme du jour, le classement et le sprint.

puzzles-title = Énigmes
puzzles-streak =
    { $count ->
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
puzzles-streak-best = record : { $count }
puzzles-daily = Énigme du jour
puzzles-daily-about = La même pour tout le monde, une nouvelle chaque jour.
puzzles-state-new = Pas essayée
puzzles-state-open = Vous attend
puzzles-state-wrong = Pas résolue
puzzles-state-solved = Résolue
puzzles-practice = Exercices
puzzles-ideas = Une idée à la fois
puzzles-rush = Sprint
puzzles-rush-about = Trois minutes ; à la troisième erreur, c’est fini.
puzzles-rush-start = Lancer le sprint
puzzles-none = Il n’y a pas d’énigmes sur ce serveur.

## Une énigme. Le but est écrit au-dessus du plateau.

puzzles-goal = But
puzzles-goal-better-of-two = Lequel de ces coups est le meilleur ?
puzzles-goal-best-roll = Profitez au mieux de ce lancer.
puzzles-goal-block = Laissez le moins de place possible à l’autre camp.
puzzles-goal-find-place = Trouvez une place pour cette carte.
puzzles-goal-find-place-leader = Trouvez une place où un doigt pointe vers qui a le moins de cartes.
puzzles-goal-fit-everything = Trouvez une place pour toutes vos pièces.
puzzles-goal-keep-lane = Gardez votre passage ouvert.
puzzles-goal-last-piece = Trouvez une place pour toutes vos pièces, le carré unique en dernier.
puzzles-goal-most-squares =
    { $squares ->
        [one] Couvrez { $squares } case : il n’y a pas mieux.
       *[other] Couvrez { $squares } cases : il n’y a pas mieux.
    }
puzzles-goal-which-stands = À quel endroit le bloc tient-il ?
puzzles-goal-will-it-stand = Le bloc va-t-il tenir là ?
puzzles-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
puzzles-choice-yes = Il tient
puzzles-choice-no = Il tombe
puzzles-choice = { $letter }
puzzles-choice-look = Montrer { $letter }
puzzles-level = Niveau { $rating }

## Pourquoi une réponse est bonne ou mauvaise

puzzles-right = Exact !
puzzles-wrong = Presque
puzzles-solved-late = Résolue à la fin
puzzles-go-on = Essayez encore une fois.
puzzles-why-colours-differ = Les couleurs sous la carte sont différentes.
puzzles-why-falls = Là, il tombe.
puzzles-why-finger-misses = Aucun doigt ne pointe vers qui a le moins de cartes.
puzzles-why-finger-points-back = Un doigt pointe vers vous.
puzzles-why-not-best = C’est permis, mais il y a mieux.
puzzles-why-not-last = Tout a trouvé sa place, mais une autre pièce est venue en dernier.
puzzles-why-pieces-left = Certaines pièces n’ont plus de place.
puzzles-why-stands = Si, il tient.
puzzles-why-too-few-squares = On pouvait couvrir plus de cases.
puzzles-idea-any-place = Commencez par la couleur de votre carte qui est la plus rare sur le terrain.
puzzles-idea-counterweight = Le poids d’un bloc en retient un autre.
puzzles-idea-deny = Prenez le coin dont l’autre camp a le plus besoin.
puzzles-idea-edge = Un bloc tient tant que son milieu repose sur celui du dessous.
puzzles-idea-ending = Quand il reste peu de coups, comptez ce que chaque camp peut encore poser.
puzzles-idea-finger-on-leader = Tournez d’abord la carte pour qu’un doigt pointe vers qui est en tête, puis cherchez où elle va.
puzzles-idea-lane = De la place pour plus tard vaut mieux que des cases tout de suite.
puzzles-idea-leave-little = Quand il n’y a rien à gagner, laissez peu de chose au joueur suivant.
puzzles-idea-lower-joint = Une tour cède à son point le plus faible, parfois loin en dessous.
puzzles-idea-middle-game = Un coup qui ouvre deux passages vaut mieux qu’un gros coup.
puzzles-idea-order = Tout est dans l’ordre : gardez le carré unique pour la fin.
puzzles-idea-packing = Placez d’abord les pièces difficiles ; les petites vont partout.
puzzles-idea-squares = Essayez d’abord les grandes pièces, et voyez ce que chacune ferme.
puzzles-idea-take-back = ANNULER peut découvrir un chiffre qui sert deux fois.
puzzles-idea-wild-card = Gardez le JOKER pour le chiffre qui manque.
puzzles-idea-win-card = Cherchez la carte que ce lancer peut finir.
puzzles-tag-any-place = Trouver une place
puzzles-tag-counterweight = Contrepoids
puzzles-tag-deny = Prise de place
puzzles-tag-edge = Au bord du vide
puzzles-tag-ending = La fin
puzzles-tag-finger-on-leader = Viser qui est en tête
puzzles-tag-lane = Passages
puzzles-tag-leave-little = Laisser peu
puzzles-tag-lower-joint = Le point faible
puzzles-tag-middle-game = Milieu de partie
puzzles-tag-order = Le bon ordre
puzzles-tag-packing = Tout caser
puzzles-tag-squares = Plein de cases
puzzles-tag-take-back = ANNULER
puzzles-tag-wild-card = Le JOKER
puzzles-tag-win-card = Carte à gagner
puzzles-next = Autre énigme
puzzles-again = Depuis le début
puzzles-answer = Voir la réponse

## Résultats, partage et temps

puzzles-share = Partager
puzzles-shared = Copié
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Temps du jour
puzzles-board-none = Personne ne l’a encore résolue du premier coup.
puzzles-board-answered =
    { $count ->
        [one] { $count } personne a essayé
       *[other] { $count } personnes ont essayé
    }
puzzles-rush-over = Le sprint est fini
puzzles-rush-solved =
    { $count ->
        [one] { $count } énigme résolue
       *[other] { $count } énigmes résolues
    }
puzzles-rush-best = Votre record : { $count }
puzzles-rush-wrong = Erreurs : { $count } sur { $most }
puzzles-time-left = Temps restant
puzzles-mine = Mes énigmes
puzzles-rating = Force
puzzles-rating-early = estimation
puzzles-counts = { $right } sur { $tried } du premier coup
puzzles-mistakes = Revoir mes propres erreurs
puzzles-goal-mistake = Trouvez un meilleur coup que dans votre partie.

reason-colours-differ = Couleurs différentes
reason-falls = Il tombe là
reason-finger-misses = Ne vise pas qui mène
reason-finger-points-back = Pointe vers vous
reason-not-best = Il y a mieux
reason-not-last = Autre pièce en dernier
reason-not-offered = Utilisez les boutons
reason-pieces-left = Il reste des pièces
reason-stands = Si, il tient
reason-too-few-squares = On pouvait couvrir plus
