"""The queue of thinking tasks: lanes by the length of a task, and in each lane a fair share for all.

In a lane all waiting addresses get equal thinking time; so do the players of an address and the tables of a
player (start-time fair queueing, with seconds of thinking as the cost). No clock is read.
"""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeVar

from blockcade.server.limits import Guest

MAX_IDLE = 10_000  # owners without waiting tickets whose past use is remembered

T = TypeVar("T")


class Lane(Enum):
    """The priority of a task, highest first."""

    QUICK = "quick"  # a bot's move that takes a tenth of a second at most
    HINT = "hint"  # a person looks at the board and waits
    STRONG = "strong"  # a bot's move that takes seconds
    REVIEW = "review"  # of a finished game: not urgent


LANES = tuple(Lane)
URGENT = (Lane.QUICK, Lane.HINT)

# A lane never waits for ever: after so many seconds of thinking for higher lanes, it gets one turn.
PATIENCE_SECONDS = {Lane.STRONG: 6.0, Lane.REVIEW: 30.0}


@dataclass(eq=False, slots=True)
class Ticket(Generic[T]):
    """A waiting item, its owners, and its estimated cost."""

    item: T
    lane: Lane
    payer: Guest
    table: str
    seconds: float  # of thinking: an estimate until `FairQueue.settle` corrects it

    @property
    def owners(self) -> tuple[str, str, str]:
        """From the widest to the narrowest; a player without a known address counts as an address."""
        return self.payer.address or f"player {self.payer.player}", self.payer.player, self.table


class FairQueue(Generic[T]):
    """Call `take` for the next ticket, and `settle` when its real cost is known."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, _Branch[T]] = {lane: _Branch() for lane in Lane}
        self._returned: dict[Lane, deque[Ticket[T]]] = {lane: deque() for lane in Lane}
        self._passed_over: dict[Lane, float] = dict.fromkeys(PATIENCE_SECONDS, 0.0)

    def __len__(self) -> int:
        return sum(self.waiting(lane) for lane in Lane)

    def __iter__(self) -> Iterator[Ticket[T]]:
        for lane in Lane:
            yield from self._returned[lane]
            yield from self._lanes[lane]

    def waiting(self, lane: Lane) -> int:
        return self._lanes[lane].waiting + len(self._returned[lane])

    def put(self, ticket: Ticket[T]) -> None:
        self._lanes[ticket.lane].put(ticket, ticket.owners)

    def put_back(self, ticket: Ticket[T]) -> None:
        """Puts the ticket first in its lane: it lost its turn through no fault of its own."""
        self._returned[ticket.lane].appendleft(ticket)

    def peek(self, lanes: Sequence[Lane] = LANES) -> Ticket[T] | None:
        """The next ticket of these lanes."""
        lane = self._next_lane(lanes)
        if lane is None:
            return None
        return self._returned[lane][0] if self._returned[lane] else self._lanes[lane].peek()

    def take(self, lanes: Sequence[Lane] = LANES) -> Ticket[T] | None:
        lane = self._next_lane(lanes)
        if lane is None:
            return None
        returned = self._returned[lane]
        ticket = returned.popleft() if returned else self._lanes[lane].take()
        for below in PATIENCE_SECONDS:
            if below is lane or not self.waiting(below):
                self._passed_over[below] = 0.0
            elif LANES.index(below) > LANES.index(lane):
                self._passed_over[below] += ticket.seconds
        return ticket

    def settle(self, ticket: Ticket[T], seconds: float) -> None:
        """Corrects the cost of a ticket that was taken."""
        self._lanes[ticket.lane].charge(ticket.owners, seconds - ticket.seconds)

    def discard(self, ticket: Ticket[T]) -> None:
        """Removes a ticket if it waits."""
        if ticket in self._returned[ticket.lane]:
            self._returned[ticket.lane].remove(ticket)
        else:
            self._lanes[ticket.lane].discard(ticket, ticket.owners)

    def push_out(self, newcomer: Ticket[T]) -> Ticket[T]:
        """Removes and returns one ticket of a full lane: the last one of the player with most waiting at the
        address with most waiting. It is the newcomer itself if nobody has more."""
        candidates = [*self._lanes[newcomer.lane], newcomer]
        for level in (1, 2):
            counts = Counter(ticket.owners[:level] for ticket in candidates)
            ((most, count),) = counts.most_common(1)
            if counts[newcomer.owners[:level]] == count:
                most = newcomer.owners[:level]
            candidates = [ticket for ticket in candidates if ticket.owners[:level] == most]
        self.discard(candidates[-1])
        return candidates[-1]

    def _next_lane(self, lanes: Sequence[Lane]) -> Lane | None:
        """The first lane with a waiting ticket, unless another was passed over for too long."""
        busy = [lane for lane in lanes if self.waiting(lane)]
        for lane in reversed(busy):
            if lane in PATIENCE_SECONDS and self._passed_over[lane] >= PATIENCE_SECONDS[lane]:
                return lane
        return busy[0] if busy else None


@dataclass(slots=True)
class _Branch(Generic[T]):
    """The waiting tickets of one owner: a branch for each owner inside it, or at the end of the path a queue.

    Times are virtual: seconds of thinking that the owner has had, as if all had begun together.
    """

    start: float = 0.0  # among its siblings: the start of its next ticket
    spent: float = 0.0  # among its siblings: its share is used up until this time
    now: float = 0.0  # among its children: the start of the one that was taken last
    waiting: int = 0
    tickets: deque[Ticket[T]] = field(default_factory=deque[Ticket[T]])
    children: dict[str, "_Branch[T]"] = field(default_factory=dict[str, "_Branch[T]"])

    def __iter__(self) -> Iterator[Ticket[T]]:
        yield from self.tickets
        for child in self.children.values():
            yield from child

    def put(self, ticket: Ticket[T], path: Sequence[str]) -> None:
        self.waiting += 1
        if not path:
            self.tickets.append(ticket)
            return
        child = self.children.setdefault(path[0], _Branch())
        if not child.waiting:
            child.start = max(child.spent, self.now)
        child.put(ticket, path[1:])

    def peek(self) -> Ticket[T]:
        return self.tickets[0] if self.tickets else self._first().peek()

    def take(self) -> Ticket[T]:
        self.waiting -= 1
        if self.tickets:
            return self.tickets.popleft()
        child = self._first()
        ticket = child.take()
        self.now = child.start
        child.start = child.spent = child.start + ticket.seconds
        self._tidy()
        return ticket

    def charge(self, path: Sequence[str], seconds: float) -> None:
        """Adds the difference between real and estimated cost."""
        if not path or (path[0] not in self.children and seconds <= 0):
            return
        child = self.children.setdefault(path[0], _Branch(start=self.now, spent=self.now))
        child.spent += seconds
        if child.waiting:
            child.start = max(self.now, child.start + seconds)
        child.charge(path[1:], seconds)

    def discard(self, ticket: Ticket[T], path: Sequence[str]) -> bool:
        """Removes the ticket; returns whether it was there."""
        if path:
            child = self.children.get(path[0])
            found = child is not None and child.discard(ticket, path[1:])
        else:
            found = ticket in self.tickets
            if found:
                self.tickets.remove(ticket)
        self.waiting -= found
        return found

    def _first(self) -> "_Branch[T]":
        return min((child for child in self.children.values() if child.waiting), key=lambda one: one.start)

    def _tidy(self) -> None:
        """Forgets owners who have nothing waiting and have used no more than their share."""
        forgives = len(self.children) > MAX_IDLE
        for name, child in list(self.children.items()):
            if not child.waiting and (child.spent <= self.now or forgives):
                del self.children[name]
