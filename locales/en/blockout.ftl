### The playing area of Block Out!

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
blockout-count-1 = One thousand
blockout-count-2 = Two thousand
blockout-count-3 = Three thousand

blockout-hand = Your cards
blockout-copies = { $count } of { $card }
blockout-choose-card = Choose a card
blockout-choose-block = Now choose a block
blockout-hint-again = Tap the card again to play it
blockout-hint-draw = Nothing fits: draw until something does
blockout-show-hand = Show the cards of { $name }
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
blockout-turn = Quarter turn
blockout-put = Put it here
blockout-back = Back
blockout-flat-front = From the front
blockout-flat-top = From above

blockout-centred = in the middle
blockout-turned = turned
blockout-aside =
    { $way ->
        [left] { $mm } mm left of centre
        [right] { $mm } mm right of centre
        [nearer] { $mm } mm nearer
       *[further] { $mm } mm further
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] steady
       *[moving] moving
    }
blockout-held = { $block }, { $spot }, { $mm } mm above
blockout-tower-is =
    { $state ->
        [steady] The tower is steady.
       *[moving] The tower is moving.
    }
blockout-push =
    { $way ->
        [left] Left { $mm } mm
        [right] Right { $mm } mm
        [nearer] Nearer { $mm } mm
        [further] Further { $mm } mm
        [down] Down { $mm } mm
       *[up] Up { $mm } mm
    }

blockout-asked = Did it stand? Everybody says what they saw.
blockout-how = Did it stand?
blockout-fell-late = It fell just now
blockout-now-placing =
    { $who ->
        [you] You place the { $block }.
       *[other] { $name } places the { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
blockout-said-take =
    { $who ->
        [you] You play { $card } and take the { $block }.
       *[other] { $name } plays { $card } and takes the { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] You take the { $block } as the last one.
       *[other] { $name } takes the { $block } as the last one.
    }
blockout-said-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
blockout-said-reverse =
    { $who ->
        [you] You turn the order of play round.
       *[other] { $name } turns the order of play round.
    }
blockout-said-letgo =
    { $who ->
        [you] You let go.
       *[other] { $name } lets go.
    }
blockout-said-drew =
    { $who ->
        [you] You draw { $count ->
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
blockout-said-oops = It does not count: try again.
blockout-said-void =
    { $reason ->
        [touched] The tower was touched: try again.
        [time] The time is over: choose again.
       *[lost] The placement was lost: choose again.
    }
blockout-said-says-stood =
    { $who ->
        [you] You say that it stood.
       *[other] { $name } says that it stood.
    }
blockout-said-says-fell =
    { $who ->
        [you] You say that it fell.
       *[other] { $name } says that it fell.
    }
blockout-said-left =
    { $who ->
        [you] You have left the game.
       *[other] { $name } has left the game.
    }
blockout-said-back = A move is taken back.
blockout-said-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is { $name }’s turn.
    }
blockout-said-restart =
    { $who ->
        [you] Start a new tower with a block card.
       *[other] { $name } starts a new tower.
    }
blockout-said-bonus =
    { $who ->
        [you] One more block, any that is free, and you win.
       *[other] { $name } places one more block.
    }
blockout-said-over =
    { $who ->
        [you] The game is over. You win.
        [one] The game is over. { $names } wins.
       *[several] The game is over. { $names } share the win.
    }

blockout-move-block = { $card }: take the { $block }
blockout-move-extra = Take the { $block }
blockout-move-pass = Pass
blockout-move-reverse = Reverse
blockout-move-drawcards = Draw cards
blockout-move-letgo = Let go
blockout-move-stood = It stood
blockout-move-fell = It fell
blockout-move-oops = Oops, again

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
