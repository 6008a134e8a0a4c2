### Les leçons de Blokus. Des phrases courtes : elles sont au-dessus du plateau sur un téléphone.

lesson-blokus-basics = Les bases
lesson-blokus-points = Points
lesson-blokus-two-players = À deux
lesson-blokus-three-players = À trois
lesson-blokus-duo = Le petit plateau

## Les bases
lesson-blokus-first-corner = Votre première pièce couvre un coin du plateau. Posez-en une.
lesson-blokus-first-corner-done = Chaque couleur part de son propre coin.
lesson-blokus-touch-corner = Désormais, chaque pièce touche une des vôtres, coin contre coin.
lesson-blokus-touch-corner-done = Coin contre coin : ainsi grandit votre couleur.
lesson-blokus-never-edge = Les coins oui, les côtés jamais. Posez la barre de cinq.
lesson-blokus-never-edge-done = Vos propres pièces ne sont jamais côte à côte.
lesson-blokus-others-edge = Les côtés des autres couleurs sont permis. Posez une pièce collée à l’une d’elles.
lesson-blokus-others-edge-done = Seuls vos propres côtés vous sont interdits.
lesson-blokus-turn-flip = On peut tourner et retourner les pièces. Remplissez exactement les cases éclairées.
lesson-blokus-turn-flip-done = La même pièce, mise dans l’autre sens.
lesson-blokus-big-first = Les grandes pièces manquent vite de place. Posez-en une de cinq carrés.
lesson-blokus-big-first-done = Les petites trouveront encore une place plus tard.
lesson-blokus-to-middle = Le milieu ouvre tout le plateau. Atteignez une case éclairée.
lesson-blokus-to-middle-done = De là, vous pouvez grandir dans toutes les directions.
lesson-blokus-close-door = Le jaune veut continuer depuis la case éclairée. Couvrez-la.
lesson-blokus-close-door-done = Un coin couvert, c’est une porte fermée.
lesson-blokus-shut-out = Le jaune ne va plus nulle part : son tour est sauté. Posez votre pièce suivante.
lesson-blokus-shut-out-done = Encore à vous : qui a de la place continue.
lesson-blokus-fewest-left = Plus personne ne peut poser. Qui a gagné ?
lesson-blokus-fewest-left-blue = Le bleu, avec 17 cases restantes
lesson-blokus-fewest-left-yellow = Le jaune, avec 54 cases restantes
lesson-blokus-fewest-left-done = Le moins de cases restantes l’emporte.

## Points
lesson-blokus-points-left = Aux points, chaque case restante compte moins un. Combien coûtent deux pièces de quatre ?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Deux fois quatre cases : moins huit.
lesson-blokus-points-bonus = Toutes les pièces posées rapportent 15. Avec le carré unique en dernier, 5 de plus. Combien en tout ?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Plus de vingt, ce n’est pas possible.

## À deux
lesson-blokus-two-red = À deux, vous jouez le bleu et le rouge. Mettez le rouge dans un coin libre.
lesson-blokus-two-red-done = Chaque couleur a ses propres pièces et son propre départ.
lesson-blokus-two-apart = Le bleu et le rouge sont à vous, mais ils ne s’aident pas. Posez du bleu.
lesson-blokus-two-apart-done = Le bleu ne grandit qu’à partir du bleu.

## À trois
lesson-blokus-shared-turn = Le vert est commun : chacun le pose à son tour, et c’est à vous. Mettez-le dans le dernier coin.
lesson-blokus-shared-turn-done = La prochaine fois, quelqu’un d’autre posera le vert.
lesson-blokus-shared-count = À qui sont les cases du vert à la fin ?
lesson-blokus-shared-count-me = À moi
lesson-blokus-shared-count-all = À tout le monde
lesson-blokus-shared-count-nobody = À personne
lesson-blokus-shared-count-done = La couleur commune ne compte pour personne.

## Le petit plateau
lesson-blokus-duo-start = Duo commence à l’intérieur du plateau. Couvrez votre case de départ éclairée.
lesson-blokus-duo-start-done = L’autre couleur part d’en face.
lesson-blokus-duo-meet = Sur le petit plateau, on se rencontre tout de suite. Glissez-vous au milieu : atteignez une case éclairée.
lesson-blokus-duo-meet-done = La place prise tôt manque ensuite à l’autre.

## Ce qui n’allait pas
lesson-wrong-no-start-corner = La première pièce d’une couleur couvre une case d’angle libre.
lesson-wrong-no-start-square = En Duo, la première pièce couvre votre case de départ.
lesson-wrong-edge-contact = Là, elle longe votre propre couleur par un côté.
lesson-wrong-no-corner-contact = Là, elle ne touche aucun coin de sa couleur.
lesson-wrong-overlap = Il y a déjà une pièce.
lesson-wrong-off-board = Une partie dépasse du plateau.
lesson-wrong-not-the-line = C’est possible, mais prenez plutôt la barre de cinq.
lesson-wrong-no-neighbour = C’est possible, mais aucune autre couleur n’est à côté.
lesson-wrong-not-the-lit = Exactement les cases éclairées : tournez ou retournez la pièce.
lesson-wrong-too-small = C’est possible, mais elle a moins de cinq carrés.
lesson-wrong-not-to-middle = C’est possible, mais aucune case éclairée n’est couverte.
lesson-wrong-door-open = Le jaune peut encore continuer depuis la case éclairée.
lesson-wrong-more-left = C’est la couleur qui a le plus de cases restantes.
lesson-wrong-per-piece = On compte les cases, pas les pièces.
lesson-wrong-no-minus = Ce qui reste coûte des points.
lesson-wrong-smallest-too = Et le carré unique est venu en dernier.
lesson-wrong-all-laid-too = Et toutes les pièces sont posées.
lesson-wrong-shared-mine = Vous ne le posez qu’une fois sur trois.
lesson-wrong-shared-all = Alors cela ne changerait rien.
lesson-wrong-not-between = C’est possible, mais aucune case éclairée n’est couverte.
