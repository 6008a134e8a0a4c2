### Hints and reviews, in every game that has them.

## The hint

advice = Tip
advice-key = Tip (H)
advice-stop = Stop met een tip zoeken
advice-thinking = Op zoek naar een goede zet…
advice-close = Verberg de tip
advice-refused = Geen tip: { $reason }

## The review

review-waiting = Het spel wordt bekeken…
review-progress = { $done } van { $total } zetten bekeken
review-before = Voor zet { $number }
review-end = Het einde
review-swings = Waar het spel kantelde
review-swings-later = Hier komen de grootste kantelpunten.
review-no-swings = Geen zet gaf iets weg. Goed gespeeld!
review-swing = Zet { $number }: { $name }
review-played = Gespeeld: { $move }
review-better = Beter: { $move }
review-board = Stand voor zet { $number }
review-board-swing = Stand voor zet { $number }. Gespeeld: { $played }. Beter: { $better }.
review-board-end = De eindstand
