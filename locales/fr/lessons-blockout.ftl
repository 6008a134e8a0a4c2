# Les leçons de Block Out !.

lesson-blockout-basics = Votre première tour
lesson-blockout-box = Avec la vraie boîte
lesson-blockout-take = La carte rouge permet n’importe quel bloc rouge : touchez la carte, puis un bloc.
lesson-blockout-take-done = Tous les blocs rouges vont, les autres couleurs non.
lesson-blockout-lower = Touchez la carte éclairée, appuyez sur ↓ jusqu’à ce que son bloc repose sur la table, et lâchez.
lesson-blockout-lower-done = C’est la base de votre tour.
lesson-blockout-stack = Glissez le bloc au-dessus de la tour, appuyez sur ↓ et lâchez : il doit tenir jusqu’à trois.
lesson-blockout-stack-done = Il a tenu jusqu’à la fin du compte.
lesson-blockout-edge = Le bloc du sommet dépasse à droite : descendez le vôtre là, et lâchez quand il est stable.
lesson-blockout-edge-done = Le milieu d’un bloc doit reposer sur quelque chose.
lesson-blockout-fall = Cette tour ne tiendra pas : prenez un bloc, voyez ce que coûte une chute, et recommencez.
lesson-blockout-fall-done = Trois cartes de plus, et c’est encore à vous, avec une nouvelle tour.
lesson-blockout-pass = La tour tremble trop ? Touchez deux fois Passer.
lesson-blockout-pass-done = Pas de bloc cette fois : aux autres de trembler.
lesson-blockout-reverse = Touchez deux fois Inversion, et on joue dans l’autre sens.
lesson-blockout-reverse-done = Maintenant, c’est à la personne de votre autre côté.
lesson-blockout-extra = Avec « Un bloc de plus », votre dernière carte ne gagne pas encore : posez un bloc au choix.
lesson-blockout-extra-done = Il tient, et la partie est à vous.
lesson-blockout-ninth = Huit blocs tiennent : posez le neuvième, et vous gagnez aussitôt.
lesson-blockout-ninth-done = Tous les neuf : plus rien d’autre ne compte.
lesson-blockout-real = Touchez la carte éclairée, posez un bloc pareil sur votre propre table, et dites ce qui s’est passé.
lesson-blockout-real-done = Le téléphone garde les cartes ; vous gardez la tour.

lesson-wrong-red-card = Pas celle-ci : jouez la carte rouge.
lesson-wrong-build = Pas maintenant : prenez un bloc.
lesson-wrong-play-pass = Pas maintenant : jouez Passer.
lesson-wrong-play-reverse = Pas maintenant : jouez Inversion.
lesson-wrong-fell = Elle est tombée. Essayez encore.
lesson-wrong-need-block-card = Une nouvelle tour commence par une carte Bloc.
