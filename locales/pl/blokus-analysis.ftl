### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Połóż
blokus-advice-said = Podpowiedź: { $piece } na { $cells }. { $margin }.
blokus-margin-ahead =
    { $count ->
        [one] Około jednego kwadratu przewagi
        [few] Około { $count } kwadratów przewagi
        [many] Około { $count } kwadratów przewagi
       *[other] Około { $count } kwadratu przewagi
    }
blokus-margin-behind =
    { $count ->
        [one] Około jednego kwadratu straty
        [few] Około { $count } kwadratów straty
        [many] Około { $count } kwadratów straty
       *[other] Około { $count } kwadratu straty
    }
blokus-margin-level = Mniej więcej równo z najlepszymi

## The review

blokus-review-chart = Spodziewany wynik, ruch po ruchu
blokus-review-about = Ile kwadratów każdy kolor pewnie położy do końca gry
blokus-review-about-bonus = Ile kwadratów każdy kolor pewnie położy do końca gry, razem z premią
blokus-review-slider = Chwila gry
blokus-review-unknown = jeszcze niezbadane
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] strata około jednego kwadratu
        [few] strata około { $count } kwadratów
        [many] strata około { $count } kwadratów
       *[other] strata około { $count } kwadratu
    }
blokus-review-gave-piece = Nie ma już miejsca na: { $pieces }
blokus-review-gave-lane = Przejście zamyka: { $name }. Nie ma już miejsca na: { $pieces }
blokus-review-gave-room = Kwadraty poza zasięgiem: { $count }
blokus-review-gave-left = Wolne kwadraty dla: { $name } · { $count }
blokus-review-gave-small = O tyle kwadratów mniej na planszy: { $count }
blokus-review-table = Wszystkie liczby
blokus-review-table-caption = Spodziewane punkty każdego koloru przed każdym ruchem
blokus-review-column-move = Ruch
blokus-review-column-player = Gracz
blokus-review-column-laid = Zagrano
blokus-review-column-better = Lepiej
blokus-review-number = { $points }
