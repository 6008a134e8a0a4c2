### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Vihje
blokus-advice-key = Vihje (H)
blokus-advice-stop = Ära enam vihjet otsi
blokus-advice-thinking = Otsime head käiku…
blokus-advice-close = Peida vihje
blokus-advice-take = Pane
blokus-advice-said = Vihje: { $piece }, { $cells }. { $margin }.
blokus-advice-refused = Vihjet pole: { $reason }
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

blokus-review-waiting = Analüüsime mängu…
blokus-review-progress = Analüüsitud käike: { $done } / { $total }
blokus-review-chart = Oodatav tulemus käikude kaupa
blokus-review-about = Mitu ruutu iga värv arvatavasti lõpuks lauale saab
blokus-review-about-bonus = Mitu ruutu iga värv arvatavasti lõpuks lauale saab, koos boonuspunktidega
blokus-review-slider = Hetk mängus
blokus-review-before = Enne { $number }. käiku
blokus-review-end = Lõpp
blokus-review-unknown = pole veel analüüsitud
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Kus mäng pöördus
blokus-review-swings-later = Suurimad pöörded ilmuvad siia.
blokus-review-no-swings = Ükski käik ei andnud midagi ära. Hästi mängitud!
blokus-review-swing = { $number }. käik: { $name }
blokus-review-lost =
    { $count ->
        [one] andis ära umbes ühe ruudu
       *[other] andis ära umbes { $count } ruutu
    }
blokus-review-played = Pandi: { $piece }
blokus-review-better = Parem: { $piece }
blokus-review-board = Seis enne { $number }. käiku
blokus-review-board-swing = Seis enne { $number }. käiku. Pandi: { $played }. Parem: { $better }.
blokus-review-board-end = Lõppseis
blokus-review-table = Kõik arvud
blokus-review-table-caption = Iga värvi oodatavad punktid enne iga käiku
blokus-review-column-move = Käik
blokus-review-column-player = Mängija
blokus-review-column-laid = Pandud
blokus-review-column-better = Parem
blokus-review-number = { $points }
