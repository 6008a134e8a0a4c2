### Hints and reviews, in every game that has them.

## The hint

advice = Tipp
advice-key = Tipp (H)
advice-stop = Ne keress tovább tippet
advice-thinking = Keressük a jó lépést…
advice-close = Tipp elrejtése
advice-refused = Nincs tipp: { $reason }

## The review

review-waiting = Átnézzük a játékot…
review-progress = Átnézett lépések: { $done } / { $total }
review-before = { $number }. lépés előtt
review-end = A vége
review-swings = Ahol fordult a játék
review-swings-later = Itt jelennek meg a legnagyobb fordulatok.
review-no-swings = Senki sem ajándékozott el semmit. Szép játék!
review-swing = { $number }. lépés: { $name }
review-played = Ezt lépte: { $move }
review-better = Jobb: { $move }
review-board = { $number }. lépés előtti állás
review-board-swing = { $number }. lépés előtti állás. Ezt lépte: { $played }. Jobb: { $better }.
review-board-end = A végső állás
