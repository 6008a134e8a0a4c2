"""Answers commands from pages: at once if nothing changes, else after the change is stored."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from blockcade.core import BadSetup, GameReason
from blockcade.record.events import Followed, Tried
from blockcade.record.fold import Fold
from blockcade.server.store import Append
from blockcade.server.tables.change import Change, Wish
from blockcade.server.tables.explaining import Explainer
from blockcade.server.tables.hints import Hints
from blockcade.server.tables.inbox import UNANSWERED
from blockcade.server.tables.judging import Changing, Judges, Refusal, opinion
from blockcade.server.tables.notes import Notes
from blockcade.server.tables.opening import rematch
from blockcade.server.tables.outbox import Outbox
from blockcade.server.tables.reviewing import Reviewing
from blockcade.server.tables.services import Services
from blockcade.server.tables.studying import Wrong, judged, wrong_before
from blockcade.study import Study
from blockcade.wire.to_browser import Accepted, Code, Judged, Refused
from blockcade.wire.to_server import Answer, Explain, Hint, Judge, Play, ReadLink, Rematch, Review, ToServer

Command: TypeAlias = Changing | Answer | Judge | ReadLink | Rematch | Hint | Explain | Review


class Decision(msgspec.Struct, frozen=True):
    """The change that a command asks for."""

    events: Sequence[Wish]
    beside: tuple[Append, ...] = ()  # stored together with the events, or neither is
    opens: str = ""  # the name of the table that this opens
    wrong: str = ""  # the change keeps a wrong answer, which is refused with this slug


class Keep(Protocol):
    """Stores a change, as `TableWriter` does. Raises Refusal when it breaks a rule."""

    def __call__(self, events: Sequence[Wish], *beside: Append) -> Awaitable[Change]: ...


class CommandHandler:
    """Knows the rules for commands, and starts hints and reviews for the pages that ask."""

    def __init__(
        self,
        table: str,
        services: Services,
        notes: Notes,
        study: Study | None,
        *,
        away_ms: Callable[[Fold, str], int],
        keep: Keep,
        tell: Callable[[Change], None],
        opened_another: Callable[[str], None],
    ) -> None:
        self._services = services
        self._notes = notes
        self._study = study
        self._keep, self._tell, self._opened_another = keep, tell, opened_another
        self._judges = Judges(table, services.identity, services.levels, away_ms)
        self._explainer = Explainer()
        self._hints = Hints(table, services.engine, services.config.hint_seconds, services.guests)
        self._reviewing = Reviewing(table, services.engine, services.reviews, services.clock, services.guests)

    async def answer(self, fold: Fold, outbox: Outbox, command: ToServer) -> None:
        """Does the command or refuses it. Raises StoreError when it cannot be stored."""
        if isinstance(command, UNANSWERED):
            return
        try:
            if decision := self._decide(fold, outbox, command):
                made = await self._keep(decision.events, *decision.beside)
                self._answer(decision, made, outbox, command.command_id)
        except Refusal as refusal:
            outbox.post(Refused(command.command_id, refusal.code, refusal.reason))
            self._notes.refused(command, outbox.player, refusal.reason, seq=fold.seq)
        else:
            self._notes.accepted(command)

    def _answer(self, decision: Decision, made: Change, outbox: Outbox, command_id: str) -> None:
        if decision.opens:
            self._opened_another(decision.opens)
            self._notes.opened_another(decision.opens, made.fold.game.key)
        if decision.wrong:
            with outbox:
                self._tell(made)
            raise Wrong(decision.wrong)
        at_seq = made.fold.seq if decision.opens else made.fold.accepted[outbox.player, command_id]
        with outbox:  # the answer and the news go to the page together
            outbox.post(Accepted(command_id, at_seq))
            self._tell(made)

    def _decide(self, fold: Fold, outbox: Outbox, command: Command) -> Decision | None:
        """None: nothing changes, and the answer is posted. Raises Refusal when the command breaks a rule."""
        player, command_id = outbox.player, command.command_id
        if (player, command_id) in fold.accepted:
            outbox.post(Accepted(command_id, fold.accepted[player, command_id]))
        elif fold.is_closed:
            raise Refusal(Code.ILLEGAL, "table-closed")
        elif fold.opened.shown and not isinstance(command, Review):
            raise Refusal(Code.ILLEGAL, "game-over")
        elif isinstance(command, Judge):
            outbox.post(Judged(command_id, opinion(fold, player, command)))
        elif isinstance(command, Explain):
            self._explainer.ask(fold, outbox, command)
        elif fold.opened.study or isinstance(command, Answer):
            return self._study_answer(fold, player, command)
        elif isinstance(command, ReadLink):
            outbox.post(self._judges.invitation(fold, command))
        elif isinstance(command, Rematch):
            return self._follow(fold, outbox, command)
        elif isinstance(command, Hint):
            self._hints.ask(fold, outbox, command)
        elif isinstance(command, Review):
            self._reviewing.ask(fold, outbox, command)
        elif events := self._judges.decide(fold, player, command):
            return Decision(events)
        else:
            outbox.post(Accepted(command_id, fold.seq))
        return None

    def _study_answer(self, fold: Fold, player: str, command: Command) -> Decision:
        if not fold.opened.study:
            raise Refusal(Code.ILLEGAL, GameReason("wrong-phase"))
        if not isinstance(command, Play | Answer):
            raise Refusal(Code.FORBIDDEN, "study-only")
        if slug := wrong_before(fold, player, command.command_id):
            raise Wrong(slug)
        answer = judged(self._study, fold, player, command)
        return Decision([answer], wrong=answer.wrong if isinstance(answer, Tried) else "")

    def look(self, fold: Fold) -> None:
        """Call this after every change: it stops hints that nobody needs any more."""
        self._hints.look(fold)

    def leave(self, outbox: Outbox) -> None:
        self._reviewing.leave(outbox)

    def stop(self) -> None:
        """Stops all hints and reviews."""
        self._hints.forget()
        self._reviewing.stop()

    def _follow(self, fold: Fold, outbox: Outbox, command: Rematch) -> Decision | None:
        if not fold.seats_of(outbox.player) and outbox.player != fold.opened.host:
            raise Refusal(Code.FORBIDDEN, "not-your-seat")
        if not fold.is_over:
            raise Refusal(Code.ILLEGAL, "not-over")
        if fold.next_table:
            outbox.post(Accepted(command.command_id, fold.followed_at))
            return None
        services = self._services
        now_ms = services.clock.now_ms()
        try:
            new = rematch(fold, services.games, services.new_table(), services.new_seed(), now_ms)
        except BadSetup as error:
            raise Refusal(Code.ILLEGAL, error.reason) from error
        return Decision([Followed(new.table, command.command_id)], (new.append,), opens=new.table)
