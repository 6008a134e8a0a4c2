### Hints and reviews, in every game that has them.

## The hint

advice = Tips
advice-key = Tips (H)
advice-stop = Sluta leta efter tips
advice-thinking = Letar efter ett bra drag …
advice-close = Göm tipset
advice-refused = Inget tips: { $reason }

## The review

review-waiting = Tittar på spelet …
review-progress = { $done } av { $total } drag granskade
review-before = Före drag { $number }
review-end = Slutet
review-swings = Där spelet vände
review-swings-later = De största vändningarna dyker upp här.
review-no-swings = Inget drag skänkte bort något. Bra spelat!
review-swing = Drag { $number }: { $name }
review-played = Spelat: { $move }
review-better = Bättre: { $move }
review-board = Ställningen före drag { $number }
review-board-swing = Ställningen före drag { $number }. Spelat: { $played }. Bättre: { $better }.
review-board-end = Slutställningen
