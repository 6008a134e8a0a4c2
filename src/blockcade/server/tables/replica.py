"""The same table on other nodes: who watches it there, and the messages between the nodes about it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from blockcade.record.events import Stamped
from blockcade.server.bus import Bus, BusMessage, EventsStored, HandMoved, PagesOpen, PosesChanged
from blockcade.server.clocks import Clock
from blockcade.wire.to_browser import Poses
from blockcade.wire.to_server import Hand

FORGET_MS = 150_000  # a node that is silent for so long has no pages any more


@dataclass(frozen=True, slots=True)
class ReplicaListener:
    """The table's answers to messages from other nodes."""

    kept: Callable[[EventsStored], None]
    shown: Callable[[Poses], None]
    held: Callable[[Hand], None]
    came: Callable[[], None]  # somebody came or left, or asks for the state


class Replica:
    """Broadcasts to the other nodes of this table, and remembers who watches there."""

    def __init__(self, table: str, node: str, bus: Bus, clock: Clock, listener: ReplicaListener) -> None:
        self._table = table
        self._node = node
        self._bus = bus
        self._clock = clock
        self._listener = listener
        self._elsewhere: dict[str, tuple[int, PagesOpen]] = {}  # by node: when it was heard, and its pages
        self._here = PagesOpen(node, (), 0)

    async def join(self) -> None:
        await self._bus.listen(self._table, self._hear)
        self.ask()

    async def leave(self) -> None:
        if self._here.players or self._here.watchers:
            self.be_here((), 0)
        await self._bus.ignore(self._table)

    def ask(self) -> None:
        """Asks the other nodes for their pages, and tells them ours."""
        self._say_here(asks=True)

    def keep(self, seq: int, events: Sequence[Stamped]) -> None:
        self._bus.tell(self._table, EventsStored(seq, tuple(events)))

    def show(self, poses: Poses) -> None:
        if self.is_watched:
            self._bus.tell(self._table, PosesChanged(poses))

    def hold(self, hand: Hand) -> None:
        self._bus.tell(self._table, HandMoved(hand))

    def be_here(self, players: Sequence[str], watchers: int) -> None:
        """Sets the pages of this node, and tells the others of a change."""
        here = PagesOpen(self._node, tuple(players), watchers)
        if here != self._here:
            self._here = here
            self._say_here()

    def repeat(self) -> None:
        """Call this about once a minute: other nodes forget one that is silent."""
        if self._here.players or self._here.watchers:
            self._say_here()

    @property
    def is_watched(self) -> bool:
        """Whether any page shows the table through another node."""
        return any(here.players or here.watchers for here in self._heard())

    def players(self) -> set[str]:
        """The players whose pages are on other nodes."""
        return {player for here in self._heard() for player in here.players}

    def watchers(self) -> int:
        return sum(here.watchers for here in self._heard())

    def _heard(self) -> list[PagesOpen]:
        since_ms = self._clock.now_ms() - FORGET_MS
        return [here for at_ms, here in self._elsewhere.values() if at_ms > since_ms]

    def _say_here(self, *, asks: bool = False) -> None:
        here = self._here
        self._bus.tell(self._table, PagesOpen(self._node, here.players, here.watchers, asks))

    def _hear(self, message: BusMessage) -> None:
        match message:
            case EventsStored():
                self._listener.kept(message)
            case PosesChanged(poses=poses):
                self._listener.shown(poses)
            case HandMoved(hand=hand):
                self._listener.held(hand)
            case PagesOpen(node=node):
                self._elsewhere[node] = (self._clock.now_ms(), message)
                if message.asks:
                    self._say_here()
                self._listener.came()
