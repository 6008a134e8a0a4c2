### Conseils et analyse d’une partie de Blokus.

## Le conseil

blokus-advice-take = La placer
blokus-advice-said = Conseil : { $piece } en { $cells }. { $margin }.
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

blokus-review-chart = Résultat attendu, coup par coup
blokus-review-about = Cases que chaque couleur devrait avoir posées à la fin
blokus-review-about-bonus = Cases que chaque couleur devrait avoir posées à la fin, bonus compris
blokus-review-slider = Moment de la partie
blokus-review-unknown = pas encore examiné
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] environ une case perdue
       *[other] environ { $count } cases perdues
    }
blokus-review-gave-piece = Plus de place pour : { $pieces }
blokus-review-gave-lane = Passage fermé par : { $name }. Plus de place pour : { $pieces }
blokus-review-gave-room = Cases hors d’atteinte : { $count }
blokus-review-gave-left = Cases laissées libres à : { $name } · { $count }
blokus-review-gave-small = Cases posées en moins : { $count }
blokus-review-table = Tous les nombres
blokus-review-table-caption = Points attendus de chaque couleur avant chaque coup
blokus-review-column-move = Coup
blokus-review-column-player = Joueur
blokus-review-column-laid = Posé
blokus-review-column-better = Mieux
blokus-review-number = { $points }
