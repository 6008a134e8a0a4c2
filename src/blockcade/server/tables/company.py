"""The same table on other nodes: who looks at it there, and what passes between the nodes about it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from blockcade.record.events import Stamped
from blockcade.server.bus import Bus, BusMessage, Held, Here, Kept, Shown
from blockcade.server.clocks import Clock
from blockcade.wire.to_browser import Poses
from blockcade.wire.to_server import Hand

FORGET_MS = 150_000  # until a node that says nothing any more is taken to have nobody


@dataclass(frozen=True, slots=True)
class Ears:
    """What the table does when it hears from another node."""

    kept: Callable[[Kept], None]
    shown: Callable[[Poses], None]
    held: Callable[[Hand], None]
    came: Callable[[], None]  # somebody is there or gone, or asks how things stand


class Company:
    """Tells others, and knows what they have told."""

    def __init__(self, table: str, node: str, bus: Bus, clock: Clock, ears: Ears) -> None:
        self._table = table
        self._node = node
        self._bus = bus
        self._clock = clock
        self._ears = ears
        self._elsewhere: dict[str, tuple[int, Here]] = {}  # by node, and when it was heard
        self._here = Here(node, (), 0)

    async def join(self) -> None:
        await self._bus.listen(self._table, self._hear)
        self.ask()

    async def leave(self) -> None:
        if self._here.players or self._here.watchers:
            self.be_here((), 0)
        await self._bus.ignore(self._table)

    def ask(self) -> None:
        """Who is there? And this is who is here."""
        self._say_here(asks=True)

    def keep(self, seq: int, events: Sequence[Stamped]) -> None:
        self._bus.tell(self._table, Kept(seq, tuple(events)))

    def show(self, poses: Poses) -> None:
        if self.is_watched:
            self._bus.tell(self._table, Shown(poses))

    def hold(self, hand: Hand) -> None:
        self._bus.tell(self._table, Held(hand))

    def be_here(self, players: Sequence[str], watchers: int) -> None:
        """Told to others when it has changed."""
        here = Here(self._node, tuple(players), watchers)
        if here != self._here:
            self._here = here
            self._say_here()

    def repeat(self) -> None:
        """To be called about once a minute: whoever says nothing for long is forgotten."""
        if self._here.players or self._here.watchers:
            self._say_here()

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at the table through another node."""
        return any(here.players or here.watchers for here in self._heard())

    def players(self) -> set[str]:
        """Who is there on other nodes."""
        return {player for here in self._heard() for player in here.players}

    def watchers(self) -> int:
        return sum(here.watchers for here in self._heard())

    def _heard(self) -> list[Here]:
        since_ms = self._clock.now_ms() - FORGET_MS
        return [here for at_ms, here in self._elsewhere.values() if at_ms > since_ms]

    def _say_here(self, *, asks: bool = False) -> None:
        here = self._here
        self._bus.tell(self._table, Here(self._node, here.players, here.watchers, asks))

    def _hear(self, message: BusMessage) -> None:
        match message:
            case Kept():
                self._ears.kept(message)
            case Shown(poses=poses):
                self._ears.shown(poses)
            case Held(hand=hand):
                self._ears.held(hand)
            case Here(node=node):
                self._elsewhere[node] = (self._clock.now_ms(), message)
                if message.asks:
                    self._say_here()
                self._ears.came()
