### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Leteszem
blokus-advice-said = Tipp: { $piece } ide: { $cells }. { $margin }.
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

blokus-review-chart = Várható eredmény lépésenként
blokus-review-about = Várhatóan hány mezőt rak le minden szín a játék végéig
blokus-review-about-bonus = Várhatóan hány mezőt rak le minden szín a játék végéig, bónuszpontokkal együtt
blokus-review-slider = Hol tart a játék
blokus-review-unknown = még nincs átnézve
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] kb. egy mezőt ajándékozott el
       *[other] kb. { $count } mezőt ajándékozott el
    }
blokus-review-gave-piece = Már sehol sincs helye: { $pieces }
blokus-review-gave-lane = Elzárta az utat: { $name }. Már sehol sincs helye: { $pieces }
blokus-review-gave-room = Elérhetetlenné vált mezők: { $count }
blokus-review-gave-left = Szabadon hagyott mezők neki: { $name } · { $count }
blokus-review-gave-small = Ennyivel kevesebb mező a táblán: { $count }
blokus-review-table = Minden szám
blokus-review-table-caption = A színek várható pontjai az egyes lépések előtt
blokus-review-column-move = Lépés
blokus-review-column-player = Játékos
blokus-review-column-laid = Lerakva
blokus-review-column-better = Jobb
blokus-review-number = { $points }
