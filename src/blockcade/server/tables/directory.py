"""All tables of this server: opens them, loads them from the store on demand, and unloads idle ones."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any

from blockcade.record import Record
from blockcade.record.fold import Fold
from blockcade.server.logs import note, person
from blockcade.server.store import SharedStore, StoreError
from blockcade.server.tables.kept_log import TableDamaged
from blockcade.server.tables.opening import NewLog, Start, from_file, open_study, open_table
from blockcade.server.tables.peers import Peers
from blockcade.server.tables.services import Services
from blockcade.server.tables.simulating import is_offered
from blockcade.server.tables.strong import StrongTables
from blockcade.server.tables.table import Table, TableNotSimulated, TableShut
from blockcade.study import Study
from blockcade.wire.http import NewTable

log = logging.getLogger(__name__)

SWEEP_MS = 60_000
STUDY_IDLE_MS = 60_000  # the table of a lesson step or a puzzle is soon left for the next one
WAKE_AGAIN_MS = 5_000  # before a table that could not be read is tried again
GOODBYE_SECONDS = 5.0  # for pages to take their last messages when the server stops


class NoSuchTable(Exception):
    """No log has this name."""


class NoSuchStudy(Exception):
    """No lesson step and no puzzle has this id."""


class Directory:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, Table] = {}
        self.strong = StrongTables(services.config.limits, self._tables, monotonic)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._errands: dict[asyncio.Task[None], None] = {}  # in the order of their start
        self._is_stopping = False
        self._visits = 0
        self._nobody_visits = asyncio.Event()
        self._nobody_visits.set()

    def start(self) -> None:
        """Wakes the tables where a bot or an alarm has something to do, and starts the sweeps."""
        services = self.services
        if isinstance(services.store, SharedStore):
            peers = Peers(services.store, services.bus, services.clock, self, services.config.lease_ms)
            self._run_errand(peers.run())
        else:
            self._run_errand(self._wake_all())
        self._run_errand(self._sweep_for_ever())

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    @property
    def tables(self) -> Mapping[str, Table]:
        """The tables in memory, by name."""
        return self._tables

    async def open(self, asked: NewTable, host: str, start: Start | None = None) -> str:
        """Returns the name of the new table, which may begin with the moves of another game.

        Raises BadSetup, TooManyStrongBots or StoreError."""
        services = self.services
        table, seed, now_ms = services.new_table(), services.new_seed(), services.clock.now_ms()
        new = open_table(
            asked,
            host,
            services.games,
            services.levels,
            can_hint=services.engine.knows,
            table=table,
            seed=seed,
            now_ms=now_ms,
            start=start,
        )
        if any(services.is_strong(asked.game, seat.level) for seat in asked.seats if seat.level):
            self.strong.admit(table, services.guests.of(host))
        await self._store(new, asked.game, host)
        self._wake_soon(new.table)
        return new.table

    async def open_saved(self, record: Record, host: str) -> str:
        """A table that shows a saved game. Returns its name. Raises StoreError."""
        services = self.services
        new = await asyncio.to_thread(
            from_file,
            record,
            host,
            services.games,
            table=services.new_table(),
            seed=services.new_seed(),
            now_ms=services.clock.now_ms(),
        )
        await self._store(new, record.game, host)
        return new.table

    async def open_study(self, study_id: str, learner: str, name: str = "") -> str:
        """A table for a lesson step or a puzzle. Returns its name. Raises NoSuchStudy or StoreError."""
        services = self.services
        study = services.study(study_id)
        if study is None:
            raise NoSuchStudy(study_id)
        return await self.open_made(study, study.id, learner, name)

    async def open_made(self, study: Study, kept_id: str, learner: str, name: str = "") -> str:
        """A table for a study that its id alone does not make. Returns its name. Raises StoreError."""
        services = self.services
        new = open_study(
            study,
            learner,
            services.games,
            kept_id=kept_id,
            name=name,
            table=services.new_table(),
            seed=services.new_seed(),
            now_ms=services.clock.now_ms(),
        )
        await self._store(new, study.game, learner, is_study=True)
        self._wake_soon(new.table)
        return new.table

    async def start_from(self, name: str, moves: int) -> Start | None:
        """The first moves of a game that nobody plays any more; None: it is played, or it has no review.

        Raises NoSuchTable or StoreError."""
        kept = await self.services.store.log(name)
        if not kept:
            raise NoSuchTable(name)
        fold = await asyncio.to_thread(Fold.of, kept, self.services.games)
        is_open = fold.is_over and self.services.engine.knows(fold.game.key)
        return Start.of_fold(fold, moves) if is_open else None

    async def _store(self, new: NewLog, game: str, host: str, *, is_study: bool = False) -> None:
        services = self.services
        try:
            await services.append(new.append)
        except StoreError as error:
            if not error.unsure or await services.store.seed(new.table) is None:
                self.strong.forget(new.table)
                raise
        counted = services.counts.studies if is_study else services.counts.opened
        counted[game] += 1
        event = "study-opened" if is_study else "table-opened"
        note(log, logging.INFO, event, table=new.table, game=game, player=person(host))

    @asynccontextmanager
    async def visit(self, name: str) -> AsyncGenerator[Table]:
        """Keeps the table in memory during the visit. Raises NoSuchTable, TableDamaged or StoreError."""
        table = await self._fetch(name)
        table.visitors += 1
        self._visits += 1
        self._nobody_visits.clear()
        try:
            if self.services.bus:
                await table.catch_up()  # a page from another node has seen that node's news
                if table.is_damaged:
                    raise TableDamaged(name)
            yield table
        finally:
            table.visitors -= 1
            self._visits -= 1
            if not self._visits:
                self._nobody_visits.set()

    async def sweep(self) -> None:
        """Unloads tables that have been idle for long enough."""
        now_ms, idle_ms = self.services.clock.now_ms(), self.services.config.idle_ms
        for name, table in list(self._tables.items()):
            if self._tables.get(name) is not table:
                continue  # another sweep was here while this one waited
            since_ms = now_ms - (min(idle_ms, STUDY_IDLE_MS) if table.is_study else idle_ms)
            if table.is_idle(since_ms) or (table.is_damaged and not table.visitors):
                self.strong.forget(name)
                del self._tables[name]  # the next visitor loads it from the store
                await table.unfollow()
                await table.stop()
            else:
                table.repeat()

    async def drain(self) -> None:
        """Answers running commands, refuses later ones, and returns when all pages were told to leave."""
        await self._stop()
        for table in self._tables.values():
            table.send_home()
        with suppress(TimeoutError):  # do not wait for a page that reads nothing
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._nobody_visits.wait()

    async def close(self) -> None:
        """Empties every inbox; accepted commands are stored."""
        await self._stop()
        await asyncio.gather(*(table.unfollow() for table in self._tables.values()))
        self._tables.clear()

    # Called by peers

    def lengths(self) -> Mapping[str, int]:
        return {name: table.seq for name, table in self._tables.items()}

    def minded(self) -> list[str]:
        return [name for name, table in self._tables.items() if table.minds_something]

    def mind(self, names: list[str]) -> None:
        for name in names:
            self._wake_soon(name, due=True)

    def drop_duties(self) -> None:
        for table in self._tables.values():
            table.drop_duty()

    def catch_up(self, names: list[str]) -> None:
        for name in names:
            if table := self._tables.get(name):
                table.fall_behind()

    async def _stop(self) -> None:
        self._is_stopping = True
        for errand in [*self._errands, *self._loading.values()]:
            errand.cancel()
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    async def _fetch(self, name: str) -> Table:
        if self._is_stopping:
            raise StoreError("the server is about to stop")
        table = self._tables.get(name)
        if table and not table.is_damaged:
            return table
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        store = self.services.store
        seed = await store.seed(name)
        if seed is None:
            raise NoSuchTable(name)
        if await store.is_shut(name):
            raise TableShut(name)
        try:
            fold = Fold.of(await store.log(name), self.services.games)
        except StoreError:
            raise
        except Exception as error:
            self.services.counts.damaged += 1
            note(log, logging.ERROR, "table-damaged", trace=True, table=name)
            raise TableDamaged(name) from error
        if not fold.is_over and not is_offered(fold.game, fold.setup):
            raise TableNotSimulated(name)
        is_alone = self.services.bus is None
        table = Table(name, fold, seed, self.services, self._wake_soon, on_duty=is_alone)
        await table.follow()
        self._tables[name] = table
        if table.has_strong_bots and name not in self.strong:
            self.strong.note(name, table.payer())
        return table

    def _wake_soon(self, name: str, *, due: bool = False) -> None:
        self._run_errand(self._wake(name, due=due))

    async def _wake_all(self) -> None:
        """Asks an unreadable store again: perhaps nobody ever visits a table that is due."""
        while True:
            try:
                names = await self.services.store.to_wake()
                break
            except StoreError as error:
                note(log, logging.WARNING, "wake-failed", error=error)
                await self.services.clock.sleep_ms(WAKE_AGAIN_MS)
        for name in names:
            if not await self._is_woken(name, due=True):
                self._wake_soon(name, due=True)  # it must not hold up the others

    async def _wake(self, name: str, *, due: bool) -> None:
        while not self._is_stopping and not await self._is_woken(name, due=due):
            await self.services.clock.sleep_ms(WAKE_AGAIN_MS)

    async def _is_woken(self, name: str, *, due: bool) -> bool:
        """False: try again later. With `due` the table acts in any case; without, a new table may pause."""
        try:
            table = await self._fetch(name)
            if due:
                table.wake()
            elif not table.on_duty:
                table.mind()
        except (NoSuchTable, TableDamaged, StoreError) as error:
            note(log, logging.WARNING, "wake-failed", table=name, error=repr(error))
            return not isinstance(error, StoreError)
        return True

    async def _sweep_for_ever(self) -> None:
        while True:
            await self.services.clock.sleep_ms(SWEEP_MS)
            await self.sweep()

    def _run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands[task] = None
        task.add_done_callback(self._errands.pop)
