### Blackout : tout ce que les pages en disent, sauf ses règles.

game-blackout = Blackout
game-blackout-pitch = Trois dés sur le toboggan, des jetons sur les cartes, et soudain plus de lumière.

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
blackout-space-open = { $number }, découvert, carte { $card }, case { $space }
blackout-space-covered = { $number }, couvert, carte { $card }, case { $space }
blackout-space-free = LIBRE, couverte, carte { $card }, case { $space }

blackout-tray = Ce qui reste du lancer
blackout-token = { $item }
blackout-token-lost = { $item }, ne va nulle part
blackout-fits-nowhere = Ne va nulle part
blackout-about-wild = Un jeton sur la case découverte de votre choix.
blackout-about-undo = Enlève un jeton de n’importe quelle carte.
blackout-about-reroll = Relance les deux autres dés.

blackout-roll-do = Lancer
blackout-reroll-do = RELANCER
blackout-end-do = Fin du tour
blackout-call = BLACKOUT !
blackout-keys-number = Prendre ce chiffre
blackout-keys-use = Le jouer sur cette case, ou lancer

blackout-your-turn = À vous
blackout-turn-of =
    { $who ->
        [you] À vous de jouer
        [nobody] La chaise est encore libre
       *[other] À { $name } de jouer
    }
blackout-waiting-for =
    { $who ->
        [you] Vous jouez
        [nobody] La chaise est encore libre
       *[other] { $name } joue
    }
blackout-setting = On dispose les cartes
blackout-extra-turn = Tour bonus
blackout-left = a abandonné
blackout-hint-roll = Lancez les dés sur le toboggan
blackout-hint-wait =
    { $who ->
        [you] Vous allez lancer les dés
        [nobody] Le lancer attend quelqu’un
       *[other] { $name } va lancer les dés
    }
blackout-cards-won =
    { $count ->
        [one] { $count } carte sur { $goal }
       *[other] { $count } cartes sur { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name } : { $count } carte sur { $goal }
       *[other] { $name } : { $count } cartes sur { $goal }
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
blackout-last-roll = Dernier lancer : { $dice }
blackout-pending = Reste à utiliser : { $items }.
blackout-lost = Ne va nulle part : { $items }

blackout-said-begins =
    { $who ->
        [you] Vous commencez.
        [nobody] Une chaise libre commence.
       *[other] { $name } commence.
    }
blackout-said-rolled =
    { $who ->
        [you] Vous lancez { $dice }.
        [nobody] Les dés montrent { $dice }.
       *[other] { $name } lance { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Vous relancez deux dés : { $dice }.
        [nobody] Deux dés encore une fois : { $dice }.
       *[other] { $name } relance deux dés : { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Vous jouez { $item } : un jeton sur la carte { $card }, case { $space }.
        [nobody] Un jeton est sur la carte { $card }, case { $space }.
       *[other] { $name } joue { $item } : un jeton sur la carte { $card }, case { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Vous jouez ANNULER : le jeton quitte la carte { $card }, case { $space }.
        [nobody] Le jeton a quitté la carte { $card }, case { $space }.
       *[other] { $name } joue ANNULER : le jeton quitte la carte { $card }, case { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Vous gagnez une carte.
        [nobody] Une carte est gagnée.
       *[other] { $name } gagne une carte.
    }
blackout-said-opened = On retourne la carte { $card }.
blackout-said-blackout = BLACKOUT ! Qui crie en premier prend une carte.
blackout-said-called =
    { $who ->
        [you] Vous avez crié en premier !
        [nobody] Quelqu’un a crié en premier !
       *[other] { $name } a crié en premier !
    }
blackout-said-nobody = Personne n’a crié à temps.
blackout-said-nothing = Rien ne convient.
blackout-said-ended =
    { $who ->
        [you] Vous terminez le tour.
        [nobody] Le tour se termine.
       *[other] { $name } termine son tour.
    }
blackout-said-left =
    { $who ->
        [you] Vous avez quitté la partie.
        [nobody] Quelqu’un a quitté la partie.
       *[other] { $name } a quitté la partie.
    }
blackout-said-back = Un coup est repris.
blackout-said-turn =
    { $who ->
        [you] À vous de jouer.
        [nobody] C’est au tour d’une chaise libre.
       *[other] C’est à { $name } de jouer.
    }
blackout-said-extra =
    { $who ->
        [you] Vous avez un tour supplémentaire.
        [nobody] Il y a un tour supplémentaire.
       *[other] { $name } a un tour supplémentaire.
    }
blackout-said-over =
    { $who ->
        [you] La partie est finie. Vous gagnez.
        [together] La partie est finie. Victoire partagée avec { $names }.
        [several] La partie est finie. { $names } se partagent la victoire.
        [nobody] La partie est finie.
       *[other] La partie est finie. { $names } gagne.
    }

blackout-move-roll = Lancer les dés
blackout-move-reroll = RELANCER les deux autres dés
blackout-move-end = Terminer le tour
blackout-move-call = Crier BLACKOUT !
blackout-move-call-as =
    { $who ->
        [you] Vous criez BLACKOUT !
        [nobody] BLACKOUT !
       *[other] { $name } crie BLACKOUT !
    }
blackout-move-number = { $number } sur la carte { $card }, case { $space }
blackout-move-wild = JOKER sur le { $number } de la carte { $card }, case { $space }
blackout-move-undo = ANNULER le { $number } de la carte { $card }, case { $space }

blackout-text-not-now = Rien à faire pour vous en ce moment.
blackout-text-moves = Coups possibles
blackout-text-state = La situation
blackout-cards-table = Cartes visibles
blackout-space-column = Case
blackout-cell-open = { $number }, découvert
blackout-cell-covered = { $number }, couvert

blackout-sheet = Qui a { $goal } cartes en premier gagne
blackout-sheet-place = Rang
blackout-sheet-player = Joueur
blackout-sheet-cards = Cartes gagnées

## Pourquoi c’est refusé ou fini, en aussi peu de mots que possible

reason-not-pending = Pas dans ce lancer
reason-no-match = Mauvais chiffre
reason-covered = Déjà couvert
reason-no-chip = Aucun jeton ici
reason-no-blackout = Pas de Blackout
reason-five-cards = Cinq cartes gagnées

## Les coups, racontés par la relecture

replay-blackout-roll = les dés sur le toboggan
replay-blackout-reroll = deux dés encore une fois
replay-blackout-end = fin du tour
replay-blackout-call = Blackout !
replay-blackout-put = { $what } sur la carte { $card }, case { $space }
replay-blackout-undo = jeton ôté de la carte { $card }, case { $space }
replay-blackout-draw = une nouvelle carte
replay-blackout-begin =
    { $who ->
        [you] Vous commencez
        [nobody] Une chaise libre commence
       *[other] { $name } commence
    }

## Le conseil / L’analyse

blackout-advice-take = Le placer
blackout-advice-said = Conseil : { $move }. { $chance }.
blackout-chance = Chances de gagner : environ { $percent }
blackout-review-chances = Chances de gagner : { $played } au lieu de { $better }
