### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Nápověda
blokus-advice-key = Nápověda (H)
blokus-advice-stop = Nehledat nápovědu
blokus-advice-thinking = Hledáme dobrý tah…
blokus-advice-close = Skrýt nápovědu
blokus-advice-take = Položit
blokus-advice-said = Nápověda: { $piece } na { $cells }. { $margin }.
blokus-advice-refused = Bez nápovědy: { $reason }
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

blokus-review-waiting = Prohlížíme hru…
blokus-review-progress = Prohlédnuté tahy: { $done } z { $total }
blokus-review-chart = Očekávaný výsledek tah po tahu
blokus-review-about = Kolik čtverečků každá barva do konce nejspíš položí
blokus-review-about-bonus = Kolik čtverečků každá barva do konce nejspíš položí, i s bonusem
blokus-review-slider = Okamžik hry
blokus-review-before = Před tahem { $number }
blokus-review-end = Konec
blokus-review-unknown = zatím neprohlédnuto
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Kde se hra zlomila
blokus-review-swings-later = Největší zlomy se objeví tady.
blokus-review-no-swings = Žádný tah nic neztratil. Dobře zahráno!
blokus-review-swing = Tah { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] ztráta asi jeden čtvereček
        [few] ztráta asi { $count } čtverečky
       *[other] ztráta asi { $count } čtverečků
    }
blokus-review-played = Zahráno: { $piece }
blokus-review-better = Lepší: { $piece }
blokus-review-board = Pozice před tahem { $number }
blokus-review-board-swing = Pozice před tahem { $number }. Zahráno: { $played }. Lepší: { $better }.
blokus-review-board-end = Závěrečná pozice
blokus-review-table = Všechna čísla
blokus-review-table-caption = Očekávané body každé barvy před každým tahem
blokus-review-column-move = Tah
blokus-review-column-player = Hráč
blokus-review-column-laid = Zahráno
blokus-review-column-better = Lepší
blokus-review-number = { $points }
