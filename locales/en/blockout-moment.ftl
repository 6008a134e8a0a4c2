# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Play your last card, or put the ninth block on top.
blockout-moment-goal-alone = Put all nine blocks on one tower.
blockout-moment-lots = The cards are being dealt. Luck draws who begins, and everybody gets seven cards.
blockout-moment-wait = Now playing: { $name }. { $way ->
        [back] Play goes anticlockwise, since a Reverse was played.
       *[clockwise] Play goes clockwise, one card a turn.
    }
blockout-moment-watch = Now playing: { $name }. Each turn plays one card and places the block that it allows.
blockout-moment-over = The game is over. Nothing can be played any more.
blockout-moment-card = Play a card whose block is still free, or an action card. The block goes on top of the tower.
blockout-moment-base = Play a card whose block is free, or an action card. The first block of a tower stands on the building site.
blockout-moment-ninth = Only one block is free. If you have a card for it and it stands, you win, no matter how many cards are left.
blockout-moment-last-card = This is your last card. Without cards at the end of your turn you win, unless a house rule asks for one more block.
blockout-moment-draw = None of your cards can be played. You must draw until one comes, and play it at once.
blockout-moment-luck = { $count ->
        [0] You draw until a card can be played.
        [one] You draw one more card for the fall.
       *[other] You draw { $count } more cards for the fall.
    } You can go on when the cards lie open.
blockout-moment-restart = The tower fell, and all blocks are free. In the same turn you start a new tower with a Block Card; Action Cards cannot be played now.
blockout-moment-bonus = One more block is due, since your last card is played. Take any free block: if it stands, you win.
blockout-moment-practice = Take any free block; there are no cards. { $count ->
        [one] One block is still missing from the full tower.
       *[other] { $count } blocks are still missing from the full tower.
    }
blockout-moment-slip = The block lands a little beside the chosen spot. Luck decides how far, because no hand is perfectly still.
blockout-moment-placing = The block may touch only the upper face of the top block. Once you let go, the tower must stand until three.
blockout-moment-stack = { $own ->
        [yes] Place the real block with one hand, on the top block only.
       *[no] The block is being placed with one hand, on the top block only: { $name }.
    } Anybody may say when it is set, or that the tower fell.
blockout-moment-count = Everybody counts to three. Only a tower that stands at the end counts; a fall can be reported at once.
blockout-moment-report = Did it stand? One answer is enough, but everybody may contradict it for a few seconds.
blockout-moment-vote = Two people saw two different things, so everybody votes. The majority decides.
blockout-moment-revote = The votes were even, so everybody votes once more. If they stay even, the block is placed again.

blockout-coach-fell = { $name }: the tower fell. { $count ->
        [0] All blocks are free again.
       *[other] That costs { $count } cards, and a new tower begins.
    }
blockout-coach-late = The tower fell after the count: the placement still counts.
blockout-coach-back = That attempt did not count, so card and block come back.
blockout-coach-reverse = From now on play goes { $way ->
        [back] anticlockwise.
       *[clockwise] clockwise.
    }
blockout-coach-bonus = Your cards are gone: one more block, and it has to stand.
blockout-coach-drew = { $count ->
        [one] You have drawn a card.
       *[other] You have drawn { $count } cards.
    }
blockout-coach-eight = Eight blocks stand: whoever adds the ninth wins.
blockout-coach-one-card = Only one card left: { $name }.
blockout-coach-stuck = { $count ->
        [one] The block of one of your cards is on the tower now: it has to wait.
       *[other] The blocks of { $count } of your cards are on the tower now: they have to wait.
    }
