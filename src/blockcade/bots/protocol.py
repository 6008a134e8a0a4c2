"""The protocols of bots: a bot chooses among legal moves and sees only the view of its seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, runtime_checkable

from blockcade.core import Dice, Try

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move."""

    seconds: float = 1.0


@dataclass(frozen=True, slots=True)
class Plan(Generic[M]):
    """The next move of a bot, and the time that it still needs to look and move its hand."""

    move: M
    after_ms: int


class Bot(Protocol[V_contra, M]):
    """Same view, same legal moves, same dice: same choice."""

    def choose(self, view: V_contra, legal: Sequence[M], budget: Budget, dice: Dice) -> M:
        """One of `legal`, which is not empty."""
        ...


@runtime_checkable
class HeavyBot(Protocol[V_contra, M]):
    """A bot that needs so much of a processor that a server runs it in a worker process."""

    @property
    def usual_seconds(self) -> float:
        """About how long a move takes on one processor."""
        ...

    @property
    def keeps_tree(self) -> bool:
        """Whether it remembers its search from move to move, and so gains by thinking while others move.

        All seats of a table share the tree: a server lets no bot of a game that hides something keep one.
        """
        ...

    @property
    def needs_legal(self) -> bool:
        """Whether `choose` must get the legal moves; False: it finds them from the view."""
        ...

    def choose(self, view: V_contra, legal: Sequence[M], budget: Budget, dice: Dice) -> M: ...

    def ponder(self, view: V_contra) -> None:
        """Thinks in the background about the moves that may follow; does nothing unless it keeps a tree."""
        ...

    def stop(self) -> None:
        """Ends pondering; the tree is kept."""
        ...

    def interrupt(self) -> None:
        """Ends a choice that another thread waits for; it has no effect if the choice is just starting."""
        ...


@runtime_checkable
class Paced(Protocol):
    """A bot whose strength is its speed, so people choose its level by its usual time."""

    @property
    def usual_ms(self) -> int:
        """The usual time for a move that is not easy to find."""
        ...


@runtime_checkable
class Racer(Protocol[V_contra, M]):
    """A bot for games in which several act at once: it needs time, like people, and says how much.

    Times are drawn from `dice`, so equal dice give an equal race. Planning itself takes less than a
    millisecond: a server with hundreds of racers does it between two messages.
    """

    def plan(self, view: V_contra, legal: Sequence[M], dice: Dice) -> Plan[M]:
        """The plan from the moment in which the seat begins to act."""
        ...

    def replan(self, view: V_contra, legal: Sequence[M], plan: Plan[M], dice: Dice) -> Plan[M]:
        """The new plan after a change of the game; `plan` is the rest of the old plan.

        A hand that has nearly arrived cannot stop: then the plan stays as it is, right or wrong.
        """
        ...


PAST_MOVES = 256  # bots learn from so many last moves: about twenty rounds


@dataclass(frozen=True, slots=True)
class PublicTimes:
    """The times that everybody at a table could measure so far, and which seats people play."""

    people: frozenset[int] = frozenset()  # the seats that people play now
    tries: Sequence[Try] = ()  # oldest first; only the last rounds of a long game


@runtime_checkable
class Adapting(Protocol[V_contra, M]):
    """A bot that plays as quickly as the people at its table. It remembers nothing: the log has it all."""

    def adapted(self, times: PublicTimes) -> Racer[V_contra, M]:
        """The bot for one turn. Equal times give an equal bot."""
        ...
