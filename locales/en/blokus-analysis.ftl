### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Place it
blokus-advice-said = Hint: { $piece } on { $cells }. { $margin }.
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

blokus-review-chart = Expected result, move by move
blokus-review-about = Squares each colour is expected to lay by the end
blokus-review-about-bonus = Squares each colour is expected to lay by the end, with bonus points
blokus-review-slider = Position in the game
blokus-review-unknown = not looked at yet
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] gave away about one square
       *[other] gave away about { $count } squares
    }
# What a costly move gave away. $pieces: names of pieces as a list (V5, O4); $name: another player, $count: squares.
blokus-review-gave-piece = No place left for: { $pieces }
blokus-review-gave-lane = Lane closed by: { $name }. No place left for: { $pieces }
blokus-review-gave-room = Squares out of reach: { $count }
blokus-review-gave-left = Squares left open for: { $name } · { $count }
blokus-review-gave-small = Fewer squares laid: { $count }
blokus-review-table = All numbers
blokus-review-table-caption = Expected points of each colour before each move
blokus-review-column-move = Move
blokus-review-column-player = Player
blokus-review-column-laid = Laid
blokus-review-column-better = Better
blokus-review-number = { $points }
