"""Decides which moves a player may take back, and why not the others."""

from blockcade.core import TakebackPolicy, TakebackReason
from blockcade.record.events import Chanced, Elapsed, Left, Moved, TakenBack, Weighed
from blockcade.record.fold import Fold, Step


def takeback_of(fold: Fold, player: str, seat: int) -> TakenBack | TakebackReason:
    """The takeback that the player may have for a seat now, or the reason why there is none.

    It undoes the seat's last move and what bots answered. It never undoes what luck, the clock or gravity
    decided, what another person did, or a move of a race: the player would choose again knowing it.
    """
    if not fold.opened.takeback or fold.game.card.takeback is TakebackPolicy.NEVER:
        return "no-takeback"
    if fold.is_over:
        return "game-over"
    if seat not in fold.seats_of(player):
        return "not-your-seat"
    if not any(isinstance(step.event, Moved) and step.event.seat == seat for step in fold.line):
        return "nothing-to-take-back"
    for kept in reversed(range(len(fold.line))):
        step = fold.line[kept]
        if reason := _bars_takeback(step, player):
            return reason
        if isinstance(step.event, Moved) and step.event.seat == seat:
            return TakenBack(seat, kept)
    raise AssertionError("the seat has moved")


def _bars_takeback(step: Step, player: str) -> TakebackReason | None:
    """The reason why a player's takeback cannot undo this step; None: it can."""
    match step.event:
        case Chanced():
            return "takeback-luck"
        case Elapsed():
            return "takeback-time"
        case Weighed():
            return "takeback-tower"
        case Left():
            return "takeback-left"
        case Moved():
            if step.person not in {"", player}:
                return "takeback-other"
            return "takeback-race" if step.is_raced else None
