### The playing area of Blackout.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = WILD
blackout-undo = UNDO
blackout-reroll = REROLL
blackout-free = FREE

# The letter of each die, after its special; all three differ.
blackout-die-W = W
blackout-die-U = U
blackout-die-R = R
blackout-die = Die { $die } shows { $face }
blackout-die-aside = Die { $die } lies aside
blackout-dice = Dice

blackout-card = Card { $card }
blackout-card-coming = Next card on its way
blackout-space-open = { $number }, open, card { $card }, space { $space }
blackout-space-covered = { $number }, covered, card { $card }, space { $space }
blackout-space-free = FREE, covered, card { $card }, space { $space }

blackout-tray = What is left of the roll
blackout-token = { $item }
blackout-token-lost = { $item }, fits nowhere
blackout-fits-nowhere = Fits nowhere now

blackout-roll-do = Roll
blackout-reroll-do = REROLL
blackout-end-do = End turn
blackout-call = BLACKOUT!

blackout-your-turn = Your turn
blackout-turn-of = { $name }’s turn
blackout-waiting-for = { $name } is playing
blackout-setting = The cards are laid out
blackout-extra-turn = Extra turn
blackout-left = has left
blackout-hint-roll = Send the dice down the slide
blackout-hint-wait = { $name } is about to roll
blackout-cards-won =
    { $count ->
        [one] { $count } card of { $goal }
       *[other] { $count } cards of { $goal }
    }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } card of { $goal }
       *[other] { $name }: { $count } cards of { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
blackout-chips =
    { $count ->
        [one] { $count } chip left
       *[other] { $count } chips left
    }
blackout-last-roll = Last roll: { $dice }
blackout-pending = Still to use: { $items }.
blackout-lost = Fits nowhere now: { $items }

blackout-said-begins =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
blackout-said-rolled =
    { $who ->
        [you] You roll { $dice }.
        [other] { $name } rolls { $dice }.
       *[nobody] The dice show { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] You roll two dice again: { $dice }.
        [other] { $name } rolls two dice again: { $dice }.
       *[nobody] Two dice again: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] You use { $item }: a chip on card { $card }, space { $space }.
        [other] { $name } uses { $item }: a chip on card { $card }, space { $space }.
       *[nobody] A chip lies on card { $card }, space { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] You use UNDO: the chip goes from card { $card }, space { $space }.
        [other] { $name } uses UNDO: the chip goes from card { $card }, space { $space }.
       *[nobody] The chip is gone from card { $card }, space { $space }.
    }
blackout-said-won =
    { $who ->
        [you] You win card { $card }.
       *[other] { $name } wins card { $card }.
    }
blackout-said-opened = Card { $card } is turned over.
blackout-said-blackout = BLACKOUT! Whoever calls first takes a card.
blackout-said-called =
    { $who ->
        [you] You called first!
       *[other] { $name } called first!
    }
blackout-said-nobody = Nobody called in time.
blackout-said-nothing = Nothing fits.
blackout-said-ended =
    { $who ->
        [you] You end the turn.
       *[other] { $name } ends the turn.
    }
blackout-said-left =
    { $who ->
        [you] You have left the game.
       *[other] { $name } has left the game.
    }
blackout-said-back = A move is taken back.
blackout-said-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is { $name }’s turn.
    }
blackout-said-extra =
    { $who ->
        [you] You have an extra turn.
       *[other] { $name } has an extra turn.
    }
blackout-said-over =
    { $who ->
        [you] The game is over. You win.
        [one] The game is over. { $names } wins.
       *[several] The game is over. { $names } share the win.
    }

blackout-move-roll = Roll the dice
blackout-move-reroll = REROLL: roll the other two dice again
blackout-move-end = End the turn
blackout-move-call = Call BLACKOUT!
blackout-move-call-as = { $name } calls BLACKOUT!
blackout-move-number = { $number } on card { $card }, space { $space }
blackout-move-wild = WILD on the { $number } of card { $card }, space { $space }
blackout-move-undo = UNDO the { $number } of card { $card }, space { $space }

blackout-text-not-now = Nothing for you to do now.
blackout-text-moves = What you can do
blackout-text-state = How it stands
blackout-cards-table = The open cards
blackout-space-column = Space
blackout-cell-open = { $number }, open
blackout-cell-covered = { $number }, covered

blackout-sheet = First to { $goal } cards wins
blackout-sheet-place = Place
blackout-sheet-player = Player
blackout-sheet-cards = Cards won
