### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Læg den
blokus-advice-said = Tip: { $piece } på { $cells }. { $margin }.
blokus-margin-ahead =
    { $count ->
        [one] Cirka én firkant foran
       *[other] Cirka { $count } firkanter foran
    }
blokus-margin-behind =
    { $count ->
        [one] Cirka én firkant bagud
       *[other] Cirka { $count } firkanter bagud
    }
blokus-margin-level = Cirka lige med den bedste

## The review

blokus-review-chart = Forventet resultat, træk for træk
blokus-review-about = Hvor mange firkanter hver farve ventes at lægge i alt
blokus-review-about-bonus = Hvor mange firkanter hver farve ventes at lægge i alt, med bonuspoint
blokus-review-slider = Sted i spillet
blokus-review-unknown = ikke set på endnu
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] gav cirka én firkant væk
       *[other] gav cirka { $count } firkanter væk
    }
blokus-review-gave-piece = Ikke længere plads til: { $pieces }
blokus-review-gave-lane = Vej lukket af: { $name }. Ikke længere plads til: { $pieces }
blokus-review-gave-room = Firkanter uden for rækkevidde: { $count }
blokus-review-gave-left = Firkanter overladt til: { $name } · { $count }
blokus-review-gave-small = Færre firkanter lagt: { $count }
blokus-review-table = Alle tal
blokus-review-table-caption = Forventede point for hver farve før hvert træk
blokus-review-column-move = Træk
blokus-review-column-player = Spiller
blokus-review-column-laid = Lagt
blokus-review-column-better = Bedre
blokus-review-number = { $points }
