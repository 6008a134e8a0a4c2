# The rule of the moment at a table: what may be done now, and why. Two short sentences each. The texts of single
# games stand in <game>-moment.ftl: "moment" says the rule of the moment, "coach" what has just changed, "goal" the
# goal of the game in one line.

# The button in the bar, the key and the panel.
moment-title = Rules for this moment
# The label of the words of a refusal, which are a button.
moment-why = Why? { $reason }
# Over the passage of the rules page that explains the rule.
moment-passage = From the rules
moment-read = Read on in the rules
# Before the goal of the game.
moment-goal = Goal
# The coach: a line that says what has just changed, in the first games of each kind.
moment-coach = Coach
moment-coach-off = Switch the coach off
moment-coach-about = In your first three games of each kind, a line says what has just changed.
moment-plain-yours = It is your turn. Choose one of the moves on the page.
moment-plain-theirs = Now playing: { $name }. You can act again on your own turn.
moment-plain-others = Others are to act. You can act again when it is your turn.
moment-plain-over = The game is over. Nothing can be played any more.
