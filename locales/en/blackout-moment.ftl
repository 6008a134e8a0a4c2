# Blackout: the rule of the moment, the coach, the goal in one line. Numbers come as a list: 2, 5. WILD, UNDO and
# REROLL are faces of the dice.

blackout-moment-goal = Put the last chip on a card to win it. Five cards win.
blackout-moment-lots = The cards are being laid out. Luck draws who begins and the first three cards.
blackout-moment-wait = Now playing: { $name }. After that roll is used up, the dice go to the next player on the left.
blackout-moment-watch = Now playing: { $name }. Each rolled number puts one chip on a card.
blackout-moment-over = The game is over: five cards end it at once. The others are placed by the cards they have won.
blackout-moment-roll = Send the dice down the slide first. You can only place what you have rolled.
blackout-moment-luck = The dice or a new card are on their way. You can go on as soon as they lie still.
blackout-moment-place = Still to place: { $numbers }. { $duty ->
        [may] A number that fits must be placed, except after a card won or a REROLL in this turn.
       *[must] Every number that fits must be placed; you choose the space.
    } { $gone ->
        [0] { "" }
        [one] Fits nowhere for now: { $lost }.
       *[other] Fit nowhere for now: { $lost }.
    }
blackout-moment-reroll = Your numbers are used up, so the other two dice must roll once more. WILD and UNDO are kept for afterwards.
blackout-moment-wild = You may put a chip on any open number with your WILD. Unused, it is lost at the end of the turn.
blackout-moment-undo = You may take one chip off any card with your UNDO, no matter whose it is. Unused, it is lost at the end of the turn.
blackout-moment-end = You may end your turn. What is left of the roll is lost.
blackout-moment-call = All three special faces at once: call BLACKOUT! Whoever calls first takes the next card of the pile.

blackout-coach-dark = Lights out: the first to call takes a card.
blackout-coach-won = You have won a card. { $count ->
        [0] { "" }
       *[other] Go on with the rest of your roll.
    }
blackout-coach-taken = Card won: { $name }.
blackout-coach-found = There is room again for { $numbers }: place what fits.
blackout-coach-lost = { $count ->
        [one] No open space for { $numbers }: it is lost unless room appears.
       *[other] No open spaces for { $numbers }: they are lost unless room appears.
    }
blackout-coach-wild = A WILD is left: tap any open number.
blackout-coach-winner = One card lacks only a { $number }, and you have rolled it.
