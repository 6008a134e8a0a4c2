"""The log of one table as this node knows it: appends changes, and learns those that other nodes appended."""

from collections.abc import Sequence

from blockcade.core import IllegalMove
from blockcade.projections.attempts import PuzzleAttempt, attempt_of
from blockcade.record.events import Stamped
from blockcade.record.fold import Fold, Happening
from blockcade.server.store import Append, StoreError, Summary
from blockcade.server.tables.change import Change, Wish, change
from blockcade.server.tables.judging import Refusal
from blockcade.server.tables.services import Services
from blockcade.wire.to_browser import Code


class TableDamaged(Exception):
    """The log cannot be folded. Other tables are not affected."""


class KeptLog:
    """Holds the fold of all stored events; the fold changes only after the store has the new ones."""

    def __init__(self, table: str, fold: Fold, seed: bytes, services: Services) -> None:
        self.fold = fold
        self.is_unsure = False  # the store failed, but may have stored the events
        self._table = table
        self._seed = seed
        self._services = services
        self.study = services.study(fold.opened.study)  # None: a normal game, or a study that is gone

    def plan(self, events: Sequence[Wish]) -> Change:
        """The complete change that these events would make. Raises Refusal when it breaks a rule."""
        try:
            script = self.study.reply if self.study else None
            return change(self.fold, events, self._seed, self._services.clock.now_ms(), script)
        except IllegalMove as error:
            raise Refusal(Code.ILLEGAL, error.reason) from None

    async def keep(self, made: Change, summary: Summary, *beside: Append, takes_duty: bool) -> None:
        """Stores the change, and only then updates the fold. Raises StoreError when it is not stored."""
        attempt = self._attempt(made.fold) if self.study else None
        append = Append(
            self._table, self.fold.seq, made.events, summary, takes_duty=takes_duty, attempt=attempt
        )
        await self._services.append(append, *beside)
        self.fold = made.fold

    def _attempt(self, fold: Fold) -> PuzzleAttempt | None:
        """The attempt at a puzzle after a change; None: the change does not concern it."""
        assert self.study
        before = attempt_of(self._table, self.fold, is_done=self.study.is_done(self.fold))
        after = attempt_of(self._table, fold, is_done=self.study.is_done(fold))
        return None if after == before else after

    async def unknown(self) -> Sequence[Stamped]:
        """The stored events that this node does not know yet."""
        return await self._services.store.log(self._table, after=self.fold.seq)

    def learn(self, events: Sequence[Stamped]) -> list[Happening]:
        """Applies events that are already stored. Raises BadLog and changes nothing when they do not fit."""
        fold, happenings = self.fold.copy(), list[Happening]()
        for stamped in events:
            if happening := fold.read(stamped):
                happenings.append(happening)
        self.fold = fold
        return happenings

    async def reload(self) -> bool:
        """Reads the whole log again and returns whether it says something new.

        Raises StoreError when the store cannot be read now, TableDamaged when the log cannot be folded.
        """
        try:
            fold = Fold.of(await self._services.store.log(self._table), self._services.games)
        except StoreError:
            raise
        except Exception as error:
            raise TableDamaged(self._table) from error
        self.is_unsure = False
        self.fold, known = fold, self.fold
        return fold.seq != known.seq
