### Conseils et analyse d’une partie de Blokus.

## Le conseil

blokus-advice = Conseil
blokus-advice-key = Conseil (H)
blokus-advice-stop = Ne plus chercher de conseil
blokus-advice-thinking = On cherche un bon coup…
blokus-advice-close = Masquer le conseil
blokus-advice-take = La placer
blokus-advice-said = Conseil : { $piece } en { $cells }. { $margin }.
blokus-advice-refused = Pas de conseil : { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Environ une case d’avance
       *[other] Environ { $count } cases d’avance
    }
blokus-margin-behind =
    { $count ->
        [one] Environ une case de retard
       *[other] Environ { $count } cases de retard
    }
blokus-margin-level = À peu près à égalité en tête

## L’analyse

blokus-review-waiting = On regarde la partie…
blokus-review-progress = { $done } coups examinés sur { $total }
blokus-review-chart = Résultat attendu, coup par coup
blokus-review-about = Cases que chaque couleur devrait avoir posées à la fin
blokus-review-about-bonus = Cases que chaque couleur devrait avoir posées à la fin, bonus compris
blokus-review-slider = Moment de la partie
blokus-review-before = Avant le coup { $number }
blokus-review-end = La fin
blokus-review-unknown = pas encore examiné
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Les tournants de la partie
blokus-review-swings-later = Les grands tournants apparaîtront ici.
blokus-review-no-swings = Aucun coup n’a fait de cadeau. Bien joué !
blokus-review-swing = Coup { $number } : { $name }
blokus-review-lost =
    { $count ->
        [one] environ une case perdue
       *[other] environ { $count } cases perdues
    }
blokus-review-played = Joué : { $piece }
blokus-review-better = Mieux : { $piece }
blokus-review-board = Position avant le coup { $number }
blokus-review-board-swing = Position avant le coup { $number }. Joué : { $played }. Mieux : { $better }.
blokus-review-board-end = La position finale
blokus-review-table = Tous les nombres
blokus-review-table-caption = Points attendus de chaque couleur avant chaque coup
blokus-review-column-move = Coup
blokus-review-column-player = Joueur
blokus-review-column-laid = Posé
blokus-review-column-better = Mieux
blokus-review-number = { $points }
