# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Your first cards
lesson-blackout-roll = Send your dice down the slide.
lesson-blackout-roll-done = A 2, a 3 and a 5: all three want a place.
lesson-blackout-cover = Each number covers the same number on a card: tap a 2, a 3 and a 5.
lesson-blackout-cover-done = All three are used, so your turn is over.
lesson-blackout-win = Only the 5 is missing on the first card: tap it, and the card is yours.
lesson-blackout-win-done = That was the last open number: you have won the card.
lesson-blackout-go-on = A new card has come, and now your 2 has a place: cover it.
lesson-blackout-go-on-done = After a won card you go on with your other numbers.
lesson-blackout-lost = No card shows a 5, so your 5 is lost: cover the 1 and the 3.
lesson-blackout-lost-done = What fits nowhere is lost, and the next player rolls.
lesson-blackout-wild = WILD covers any number: tap it, then finish the first card.
lesson-blackout-wild-done = It stood for the 2 that you needed.
lesson-blackout-undo = UNDO takes a chip away: tap it, then spoil the card that is nearly full.
lesson-blackout-undo-done = Now nobody can finish that card with one number.
lesson-blackout-reroll = First cover a 3, then roll the other two dice once more.
lesson-blackout-reroll-done = Two fresh numbers: you go on with them.
lesson-blackout-call = Roll: if all three specials come at once, call before the other player does.
lesson-blackout-call-done = First: a card for you. You may call on the turn of others, too.
lesson-blackout-fifth = You have four cards: cover the 4 that wins the fifth.
lesson-blackout-fifth-done = Five cards: you have won the game.

lesson-wrong-finish-card = Not this one: another card lacks only one number.
lesson-wrong-use-wild = Use your WILD before the turn ends.
lesson-wrong-use-undo = Use your UNDO before the turn ends.
lesson-wrong-nearly-full = Not this chip: take one off the card that has four chips.
lesson-wrong-no-match = That is another number.
lesson-wrong-must-place = First cover every number that has a place.
