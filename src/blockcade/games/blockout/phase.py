"""What a game of Block Out! waits for."""

from enum import Enum


class Phase(Enum):
    DEALING = "dealing"  # luck draws who begins, then the hands
    CHOOSE = "choose"  # a card, and the block with it
    DRAWING = "drawing"  # luck draws cards for the player whose turn it is
    RESTART = "restart"  # after a fall: a Block Card that starts a new tower (BO-37)
    BONUS = "bonus"  # advanced rule: one more block, without a card (BO-49)
    PLACING = "placing"  # the block is on its way; gravity, or the people at the tower, will tell
    COUNT = "count"  # reported: three beats (BO-33)
    REPORT = "report"  # reported: somebody says what became of it, and nobody says otherwise
    VOTE = "vote"  # reported: two said otherwise, everybody is asked
    OVER = "over"


CHOOSING = (Phase.CHOOSE, Phase.RESTART, Phase.BONUS)  # the player whose turn it is has the say
REPORTING = (Phase.REPORT, Phase.VOTE)
