"""What a bot is: something that chooses among legal moves, seeing what its seat sees and no more."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, runtime_checkable

from blockcade.core import Dice

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move."""

    seconds: float = 1.0


@dataclass(frozen=True, slots=True)
class Plan(Generic[M]):
    """What a bot is about to do, and how long its eyes and hand still need for it."""

    move: M
    after_ms: int


class Bot(Protocol[V_contra, M]):
    """Same view, same legal moves, same dice: same choice."""

    def choose(self, view: V_contra, legal: Sequence[M], budget: Budget, dice: Dice) -> M:
        """One of `legal`, which is not empty."""
        ...


@runtime_checkable
class Racer(Protocol[V_contra, M]):
    """A bot for games in which several act at once: it needs time, as people do, and says how much.

    Times are drawn from `dice`, so equal dice give an equal race. Planning itself is a matter of less than a
    millisecond: a server with hundreds of racers does it between two messages.
    """

    def plan(self, view: V_contra, legal: Sequence[M], dice: Dice) -> Plan[M]:
        """What to do from the moment in which the seat begins to act."""
        ...

    def replan(self, view: V_contra, legal: Sequence[M], plan: Plan[M], dice: Dice) -> Plan[M]:
        """The same when something has changed meanwhile; `plan` is what is left of the plan so far.

        A hand that is nearly there cannot be held back: then the plan stays as it is, right or wrong.
        """
        ...
