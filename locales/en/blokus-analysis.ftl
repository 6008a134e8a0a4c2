### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Hint
blokus-advice-key = Hint (H)
blokus-advice-stop = Stop looking for a hint
blokus-advice-thinking = Looking for a good move…
blokus-advice-close = Hide the hint
blokus-advice-take = Place it
blokus-advice-said = Hint: { $piece } on { $cells }. { $margin }.
blokus-advice-refused = No hint: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] About one square ahead
       *[other] About { $count } squares ahead
    }
blokus-margin-behind =
    { $count ->
        [one] About one square behind
       *[other] About { $count } squares behind
    }
blokus-margin-level = About level with the best

## The review

blokus-review-waiting = Looking at the game…
blokus-review-progress = { $done } of { $total } moves looked at
blokus-review-chart = Expected result, move by move
blokus-review-about = Squares each colour is expected to lay by the end
blokus-review-about-bonus = Squares each colour is expected to lay by the end, with bonus points
blokus-review-slider = Position in the game
blokus-review-before = Before move { $number }
blokus-review-end = The end
blokus-review-unknown = not looked at yet
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Where the game turned
blokus-review-swings-later = The biggest turns appear here.
blokus-review-no-swings = No move gave anything away. Well played!
blokus-review-swing = Move { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] gave away about one square
       *[other] gave away about { $count } squares
    }
blokus-review-played = Played: { $piece }
blokus-review-better = Better: { $piece }
blokus-review-board = Position before move { $number }
blokus-review-board-swing = Position before move { $number }. Played: { $played }. Better: { $better }.
blokus-review-board-end = The final position
blokus-review-table = All numbers
blokus-review-table-caption = Expected points of each colour before each move
blokus-review-column-move = Move
blokus-review-column-player = Player
blokus-review-column-laid = Laid
blokus-review-column-better = Better
blokus-review-number = { $points }
