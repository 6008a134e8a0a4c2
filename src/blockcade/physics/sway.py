"""The slow sway of a hand, computed from a seed that stays secret until the end of the game."""

import math
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from blockcade.core.pose import UNITS_PER_MM
from blockcade.physics.noise import fractions
from blockcade.physics.params import TICKS_PER_SECOND

_WAVES = 4  # in each direction
_SLOWEST_HZ, _FASTEST_HZ = 0.25, 1.1


class Wave(NamedTuple):
    rate: float  # radians a tick
    phase: float


@dataclass(frozen=True)
class Sway:
    """Added to the hand's target: a sum of slow waves of `rms_units` root mean square in x and in y."""

    seed: bytes
    rms_units: int

    @staticmethod
    def of_mm(seed: bytes, rms_mm: float) -> "Sway":
        return Sway(seed, round(rms_mm * UNITS_PER_MM))

    def at(self, tick: int) -> tuple[float, float]:
        """Return the offset of the hand from its target, in units."""
        strength = self.rms_units * math.sqrt(2 / _WAVES)
        x, y = (
            strength * sum(math.sin(wave.rate * tick + wave.phase) for wave in waves) for waves in self._waves
        )
        return x, y

    @cached_property
    def _waves(self) -> tuple[list[Wave], list[Wave]]:
        numbers = list(islice(fractions(b"sway" + self.seed), 4 * _WAVES))
        waves = [
            Wave(
                2 * math.pi * (_SLOWEST_HZ + (_FASTEST_HZ - _SLOWEST_HZ) * rate) / TICKS_PER_SECOND,
                2 * math.pi * phase,
            )
            for rate, phase in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        return waves[:_WAVES], waves[_WAVES:]


STILL = Sway(b"", 0)
SWAY_MM = {"easy": 3.0, "normal": 4.0, "hard": 5.0}  # root mean square, by difficulty
