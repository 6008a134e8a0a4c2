### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Podpowiedź
blokus-advice-key = Podpowiedź (H)
blokus-advice-stop = Nie szukaj podpowiedzi
blokus-advice-thinking = Szukamy dobrego ruchu…
blokus-advice-close = Ukryj podpowiedź
blokus-advice-take = Połóż
blokus-advice-said = Podpowiedź: { $piece } na { $cells }. { $margin }.
blokus-advice-refused = Bez podpowiedzi: { $reason }
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

blokus-review-waiting = Oglądamy tę grę…
blokus-review-progress = Zbadane ruchy: { $done } z { $total }
blokus-review-chart = Spodziewany wynik, ruch po ruchu
blokus-review-about = Ile kwadratów każdy kolor pewnie położy do końca gry
blokus-review-about-bonus = Ile kwadratów każdy kolor pewnie położy do końca gry, razem z premią
blokus-review-slider = Chwila gry
blokus-review-before = Przed ruchem { $number }
blokus-review-end = Koniec
blokus-review-unknown = jeszcze niezbadane
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Punkty zwrotne
blokus-review-swings-later = Tu pojawią się największe punkty zwrotne.
blokus-review-no-swings = Żaden ruch nie był stratą. Dobra gra!
blokus-review-swing = Ruch { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] strata około jednego kwadratu
        [few] strata około { $count } kwadratów
        [many] strata około { $count } kwadratów
       *[other] strata około { $count } kwadratu
    }
blokus-review-played = Zagrano: { $piece }
blokus-review-better = Lepiej: { $piece }
blokus-review-board = Pozycja przed ruchem { $number }
blokus-review-board-swing = Pozycja przed ruchem { $number }. Zagrano: { $played }. Lepiej: { $better }.
blokus-review-board-end = Pozycja końcowa
blokus-review-table = Wszystkie liczby
blokus-review-table-caption = Spodziewane punkty każdego koloru przed każdym ruchem
blokus-review-column-move = Ruch
blokus-review-column-player = Gracz
blokus-review-column-laid = Zagrano
blokus-review-column-better = Lepiej
blokus-review-number = { $points }
