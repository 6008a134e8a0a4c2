### Hints and reviews, in every game that has them.

## The hint

advice = Tipp
advice-key = Tipp (H)
advice-stop = Keinen Tipp mehr suchen
advice-thinking = Suche einen guten Zug…
advice-close = Tipp ausblenden
advice-refused = Kein Tipp: { $reason }

## The review

review-waiting = Die Partie wird angesehen…
review-progress = { $done } von { $total } Zügen angesehen
review-before = Vor Zug { $number }
review-end = Das Ende
review-swings = Wo die Partie kippte
review-swings-later = Die größten Wendungen erscheinen hier.
review-no-swings = Kein Zug hat etwas verschenkt. Gut gespielt!
review-swing = Zug { $number }: { $name }
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-board = Stellung vor Zug { $number }
review-board-swing = Stellung vor Zug { $number }. Gespielt: { $played }. Besser: { $better }.
review-board-end = Die Endstellung
