"""The torture itself: play, kill, start again, compare. A seed fixes the plan, not the instants it meets."""

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

from blockcade.faults.torture.evidence import Broken
from blockcade.faults.torture.journal import Journal
from blockcade.faults.torture.logs import LogReader, SqliteLogs
from blockcade.faults.torture.mind import Mind
from blockcade.faults.torture.player import Person, Player
from blockcade.faults.torture.process import SERVE, NotUp, Victim
from blockcade.faults.torture.promises import Ledger, check_all
from blockcade.faults.torture.tables import Form, forms, open_table

PATIENCE_SECONDS = 120.0  # until a table that does not come back or go on counts as stuck
SEND_SECONDS = 5.0  # to wait for somebody to send something, before killing all the same


class Kill(Enum):
    """In which instant."""

    PLAYING = "while playing"
    SENDING = "just after a command was sent"
    RETURNING = "while everybody comes back"
    STARTING = "during the start"
    STOPPING = "during an orderly stop"


# Each round has all of these, in an order of its own; coming back and starting cost a kill more.
ROUND = (Kill.PLAYING, Kill.SENDING, Kill.SENDING, Kill.RETURNING, Kill.STARTING, Kill.STOPPING)


@dataclass(frozen=True, slots=True)
class Plan:
    folder: Path  # new or empty; the server's data and its log of complaints are made in it
    tables: int = 10
    seed: int = 1
    serve: Sequence[str] = SERVE  # the command that starts a server
    more: Sequence[str] = ()  # arguments for it
    logs: LogReader | None = None  # where its logs can be read; None: in the data folder
    after_kill: Callable[[Path], None] | None = None  # what else happens to the data folder


@dataclass(slots=True)
class Result:
    seed: int
    began: float = field(default_factory=time.monotonic)
    seconds: float = 0.0
    kills: Counter[Kill] = field(default_factory=Counter[Kill])
    stops: int = 0  # orderly ones that came to their end
    checks: int = 0
    journals: list[Journal] = field(default_factory=list[Journal])
    ledgers: dict[str, Ledger] = field(default_factory=dict[str, Ledger])
    broken: list[Broken] = field(default_factory=list[Broken])


class Torture:
    """`begin`, `kill` as often as wanted while nothing is broken, then `end`; and `close` in any case."""

    def __init__(self, plan: Plan) -> None:
        self.result = Result(plan.seed)
        self._plan = plan
        self._luck = random.Random(f"torture {plan.seed}")
        plan.folder.mkdir(parents=True, exist_ok=True)
        self.victim = Victim(plan.folder, plan.serve, plan.more)
        self._logs = plan.logs or SqliteLogs(self.victim.data)
        self.players: dict[Player, asyncio.Task[None]] = {}
        self._start_seconds = 1.0
        self._round: list[Kill] = []  # what is still to come of it
        self._sends_left = 0  # until the trap snaps; 0: there is none
        self._trapped = asyncio.Event()

    async def begin(self) -> None:
        """The first start, and everybody at their tables."""
        began = time.monotonic()
        if await self._start():
            self._start_seconds = time.monotonic() - began
            for number, form in enumerate(islice(forms(), self._plan.tables)):
                await self._seat(number, form)
            await self._until_all_are_back()
            await self.check()

    async def kill(self) -> Kill:
        """One more crash, the return from it, and a look at every promise."""
        self._round = self._round or self._luck.sample(ROUND, len(ROUND))
        match kind := self._round.pop():
            case Kill.PLAYING:
                await asyncio.sleep(self._luck.uniform(0, 1.2))
                await self._kill(kind)
            case Kill.SENDING:
                await self._spring_a_trap()
                await self._kill(kind)
            case Kill.RETURNING:
                await self._kill(Kill.PLAYING)
                if await self._start():
                    await asyncio.sleep(self._luck.uniform(0, 0.4))
                    await self._kill(kind)
            case Kill.STARTING:
                await self._kill(Kill.PLAYING)
                await self.victim.start()
                await asyncio.sleep(self._luck.uniform(0, self._start_seconds))
                await self._kill(kind)
            case Kill.STOPPING:
                self.victim.ask_to_stop()
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._luck.uniform(0, 0.8)):
                        self._note_stop(await self.victim.ended())
                if not self.victim.has_ended:
                    await self._kill(kind)
        if not self.result.broken and await self._start():
            await self._until_all_are_back()
            await self.check()
        return kind

    async def end(self) -> None:
        """Without further crashes every table goes on; then an orderly stop, and a last look."""
        if not self.result.broken:
            await self.until_all_go_on()
            await self.check()
        if not self.result.broken:
            self.victim.ask_to_stop()
            self._note_stop(await self.victim.ended())
        self.result.seconds = time.monotonic() - self.result.began

    async def close(self) -> None:
        for task in self.players.values():
            task.cancel()
        await asyncio.gather(*self.players.values(), return_exceptions=True)
        self.result.journals += [player.journal for player in self.players]
        self.players.clear()
        if not self.victim.has_ended:
            await self.victim.kill()

    async def check(self) -> None:
        """Every journal against every log, as both are now."""
        result = self.result
        known = [player.journal for player in self.players]
        for table, rows in self._logs.read().items():
            result.ledgers.setdefault(table, Ledger(table)).read(rows)
        self._add(check_all(result.ledgers.values(), [*result.journals, *known]))
        result.checks += 1

    async def until_all_go_on(self) -> None:
        """Every game that is not over has another event."""
        marks = {player: player.journal.highest for player in self.players}
        until = self._deadline()
        for player, mark in marks.items():
            if not await self._patiently(
                player, until, lambda each, mark=mark: each.journal.highest > mark or each.is_over
            ):
                text = f"{player.person.name}: nothing has happened since {mark}"
                self._add([Broken("every table goes on", player.journal.table, text)])

    # Starting and ending

    async def _start(self) -> bool:
        """Whether it is up; if not, that is a broken promise."""
        try:
            await self.victim.start()
            await self.victim.until_listening()
        except NotUp as error:
            self._add([Broken("it starts again", "", str(error))])
            return False
        return True

    async def _kill(self, kind: Kill) -> None:
        if self.victim.has_ended and kind is not Kill.STARTING:
            self._add([Broken("it stays up", "", f"the server ended by itself: {await self.victim.ended()}")])
        await self.victim.kill()
        self.result.kills[kind] += 1
        if self._plan.after_kill:
            self._plan.after_kill(self.victim.data)

    def _note_stop(self, code: int) -> None:
        self.result.stops += 1
        if code:
            self._add([Broken("an orderly stop", "", f"it ended with {code}")])

    async def _until_all_are_back(self) -> None:
        until = self._deadline()
        for player in list(self.players):
            if not await self._patiently(player, until, lambda each: each.has_caught_up):
                waiting = [sent.text for sent in player.journal.unanswered.values()]
                text = f"{player.person.name}: shown {player.is_shown}, unanswered {waiting}"
                self._add([Broken("every table opens", player.journal.table, text)])

    @staticmethod
    def _deadline() -> float:
        return asyncio.get_running_loop().time() + PATIENCE_SECONDS

    async def _patiently(self, player: Player, until: float, happened: Callable[[Player], bool]) -> bool:
        """Whether it happened, or need not any more: the player moved on, or is in trouble that is noted."""

        def settled(each: Player) -> bool:
            return each not in self.players or bool(each.journal.broken) or happened(each)

        with suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                await player.until(settled)
        return settled(player)

    async def _spring_a_trap(self) -> None:
        """Returns in the instant in which a certain command has gone out, or a little later."""
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
        table = await open_table(self.victim, host, form.asked)
        first = self._sit(host, table, form)
        await self._patiently(first, self._deadline(), lambda each: each.table is not None)
        if not first.table:
            self._add([Broken("every table opens", table, "its host was not let in")])
            return
        links = [chair.link for chair in first.table.chairs if chair.link]
        for guest, link in enumerate(links):
            self._sit(Person(f"guest{number}.{guest}"), table, form, link)

    def _sit(self, person: Person, table: str, form: Form, secret: str = "") -> Player:
        number = len(self.result.journals) + len(self.players)
        mind = Mind(f"{person.name}@{number}", f"{self._plan.seed} {person.name} {number}", form.level)
        player = Player(
            person,
            table,
            self.victim,
            mind,
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

    def _add(self, broken: Iterable[Broken]) -> None:
        self.result.broken = list(dict.fromkeys((*self.result.broken, *broken)))
