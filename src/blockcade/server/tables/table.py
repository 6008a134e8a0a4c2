"""One table, as sockets and the directory use it: its methods run between two steps of its writer."""

import asyncio
from collections.abc import Callable

from blockcade.record.fold import Fold
from blockcade.server.limits import Guest
from blockcade.server.tables.inbox import Asked, Awaited, Closing, Signal
from blockcade.server.tables.kept_log import TableDamaged
from blockcade.server.tables.outbox import Outbox
from blockcade.server.tables.services import Services
from blockcade.server.tables.tower import is_falling
from blockcade.server.tables.writer import TableWriter
from blockcade.wire.to_server import Hand, ToServer

SHUT = 4410  # close codes
NOT_SIMULATED = 4501
STOPS = 1012


class TableShut(TableDamaged):
    """The operator has ended the damaged table."""


class TableNotSimulated(TableDamaged):
    """The log is fine, but the game goes on with a physics engine that this machine lacks."""


class Table:
    """The directory makes it from a stored log; `visitors` counts the sockets that keep it in memory."""

    def __init__(
        self,
        name: str,
        fold: Fold,
        seed: bytes,
        services: Services,
        opened_another: Callable[[str], None],
        *,
        on_duty: bool = True,
    ) -> None:
        self.name = name
        self.visitors = 0
        self._services = services
        self._writer = TableWriter(name, fold, seed, services, opened_another, on_duty=on_duty)

    # For sockets

    def join(self, outbox: Outbox) -> None:
        self._writer.audience.join(outbox, self._writer.fold)
        if placing := self._writer.automation.tower.placing:
            outbox.post(placing.picture())
        self._writer.go_on()

    def leave(self, outbox: Outbox) -> None:
        self._writer.commands.leave(outbox)
        self._writer.used_ms = self._services.clock.now_ms()
        self._writer.audience.leave(outbox, self._writer.fold)

    def ask(self, outbox: Outbox, command: ToServer) -> None:
        """Posts the answer to the outbox later; at once, as a refusal, if too many commands wait."""
        asked = Asked(outbox, command)
        if not self._writer.inbox.offer(asked):
            self._writer.refuse_busy(asked)
        self._refuse_after_end()

    def hand(self, outbox: Outbox, hand: Hand) -> None:
        """A player's hand has moved. Hands are not commands: one that comes too late is ignored."""
        writer = self._writer
        chairs = writer.fold.chairs
        if hand.seat < len(chairs) and chairs[hand.seat].player == outbox.player:
            if writer.automation.tower.placing:
                writer.hold(hand)
            elif writer.replica and is_falling(writer.fold):
                writer.replica.hold(hand)

    # For the directory and the operator

    @property
    def game(self) -> str:
        return self._writer.fold.game.key

    @property
    def is_study(self) -> bool:
        """Whether this is a lesson step or a puzzle."""
        return bool(self._writer.fold.opened.study)

    @property
    def seq(self) -> int:
        return self._writer.fold.seq

    @property
    def is_damaged(self) -> bool:
        return self._writer.is_damaged

    @property
    def present(self) -> list[str]:
        """The players whose pages show the table, one entry for each page."""
        return self._writer.audience.players

    @property
    def seats_strong_bots(self) -> bool:
        """Whether a bot that thinks for seconds has a chair."""
        chairs = self._writer.fold.chairs
        return any(self._services.is_strong(self.game, chair.bot) for chair in chairs if chair.bot)

    @property
    def has_strong_bots(self) -> bool:
        """Whether one plays here now."""
        return not self._writer.fold.is_over and self.seats_strong_bots

    def payer(self) -> Guest:
        """The guest whose share of all thinking the bots use."""
        return self._writer.payer()

    async def end(self) -> bool:
        """Closes the table for good unless it is over already. Raises StoreError when that is not stored."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writer.inbox.put(Closing(done))
        self._refuse_after_end()
        return await done

    def is_idle(self, since_ms: int) -> bool:
        """Whether nobody watches, nothing is running, and no action of the table is due."""
        writer = self._writer
        at_rest = not self.visitors and writer.inbox.is_empty and writer.automation.is_idle
        return at_rest and writer.used_ms <= since_ms

    def send_home(self) -> None:
        """Sends every page its waiting messages, and then that the server stops."""
        self._writer.audience.send_home(STOPS, "")

    async def stop(self) -> None:
        """Does what is in the inbox, then ends."""
        await self._writer.stop()

    # The duty for the table's own actions

    @property
    def on_duty(self) -> bool:
        return self._writer.automation.on_duty

    @property
    def minds_something(self) -> bool:
        """Whether an action of the table is due and this node has to do it."""
        return self._writer.automation.is_due

    def wake(self) -> None:
        """Acts: the store says that something is due here."""
        self._writer.automation.wake(self._writer.fold)
        self._writer.look()

    def mind(self) -> None:
        """Takes the duty for this node."""
        self._writer.automation.on_duty = True
        self._writer.look()

    def drop_duty(self) -> None:
        """Another node has the duty now."""
        self._writer.automation.drop_duty()

    # Other nodes

    async def follow(self) -> None:
        """Listens to other nodes from now on."""
        if self._writer.replica:
            await self._writer.replica.join()

    async def unfollow(self) -> None:
        if self._writer.replica:
            await self._writer.replica.leave()

    def repeat(self) -> None:
        """Says again what other nodes may have missed or forgotten."""
        if self._writer.replica:
            self._writer.replica.repeat()
            self._writer.go_on()

    def fall_behind(self) -> None:
        """Other nodes have added to the log."""
        self._writer.inbox.post(Signal.BEHIND)

    async def catch_up(self) -> None:
        """Returns when the table knows all that its log holds now, or raises StoreError."""
        if not self._writer.task.done():
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._writer.inbox.put(Awaited(done))
            self._refuse_after_end()
            await done

    def _refuse_after_end(self) -> None:
        if self._writer.task.done():
            self._writer.inbox.refuse_rest()
