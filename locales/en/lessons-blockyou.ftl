# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Colours and fingers
lesson-blockyou-match = Pull your card into the frame: every colour lies on its own colour.
lesson-blockyou-match-done = All colours agree, so the card may lie there.
lesson-blockyou-white = White goes with every colour, on your card and on the field: use the frame.
lesson-blockyou-white-done = White and any colour always agree.
lesson-blockyou-turn = Tap your card to turn it, then pull it into the frame.
lesson-blockyou-turn-done = A quarter turn can make a card fit.
lesson-blockyou-two = A card never lies on one card alone: lay yours across two.
lesson-blockyou-two-done = Two cards or more below it: that is allowed.
lesson-blockyou-point = Your card points up at the other player: lay it, and they are blocked.
lesson-blockyou-point-done = Blocked: they lay no card in this round.
lesson-blockyou-self = A finger that points down points at you: turn your card until none does, then lay it.
lesson-blockyou-self-done = Nobody blocks themselves on purpose.
lesson-blockyou-last = The other player made a mistake: in a game you now have ten seconds to lay your card.
lesson-blockyou-last-done = In time: one card fewer for you.
lesson-blockyou-round = A real round against a sleepy player: begin, wait for zero, and find a place.
lesson-blockyou-round-done = You were first, so the round is over.

lesson-wrong-colours-differ = Some colours differ there, and that would cost a penalty card.
lesson-wrong-points-at-you = One finger points at you: turn the card.
lesson-wrong-no-white = It fits, but no white of the field helps there.
lesson-wrong-point-across = It fits, but no finger points at the other player.
lesson-wrong-covers-one-card = It lies on a single card: move it half a card further.
