"""The phases of Block Out!: each names the step that comes next."""

from enum import Enum


class Phase(Enum):
    DEALING = "dealing"  # luck draws the first player, then the hands
    CHOOSE = "choose"  # the player chooses a card and its block
    DRAWING = "drawing"  # luck draws cards for the player whose turn it is
    RESTART = "restart"  # after a fall: a Block Card that starts a new tower (BO-37)
    BONUS = "bonus"  # advanced rule: one more block, without a card (BO-49)
    PRACTICE = "practice"  # alone: any free block, without a card (BO-H02)
    SLIPPING = "slipping"  # model `statics`: luck draws how far the hand slips (BO-H06)
    PLACING = "placing"  # the block is being placed; gravity, or the people at the tower, give the verdict
    COUNT = "count"  # model `reported`: count to three (BO-33)
    REPORT = "report"  # model `reported`: somebody reports the result; others may contradict
    VOTE = "vote"  # model `reported`: two reports differ, so everybody votes
    REVOTE = "revote"  # model `reported`: the votes were equal, so everybody votes once more (BO-O42)
    OVER = "over"


CHOOSING = (Phase.CHOOSE, Phase.RESTART, Phase.BONUS, Phase.PRACTICE)  # the player whose turn it is decides
CARDLESS = (Phase.BONUS, Phase.PRACTICE)  # the block is chosen without a card
UNASKED = (Phase.PLACING, Phase.COUNT)  # a fall may be reported before anybody is asked
VOTING = (Phase.VOTE, Phase.REVOTE)
REPORTING = (Phase.REPORT, *VOTING)
