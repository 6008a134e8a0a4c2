"""What a bot is: something that chooses among legal moves, seeing what its seat sees and no more."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from blockcade.core import Dice

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move."""

    seconds: float = 1.0


class Bot(Protocol[V_contra, M]):
    """Same view, same legal moves, same dice: same choice."""

    def choose(self, view: V_contra, legal: Sequence[M], budget: Budget, dice: Dice) -> M:
        """One of `legal`, which is not empty."""
        ...
