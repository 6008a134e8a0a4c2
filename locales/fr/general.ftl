# Le plateau de tout jeu venu d’ailleurs : sa propre image et une liste de coups.
general-moves = Coups
general-search = Chercher un coup
general-no-match = Aucun coup ne porte ce nom.
general-text-moves = Coups possibles
general-text-parts = Ce que montre l’image
general-text-not-now = Rien à faire pour vous en ce moment.
general-tap = Touchez l’image.
general-tap-or-list = Touchez l’image, ou choisissez un coup dans la liste.
general-choose = Choisissez un coup dans la liste.
general-as = Jouer pour
general-no-picture = Ce jeu n’a pas d’image pour le moment. Tous les coups sont dans la liste.
general-refused = Ce coup n’est pas possible maintenant.
general-said-move =
    { $who ->
        [you] Vous jouez { $move }.
        [nobody] Coup joué : { $move }.
       *[other] { $name } joue { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Vous avez joué.
        [nobody] Il s’est passé quelque chose que vous ne pouvez pas voir.
       *[other] { $name } a joué.
    }
general-said-actor = { $actor } : { $move }
general-said-left =
    { $who ->
        [you] Vous avez quitté la partie.
        [nobody] Quelqu’un a quitté la partie.
       *[other] { $name } a quitté la partie.
    }
general-said-back = Un coup est repris.
general-sheet = Le résultat
general-sheet-place = Rang
general-sheet-player = Joueur
general-sheet-points = Points
general-about = Ce jeu vient d’un module installé par la personne qui gère ce serveur.
