# La leçon de Blackout.

lesson-blackout-basics = Premières cartes
lesson-blackout-roll = Lancez vos dés sur le toboggan.
lesson-blackout-roll-done = Un 2, un 3 et un 5 : tous les trois veulent une place.
lesson-blackout-cover = Chaque chiffre couvre le même chiffre sur une carte : touchez un 2, un 3 et un 5.
lesson-blackout-cover-done = Tous les trois ont servi : votre tour est fini.
lesson-blackout-win = Il ne manque que le 5 à la première carte : touchez-le, et la carte est à vous.
lesson-blackout-win-done = C’était le dernier chiffre découvert : vous avez gagné la carte.
lesson-blackout-go-on = Une nouvelle carte est là, et il y a une place pour votre 2 : couvrez-la.
lesson-blackout-go-on-done = Après une carte gagnée, on continue avec ses autres chiffres.
lesson-blackout-lost = Aucune carte ne montre de 5, alors votre 5 est perdu : couvrez le 1 et le 3.
lesson-blackout-lost-done = Ce qui ne va nulle part est perdu, et c’est au joueur suivant de lancer.
lesson-blackout-wild = JOKER couvre n’importe quel chiffre : touchez-le, puis finissez la première carte.
lesson-blackout-wild-done = Il a remplacé le 2 qu’il vous fallait.
lesson-blackout-undo = ANNULER ôte un jeton : touchez-le, puis gâchez la carte presque pleine.
lesson-blackout-undo-done = Maintenant, personne ne peut finir cette carte avec un seul chiffre.
lesson-blackout-reroll = Couvrez d’abord un 3, puis relancez les deux autres dés.
lesson-blackout-reroll-done = Deux nouveaux chiffres : vous continuez avec eux.
lesson-blackout-call = Lancez : si les trois faces spéciales sortent d’un coup, criez avant l’autre joueur.
lesson-blackout-call-done = En premier : une carte pour vous. On peut aussi crier pendant le tour des autres.
lesson-blackout-fifth = Vous avez quatre cartes : couvrez le 4 qui gagne la cinquième.
lesson-blackout-fifth-done = Cinq cartes : vous avez gagné la partie.

lesson-wrong-finish-card = Pas celui-ci : il ne manque qu’un seul chiffre à une autre carte.
lesson-wrong-use-wild = Utilisez votre JOKER avant la fin du tour.
lesson-wrong-use-undo = Utilisez votre ANNULER avant la fin du tour.
lesson-wrong-nearly-full = Pas ce jeton : ôtez-en un de la carte qui porte quatre jetons.
lesson-wrong-no-match = C’est un autre chiffre.
lesson-wrong-must-place = Couvrez d’abord chaque chiffre qui a une place.
