### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Legg den
blokus-advice-said = Tips: { $piece } på { $cells }. { $margin }.
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

blokus-review-chart = Ventet resultat, trekk for trekk
blokus-review-about = Ruter hver farge ventes å ha lagt til slutt
blokus-review-about-bonus = Ruter hver farge ventes å ha lagt til slutt, med bonuspoeng
blokus-review-slider = Stilling i spillet
blokus-review-unknown = ikke sett på ennå
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] ga bort omtrent én rute
       *[other] ga bort omtrent { $count } ruter
    }
blokus-review-gave-piece = Ikke lenger plass til: { $pieces }
blokus-review-gave-lane = Vei stengt av: { $name }. Ikke lenger plass til: { $pieces }
blokus-review-gave-room = Ruter utenfor rekkevidde: { $count }
blokus-review-gave-left = Ruter overlatt til: { $name } · { $count }
blokus-review-gave-small = Færre ruter lagt: { $count }
blokus-review-table = Alle tall
blokus-review-table-caption = Ventede poeng for hver farge før hvert trekk
blokus-review-column-move = Trekk
blokus-review-column-player = Spiller
blokus-review-column-laid = Lagt
blokus-review-column-better = Bedre
blokus-review-number = { $points }
