# La leçon de BlockYou !.

lesson-blockyou-basics = Couleurs et doigts
lesson-blockyou-match = Glissez votre carte dans le cadre : là, chaque couleur est sur la sienne.
lesson-blockyou-match-done = Toutes les couleurs s’accordent : la carte peut rester là.
lesson-blockyou-white = Le blanc va avec toutes les couleurs, sur votre carte comme sur le terrain : suivez le cadre.
lesson-blockyou-white-done = Le blanc s’accorde toujours, avec n’importe quelle couleur.
lesson-blockyou-turn = Touchez votre carte pour la tourner, puis glissez-la dans le cadre.
lesson-blockyou-turn-done = Un quart de tour, et parfois la carte va.
lesson-blockyou-two = Une carte ne repose jamais sur une seule autre : posez la vôtre à cheval sur deux.
lesson-blockyou-two-done = Deux cartes ou plus en dessous : c’est permis.
lesson-blockyou-point = Votre carte pointe en haut, vers l’autre joueur : posez-la, et le voilà bloqué.
lesson-blockyou-point-done = Blocage : l’autre joueur ne pose pas de carte dans cette manche.
lesson-blockyou-self = Un doigt qui pointe en bas pointe vers vous : tournez la carte jusqu’à ce qu’il n’y en ait plus, puis posez-la.
lesson-blockyou-self-done = Personne ne se bloque exprès.
lesson-blockyou-last = L’autre joueur a fait une faute : posez votre carte. Dans une partie, vous auriez dix secondes.
lesson-blockyou-last-done = À temps : une carte de moins pour vous.
lesson-blockyou-round = Une vraie manche contre un joueur endormi : commencez, attendez le zéro et trouvez une place.
lesson-blockyou-round-done = Vous avez posé en premier : la manche est finie.

lesson-wrong-colours-differ = Là, des couleurs ne vont pas ensemble : cela coûterait une carte de pénalité.
lesson-wrong-points-at-you = Un doigt pointe vers vous : tournez la carte.
lesson-wrong-no-white = C’est possible, mais là, aucun blanc du terrain ne vous aide.
lesson-wrong-point-across = C’est possible, mais aucun doigt ne pointe vers l’autre joueur.
lesson-wrong-covers-one-card = Elle ne repose que sur une carte : décalez-la d’une demi-carte.
