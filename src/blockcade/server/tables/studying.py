"""Judges what a learner does at a study table: the rules first, then the study's own idea."""

from typing import TypeAlias

from blockcade.core import GameReason, IllegalMove, Seat
from blockcade.record.events import Moved, Tried
from blockcade.record.fold import Fold
from blockcade.server.tables.change import Parsed
from blockcade.server.tables.judging import Refusal, moved
from blockcade.study import Study
from blockcade.wire.to_browser import Code, StudyState
from blockcade.wire.to_server import Answer, Play

MAX_TRIES = 200  # kept in one log; later wrong answers are refused without a trace

Learnt: TypeAlias = Play | Answer


class Wrong(Refusal):
    """An answer that the rules allow, but that is not right here."""

    def __init__(self, slug: str) -> None:
        super().__init__(Code.WRONG, GameReason(slug))


def judged(study: Study | None, fold: Fold, player: str, command: Learnt) -> Parsed | Tried:
    """The event that an answer becomes; a wrong one that is kept says so itself.

    Raises Refusal when the rules refuse it, or when it is wrong and the study keeps no tries.
    """
    if study is None:
        raise Refusal(Code.ILLEGAL, "study-gone")
    if command.seat != study.seat or fold.chairs[study.seat].player != player:
        raise Refusal(Code.FORBIDDEN, "not-your-seat")
    if study.is_done(fold) or study.lost(fold):
        raise Refusal(Code.ILLEGAL, "study-over")
    if isinstance(command, Answer):
        if command.choice not in study.choices(fold):
            raise Refusal(Code.NOT_A_MOVE, "unknown-id")
        slug = study.wrong_choice(fold, command.choice)
        answer = Tried(command.seat, command.choice, slug, command.command_id)
        return _kept(study, fold, answer) if slug else answer
    wish = moved(fold, command.seat, command.at_seq, command.move, command.command_id)
    try:
        after = fold.game.apply(fold.state, Seat(command.seat), wish.move)
    except IllegalMove as error:
        raise Refusal(Code.ILLEGAL, error.reason) from None
    if slug := study.wrong(fold, wish.move, after):
        assert isinstance(wish.event, Moved)
        return _kept(study, fold, Tried(command.seat, wish.event.move, slug, command.command_id))
    return wish


def _kept(study: Study, fold: Fold, tried: Tried) -> Tried:
    if not study.keeps_tries or len(fold.tried) >= MAX_TRIES:
        raise Wrong(tried.wrong)
    return tried


def wrong_before(fold: Fold, player: str, command_id: str) -> str:
    """What was wrong with this command's answer when it came the first time; empty: it is new, or right."""
    return next(
        (
            tried.wrong
            for tried in fold.tried
            if tried.command == command_id and fold.chairs[tried.seat].player == player
        ),
        "",
    )


def state_of(study: Study | None, fold: Fold) -> StudyState | None:
    """What the page knows of the study; None: the table plays a normal game."""
    if not fold.opened.study:
        return None
    if study is None:
        return StudyState(fold.opened.study, 0, done=False, lost="study-gone", tries=0, choices=[], lights=[])
    return StudyState(
        id=study.id,
        seat=study.seat,
        done=study.is_done(fold),
        lost=study.lost(fold),
        tries=sum(bool(tried.wrong) for tried in fold.tried),
        choices=list(study.choices(fold)),
        lights=list(study.lights),
    )
