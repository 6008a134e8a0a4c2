### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Položiť
blokus-advice-said = Nápoveda: { $piece } na { $cells }. { $margin }.
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

blokus-review-chart = Očakávaný výsledok ťah po ťahu
blokus-review-about = Koľko štvorčekov každá farba do konca asi položí
blokus-review-about-bonus = Koľko štvorčekov každá farba do konca asi položí, aj s bonusom
blokus-review-slider = Okamih hry
blokus-review-unknown = zatiaľ neprezreté
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] strata asi jeden štvorček
        [few] strata asi { $count } štvorčeky
       *[other] strata asi { $count } štvorčekov
    }
blokus-review-gave-piece = Už niet miesta pre: { $pieces }
blokus-review-gave-lane = Cestu zatvára: { $name }. Už niet miesta pre: { $pieces }
blokus-review-gave-room = Štvorčeky mimo dosahu: { $count }
blokus-review-gave-left = Voľné štvorčeky pre: { $name } · { $count }
blokus-review-gave-small = O toľko štvorčekov menej na doske: { $count }
blokus-review-table = Všetky čísla
blokus-review-table-caption = Očakávané body každej farby pred každým ťahom
blokus-review-column-move = Ťah
blokus-review-column-player = Hráč
blokus-review-column-laid = Zahrané
blokus-review-column-better = Lepšie
blokus-review-number = { $points }
