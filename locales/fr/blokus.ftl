### Le plateau de Blokus.

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
blokus-tray = Pièces : { $colour }
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
blokus-standing-left = parti
blokus-skipped = passe son tour

blokus-your-turn = À vous
blokus-turn-of = Au tour de { $name }
blokus-waiting-for = { $name } réfléchit
blokus-drawing-lots = Tirage au sort
blokus-lay-for-all = Vous posez pour la couleur commune
blokus-you-win = Vous gagnez !
blokus-wins = { $name } gagne
blokus-shared-win = Victoire partagée

blokus-lay = Poser ici
blokus-turn = Tourner
blokus-turn-key = Tourner (R)
blokus-flip = Retourner
blokus-flip-key = Retourner (F)
blokus-put-back = Remettre
blokus-pass = Passer
blokus-turn-board = Tourner le plateau
blokus-holding = Vous tenez { $piece }
blokus-hint-take = Prenez une pièce et posez-la sur le plateau
blokus-hint-holding = R tourne, F retourne, Échap remet

blokus-said-laid = Le { $colour } pose { $piece } en { $cells }.
blokus-said-returned = Le { $colour } reprend { $piece }.
blokus-said-passed = Le { $colour } passe.
blokus-said-skipped = Le { $colour } n’a plus de place : son tour est sauté.
blokus-said-turn =
    { $who ->
        [you] À vous de poser le { $colour }.
       *[other] { $name } doit poser le { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] La partie est finie. Vous gagnez.
        [one] La partie est finie. { $names } gagne.
       *[several] La partie est finie. { $names } se partagent la victoire.
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
blokus-board-table = Le plateau, rangée par rangée depuis le haut
blokus-empty = vide

blokus-sheet-basic = Le moins de cases restantes gagne
blokus-sheet-advanced = Le plus de points gagne : moins un par case, plus le bonus
blokus-sheet-place = Rang
blokus-sheet-player = Joueur
blokus-sheet-left = Cases restantes
blokus-sheet-bonus = Bonus
blokus-sheet-total = Total
blokus-sheet-plus = +{ $bonus }
blokus-sheet-number = { $value }
blokus-sheet-not-counted = ne compte pas
