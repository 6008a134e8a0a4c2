### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = No turns, no mercy: match the colours, lay your card first, and point the others out of the round.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = white
blockyou-colour-R = red
blockyou-colour-O = orange
blockyou-colour-Y = yellow
blockyou-colour-L = light green
blockyou-colour-B = blue
blockyou-colour-P = purple

blockyou-direction-N = north
blockyou-direction-NE = north-east
blockyou-direction-E = east
blockyou-direction-SE = south-east
blockyou-direction-S = south
blockyou-direction-SW = south-west
blockyou-direction-W = west
blockyou-direction-NW = north-west
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = above { $nw } and { $ne }, below { $sw } and { $se }; one finger { $one }, one { $other }

## Ready

blockyou-ready-title = Everybody plays at once
blockyou-ready-about = Lay your card across several cards: every colour on its own, white goes with all. Its fingers block whoever they point at.
blockyou-ready-solo-about = Lay all your cards as fast as you can: every colour on its own, white goes with all. No finger may point at you.
blockyou-ready-me = I’m ready
blockyou-ready-us = We are ready
blockyou-ready-start = Start the countdown
blockyou-ready-count = { $ready } of { $count } ready

## How each one stands

blockyou-status-idle = not ready yet
blockyou-status-leads = leads
blockyou-status-ready = ready
blockyou-status-active = looking
blockyou-status-alone = last one
blockyou-status-done = done
blockyou-status-blocked = blocked
blockyou-status-fault = fault
blockyou-status-last = too late
blockyou-status-returned = card back
blockyou-status-out = sits out
blockyou-status-left = has left
blockyou-fault-colours = wrong colours
blockyou-fault-self = pointed at self
blockyou-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Blocked by you
        [nobody] Blocked
       *[other] Blocked by { $name }
    }
blockyou-own-done = Done!
blockyou-own-last = The last one: your card goes back
blockyou-own-returned = Your card goes back
blockyou-own-out = You sit out this round after your fault. Back in the next one.
blockyou-own-fault-colours = Colours don’t match. One penalty card; out for this round and the next.
blockyou-own-fault-self = You pointed at yourself. One penalty card; out for this round and the next.
blockyou-solo-fault-colours = Colours don’t match: one penalty card
blockyou-solo-fault-self = You pointed at yourself: one penalty card

## The hand

blockyou-hand-down = Your card, face down
blockyou-hand-card = Your card: { $card }. Press to turn it.
blockyou-lay-do = Lay it
blockyou-hint-touch = Drag it to the field, or tap a place. Tap the card to turn it.
blockyou-hint-mouse = Drag it to the field. R or the wheel turns it.
blockyou-watching = You are watching

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
blockyou-last-other =
    { $who ->
        [you] You are the last one
        [nobody] Nobody is left
       *[other] { $name } is the last one
    }
blockyou-count = { $figure }
blockyou-solo-time = Time
blockyou-solo-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
blockyou-result-title = Round { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s later
blockyou-result-blocks = blocks: { $names }
blockyou-result-nobody = Nobody laid a card
blockyou-ending-all = Nobody is left: the round is over.
blockyou-ending-last =
    { $who ->
        [you] You were the last one left.
        [nobody] One was left.
       *[other] { $name } was the last one left.
    }
blockyou-ending-time = Time is up: the cards go back.
blockyou-ending-dead = No card could be laid any more: the cards go back.
blockyou-ending-refreshed = Nobody could lay a card: here is a new field.

## Between the rounds

# A switch on the field after a round: it shows all places where the player's card would have been right.
blockyou-fitted-show = Show what would have fitted
blockyou-fitted =
    { $count ->
        [0] Your card fitted nowhere
        [one] Your card fitted in { $count } place
       *[other] Your card fitted in { $count } places
    }
# A button before the next countdown.
blockyou-pause = Pause
# The same button while a round still runs.
blockyou-pause-later = Pause after this round
blockyou-pause-comes = Pause after this round: asked for
# Who asked for the pause that is on.
blockyou-paused =
    { $who ->
        [you] Pause
        [nobody] Pause
       *[other] Pause: { $name }
    }
blockyou-go-on = Go on

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] You are ready.
        [nobody] A chair is ready.
       *[other] { $name } is ready.
    }
blockyou-said-left =
    { $who ->
        [you] You have left the game.
        [nobody] A player has left the game.
       *[other] { $name } has left the game.
    }
blockyou-said-countdown = Three, two, one…
blockyou-said-round = Round { $round }.
blockyou-said-card = Your card: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! You lay a card at row { $row }, column { $column }.
        [nobody] BlockYou! A card lies at row { $row }, column { $column }.
       *[other] BlockYou! { $name } lays a card at row { $row }, column { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Fault: your colours don’t match at row { $row }, column { $column }. You get a penalty card.
        [nobody] Fault: the colours don’t match at row { $row }, column { $column }.
       *[other] Fault by { $name }: the colours don’t match at row { $row }, column { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Fault: you pointed at yourself. You get a penalty card.
        [nobody] Fault: a finger points at its own seat.
       *[other] Fault: { $name } pointed at their own seat.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blocked: { $names }.
       *[other] Blocked: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] You are the last one: ten seconds!
        [nobody] Ten seconds are left.
       *[other] { $name } is the last one and has ten seconds.
    }
blockyou-said-over =
    { $who ->
        [you] The game is over. You win.
        [nobody] The game is over.
       *[other] The game is over. { $name } wins.
    }
blockyou-now-ready = The race begins when everybody is ready.
blockyou-now-leader =
    { $who ->
        [you] You start the countdown when the others are ready.
        [nobody] A free chair starts the countdown when the others are ready.
       *[other] { $name } starts the countdown when the others are ready.
    }
blockyou-now-countdown = The next cards are about to be turned over.
blockyou-now-race = Still looking: { $names }.

## The playing area in words

blockyou-text-not-now = Nothing for you to do now.
blockyou-text-hand = { $name }, your card
blockyou-text-row = Row of its upper squares
blockyou-text-column = Column of its left squares
blockyou-text-turn = Turned
blockyou-text-turn-0 = not turned: { $card }
blockyou-text-turn-1 = a quarter: { $card }
blockyou-text-turn-2 = a half: { $card }
blockyou-text-turn-3 = three quarters: { $card }
blockyou-text-lay = Lay
blockyou-text-places = Where the field allows a card
blockyou-text-row-places = row { $row }: columns { $columns }
blockyou-text-field = The field: rows from the north, columns from the west
blockyou-text-cell = { $colour }, card { $card }
blockyou-text-row-head = Row { $row }
blockyou-text-column-head = Column { $column }
blockyou-text-players = How it stands
blockyou-text-pile =
    { $count ->
        [one] { $count } penalty card left
       *[other] { $count } penalty cards left
    }

## The score sheet

blockyou-sheet = First to lay all cards wins
blockyou-sheet-solo = Played alone
blockyou-sheet-place = Place
blockyou-sheet-player = Player
blockyou-sheet-cards = Cards left
blockyou-sheet-time = Time
# Column headings, as short as possible: the player's fastest lay in seconds, players blocked, faults.
blockyou-sheet-fastest = Fastest
blockyou-sheet-blocks = Blocks
blockyou-sheet-faults = Faults
# The best time of this player in this browser, when playing alone: "To beat: 62.3s".
blockyou-best = To beat: { $time }
blockyou-best-new = Your best time!
blockyou-best-all = Your best times: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = You sit out
reason-off-field = Off the field
reason-covers-one-card = Covers one card only

## Moves as a replay tells them

replay-blockyou-ready = ready
replay-blockyou-begin =
    { $who ->
        [you] You start the countdown
        [nobody] A free chair starts the countdown
       *[other] { $name } starts the countdown
    }
replay-blockyou-count = three, two, one, zero
replay-blockyou-turn = the cards are turned over
replay-blockyou-lay =
    { $turns ->
        [0] a card at row { $row }, column { $column }
        [1] a card at row { $row }, column { $column }, turned a quarter to the right
        [2] a card at row { $row }, column { $column }, turned half round
       *[3] a card at row { $row }, column { $column }, turned a quarter to the left
    }
replay-blockyou-hidden = a card, face down
replay-blockyou-draw = a card from the pile: { $card }
