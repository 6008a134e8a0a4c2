# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Your first tower
lesson-blockout-box = With the real box
lesson-blockout-take = The red card allows any red block: tap the card, then a block.
lesson-blockout-take-done = Any red block would do; other colours would not.
lesson-blockout-lower = Tap the lit card, press ↓ until its block lies on the table, and let go.
lesson-blockout-lower-done = That is the base of your tower.
lesson-blockout-stack = Pull the block over the tower, press ↓ and let go: it must stand for a count of three.
lesson-blockout-stack-done = It stood for the whole count.
lesson-blockout-edge = The top block stands to the right: lower yours there, and let go when it is steady.
lesson-blockout-edge-done = The middle of a block must rest on something.
lesson-blockout-fall = This tower will not hold: take a block, see what a fall costs, and begin again.
lesson-blockout-fall-done = Three cards more, and a new tower in the same turn.
lesson-blockout-pass = Is it too shaky for you? Tap Pass twice.
lesson-blockout-pass-done = No block this time: the others may tremble.
lesson-blockout-reverse = Tap Reverse twice, and play goes the other way round.
lesson-blockout-reverse-done = Now the player on your other side is next.
lesson-blockout-extra = With “One more block” your last card does not win yet: place any block you like.
lesson-blockout-extra-done = It stands, and the game is yours.
lesson-blockout-ninth = Eight blocks stand: place the ninth, and you win at once.
lesson-blockout-ninth-done = All nine: nothing else counts any more.
lesson-blockout-real = Tap the lit card, put such a block on your own table, and say what happened.
lesson-blockout-real-done = The phone keeps the cards; you keep the tower.

lesson-wrong-red-card = Not this one: play the red card.
lesson-wrong-build = Not now: take a block.
lesson-wrong-play-pass = Not now: play Pass.
lesson-wrong-play-reverse = Not now: play Reverse.
lesson-wrong-fell = It fell. Try it again.
lesson-wrong-need-block-card = A new tower begins with a Block Card.
