### Lessons: the first steps of each game, one small position at a time.
### A step has one sentence with one thing to do, and one short sentence that says why it was right.

learn-title = Lessons
## On a game's card at home, for people who have not played it yet.
learn-new = New here?
learn-minute = Learn it in a minute
learn-no = No, thanks
## $done and $all are numbers of steps.
learn-progress = Lessons: { $done } of { $all }
learn-steps = { $done } of { $all }
# For screen readers: where the learner is.
learn-steps-label = Step { $step } of { $all }
learn-rules = Try it: the first lesson
learn-leave = Leave the lesson
learn-back = One step back
learn-again = Once more
learn-next = Next
learn-skip = Skip
learn-finished = Well learnt
# Some steps were skipped.
learn-skipped = Some steps were left out
learn-anew = From the start
learn-all = All lessons
learn-broken = This step could not be opened.
# A move was made where the step asks a question.
lesson-wrong-answer-first = Choose one of the answers first.
# Nothing can be done any more in this position.
lesson-wrong-study-gone = This step has changed. Start it once more.
