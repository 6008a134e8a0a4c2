### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Vihje
blokus-advice-key = Vihje (H)
blokus-advice-stop = Lopeta vihjeen etsiminen
blokus-advice-thinking = Etsitään hyvää siirtoa…
blokus-advice-close = Piilota vihje
blokus-advice-take = Aseta se
blokus-advice-said = Vihje: { $piece } ruutuihin { $cells }. { $margin }.
blokus-advice-refused = Ei vihjettä: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Noin yhden ruudun edellä
       *[other] Noin { $count } ruutua edellä
    }
blokus-margin-behind =
    { $count ->
        [one] Noin yhden ruudun jäljessä
       *[other] Noin { $count } ruutua jäljessä
    }
blokus-margin-level = Suunnilleen tasoissa parhaan kanssa

## The review

blokus-review-waiting = Katsotaan peliä…
blokus-review-progress = Siirtoja katsottu { $done } / { $total }
blokus-review-chart = Odotettu tulos siirto siirrolta
blokus-review-about = Montako ruutua kunkin värin odotetaan saavan laudalle
blokus-review-about-bonus = Montako ruutua kunkin värin odotetaan saavan laudalle, bonuspisteet mukana
blokus-review-slider = Tilanne pelissä
blokus-review-before = Ennen siirtoa { $number }
blokus-review-end = Loppu
blokus-review-unknown = ei vielä katsottu
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Missä peli kääntyi
blokus-review-swings-later = Suurimmat käänteet ilmestyvät tähän.
blokus-review-no-swings = Yksikään siirto ei hukannut mitään. Hyvin pelattu!
blokus-review-swing = Siirto { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] hukkasi noin yhden ruudun
       *[other] hukkasi noin { $count } ruutua
    }
blokus-review-played = Pelattu: { $piece }
blokus-review-better = Parempi: { $piece }
blokus-review-board = Tilanne ennen siirtoa { $number }
blokus-review-board-swing = Tilanne ennen siirtoa { $number }. Pelattu: { $played }. Parempi: { $better }.
blokus-review-board-end = Lopputilanne
blokus-review-table = Kaikki luvut
blokus-review-table-caption = Kunkin värin odotetut pisteet ennen jokaista siirtoa
blokus-review-column-move = Siirto
blokus-review-column-player = Pelaaja
blokus-review-column-laid = Pelattu
blokus-review-column-better = Parempi
blokus-review-number = { $points }
