### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Corner to corner, never side by side: find room for all your pieces before the others take it.

blokus-colour-blue = blue
blokus-colour-yellow = yellow
blokus-colour-red = red
blokus-colour-green = green

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = B
blokus-letter-yellow = Y
blokus-letter-red = R
blokus-letter-green = G

blokus-board = Board
blokus-shared = Shared colour
blokus-squares-left =
    { $count ->
        [one] { $count } square left
       *[other] { $count } squares left
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } piece left
       *[other] { $count } pieces left
    }
blokus-tray = Pieces of { $colour }
blokus-piece = Piece { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, no place
        [one] { $piece }, { $count } place
       *[other] { $piece }, { $count } places
    }
blokus-whose-tray = Which colour’s pieces to show

blokus-standing-blocked = no more moves
blokus-standing-finished = all laid
blokus-standing-left = has left
blokus-skipped = skipped

blokus-your-turn = Your turn
blokus-turn-of =
    { $who ->
        [you] Your turn
        [nobody] The chair is still free
       *[other] { $name }’s turn
    }
blokus-waiting-for =
    { $who ->
        [you] Your turn
        [nobody] The chair is still free
       *[other] { $name } is thinking
    }
blokus-drawing-lots = Drawing who begins
blokus-lay-for-all = You lay for the shared colour
blokus-you-win = You win!
blokus-wins =
    { $who ->
        [you] You win!
        [nobody] Nobody wins
       *[other] { $name } wins
    }
blokus-shared-win = A shared win

blokus-lay = Place it here
blokus-turn = Turn
blokus-turn-key = Turn (R)
blokus-flip = Flip
blokus-flip-key = Flip (F)
blokus-keys-jump = Jump to the next place that fits on that side
blokus-put-back = Put it back
blokus-pass = Pass
# On the same button after the first press: a second press passes, though a piece could be laid. As short as possible.
blokus-pass-sure = Yes, pass
blokus-turn-board = Turn the board
blokus-holding = You hold { $piece }
blokus-hint-take = Take a piece and put it on the board
blokus-hint-holding = R turns, F flips, Esc puts it back

blokus-said-laid = { $colour } lays { $piece } on { $cells }.
blokus-said-returned = { $colour } takes { $piece } back.
blokus-said-passed = { $colour } passes.
blokus-said-skipped = { $colour } has no place left and is skipped.
blokus-said-turn =
    { $who ->
        [you] You are to lay { $colour }.
        [nobody] The chair that lays { $colour } is still free.
       *[other] { $name } is to lay { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] The game is over. You win.
        [together] The game is over. You share the win with { $names }.
        [several] The game is over. { $names } share the win.
        [nobody] The game is over.
       *[other] The game is over. { $names } wins.
    }
blokus-said-fits = { $piece }, { $cell }, fits
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = No piece of yours is to be laid now.
blokus-text-pieces = Pieces that fit
blokus-text-places = Places for { $piece }
blokus-place =
    { $count ->
        [one] { $piece } at { $cells }, covers { $count } square
       *[other] { $piece } at { $cells }, covers { $count } squares
    }
blokus-text-before = Earlier
blokus-text-after = More
blokus-text-page = Page { $page } of { $pages }
blokus-board-table = The board, row by row from the top
blokus-empty = empty

blokus-sheet-basic = Fewest squares left wins
blokus-sheet-advanced = Most points win: minus one a square, plus the bonus
blokus-sheet-place = Place
blokus-sheet-player = Player
blokus-sheet-left = Squares left
blokus-sheet-bonus = Bonus
blokus-sheet-total = Total
blokus-sheet-number = { $value }
blokus-sheet-not-counted = not counted

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Off the board
reason-overlap = Square is taken
reason-bad-shape = Not that shape
reason-no-start-corner = Cover a corner
reason-no-start-square = Cover your start square
reason-edge-contact = Touches your side
reason-no-corner-contact = Touch a corner
reason-all-passed = All have passed
reason-no-more-moves = No more moves

## The list of moves; the player's name stands before it

replay-blokus-lay =
    { $squares ->
        [one] one square at { $cell }
       *[other] { $squares } squares at { $cell }
    }
replay-blokus-pass = passes
replay-blokus-begin =
    { $who ->
        [you] You begin
        [nobody] A free chair begins
       *[other] { $name } begins
    }

## Records

end-record-blksgf = For Pentobi (.blksgf)
