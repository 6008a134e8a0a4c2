### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Tips
blokus-advice-key = Tips (H)
blokus-advice-stop = Slutt å lete etter tips
blokus-advice-thinking = Leter etter et godt trekk …
blokus-advice-close = Skjul tipset
blokus-advice-take = Legg den
blokus-advice-said = Tips: { $piece } på { $cells }. { $margin }.
blokus-advice-refused = Ingen tips: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Omtrent én rute foran
       *[other] Omtrent { $count } ruter foran
    }
blokus-margin-behind =
    { $count ->
        [one] Omtrent én rute bak
       *[other] Omtrent { $count } ruter bak
    }
blokus-margin-level = Omtrent likt med den beste

## The review

blokus-review-waiting = Ser på spillet …
blokus-review-progress = Har sett på { $done } av { $total } trekk
blokus-review-chart = Ventet resultat, trekk for trekk
blokus-review-about = Ruter hver farge ventes å ha lagt til slutt
blokus-review-about-bonus = Ruter hver farge ventes å ha lagt til slutt, med bonuspoeng
blokus-review-slider = Stilling i spillet
blokus-review-before = Før trekk { $number }
blokus-review-end = Slutten
blokus-review-unknown = ikke sett på ennå
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Der spillet snudde
blokus-review-swings-later = De største vendepunktene dukker opp her.
blokus-review-no-swings = Ingen trekk ga bort noe. Godt spilt!
blokus-review-swing = Trekk { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] ga bort omtrent én rute
       *[other] ga bort omtrent { $count } ruter
    }
blokus-review-played = Spilt: { $piece }
blokus-review-better = Bedre: { $piece }
blokus-review-board = Stillingen før trekk { $number }
blokus-review-board-swing = Stillingen før trekk { $number }. Spilt: { $played }. Bedre: { $better }.
blokus-review-board-end = Sluttstillingen
blokus-review-table = Alle tall
blokus-review-table-caption = Ventede poeng for hver farge før hvert trekk
blokus-review-column-move = Trekk
blokus-review-column-player = Spiller
blokus-review-column-laid = Lagt
blokus-review-column-better = Bedre
blokus-review-number = { $points }
