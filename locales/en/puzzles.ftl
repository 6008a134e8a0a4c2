# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Puzzles
# The player solved a puzzle of the day on each of the last days.
puzzles-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
puzzles-streak-best = best: { $count }
puzzles-daily = Puzzle of the day
puzzles-daily-about = The same for everybody, a new one every day.
puzzles-state-new = Not tried yet
puzzles-state-open = Waiting for you
puzzles-state-wrong = Not solved yet
puzzles-state-solved = Solved
puzzles-practice = Practice
puzzles-ideas = One idea at a time
puzzles-rush = Rush
puzzles-rush-about = Three minutes; the third mistake ends it.
puzzles-rush-start = Start the rush
puzzles-none = There are no puzzles on this server.

## A puzzle. The goal stands over the board.

# For screen readers: which colour, side or chair the solver plays is shown on the board.
puzzles-goal = Goal
puzzles-goal-better-of-two = Which of these moves is better?
puzzles-goal-best-roll = Make the best use of this roll.
puzzles-goal-block = Leave the other side as little room as you can.
puzzles-goal-find-place = Find a place for this card.
# In place of the line above, for puzzles of the idea finger-on-leader.
puzzles-goal-find-place-leader = Find a place where a finger points at the player with the fewest cards.
puzzles-goal-fit-everything = Find room for all your pieces.
puzzles-goal-keep-lane = Keep your own way open.
puzzles-goal-last-piece = Find room for all your pieces, the single square last.
puzzles-goal-most-squares =
    { $squares ->
        [one] Lay { $squares } square: more do not fit.
       *[other] Lay { $squares } squares: more do not fit.
    }
puzzles-goal-which-stands = On which of these places does the block stand?
puzzles-goal-will-it-stand = Will the block stand there?
puzzles-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# The answers to "Will the block stand there?"
puzzles-choice-yes = It stands
puzzles-choice-no = It falls
# One of several places or moves, which the board shows with the same letter.
puzzles-choice = { $letter }
puzzles-choice-look = Show { $letter }
puzzles-level = Level { $rating }

## Why an answer is right or wrong

puzzles-right = Right!
puzzles-wrong = Not quite
puzzles-solved-late = Solved in the end
puzzles-go-on = Try once more.
puzzles-why-colours-differ = The colours under the card are different.
puzzles-why-falls = There it falls.
puzzles-why-finger-misses = No finger points at the player with the fewest cards.
puzzles-why-finger-points-back = A finger points back at you.
puzzles-why-not-best = That is allowed, but there is something better.
puzzles-why-not-last = Everything fits, but another piece came last.
puzzles-why-pieces-left = Some pieces have no room any more.
puzzles-why-stands = It does stand.
puzzles-why-too-few-squares = More squares were possible.
# The idea of the puzzle in one sentence, after it was answered.
puzzles-idea-any-place = Start with the colour of your card that is rarest on the field.
puzzles-idea-counterweight = The weight of one block holds another in place.
puzzles-idea-deny = Take the corner that the other side needs most.
puzzles-idea-edge = A block stands while its middle rests on the one below.
puzzles-idea-ending = With few moves left, count what both sides can still lay.
puzzles-idea-finger-on-leader = First turn the card so that a finger points at the leader, then look for a place where it fits.
puzzles-idea-lane = Room for later is worth more than squares now.
puzzles-idea-leave-little = When there is nothing to win, leave the next player little.
puzzles-idea-lower-joint = A tower breaks at its weakest joint, and that may be far below.
puzzles-idea-middle-game = A move that opens two ways is better than a large one.
puzzles-idea-order = The order decides: keep the single square for the end.
puzzles-idea-packing = Place the awkward pieces first; small ones fit anywhere.
puzzles-idea-squares = Try the large pieces first, and see what each one closes.
puzzles-idea-take-back = An UNDO can open a number that helps twice.
puzzles-idea-wild-card = Keep the WILD for the number that is missing.
puzzles-idea-win-card = Look for the card that this roll can finish.
# The names of these ideas, for practising one of them.
puzzles-tag-any-place = Finding a place
puzzles-tag-counterweight = Counterweights
puzzles-tag-deny = Taking room
puzzles-tag-edge = Over the edge
puzzles-tag-ending = The ending
puzzles-tag-finger-on-leader = Fingers on the leader
puzzles-tag-lane = Open ways
puzzles-tag-leave-little = Leaving little
puzzles-tag-lower-joint = The weak joint
puzzles-tag-middle-game = Middle of the game
puzzles-tag-order = The right order
puzzles-tag-packing = Packing
puzzles-tag-squares = Many squares
puzzles-tag-take-back = Taking back
puzzles-tag-wild-card = The WILD
puzzles-tag-win-card = Winning a card
puzzles-next = Next puzzle
puzzles-again = From the start
puzzles-answer = Show the answer

## Results, sharing and times

puzzles-share = Share
puzzles-shared = Copied
# The first line of what is shared; squares for the answers follow, without giving the puzzle away.
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Times of today
puzzles-board-none = Nobody has solved it at the first try yet.
puzzles-board-answered =
    { $count ->
        [one] { $count } person has tried
       *[other] { $count } people have tried
    }
puzzles-rush-over = The rush is over
puzzles-rush-solved =
    { $count ->
        [one] { $count } puzzle solved
       *[other] { $count } puzzles solved
    }
puzzles-rush-best = Your best: { $count }
puzzles-rush-wrong = Mistakes: { $count } of { $most }
puzzles-time-left = Time left
puzzles-mine = My puzzles
puzzles-rating = Strength
puzzles-rating-early = first guess
puzzles-counts = { $right } of { $tried } at the first try
puzzles-mistakes = Try your own mistakes
puzzles-goal-mistake = Find a better move than in your game.

reason-colours-differ = Colours differ
reason-falls = It falls there
reason-finger-misses = Misses the leader
reason-finger-points-back = Points back at you
reason-not-best = Something is better
reason-not-last = Another piece came last
reason-not-offered = Use the buttons
reason-pieces-left = Some pieces are left
reason-stands = It does stand
reason-too-few-squares = More was possible
