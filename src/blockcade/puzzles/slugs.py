"""The closed lists of slugs that the page has words for: goals, ideas, and why an answer is wrong."""

from typing import Literal, TypeAlias, get_args

Goal: TypeAlias = Literal[
    "better-of-two",  # which of two moves is better
    "best-roll",  # the best use of a roll
    "block",  # the move that leaves the other side least
    "find-place",  # a place for this card
    "fit-everything",  # all remaining pieces have a place
    "keep-lane",  # the move that keeps one's own way open
    "last-piece",  # everything has a place, and the single square goes last
    "most-squares",  # as many squares as are possible
    "which-stands",  # the only one of several places where the block stands
    "will-it-stand",  # yes or no
]
Tag: TypeAlias = Literal[
    "any-place",  # a card, no matter whom it points at
    "counterweight",  # a block that holds others in place
    "deny",  # to take room from the other side
    "edge",  # a block over the edge of the one below it
    "ending",  # the better of two moves when few are left
    "finger-on-leader",  # a card that points at the player with the fewest cards
    "lane",  # to keep room for oneself
    "leave-little",  # nothing can be won: what the next player gets counts
    "lower-joint",  # the weak joint is not the top one
    "middle-game",  # the better of two moves while much is open
    "order",  # which piece comes last
    "packing",  # to fit pieces into little room
    "squares",  # to find the most squares when not everything fits
    "take-back",  # a roll with an UNDO
    "wild-card",  # a roll with a WILD
    "win-card",  # a card can be won with this roll
]
Wrong: TypeAlias = Literal[
    "colours-differ",  # the card's colours do not match
    "falls",  # this block does not stand
    "finger-misses",  # no finger points at the leader
    "finger-points-back",  # a finger points at its own player
    "not-best",  # a legal answer, but a worse one
    "not-last",  # everything is laid, but another piece came last
    "not-offered",  # none of the choices
    "pieces-left",  # nothing can be laid any more, and pieces are left
    "refused",  # the rules do not allow it; `refusal` says why
    "stands",  # this block does stand
    "too-few-squares",  # nothing can be laid any more, and more squares were possible
]

GOALS: tuple[Goal, ...] = get_args(Goal)
TAGS: tuple[Tag, ...] = get_args(Tag)
WRONGS: tuple[Wrong, ...] = get_args(Wrong)
YES, NO = "yes", "no"  # the choices of a question that is not a move
