### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Nápoveda
blokus-advice-key = Nápoveda (H)
blokus-advice-stop = Nehľadať nápovedu
blokus-advice-thinking = Hľadáme dobrý ťah…
blokus-advice-close = Skryť nápovedu
blokus-advice-take = Položiť
blokus-advice-said = Nápoveda: { $piece } na { $cells }. { $margin }.
blokus-advice-refused = Bez nápovedy: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Náskok asi jeden štvorček
        [few] Náskok asi { $count } štvorčeky
       *[other] Náskok asi { $count } štvorčekov
    }
blokus-margin-behind =
    { $count ->
        [one] Strata asi jeden štvorček
        [few] Strata asi { $count } štvorčeky
       *[other] Strata asi { $count } štvorčekov
    }
blokus-margin-level = Zhruba vyrovnané s najlepším

## The review

blokus-review-waiting = Prezeráme hru…
blokus-review-progress = Prezreté ťahy: { $done } z { $total }
blokus-review-chart = Očakávaný výsledok ťah po ťahu
blokus-review-about = Koľko štvorčekov každá farba do konca asi položí
blokus-review-about-bonus = Koľko štvorčekov každá farba do konca asi položí, aj s bonusom
blokus-review-slider = Okamih hry
blokus-review-before = Pred ťahom { $number }
blokus-review-end = Koniec
blokus-review-unknown = zatiaľ neprezreté
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Kde sa hra zlomila
blokus-review-swings-later = Najväčšie zlomy sa objavia tu.
blokus-review-no-swings = Žiadny ťah nič nestratil. Dobre zahrané!
blokus-review-swing = Ťah { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] strata asi jeden štvorček
        [few] strata asi { $count } štvorčeky
       *[other] strata asi { $count } štvorčekov
    }
blokus-review-played = Zahrané: { $piece }
blokus-review-better = Lepšie: { $piece }
blokus-review-board = Pozícia pred ťahom { $number }
blokus-review-board-swing = Pozícia pred ťahom { $number }. Zahrané: { $played }. Lepšie: { $better }.
blokus-review-board-end = Záverečná pozícia
blokus-review-table = Všetky čísla
blokus-review-table-caption = Očakávané body každej farby pred každým ťahom
blokus-review-column-move = Ťah
blokus-review-column-player = Hráč
blokus-review-column-laid = Zahrané
blokus-review-column-better = Lepšie
blokus-review-number = { $points }
