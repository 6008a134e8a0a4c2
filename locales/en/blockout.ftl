### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Stack higher, hold your breath, and do not be the one who knocks it down.
# One player: the button on the home page, and what it starts.
game-blockout-alone = Practise
game-blockout-alone-about = A tower without cards, to practise on.

# A letter for each colour of block; all differ.
blockout-letter-wood = W
blockout-letter-red = R
blockout-letter-blue = B
blockout-letter-yellow = Y
blockout-letter-black = K

# A block by size and colour.
blockout-block =
    { $size ->
        [small] small
        [medium] medium
        [large] large
       *[any] any
    } { $colour ->
        [wood] wooden block
        [red] red block
        [blue] blue block
        [yellow] yellow block
        [black] black block
       *[any] block
    }
blockout-card-exact =
    { $size ->
        [small] Small
        [medium] Medium
       *[large] Large
    } { $colour ->
        [wood] wood
        [red] red
        [blue] blue
        [yellow] yellow
       *[black] black
    }
blockout-card-colour =
    { $colour ->
        [wood] Wood
        [red] Red
        [blue] Blue
        [yellow] Yellow
       *[black] Black
    }
blockout-card-size =
    { $size ->
        [small] Small
        [medium] Medium
       *[large] Large
    }
blockout-card-any = Any block
blockout-card-pass = Pass
blockout-card-reverse = Reverse

# Spoken while the block must stand, one a second.
blockout-count-1 = One-one-thousand
blockout-count-2 = Two-one-thousand
blockout-count-3 = Three-one-thousand

blockout-hand = Your cards
blockout-copies = { $count } of { $card }
blockout-choose-card = Choose a card
blockout-choose-block = Now choose a block
blockout-hint-again = Tap the card again to play it
blockout-hint-draw = Nothing fits: draw until something does
blockout-show-hand =
    { $who ->
        [you] Show your cards
        [nobody] Show the cards
       *[other] Show the cards of { $name }
    }
blockout-dealing = The cards are dealt
blockout-left = has left
blockout-clockwise = Play goes clockwise
blockout-counter = Play goes anticlockwise
blockout-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
blockout-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
blockout-height =
    { $count ->
        [one] Tower: { $count } block of { $all }
       *[other] Tower: { $count } blocks of { $all }
    }
blockout-discard = Played last: { $card }

blockout-lower = Lower
blockout-raise = Raise
# In the map of keys: the arrow keys with Shift.
blockout-keys-far = Move in long steps
blockout-turn = Quarter turn
blockout-hold-left =
    { $seconds ->
        [one] { $seconds } second left to let go
       *[other] { $seconds } seconds left to let go
    }
blockout-put = Put it here
# On a button: puts the held block back beside the tower.
blockout-back = Put it back
# How the block would land if it were let go now: an estimate, in as few words as possible.
blockout-landing =
    { $safety ->
        [steady] Looks steady
        [risky] Risky
        [falls] Would fall
       *[misses] Beside the tower
    }
# Buttons at the tower: turns the camera back to where it was; keeps a picture of the finished tower; shows the last fall again.
blockout-face = Turn the view back
blockout-picture = Keep a picture
blockout-slowly = Watch the fall again, slowly
blockout-flat-front = From the front
blockout-flat-side = From the side
blockout-flat-top = From above

blockout-centred = in the middle
blockout-turned = turned
blockout-aside =
    { $way ->
        [left] { $mm } mm left of centre
        [right] { $mm } mm right of centre
        [nearer] { $mm } mm nearer
       *[further] { $mm } mm further
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] steady
       *[moving] moving
    }
blockout-held = { $block }, { $spot }, { $mm } mm above
blockout-tower-is =
    { $state ->
        [steady] The tower is steady.
       *[moving] The tower is moving.
    }
blockout-push =
    { $way ->
        [left] Left { $mm } mm
        [right] Right { $mm } mm
        [nearer] Nearer { $mm } mm
        [further] Further { $mm } mm
        [down] Down { $mm } mm
       *[up] Up { $mm } mm
    }

blockout-asked = Did it stand? Everybody says what they saw.
blockout-asked-again = You do not agree. Everybody says once more what they saw.
blockout-how = Did it stand?
blockout-fell-late = It fell just now
# Very large, for people round a real table: the next block to place.
blockout-place = Place the { $block }
blockout-now-placing =
    { $who ->
        [you] You place the { $block }.
        [nobody] The { $block } waits to be placed.
       *[other] { $name } places the { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] You begin.
        [nobody] A free chair begins.
       *[other] { $name } begins.
    }
blockout-said-take =
    { $who ->
        [you] You play { $card } and take the { $block }.
        [nobody] { $card } is played for the { $block }.
       *[other] { $name } plays { $card } and takes the { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] You take the { $block } as the last one.
        [nobody] The { $block } is taken as the last one.
       *[other] { $name } takes the { $block } as the last one.
    }
blockout-said-block =
    { $who ->
        [you] You take the { $block }.
        [nobody] The { $block } is taken.
       *[other] { $name } takes the { $block }.
    }
blockout-said-slip = The hand slips: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] You pass.
        [nobody] A turn is passed.
       *[other] { $name } passes.
    }
blockout-said-reverse =
    { $who ->
        [you] You turn the order of play round.
        [nobody] The order of play turns round.
       *[other] { $name } turns the order of play round.
    }
blockout-said-letgo =
    { $who ->
        [you] You let go.
        [nobody] The block is let go.
       *[other] { $name } lets go.
    }
blockout-said-drew =
    { $who ->
        [you] You draw { $count ->
            [one] { $count } card.
           *[other] { $count } cards.
        }
        [nobody] Drawn: { $count ->
            [one] { $count } card.
           *[other] { $count } cards.
        }
       *[other] { $name } draws { $count ->
            [one] { $count } card.
           *[other] { $count } cards.
        }
    }
blockout-said-stood = It stands!
blockout-said-fell = The tower has fallen!
blockout-said-late = The tower has fallen by itself.
blockout-said-oops = It does not count: card and block come back, choose again.
blockout-said-touched = The tower was touched: card and block come back, and the turn is over.
blockout-said-again = You still do not agree: the block is placed again.
# Equal votes on whether the tower fell after the count.
blockout-said-open = You still do not agree: the tower counts as standing, and play goes on.
blockout-said-void =
    { $reason ->
        [touched] The tower was touched: card and block come back, choose again.
        [time] The time is over: choose again.
        [back] The block is put back: choose again.
       *[lost] The placement was lost: choose again.
    }
blockout-said-says-stood =
    { $who ->
        [you] You say that it stood.
        [nobody] It is said that it stood.
       *[other] { $name } says that it stood.
    }
blockout-said-says-fell =
    { $who ->
        [you] You say that it fell.
        [nobody] It is said that it fell.
       *[other] { $name } says that it fell.
    }
blockout-said-says-unsay =
    { $who ->
        [you] You take it back.
        [nobody] It is taken back.
       *[other] { $name } takes it back.
    }
blockout-said-left =
    { $who ->
        [you] You have left the game.
        [nobody] A player has left the game.
       *[other] { $name } has left the game.
    }
blockout-said-back = A move is taken back.
blockout-said-turn =
    { $who ->
        [you] It is your turn.
        [nobody] It is the turn of a free chair.
       *[other] It is { $name }’s turn.
    }
blockout-said-restart =
    { $who ->
        [you] Start a new tower with a block card.
        [nobody] A new tower is to be started.
       *[other] { $name } starts a new tower.
    }
blockout-said-bonus =
    { $who ->
        [you] One more block, any that is free, and you win.
        [nobody] One more block is to be placed.
       *[other] { $name } places one more block.
    }
blockout-said-practice =
    { $who ->
        [you] Take any block.
        [nobody] Any block may be taken.
       *[other] { $name } is practising.
    }
blockout-said-over =
    { $who ->
        [you] The game is over. You win.
        [together] The game is over. You share the win with { $names }.
        [several] The game is over. { $names } share the win.
        [nobody] The game is over.
       *[other] The game is over. { $names } wins.
    }

blockout-move-block = { $card }: take the { $block }
blockout-move-extra = Take the { $block }
blockout-move-pass = Pass
blockout-move-reverse = Reverse
blockout-move-drawcards = Draw cards
blockout-move-letgo = Let go
blockout-move-stood = It stood
blockout-move-fell = It fell
# On a button, after “It fell”: that was a mistake.
blockout-move-unsay = Take it back
blockout-move-oops = Oops, touched

blockout-text-not-now = Nothing for you to do now.
blockout-text-moves = What you can do
blockout-text-hand = Move the block
blockout-text-state = How it stands
blockout-text-free = Free blocks: { $blocks }
blockout-text-cards = Your cards: { $cards }

blockout-sheet =
    { $count ->
        [one] Tower: { $count } block of { $all }
       *[other] Tower: { $count } blocks of { $all }
    }
blockout-sheet-place = Place
blockout-sheet-player = Player
blockout-sheet-cards = Cards left

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Already on the tower
reason-block-mismatch = Block does not match
reason-no-contact = Must rest on top
reason-off-site = Off the building site
reason-wrong-spot = No such spot here
reason-wrong-verdict = No such verdict
reason-can-play = You can play
reason-need-block-card = Block Card needed
reason-bonus-due = Extra block first
reason-nine-blocks = All nine blocks stand
reason-bonus-block = The extra block stood

## Moves as a replay tells them

replay-blockout-take = { $card }, and the { $block }
replay-blockout-extra = the { $block }, as the last one
replay-blockout-slip = the hand slips: { $mm } mm
replay-blockout-pass = pass
replay-blockout-reverse = the order of play turns round
replay-blockout-drawcards = nothing fits, cards are drawn
replay-blockout-letgo = let go
replay-blockout-oops = touched, it does not count
replay-blockout-stood = it stood
replay-blockout-fell = it fell
replay-blockout-unsay = taken back: no fall
replay-blockout-void =
    { $reason ->
        [touched] the tower was touched, it does not count
        [time] the time was over: another try
        [back] the block was put back
       *[lost] the placement was lost: another try
    }
replay-blockout-begin =
    { $who ->
        [you] You begin
        [nobody] A free chair begins
       *[other] { $name } begins
    }
replay-blockout-draw = a card from the pile: { $card }
replay-blockout-hidden = a card from the pile
