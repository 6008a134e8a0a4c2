### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Položit
blokus-advice-said = Nápověda: { $piece } na { $cells }. { $margin }.
blokus-margin-ahead =
    { $count ->
        [one] Náskok asi jeden čtvereček
        [few] Náskok asi { $count } čtverečky
       *[other] Náskok asi { $count } čtverečků
    }
blokus-margin-behind =
    { $count ->
        [one] Ztráta asi jeden čtvereček
        [few] Ztráta asi { $count } čtverečky
       *[other] Ztráta asi { $count } čtverečků
    }
blokus-margin-level = Zhruba nastejno s nejlepším

## The review

blokus-review-chart = Očekávaný výsledek tah po tahu
blokus-review-about = Kolik čtverečků každá barva do konce nejspíš položí
blokus-review-about-bonus = Kolik čtverečků každá barva do konce nejspíš položí, i s bonusem
blokus-review-slider = Okamžik hry
blokus-review-unknown = zatím neprohlédnuto
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] ztráta asi jeden čtvereček
        [few] ztráta asi { $count } čtverečky
       *[other] ztráta asi { $count } čtverečků
    }
blokus-review-gave-piece = Už není místo pro: { $pieces }
blokus-review-gave-lane = Cestu zavírá: { $name }. Už není místo pro: { $pieces }
blokus-review-gave-room = Čtverečky mimo dosah: { $count }
blokus-review-gave-left = Volné čtverečky pro: { $name } · { $count }
blokus-review-gave-small = O tolik čtverečků méně na desce: { $count }
blokus-review-table = Všechna čísla
blokus-review-table-caption = Očekávané body každé barvy před každým tahem
blokus-review-column-move = Tah
blokus-review-column-player = Hráč
blokus-review-column-laid = Zahráno
blokus-review-column-better = Lepší
blokus-review-number = { $points }
