"""Checks a healed world: pages catch up, due events happen, everybody can go on, idle tables unload."""

from typing import TYPE_CHECKING

from blockcade.core import Seat
from blockcade.faults.simulation.clock import EPOCH_MS
from blockcade.faults.simulation.loop import sleep
from blockcade.faults.simulation.node import IDLE_MS
from blockcade.faults.simulation.people import Person
from blockcade.faults.simulation.promises import Broken, Promise
from blockcade.faults.simulation.truth import Truth
from blockcade.gravity import is_simulated
from blockcade.record.fold import Fold
from blockcade.server.tables.directory import SWEEP_MS
from blockcade.server.tables.resting import due_ms, is_left_to_bots, rests
from blockcade.server.tables.tower import is_waited_for
from blockcade.wire.to_browser import Accepted

if TYPE_CHECKING:
    from blockcade.faults.simulation.world import World

CATCH_UP_SECONDS = 15.0  # for broadcasts, and for a table's retries after a failure
LATE_SECONDS = 20.0  # a due event may come this late: clocks were set, bots think
PLACING_MS = 60_000  # a held block is taken away after a minute
TRIES = 6  # attempts of a person who moves at the same time as others


class Aftermath:
    def __init__(self, world: "World") -> None:
        self._world = world

    async def check(self) -> None:
        await self._pages_catch_up()
        for person in self._world.people:
            person.leave()
        await self._what_is_due_happens()
        await self._people_can_go_on()
        await self._bots_go_on_for_watchers()
        await self._tables_leave_memory()
        self._world.witness.check_logs(
            {name: len(kept.events) for name, kept in self._world.disk.tables.items()}
        )

    async def _pages_catch_up(self) -> None:
        """Connected pages show what the log had a while ago, or more."""
        world = self._world
        for person in world.people:
            if not person.line and not person.is_gone and person.table and world.luck.random() < 0.5:
                await person.arrive()
        lengths = {name: truth.seq for name, truth in world.witness.truths.items()}
        await sleep(CATCH_UP_SECONDS)
        for person in world.people:
            if person.line:
                seen = person.screen.update.seq if person.screen.update else 0
                if seen < lengths[person.table]:
                    how = f"{person.name} sees #{seen} of {person.table}, which has {lengths[person.table]}"
                    raise Broken(Promise.NEWEST, how)

    async def _what_is_due_happens(self) -> None:
        """Without viewers, alarms still ring and bots still move, also on servers that have just started.

        Only tables without any person pause."""
        world = self._world
        if world.luck.random() < 0.5:
            for node in world.nodes:
                node.kill()
                node.start()
        due = {
            name: (truth.seq, wake_ms)
            for name, truth in world.witness.truths.items()
            if (wake_ms := _due_ms(truth.fold)) is not None
        }
        if not due:
            return
        now_ms = EPOCH_MS + world.loop.time() * 1000
        last = max(wake_ms for _, wake_ms in due.values())
        await sleep(max(0.0, last - now_ms) / 1000 + LATE_SECONDS)
        for name, (seq, wake_ms) in due.items():
            if world.witness.truths[name].seq == seq:
                due_s = (wake_ms - EPOCH_MS) / 1000
                how = f"nothing has happened at {name} since #{seq}, though it was due at {due_s:.3f}"
                raise Broken(Promise.DUE, how)

    async def _people_can_go_on(self) -> None:
        """Let every person who is to act come back and move."""
        world = self._world
        for truth in list(world.witness.truths.values()):
            chairs = truth.fold.chairs
            acting = [chairs[seat] for seat in truth.fold.seats_to_act]
            players = [chair.player for chair in acting if chair.player and not chair.bot]
            person = next((one for one in world.people if one.player in players), None)
            if person and not truth.fold.is_over:
                person.table = truth.name
                await self._moves(person, truth)
                person.leave()

    async def _moves(self, person: Person, truth: Truth) -> None:
        told: object = None
        for _ in range(TRIES):
            if not person.line:
                await person.arrive()
            await sleep(3.0)
            update = person.screen.update
            if not person.line or not update:
                told = "no picture"
                continue
            if not update.choices or truth.fold.is_over:
                return  # another actor was faster
            told = await person.say(person.intents.play(update).says)
            if isinstance(told, Accepted):
                return
        raise Broken(Promise.ALIVE, f"{person.name} cannot move at {truth.name} #{truth.seq}: {told}")

    async def _bots_go_on_for_watchers(self) -> None:
        """Check that a table with bots only goes on as soon as a person watches it."""
        world = self._world
        for truth in list(world.witness.truths.values()):
            if not is_left_to_bots(truth.fold) or truth.fold.game.card.trials.bots_may_wait:
                continue
            person, seq = world.people[0], truth.seq
            person.table = truth.name
            for _ in range(TRIES):
                if not person.line:
                    await person.arrive()
                await sleep(LATE_SECONDS / 2)
            person.leave()
            if truth.seq == seq and is_left_to_bots(truth.fold):
                raise Broken(Promise.DUE, f"bots do nothing at {truth.name} #{seq}, though somebody watches")

    async def _tables_leave_memory(self) -> None:
        world = self._world
        await sleep((IDLE_MS + 2 * SWEEP_MS) / 1000)
        before_ms = EPOCH_MS + world.loop.time() * 1000 - IDLE_MS - SWEEP_MS - LATE_SECONDS * 1000
        folds = [truth.fold for truth in world.witness.truths.values()]
        needed = sum(due_ms(fold) is not None or fold.last_ms > before_ms for fold in folds)
        for node in world.nodes:
            if node.directory and node.directory.in_memory > needed:
                how = f"{node.name} has {node.directory.in_memory} tables in memory and needs {needed}"
                raise Broken(Promise.MEMORY, how)


def _due_ms(fold: Fold) -> int | None:
    """Return when the next automatic event is due. Racing bots may find no move for minutes."""
    if fold.is_over or rests(fold, watched=False):
        return None
    if is_simulated(fold.game, fold.position.state):
        seat: Seat = fold.position.state.player
        has_limit = bool(fold.chairs[seat].bot) or is_waited_for(fold, seat)
        return fold.last_ms + PLACING_MS if has_limit else None  # a hand for which nobody waits may rest
    if fold.bots_to_act() and not fold.game.card.trials.bots_may_wait:
        return fold.last_ms
    return fold.next_alarm_ms()
