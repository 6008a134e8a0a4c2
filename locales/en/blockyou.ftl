### The playing area of BlockYou!

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
blockyou-ready-count = { $ready } of { $count } ready

## How each one stands

blockyou-status-idle = not ready yet
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
blockyou-blocked-by = Blocked by { $name }
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
blockyou-last-other = { $name } is the last one
blockyou-count = { $figure }
blockyou-solo-time = Time
blockyou-solo-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
blockyou-result-title = Round { $round }
blockyou-result-later = { $ms } ms later
blockyou-result-blocks = blocks { $names }
blockyou-result-nobody = Nobody laid a card
blockyou-ending-all = Nobody is left: the round is over.
blockyou-ending-last =
    { $who ->
        [you] You were the last one left.
       *[other] { $name } was the last one left.
    }
blockyou-ending-time = Time is up: the cards go back.
blockyou-ending-dead = No card could be laid any more: the cards go back.
blockyou-ending-refreshed = Nobody could lay a card: here is a new field.

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] You are ready.
       *[other] { $name } is ready.
    }
blockyou-said-left =
    { $who ->
        [you] You have left the game.
       *[other] { $name } has left the game.
    }
blockyou-said-countdown = Three, two, one…
blockyou-said-round = Round { $round }.
blockyou-said-card = Your card: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! You lay a card at row { $row }, column { $column }.
       *[other] BlockYou! { $name } lays a card at row { $row }, column { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Fault: your colours don’t match at row { $row }, column { $column }. You get a penalty card.
       *[other] Fault by { $name }: the colours don’t match at row { $row }, column { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Fault: you pointed at yourself. You get a penalty card.
       *[other] Fault: { $name } pointed at the own seat.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blocked: { $names }.
       *[other] Blocked: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] You are the last one: ten seconds!
       *[other] { $name } is the last one and has ten seconds.
    }
blockyou-said-over =
    { $who ->
        [you] The game is over. You win.
       *[other] The game is over. { $name } wins.
    }
blockyou-now-ready = The race begins when everybody is ready.
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
