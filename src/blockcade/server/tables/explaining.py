"""Answers pages that ask what a seat may do now by the rules, and what has changed for it."""

from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from blockcade.core import Guide, Moment, Note, NoteKind, Seat, plain_moment
from blockcade.record.fold import Fold
from blockcade.server.tables.judging import check_seat
from blockcade.server.tables.outbox import Outbox
from blockcade.wire.to_browser import CoachNote, Explained, RuleOfMoment
from blockcade.wire.to_server import Explain


@dataclass(frozen=True, slots=True)
class _Told:
    """The position of the last answer to a page about one seat."""

    seq: int
    view: Any


class Explainer:
    """Remembers the view of the last answer for each page and seat, so that the next can say what changed."""

    def __init__(self) -> None:
        self._told: WeakKeyDictionary[Outbox, dict[Seat, _Told]] = WeakKeyDictionary()

    def ask(self, fold: Fold, outbox: Outbox, command: Explain) -> None:
        """Posts the answer. Raises Refusal for another player's seat."""
        seat = None
        if command.seat is not None:
            check_seat(fold, outbox.player, command.seat)
            seat = Seat(command.seat)
        view = fold.game.view_for(fold.state, seat)
        guide = fold.game.card.guide
        if guide is None:
            moment = plain_moment(fold.seats_to_act, seat, is_over=fold.is_over)
        else:
            moment = guide.moment(view, seat, fold.setup)
        notes = self._notes(fold, outbox, seat, view, guide) if guide else []
        outbox.post(Explained(command.command_id, fold.seq, _rule(moment), notes))

    def _notes(
        self, fold: Fold, outbox: Outbox, seat: Seat | None, view: Any, guide: Guide
    ) -> list[CoachNote]:
        """Nothing after a takeback: what changed is not a step of the game."""
        if seat is None:
            return []
        by_seat = self._told.setdefault(outbox, {})
        told = by_seat.get(seat)
        by_seat[seat] = _Told(fold.seq, view)
        if told is None or told.seq < fold.taken_back_at:
            return []
        notes = guide.changes(told.view, view, seat)
        return [CoachNote(note.note, dict(note.args)) for note in notes if _may_say(fold, seat, guide, note)]


def _may_say(fold: Fold, seat: Seat, guide: Guide, note: Note) -> bool:
    """Advice is for those alone who play against bots: it must not decide a game between people."""
    if guide.notes[note.note] is NoteKind.RULE:
        return True
    return all(chair.bot or chair.seat == seat or chair.seat in fold.gone for chair in fold.chairs)


def _rule(moment: Moment) -> RuleOfMoment:
    return RuleOfMoment(moment.rule, moment.clause, dict(moment.args), list(moment.light))
