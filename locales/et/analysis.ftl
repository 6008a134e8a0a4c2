### Hints and reviews, in every game that has them.

## The hint

advice = Vihje
advice-key = Vihje (H)
advice-stop = Ära enam vihjet otsi
advice-thinking = Otsime head käiku…
advice-close = Peida vihje
advice-refused = Vihjet pole: { $reason }

## The review

review-waiting = Analüüsime mängu…
review-progress = Analüüsitud käike: { $done } / { $total }
review-before = Enne { $number }. käiku
review-end = Lõpp
review-swings = Kus mäng pöördus
review-swings-later = Suurimad pöörded ilmuvad siia.
review-no-swings = Ükski käik ei andnud midagi ära. Hästi mängitud!
review-swing = { $number }. käik: { $name }
review-played = Mängiti: { $move }
review-better = Parem: { $move }
review-board = Seis enne { $number }. käiku
review-board-swing = Seis enne { $number }. käiku. Mängiti: { $played }. Parem: { $better }.
review-board-end = Lõppseis
