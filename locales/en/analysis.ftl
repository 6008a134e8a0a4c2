### Hints and reviews, in every game that has them.

## The hint

advice = Hint
advice-key = Hint (H)
advice-stop = Stop looking for a hint
advice-thinking = Looking for a good move…
advice-close = Hide the hint
advice-refused = No hint: { $reason }

## The review

review-waiting = Looking at the game…
review-progress = { $done } of { $total } moves looked at
review-before = Before move { $number }
review-end = The end
review-swings = Where the game turned
review-swings-later = The biggest turns appear here.
review-no-swings = No move gave anything away. Well played!
review-swing = Move { $number }: { $name }
review-played = Played: { $move }
review-better = Better: { $move }
review-board = Position before move { $number }
review-board-swing = Position before move { $number }. Played: { $played }. Better: { $better }.
review-board-end = The final position
