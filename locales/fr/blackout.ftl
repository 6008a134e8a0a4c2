### L’aire de jeu de Blackout.

# Les mots sur les faces spéciales des dés et sur une case qui n’a pas besoin de nombre.
blackout-wild = JOKER
blackout-undo = ANNULER
blackout-reroll = RELANCER
blackout-free = LIBRE

# La lettre de chaque dé, d’après sa face spéciale ; les trois diffèrent.
blackout-die-W = J
blackout-die-U = A
blackout-die-R = R
blackout-die = Le dé { $die } montre { $face }
blackout-die-aside = Le dé { $die } est de côté
blackout-dice = Dés

blackout-card = Carte { $card }
blackout-card-coming = La carte suivante arrive
blackout-space-open = { $number }, ouvert, carte { $card }, case { $space }
blackout-space-covered = { $number }, couvert, carte { $card }, case { $space }
blackout-space-free = LIBRE, couverte, carte { $card }, case { $space }

blackout-tray = Ce qui reste du lancer
blackout-token = { $item }
blackout-token-lost = { $item }, ne va nulle part
blackout-fits-nowhere = Ne va nulle part

blackout-roll-do = Lancer
blackout-reroll-do = RELANCER
blackout-end-do = Fin du tour
blackout-call = BLACKOUT !

blackout-your-turn = À vous !
blackout-turn-of = Au tour de { $name }
blackout-waiting-for = { $name } joue
blackout-setting = On dispose les cartes
blackout-extra-turn = Tour bonus
blackout-left = est parti
blackout-hint-roll = Faites glisser les dés
blackout-hint-wait = { $name } va lancer les dés
blackout-cards-won =
    { $count ->
        [one] { $count } carte sur { $goal }
       *[other] { $count } cartes sur { $goal }
    }
blackout-player-cards =
    { $count ->
        [one] { $name } : { $count } carte sur { $goal }
       *[other] { $name } : { $count } cartes sur { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
blackout-chips =
    { $count ->
        [one] { $count } jeton en réserve
       *[other] { $count } jetons en réserve
    }
blackout-last-roll = Dernier lancer : { $dice }
blackout-pending = Reste à utiliser : { $items }.
blackout-lost = Ne va nulle part : { $items }

blackout-said-begins =
    { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
blackout-said-rolled =
    { $who ->
        [you] Vous lancez { $dice }.
        [other] { $name } lance { $dice }.
       *[nobody] Les dés montrent { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Vous relancez deux dés : { $dice }.
        [other] { $name } relance deux dés : { $dice }.
       *[nobody] Deux dés encore une fois : { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Vous jouez { $item } : un jeton sur la carte { $card }, case { $space }.
        [other] { $name } joue { $item } : un jeton sur la carte { $card }, case { $space }.
       *[nobody] Un jeton est sur la carte { $card }, case { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Vous jouez ANNULER : le jeton quitte la carte { $card }, case { $space }.
        [other] { $name } joue ANNULER : le jeton quitte la carte { $card }, case { $space }.
       *[nobody] Le jeton a quitté la carte { $card }, case { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Vous gagnez la carte { $card }.
       *[other] { $name } gagne la carte { $card }.
    }
blackout-said-opened = On retourne la carte { $card }.
blackout-said-blackout = BLACKOUT ! Qui crie en premier prend une carte.
blackout-said-called =
    { $who ->
        [you] Vous avez crié en premier !
       *[other] { $name } a crié en premier !
    }
blackout-said-nobody = Personne n’a crié à temps.
blackout-said-nothing = Rien ne convient.
blackout-said-ended =
    { $who ->
        [you] Vous terminez le tour.
       *[other] { $name } termine son tour.
    }
blackout-said-left =
    { $who ->
        [you] Vous avez quitté la partie.
       *[other] { $name } a quitté la partie.
    }
blackout-said-back = Un coup est repris.
blackout-said-turn =
    { $who ->
        [you] C’est à vous.
       *[other] C’est au tour de { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Vous avez un tour supplémentaire.
       *[other] { $name } a un tour supplémentaire.
    }
blackout-said-over =
    { $who ->
        [you] La partie est finie. Vous gagnez.
        [one] La partie est finie. { $names } gagne.
       *[several] La partie est finie. { $names } se partagent la victoire.
    }

blackout-move-roll = Lancer les dés
blackout-move-reroll = RELANCER les deux autres dés
blackout-move-end = Terminer le tour
blackout-move-call = Crier BLACKOUT !
blackout-move-call-as = { $name } crie BLACKOUT !
blackout-move-number = { $number } sur la carte { $card }, case { $space }
blackout-move-wild = JOKER sur le { $number } de la carte { $card }, case { $space }
blackout-move-undo = ANNULER le { $number } de la carte { $card }, case { $space }

blackout-text-not-now = Rien à faire pour vous en ce moment.
blackout-text-moves = Ce que vous pouvez faire
blackout-text-state = Où en est la partie
blackout-cards-table = Les cartes ouvertes
blackout-space-column = Case
blackout-cell-open = { $number }, ouvert
blackout-cell-covered = { $number }, couvert

blackout-sheet = Qui a { $goal } cartes en premier gagne
blackout-sheet-place = Place
blackout-sheet-player = Joueur
blackout-sheet-cards = Cartes gagnées
