### Blokus : tout ce que les pages en disent, sauf ses règles.

game-blokus = Blokus
game-blokus-pitch = Coin contre coin, jamais côte à côte : casez toutes vos pièces avant qu’on vous prenne la place.

blokus-colour-blue = bleu
blokus-colour-yellow = jaune
blokus-colour-red = rouge
blokus-colour-green = vert

# Une lettre par couleur, pour qui ne distingue pas les couleurs ; toutes différentes.
blokus-letter-blue = B
blokus-letter-yellow = J
blokus-letter-red = R
blokus-letter-green = V

blokus-board = Plateau
blokus-shared = Couleur commune
blokus-squares-left =
    { $count ->
        [one] { $count } case restante
       *[other] { $count } cases restantes
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } pièce restante
       *[other] { $count } pièces restantes
    }
blokus-tray = Pièces : { $colour }
blokus-piece = Pièce { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, aucune place
        [one] { $piece }, { $count } place
       *[other] { $piece }, { $count } places
    }
blokus-whose-tray = Couleur dont les pièces sont montrées

blokus-standing-blocked = plus de coup possible
blokus-standing-finished = tout est posé
blokus-standing-left = a abandonné
blokus-skipped = tour sauté

blokus-your-turn = À vous
blokus-turn-of =
    { $who ->
        [you] À vous de jouer
        [nobody] La chaise est encore libre
       *[other] À { $name } de jouer
    }
blokus-waiting-for =
    { $who ->
        [you] À vous de jouer
        [nobody] La chaise est encore libre
       *[other] { $name } réfléchit
    }
blokus-drawing-lots = Tirage au sort
blokus-lay-for-all = Vous posez pour la couleur commune
blokus-you-win = Vous gagnez !
blokus-wins =
    { $who ->
        [you] Vous gagnez !
        [nobody] Personne ne gagne
       *[other] { $name } gagne
    }
blokus-shared-win = Victoire partagée

blokus-lay = Poser ici
blokus-turn = Tourner
blokus-turn-key = Tourner (R)
blokus-flip = Retourner
blokus-flip-key = Retourner (F)
blokus-keys-jump = Sauter de ce côté, à la place suivante qui convient
blokus-put-back = Remettre
blokus-pass = Passer
blokus-pass-sure = Oui, passer
blokus-turn-board = Tourner le plateau
blokus-holding = Vous tenez { $piece }
blokus-hint-take = Prenez une pièce et posez-la sur le plateau
blokus-hint-holding = R tourne, F retourne, Échap remet

blokus-said-laid = Le { $colour } pose { $piece } en { $cells }.
blokus-said-returned = Le { $colour } reprend { $piece }.
blokus-said-passed = Le { $colour } passe.
blokus-said-skipped = Le { $colour } n’a plus de place : son tour est sauté.
blokus-said-turn =
    { $who ->
        [you] À vous de poser le { $colour }.
        [nobody] La chaise qui pose le { $colour } est encore libre.
       *[other] { $name } doit poser le { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] La partie est finie. Vous gagnez.
        [together] La partie est finie. Victoire partagée avec { $names }.
        [several] La partie est finie. { $names } se partagent la victoire.
        [nobody] La partie est finie.
       *[other] La partie est finie. { $names } gagne.
    }
blokus-said-fits = { $piece }, { $cell }, possible
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Vous n’avez rien à poser pour l’instant.
blokus-text-pieces = Pièces possibles
blokus-text-places = Places pour { $piece }
blokus-place =
    { $count ->
        [one] { $piece } en { $cells }, couvre { $count } case
       *[other] { $piece } en { $cells }, couvre { $count } cases
    }
blokus-text-before = Précédentes
blokus-text-after = Suivantes
blokus-text-page = Page { $page } sur { $pages }
blokus-board-table = Le plateau, ligne par ligne depuis le haut
blokus-empty = vide

blokus-sheet-basic = Le moins de cases l’emporte
blokus-sheet-advanced = Le plus de points l’emporte : moins un par case, plus le bonus
blokus-sheet-place = Rang
blokus-sheet-player = Joueur
blokus-sheet-left = Cases restantes
blokus-sheet-bonus = Bonus
blokus-sheet-total = Total
blokus-sheet-number = { $value }
blokus-sheet-not-counted = ne compte pas

## Pourquoi c’est refusé ou fini, en aussi peu de mots que possible

reason-off-board = Hors du plateau
reason-overlap = Case occupée
reason-bad-shape = Pas cette forme
reason-no-start-corner = Couvrez un coin
reason-no-start-square = Couvrez la case de départ
reason-edge-contact = Longe votre couleur
reason-no-corner-contact = Touchez un coin
reason-all-passed = Tous ont passé
reason-no-more-moves = Plus aucun coup
replay-blokus-lay =
    { $squares ->
        [one] une case en { $cell }
       *[other] { $squares } cases en { $cell }
    }
replay-blokus-pass = passe
replay-blokus-begin =
    { $who ->
        [you] Vous commencez
        [nobody] Une chaise libre commence
       *[other] { $name } commence
    }

## Enregistrements

end-record-blksgf = Pour Pentobi (.blksgf)
