"""Runs the test: play, kill, restart, compare. A seed fixes the plan, not the exact instants."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from itertools import islice
from pathlib import Path

from blockcade.faults.torture.behaviour import Behaviour
from blockcade.faults.torture.evidence import BrokenPromise
from blockcade.faults.torture.journal import Journal
from blockcade.faults.torture.logs import LogReader, SqliteLogs
from blockcade.faults.torture.player import Person, Player
from blockcade.faults.torture.process import SERVE, NotUp, ServerProcess
from blockcade.faults.torture.promises import Ledger, check_all
from blockcade.faults.torture.tables import Form, forms, open_table

PATIENCE_SECONDS = 120.0  # after this a table counts as stuck
SEND_SECONDS = 5.0  # the longest wait for a command before the kill


class Kill(Enum):
    """The instant of a kill."""

    PLAYING = "while playing"
    SENDING = "just after a command was sent"
    RETURNING = "while everybody comes back"
    STARTING = "during the start"
    STOPPING = "during an orderly stop"


# Each round has all of these in random order; RETURNING and STARTING need one kill more.
ROUND = (Kill.PLAYING, Kill.SENDING, Kill.SENDING, Kill.RETURNING, Kill.STARTING, Kill.STOPPING)


@dataclass(frozen=True, slots=True)
class Plan:
    folder: Path  # new or empty; for the server's data and stderr
    tables: int = 10
    seed: int = 1
    serve: Sequence[str] = SERVE  # the command that starts a server
    more: Sequence[str] = ()  # arguments for it
    logs: LogReader | None = None  # where its logs can be read; None: in the data folder
    after_kill: Callable[[Path], None] | None = None  # a further change of the data folder


@dataclass(slots=True)
class Result:
    seed: int
    began: float = field(default_factory=time.monotonic)
    seconds: float = 0.0
    kills: Counter[Kill] = field(default_factory=Counter[Kill])
    stops: int = 0  # orderly stops that completed
    checks: int = 0
    journals: list[Journal] = field(default_factory=list[Journal])
    ledgers: dict[str, Ledger] = field(default_factory=dict[str, Ledger])
    broken: list[BrokenPromise] = field(default_factory=list[BrokenPromise])


class Torture:
    """Call `begin`, `kill` any number of times while nothing is broken, `end`, and always `close`."""

    def __init__(self, plan: Plan) -> None:
        self.result = Result(plan.seed)
        self._plan = plan
        self._luck = random.Random(f"torture {plan.seed}")
        plan.folder.mkdir(parents=True, exist_ok=True)
        self.server = ServerProcess(plan.folder, plan.serve, plan.more)
        self._logs = plan.logs or SqliteLogs(self.server.data)
        self.players: dict[Player, asyncio.Task[None]] = {}
        self._start_seconds = 1.0
        self._round: list[Kill] = []  # the kills left in this round
        self._sends_left = 0  # commands until the kill; 0: none is planned
        self._trapped = asyncio.Event()

    async def begin(self) -> None:
        """Start the server and seat everybody."""
        began = time.monotonic()
        if await self._start():
            self._start_seconds = time.monotonic() - began
            for number, form in enumerate(islice(forms(), self._plan.tables)):
                await self._seat(number, form)
            await self._until_all_are_back()
            await self.check()

    async def kill(self) -> Kill:
        """Crash once more, restart, and check every promise."""
        self._round = self._round or self._luck.sample(ROUND, len(ROUND))
        match kind := self._round.pop():
            case Kill.PLAYING:
                await asyncio.sleep(self._luck.uniform(0, 1.2))
                await self._kill(kind)
            case Kill.SENDING:
                await self._wait_for_trap()
                await self._kill(kind)
            case Kill.RETURNING:
                await self._kill(Kill.PLAYING)
                if await self._start():
                    await asyncio.sleep(self._luck.uniform(0, 0.4))
                    await self._kill(kind)
            case Kill.STARTING:
                await self._kill(Kill.PLAYING)
                await self.server.start()
                await asyncio.sleep(self._luck.uniform(0, self._start_seconds))
                await self._kill(kind)
            case Kill.STOPPING:
                self.server.ask_to_stop()
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._luck.uniform(0, 0.8)):
                        self._note_stop(await self.server.ended())
                if not self.server.has_ended:
                    await self._kill(kind)
        if not self.result.broken and await self._start():
            await self._until_all_are_back()
            await self.check()
        return kind

    async def end(self) -> None:
        """Check that every table goes on without crashes; then stop in order, and check once more."""
        if not self.result.broken:
            await self.until_all_go_on()
            await self.check()
        if not self.result.broken:
            self.server.ask_to_stop()
            self._note_stop(await self.server.ended())
        self.result.seconds = time.monotonic() - self.result.began

    async def close(self) -> None:
        for task in self.players.values():
            task.cancel()
        await asyncio.gather(*self.players.values(), return_exceptions=True)
        self.result.journals += [player.journal for player in self.players]
        self.players.clear()
        if not self.server.has_ended:
            await self.server.kill()

    async def check(self) -> None:
        """Compare every journal with every log."""
        result = self.result
        known = [player.journal for player in self.players]
        for table, rows in self._logs.read().items():
            result.ledgers.setdefault(table, Ledger(table)).read(rows)
        self._add(check_all(result.ledgers.values(), [*result.journals, *known]))
        result.checks += 1

    async def until_all_go_on(self) -> None:
        """Wait until every game that is not over has another event."""
        marks = {player: player.journal.highest for player in self.players}
        until = self._deadline()
        for player, mark in marks.items():
            if not await self._patiently(
                player, until, lambda each, mark=mark: each.journal.highest > mark or each.is_over
            ):
                text = f"{player.person.name}: nothing has happened since {mark}"
                self._add([BrokenPromise("every table goes on", player.journal.table, text)])

    # Starting and ending

    async def _start(self) -> bool:
        """Start the server and say whether it is up; a failed start is a broken promise."""
        try:
            await self.server.start()
            await self.server.until_listening()
        except NotUp as error:
            self._add([BrokenPromise("it starts again", "", str(error))])
            return False
        return True

    async def _kill(self, kind: Kill) -> None:
        if self.server.has_ended and kind is not Kill.STARTING:
            self._add(
                [BrokenPromise("it stays up", "", f"the server ended by itself: {await self.server.ended()}")]
            )
        await self.server.kill()
        self.result.kills[kind] += 1
        if self._plan.after_kill:
            self._plan.after_kill(self.server.data)

    def _note_stop(self, code: int) -> None:
        self.result.stops += 1
        if code:
            self._add([BrokenPromise("an orderly stop", "", f"it ended with {code}")])

    async def _until_all_are_back(self) -> None:
        until = self._deadline()
        for player in list(self.players):
            if not await self._patiently(player, until, lambda each: each.has_caught_up):
                waiting = [sent.text for sent in player.journal.unanswered.values()]
                text = f"{player.person.name}: shown {player.is_shown}, unanswered {waiting}"
                self._add([BrokenPromise("every table opens", player.journal.table, text)])

    @staticmethod
    def _deadline() -> float:
        return asyncio.get_running_loop().time() + PATIENCE_SECONDS

    async def _patiently(self, player: Player, until: float, happened: Callable[[Player], bool]) -> bool:
        """Say whether it happened, or is no longer needed: the player moved on, or has a noted failure."""

        def settled(each: Player) -> bool:
            return each not in self.players or bool(each.journal.broken) or happened(each)

        with suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                await player.until(settled)
        return settled(player)

    async def _wait_for_trap(self) -> None:
        """Return at the instant a chosen command is sent, or a little later."""
        self._trapped.clear()
        self._sends_left = self._luck.randint(1, 20)
        with suppress(TimeoutError):
            async with asyncio.timeout(SEND_SECONDS):
                await self._trapped.wait()
        self._sends_left = 0
        await asyncio.sleep(self._luck.choice((0.0, 0.0005, 0.001, 0.002, 0.005, 0.01)))

    def _on_sent(self) -> None:
        if self._sends_left:
            self._sends_left -= 1
            if not self._sends_left:
                self._trapped.set()

    # Players

    async def _seat(self, number: int, form: Form) -> None:
        host = Person(f"host{number}")
        table = await open_table(self.server, host, form.asked)
        first = self._sit(host, table, form)
        await self._patiently(first, self._deadline(), lambda each: each.table is not None)
        if not first.table:
            self._add([BrokenPromise("every table opens", table, "its host was not let in")])
            return
        links = [chair.link for chair in first.table.chairs if chair.link]
        for guest, link in enumerate(links):
            self._sit(Person(f"guest{number}.{guest}"), table, form, link)

    def _sit(self, person: Person, table: str, form: Form, secret: str = "") -> Player:
        number = len(self.result.journals) + len(self.players)
        behaviour = Behaviour(
            f"{person.name}@{number}", f"{self._plan.seed} {person.name} {number}", form.level
        )
        player = Player(
            person,
            table,
            self.server,
            behaviour,
            secret=secret,
            on_sent=self._on_sent,
            on_rematch=lambda player, next_table: self._follow(player, next_table, form),
        )
        self.players[player] = asyncio.create_task(player.live())
        return player

    def _follow(self, player: Player, table: str, form: Form) -> None:
        task = self.players.pop(player, None)
        if task:
            self.result.journals.append(player.journal)
            task.cancel()
            self._sit(player.person, table, form)

    def _add(self, broken: Iterable[BrokenPromise]) -> None:
        self.result.broken = list(dict.fromkeys((*self.result.broken, *broken)))
