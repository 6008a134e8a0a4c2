### Hints and reviews, in every game that has them.

## The hint

advice = Tips
advice-key = Tips (H)
advice-stop = Slutt å lete etter tips
advice-thinking = Leter etter et godt trekk …
advice-close = Skjul tipset
advice-refused = Ingen tips: { $reason }

## The review

review-waiting = Ser på spillet …
review-progress = Har sett på { $done } av { $total } trekk
review-before = Før trekk { $number }
review-end = Slutten
review-swings = Der spillet snudde
review-swings-later = De største vendepunktene dukker opp her.
review-no-swings = Ingen trekk ga bort noe. Godt spilt!
review-swing = Trekk { $number }: { $name }
review-played = Spilt: { $move }
review-better = Bedre: { $move }
review-board = Stillingen før trekk { $number }
review-board-swing = Stillingen før trekk { $number }. Spilt: { $played }. Bedre: { $better }.
review-board-end = Sluttstillingen
