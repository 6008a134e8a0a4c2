### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Tip
blokus-advice-key = Tip (H)
blokus-advice-stop = Stop med at lede efter et tip
blokus-advice-thinking = Leder efter et godt træk…
blokus-advice-close = Skjul tippet
blokus-advice-take = Læg den
blokus-advice-said = Tip: { $piece } på { $cells }. { $margin }.
blokus-advice-refused = Intet tip: { $reason }
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

blokus-review-waiting = Ser på spillet…
blokus-review-progress = { $done } af { $total } træk set
blokus-review-chart = Forventet resultat, træk for træk
blokus-review-about = Hvor mange firkanter hver farve ventes at lægge i alt
blokus-review-about-bonus = Hvor mange firkanter hver farve ventes at lægge i alt, med bonuspoint
blokus-review-slider = Sted i spillet
blokus-review-before = Før træk { $number }
blokus-review-end = Slutningen
blokus-review-unknown = ikke set på endnu
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Hvor spillet vendte
blokus-review-swings-later = De største vendinger dukker op her.
blokus-review-no-swings = Intet træk gav noget væk. Godt spillet!
blokus-review-swing = Træk { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] gav cirka én firkant væk
       *[other] gav cirka { $count } firkanter væk
    }
blokus-review-played = Spillet: { $piece }
blokus-review-better = Bedre: { $piece }
blokus-review-board = Stillingen før træk { $number }
blokus-review-board-swing = Stillingen før træk { $number }. Spillet: { $played }. Bedre: { $better }.
blokus-review-board-end = Slutstillingen
blokus-review-table = Alle tal
blokus-review-table-caption = Forventede point for hver farve før hvert træk
blokus-review-column-move = Træk
blokus-review-column-player = Spiller
blokus-review-column-laid = Lagt
blokus-review-column-better = Bedre
blokus-review-number = { $points }
