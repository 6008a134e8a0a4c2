### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Pane
blokus-advice-said = Vihje: { $piece }, { $cells }. { $margin }.
blokus-margin-ahead =
    { $count ->
        [one] Umbes üks ruut ees
       *[other] Umbes { $count } ruutu ees
    }
blokus-margin-behind =
    { $count ->
        [one] Umbes üks ruut taga
       *[other] Umbes { $count } ruutu taga
    }
blokus-margin-level = Parimaga umbes võrdne

## The review

blokus-review-chart = Oodatav tulemus käikude kaupa
blokus-review-about = Mitu ruutu iga värv arvatavasti lõpuks lauale saab
blokus-review-about-bonus = Mitu ruutu iga värv arvatavasti lõpuks lauale saab, koos boonuspunktidega
blokus-review-slider = Hetk mängus
blokus-review-unknown = pole veel analüüsitud
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] andis ära umbes ühe ruudu
       *[other] andis ära umbes { $count } ruutu
    }
blokus-review-gave-piece = Enam pole kohta klotsidel: { $pieces }
blokus-review-gave-lane = Tee sulges: { $name }. Enam pole kohta klotsidel: { $pieces }
blokus-review-gave-room = Ruute, kuhu enam ei ulatu: { $count }
blokus-review-gave-left = Vabu ruute jäi mängijale: { $name } · { $count }
blokus-review-gave-small = Ruute laual vähem: { $count }
blokus-review-table = Kõik arvud
blokus-review-table-caption = Iga värvi oodatavad punktid enne iga käiku
blokus-review-column-move = Käik
blokus-review-column-player = Mängija
blokus-review-column-laid = Pandud
blokus-review-column-better = Parem
blokus-review-number = { $points }
