# La règle du moment à une table : ce qu’on peut faire maintenant, et pourquoi.

moment-title = Règles du moment
moment-why = Pourquoi ? { $reason }
moment-passage = Extrait des règles
moment-read = Lire la suite des règles
moment-goal = But
moment-coach = Guide
moment-coach-off = Désactiver le guide
moment-coach-about = Pendant vos trois premières parties de chaque jeu, une ligne dit ce qui vient de changer.
moment-plain-yours = C’est à vous de jouer. Choisissez un des coups proposés.
moment-plain-theirs = Joue maintenant : { $name }. Vous jouerez à votre tour.
moment-plain-others = C’est aux autres de jouer. Vous jouerez à votre tour.
moment-plain-over = La partie est finie. On ne peut plus rien jouer.
