"""Simulates a person: plays, errs, repeats, reconnects, changes seats, and sometimes leaves for ever."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from blockcade.faults.simulation.intents import Intents
from blockcade.faults.simulation.loop import sleep
from blockcade.faults.simulation.net import SimulatedSocket
from blockcade.faults.simulation.promises import Broken, Promise
from blockcade.faults.simulation.scenario import Mishap
from blockcade.faults.simulation.witness import FRAMES
from blockcade.wire.to_browser import Accepted, Advice, Code, Judged, Poses, Refused, Table, Update
from blockcade.wire.to_server import Hand, Ping, ToServer

if TYPE_CHECKING:
    from blockcade.faults.simulation.world import World

PATIENCE = 120.0  # virtual seconds for an answer, while the socket stays


@dataclass(slots=True)
class Screen:
    """The current content of one page."""

    table: Table | None = None
    update: Update | None = None
    placement: int = 0  # of the block in motion
    waiting: "dict[str, asyncio.Future[Accepted | Refused | Judged | Advice | None]]" = field(
        default_factory=dict[str, "asyncio.Future[Accepted | Refused | Judged | Advice | None]"]
    )


class Person:
    def __init__(self, world: "World", name: str, table: str, luck: random.Random) -> None:
        self.name = name
        self.player = f"secret-{name}-{luck.getrandbits(48):012x}"
        self.table = table
        self.line: SimulatedSocket | None = None
        self.screen = Screen()
        self.seen: dict[str, int] = {}  # the newest view of each table
        self.is_gone = False
        self._world = world
        self._luck = luck
        self.intents = Intents(name, luck)
        self._unanswered: ToServer | None = None

    async def live(self) -> None:
        """Act until the world calms down, or until this person leaves for ever."""
        while self._world.is_lively and not self.is_gone:
            if not self.line:
                await self.arrive()
                await sleep(self._luck.uniform(0, 2))
                if self._unanswered and self.line and self._luck.random() < 0.8:
                    await self.say(self._unanswered)
            await sleep(self._luck.expovariate(1.0))
            if self.line and self.screen.update and self._world.is_lively:
                await self._do_something()

    async def arrive(self) -> None:
        """Connect, if a server is up."""
        self.screen = Screen()
        node = self._world.any_node()
        if node:
            self.line = node.connect(self)

    def leave(self) -> None:
        if self.line:
            self.line.cut()

    async def say(self, command: ToServer) -> Accepted | Refused | Judged | Advice | None:
        """Send a command and return the answer; None if the connection ended first."""
        line, world = self.line, self._world
        if not line or isinstance(command, Ping | Hand):
            return None
        answer = world.loop.create_future()
        self.screen.waiting[command.command_id] = answer
        self._unanswered = command
        text = msgspec.json.encode(command).decode()
        world.trace(self.name, f"says {text}")
        for _ in range(1 + (self._luck.random() < 0.15 and world.goes_wrong(Mishap.TWICE))):
            line.send(text)
        await asyncio.wait([answer], timeout=PATIENCE)
        if not answer.done():
            raise Broken(Promise.ANSWERED, f"{self.name} waited {PATIENCE:.0f} s for an answer to {text}")
        got = answer.result()
        if got and not (isinstance(got, Refused) and got.code is Code.BUSY and self._luck.random() < 0.8):
            self._unanswered = None
        return got

    async def _do_something(self) -> None:
        world, luck, line = self._world, self._luck, self.line
        assert line
        roll = luck.random()
        if roll < 0.03:
            world.trace(self.name, "closes the page")
            self.leave()
            await sleep(luck.choice((0, 5, 60)))
        elif roll < 0.04:
            world.trace(self.name, "leaves for ever")
            self.is_gone = True
            self.leave()
        elif roll < 0.07 and world.goes_wrong(Mishap.STALL):
            world.trace(self.name, "takes nothing for a while")
            line.take(taking=False)
            await sleep(luck.uniform(0, 50))
            line.take(taking=True)
        elif roll < 0.09 and world.goes_wrong(Mishap.NONSENSE):
            line.send(luck.choice(("", "{", '{"type":"play"}', "[" * 3000, '"' + "x" * 5000 + '"', "null")))
        elif self._unanswered and roll < 0.6:
            await self.say(self._unanswered)
        else:
            await self._act()

    async def _act(self) -> None:
        table, update = self.screen.table, self.screen.update
        if not table or not update:
            return
        if table.next_table and self._luck.random() < 0.7:
            self._world.trace(self.name, f"goes on to {table.next_table[:6]}")
            self.table = table.next_table
            self.leave()
            return
        if self.screen.placement:
            self._move_hand(self.screen.placement)
        if command := self.intents.choose(table, update, self._world.link_to(table.table)):
            if command.changes:
                self._world.witness.must_become_events.add(command.says.command_id)
            await self.say(command.says)

    def _move_hand(self, placement: int) -> None:
        """Move the hand towards the middle, and mostly down to where the block can stand."""
        seats = [chair.seat for chair in self.screen.table.chairs if chair.mine] if self.screen.table else []
        for seat in seats:
            z = self._luck.randrange(400, 2000)
            hand = Hand(
                seat=seat, placement=placement, x=0, y=0, z=z, yaw=0, let_go=self._luck.random() < 0.7
            )
            if self.line:
                self.line.send(msgspec.json.encode(hand).decode())

    # Called by the line

    def on_frame(self, text: str) -> None:
        screen = self.screen
        match FRAMES.decode(text):
            case Table() as table:
                screen.table = table
                self._world.hear_of(table)
            case Update() as update:
                self._world.trace(self.name, f"sees {self.table[:6]} #{update.seq}")
                screen.update = update
                self.seen[self.table] = update.seq
            case Poses(placement=placement):
                screen.placement = placement
            case Accepted() | Refused() | Judged() | Advice() as answer:
                self._world.trace(self.name, f"hears {text}")
                waiting = screen.waiting.get(answer.command_id)
                if waiting and not waiting.done():
                    waiting.set_result(answer)
            case _:
                pass

    def on_close(self, code: int, reason: str) -> None:
        self._world.trace(self.name, f"is cut off: {code} {reason}".rstrip())
        self.line = None
        for waiting in self.screen.waiting.values():
            if not waiting.done():
                waiting.set_result(None)
