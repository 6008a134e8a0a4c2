### Hints and reviews, in every game that has them.

## The hint

advice = Tip
advice-key = Tip (H)
advice-stop = Stop med at lede efter et tip
advice-thinking = Leder efter et godt træk…
advice-close = Skjul tippet
advice-refused = Intet tip: { $reason }

## The review

review-waiting = Ser på spillet…
review-progress = { $done } af { $total } træk set
review-before = Før træk { $number }
review-end = Slutningen
review-swings = Hvor spillet vendte
review-swings-later = De største vendinger dukker op her.
review-no-swings = Intet træk gav noget væk. Godt spillet!
review-swing = Træk { $number }: { $name }
review-played = Spillet: { $move }
review-better = Bedre: { $move }
review-board = Stillingen før træk { $number }
review-board-swing = Stillingen før træk { $number }. Spillet: { $played }. Bedre: { $better }.
review-board-end = Slutstillingen
