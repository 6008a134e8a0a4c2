### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Tipp
blokus-advice-key = Tipp (H)
blokus-advice-stop = Ne keress tovább tippet
blokus-advice-thinking = Keressük a jó lépést…
blokus-advice-close = Tipp elrejtése
blokus-advice-take = Leteszem
blokus-advice-said = Tipp: { $piece } ide: { $cells }. { $margin }.
blokus-advice-refused = Nincs tipp: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Előny: kb. egy mező
       *[other] Előny: kb. { $count } mező
    }
blokus-margin-behind =
    { $count ->
        [one] Hátrány: kb. egy mező
       *[other] Hátrány: kb. { $count } mező
    }
blokus-margin-level = Nagyjából egyenlő a legjobbal

## The review

blokus-review-waiting = Átnézzük a játékot…
blokus-review-progress = Átnézett lépések: { $done } / { $total }
blokus-review-chart = Várható eredmény lépésenként
blokus-review-about = Várhatóan hány mezőt rak le minden szín a játék végéig
blokus-review-about-bonus = Várhatóan hány mezőt rak le minden szín a játék végéig, bónuszpontokkal együtt
blokus-review-slider = Hol tart a játék
blokus-review-before = { $number }. lépés előtt
blokus-review-end = A vége
blokus-review-unknown = még nincs átnézve
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Ahol fordult a játék
blokus-review-swings-later = Itt jelennek meg a legnagyobb fordulatok.
blokus-review-no-swings = Senki sem ajándékozott el semmit. Szép játék!
blokus-review-swing = { $number }. lépés: { $name }
blokus-review-lost =
    { $count ->
        [one] kb. egy mezőt ajándékozott el
       *[other] kb. { $count } mezőt ajándékozott el
    }
blokus-review-played = Ezt rakta: { $piece }
blokus-review-better = Jobb: { $piece }
blokus-review-board = { $number }. lépés előtti állás
blokus-review-board-swing = { $number }. lépés előtti állás. Ezt rakta: { $played }. Jobb: { $better }.
blokus-review-board-end = A végső állás
blokus-review-table = Minden szám
blokus-review-table-caption = A színek várható pontjai az egyes lépések előtt
blokus-review-column-move = Lépés
blokus-review-column-player = Játékos
blokus-review-column-laid = Lerakva
blokus-review-column-better = Jobb
blokus-review-number = { $points }
