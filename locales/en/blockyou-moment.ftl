# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Get rid of all your cards before the others do.
blockyou-moment-lots = Cards are being drawn. You can go on when yours lies open.
blockyou-moment-ready = Say that you are ready. The countdown begins when everybody has.
blockyou-moment-lead = You lead and start the first countdown. { $count ->
        [0] All others are ready.
        [one] One other player is not ready yet.
       *[other] { $count } other players are not ready yet.
    }
blockyou-moment-wait = You are ready. The countdown begins when all others are, too.
blockyou-moment-countdown = Three, two, one, zero: then all cards are turned over at once. Nobody can lay before that.
blockyou-moment-lay = Lay your card on parts of two cards or more: each colour on its own colour, white on anything. No finger on it may point at your own side.
blockyou-moment-last = After a fault you are the only one left. You have { $seconds } seconds to lay your card, by the same rules.
blockyou-moment-alone = Lay card after card: each colour on its own colour, white on anything. A fault costs a penalty card, and only the time counts.
blockyou-moment-done = Your card is laid, and its fingers have blocked those they point at. You are safe until the next round.
blockyou-moment-blocked = A finger points at your side, so you are out of this round. Your card goes under the rest of yours.
blockyou-moment-fault = A fault: you are out for this round and the next. A penalty card joins your own, if there is one.
blockyou-moment-sit-out = You sit this round out, since you committed a fault in the round before. In the next one you play again.
blockyou-moment-back = The round is over for you, and your card goes under the rest of yours. The next countdown follows.
blockyou-moment-watch = All players race at the same time. Every correct card counts, and its fingers can block others.
blockyou-moment-over = The game is over. Whoever was rid of all cards first has won.

blockyou-coach-blocked = Blocked by: { $name }. A finger on that card points at your side.
blockyou-coach-colours = The colours did not match: you sit out the next round, too.
blockyou-coach-self = A finger pointed at your own side: you sit out the next round, too.
blockyou-coach-fewer = Laid without a fault. { $count ->
        [0] You have no cards left.
        [one] You have one card left.
       *[other] You have { $count } cards left.
    }
blockyou-coach-last = You were the last one: a correct card has ended the round.
blockyou-coach-ten = You are the only one left: { $seconds } seconds.
blockyou-coach-dead = Nobody could lay a card, so the round is over.
blockyou-coach-refreshed = Nobody could lay a card, so a new field is laid out.
