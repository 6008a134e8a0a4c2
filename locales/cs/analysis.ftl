### Hints and reviews, in every game that has them.

## The hint

advice = Nápověda
advice-key = Nápověda (H)
advice-stop = Nehledat nápovědu
advice-thinking = Hledáme dobrý tah…
advice-close = Skrýt nápovědu
advice-refused = Bez nápovědy: { $reason }

## The review

review-waiting = Prohlížíme hru…
review-progress = Prohlédnuté tahy: { $done } z { $total }
review-before = Před tahem { $number }
review-end = Konec
review-swings = Kde se hra zlomila
review-swings-later = Největší zlomy se objeví tady.
review-no-swings = Žádný tah nic neztratil. Dobře zahráno!
review-swing = Tah { $number }: { $name }
review-played = Zahráno: { $move }
review-better = Lepší: { $move }
review-board = Pozice před tahem { $number }
review-board-swing = Pozice před tahem { $number }. Zahráno: { $played }. Lepší: { $better }.
review-board-end = Závěrečná pozice
