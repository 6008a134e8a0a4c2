### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Three dice down the slide, chips on the cards, and then the lights go out.

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

# A card is named by its place in the row: 1 is the leftmost of three.
blackout-card = Card { $card }
blackout-card-coming = Next card on its way
blackout-space-open = { $number }, open, card { $card }, space { $space }
blackout-space-covered = { $number }, covered, card { $card }, space { $space }
blackout-space-free = FREE, covered, card { $card }, space { $space }

blackout-tray = What is left of the roll
blackout-token = { $item }
blackout-token-lost = { $item }, fits nowhere
blackout-fits-nowhere = Fits nowhere now
# What a special does, in a small note beside it. WILD, UNDO and REROLL are the words on the dice.
blackout-about-wild = A chip on any open space you like.
blackout-about-undo = Takes one chip off any card.
blackout-about-reroll = Rolls the other two dice again.

blackout-roll-do = Roll
blackout-reroll-do = REROLL
blackout-end-do = End turn
blackout-call = BLACKOUT!
# In the map of keys: the number keys take a rolled number; Enter puts it on the chosen space, or rolls.
blackout-keys-number = Take that number
blackout-keys-use = Use it on this space, or roll

blackout-your-turn = Your turn
blackout-turn-of =
    { $who ->
        [you] Your turn
        [nobody] The chair is still free
       *[other] { $name }’s turn
    }
blackout-waiting-for =
    { $who ->
        [you] You are playing
        [nobody] The chair is still free
       *[other] { $name } is playing
    }
blackout-setting = The cards are laid out
blackout-extra-turn = Extra turn
blackout-left = has left
blackout-hint-roll = Send the dice down the slide
blackout-hint-wait =
    { $who ->
        [you] You are about to roll
        [nobody] The roll waits for a player
       *[other] { $name } is about to roll
    }
blackout-cards-won =
    { $count ->
        [one] { $count } card of { $goal }
       *[other] { $count } cards of { $goal }
    }
# Beside a player's cards: won cards and how many it takes to win.
blackout-cards-count = { $count } / { $goal }
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
        [nobody] A free chair begins.
       *[other] { $name } begins.
    }
blackout-said-rolled =
    { $who ->
        [you] You roll { $dice }.
        [nobody] The dice show { $dice }.
       *[other] { $name } rolls { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] You roll two dice again: { $dice }.
        [nobody] Two dice again: { $dice }.
       *[other] { $name } rolls two dice again: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] You use { $item }: a chip on card { $card }, space { $space }.
        [nobody] A chip lies on card { $card }, space { $space }.
       *[other] { $name } uses { $item }: a chip on card { $card }, space { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] You use UNDO: the chip goes from card { $card }, space { $space }.
        [nobody] The chip is gone from card { $card }, space { $space }.
       *[other] { $name } uses UNDO: the chip goes from card { $card }, space { $space }.
    }
blackout-said-won =
    { $who ->
        [you] You win a card.
        [nobody] A card is won.
       *[other] { $name } wins a card.
    }
blackout-said-opened = Card { $card } is turned over.
blackout-said-blackout = BLACKOUT! Whoever calls first takes a card.
blackout-said-called =
    { $who ->
        [you] You called first!
        [nobody] Somebody called first!
       *[other] { $name } called first!
    }
blackout-said-nobody = Nobody called in time.
blackout-said-nothing = Nothing fits.
blackout-said-ended =
    { $who ->
        [you] You end the turn.
        [nobody] The turn ends.
       *[other] { $name } ends the turn.
    }
blackout-said-left =
    { $who ->
        [you] You have left the game.
        [nobody] A player has left the game.
       *[other] { $name } has left the game.
    }
blackout-said-back = A move is taken back.
blackout-said-turn =
    { $who ->
        [you] It is your turn.
        [nobody] It is the turn of a free chair.
       *[other] It is { $name }’s turn.
    }
blackout-said-extra =
    { $who ->
        [you] You have an extra turn.
        [nobody] There is an extra turn.
       *[other] { $name } has an extra turn.
    }
blackout-said-over =
    { $who ->
        [you] The game is over. You win.
        [together] The game is over. You share the win with { $names }.
        [several] The game is over. { $names } share the win.
        [nobody] The game is over.
       *[other] The game is over. { $names } wins.
    }

blackout-move-roll = Roll the dice
blackout-move-reroll = REROLL: roll the other two dice again
blackout-move-end = End the turn
blackout-move-call = Call BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] You call BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } calls BLACKOUT!
    }
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

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Not in this roll
reason-no-match = Number does not match
reason-covered = Already covered
reason-no-chip = No chip there
reason-no-blackout = No Blackout now
reason-five-cards = Five cards won

## Moves as a replay tells them

replay-blackout-roll = down the slide
replay-blackout-reroll = two dice once more
replay-blackout-end = end of the turn
replay-blackout-call = Blackout!
replay-blackout-put = { $what } on card { $card }, space { $space }
replay-blackout-undo = chip off card { $card }, space { $space }
replay-blackout-draw = a new card
replay-blackout-begin =
    { $who ->
        [you] You begin
        [nobody] A free chair begins
       *[other] { $name } begins
    }

## The hint / The review

blackout-advice-take = Place it
blackout-advice-said = Hint: { $move }. { $chance }.
blackout-chance = Chance to win: about { $percent }
blackout-review-chances = Chance to win: { $played } instead of { $better }
