### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Aseta se
blokus-advice-said = Vihje: { $piece } ruutuihin { $cells }. { $margin }.
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

blokus-review-chart = Odotettu tulos siirto siirrolta
blokus-review-about = Montako ruutua kunkin värin odotetaan saavan laudalle
blokus-review-about-bonus = Montako ruutua kunkin värin odotetaan saavan laudalle, bonuspisteet mukana
blokus-review-slider = Tilanne pelissä
blokus-review-unknown = ei vielä katsottu
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] hukkasi noin yhden ruudun
       *[other] hukkasi noin { $count } ruutua
    }
blokus-review-gave-piece = Ei enää paikkaa laatoilla: { $pieces }
blokus-review-gave-lane = Väylän sulki: { $name }. Ei enää paikkaa laatoilla: { $pieces }
blokus-review-gave-room = Ruutuja jäi ulottumattomiin: { $count }
blokus-review-gave-left = Ruutuja jäi vapaaksi pelaajalle: { $name } · { $count }
blokus-review-gave-small = Ruutuja vähemmän laudalla: { $count }
blokus-review-table = Kaikki luvut
blokus-review-table-caption = Kunkin värin odotetut pisteet ennen jokaista siirtoa
blokus-review-column-move = Siirto
blokus-review-column-player = Pelaaja
blokus-review-column-laid = Pelattu
blokus-review-column-better = Parempi
blokus-review-number = { $points }
