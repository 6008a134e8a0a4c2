### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = The basics
lesson-blokus-points = Points
lesson-blokus-two-players = Two players
lesson-blokus-three-players = Three players
lesson-blokus-duo = The small board

## The basics
lesson-blokus-first-corner = Your first piece covers a corner of the board. Lay one.
lesson-blokus-first-corner-done = Every colour comes from a corner of its own.
lesson-blokus-touch-corner = From now on, each piece touches one of yours, corner to corner.
lesson-blokus-touch-corner-done = Corner to corner: so your colour grows.
lesson-blokus-never-edge = Corners yes, edges never. Lay the line of five.
lesson-blokus-never-edge-done = Your own pieces never lie side by side.
lesson-blokus-others-edge = The edges of other colours are free. Lay a piece right beside one.
lesson-blokus-others-edge-done = Only your own edges keep you away.
lesson-blokus-turn-flip = Pieces turn and flip. Fill the lit squares exactly.
lesson-blokus-turn-flip-done = The same piece, another side up.
lesson-blokus-big-first = Big pieces soon find no room. Lay one of five squares.
lesson-blokus-big-first-done = Small ones will still fit later.
lesson-blokus-to-middle = The middle opens the whole board. Reach a lit square.
lesson-blokus-to-middle-done = From there you can grow in every direction.
lesson-blokus-close-door = Yellow wants to go on from the lit square. Cover it.
lesson-blokus-close-door-done = A corner that is covered is a door closed.
lesson-blokus-shut-out = Yellow fits nowhere any more and passes. Lay your next piece.
lesson-blokus-shut-out-done = Your turn again: who still fits goes on.
lesson-blokus-fewest-left = Nobody fits any more. Who has won?
lesson-blokus-fewest-left-blue = Blue, with 17 squares left
lesson-blokus-fewest-left-yellow = Yellow, with 54 squares left
lesson-blokus-fewest-left-done = The fewest squares left over win.

## Points
lesson-blokus-points-left = With points, each square left over counts minus one. What do two pieces of four cost?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Two times four squares: minus eight.
lesson-blokus-points-bonus = All pieces laid earn 15. With the single square last, 5 more. How much is both?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = More than twenty is not possible.

## Two players
lesson-blokus-two-red = As one of two you play blue and red. Bring red into a free corner.
lesson-blokus-two-red-done = Each colour has its own pieces and its own start.
lesson-blokus-two-apart = Blue and red are yours, but they do not help each other. Lay blue.
lesson-blokus-two-apart-done = Blue grows from blue alone.

## Three players
lesson-blokus-shared-turn = Green is shared: the players lay it in turn, now you. Bring it into the last corner.
lesson-blokus-shared-turn-done = Next time another player lays green.
lesson-blokus-shared-count = Whose are the squares of green at the end?
lesson-blokus-shared-count-me = Mine
lesson-blokus-shared-count-all = Everybody’s
lesson-blokus-shared-count-nobody = Nobody’s
lesson-blokus-shared-count-done = The shared colour counts for nobody.

## The small board
lesson-blokus-duo-start = Duo begins inside the board. Cover your lit start.
lesson-blokus-duo-start-done = The other colour starts across.
lesson-blokus-duo-meet = On the small board you meet at once. Go in between: reach a lit square.
lesson-blokus-duo-meet-done = Room taken early is room that the other lacks.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = The first piece of a colour covers a free corner square.
lesson-wrong-no-start-square = In Duo the first piece covers your own start.
lesson-wrong-edge-contact = There it lies edge to edge with your own colour.
lesson-wrong-no-corner-contact = There it touches no corner of the same colour.
lesson-wrong-overlap = There is a piece already.
lesson-wrong-off-board = Part of it lies beyond the board.
lesson-wrong-not-the-line = It fits, but please take the line of five.
lesson-wrong-no-neighbour = It fits, but no other colour lies beside it.
lesson-wrong-not-the-lit = Exactly the lit squares: turn or flip the piece.
lesson-wrong-too-small = It fits, but it has fewer than five squares.
lesson-wrong-not-to-middle = It fits, but no lit square is covered.
lesson-wrong-door-open = Yellow can still go on from the lit square.
lesson-wrong-more-left = That is the colour with the most squares left.
lesson-wrong-per-piece = Squares count, not pieces.
lesson-wrong-no-minus = What is left over costs points.
lesson-wrong-smallest-too = And the single square came last.
lesson-wrong-all-laid-too = And all pieces are laid.
lesson-wrong-shared-mine = You lay it only every third time.
lesson-wrong-shared-all = Then it would change nothing.
lesson-wrong-not-between = It fits, but no lit square is covered.
