### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Nolikt
blokus-advice-said = Padoms: { $piece }, { $cells }. { $margin }.
blokus-margin-ahead =
    { $count ->
        [1] Priekšā par apmēram vienu lauciņu
        [zero] Priekšā par apmēram { $count } lauciņiem
        [one] Priekšā par apmēram { $count } lauciņu
       *[other] Priekšā par apmēram { $count } lauciņiem
    }
blokus-margin-behind =
    { $count ->
        [1] Atpaliek par apmēram vienu lauciņu
        [zero] Atpaliek par apmēram { $count } lauciņiem
        [one] Atpaliek par apmēram { $count } lauciņu
       *[other] Atpaliek par apmēram { $count } lauciņiem
    }
blokus-margin-level = Apmēram vienādi ar labāko

## The review

blokus-review-chart = Gaidāmais rezultāts pa gājieniem
blokus-review-about = Cik lauciņu katra krāsa, domājams, noliks līdz beigām
blokus-review-about-bonus = Cik lauciņu katra krāsa, domājams, noliks līdz beigām, ar bonusa punktiem
blokus-review-slider = Vieta spēlē
blokus-review-unknown = vēl nav analizēts
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [1] atdeva apmēram vienu lauciņu
        [zero] atdeva apmēram { $count } lauciņu
        [one] atdeva apmēram { $count } lauciņu
       *[other] atdeva apmēram { $count } lauciņus
    }
blokus-review-gave-piece = Vairs nav vietas kauliņiem: { $pieces }
blokus-review-gave-lane = Ceļu aizvēra: { $name }. Vairs nav vietas kauliņiem: { $pieces }
blokus-review-gave-room = Vairs neaizsniedzami lauciņi: { $count }
blokus-review-gave-left = Brīvi lauciņi paliek spēlētājam: { $name } · { $count }
blokus-review-gave-small = Mazāk noliktu lauciņu: { $count }
blokus-review-table = Visi skaitļi
blokus-review-table-caption = Katras krāsas gaidāmie punkti pirms katra gājiena
blokus-review-column-move = Gājiens
blokus-review-column-player = Spēlētājs
blokus-review-column-laid = Nolikts
blokus-review-column-better = Labāk
blokus-review-number = { $points }
