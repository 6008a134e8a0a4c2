"""A bot's view of the tower of Block Out!: where a block would balance, and its chance to stand."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import NormalDist

from blockcade.bots.blockout.balance import Column
from blockcade.core import Dice
from blockcade.core.pose import UNITS_PER_MM, Box, Pose
from blockcade.games.blockout.cards import Block, box_of
from blockcade.games.blockout.moves import Spot
from blockcade.games.blockout.view import View
from blockcade.physics import SWAY_MM, Aim, margin_mm

_NORMAL = NormalDist()
_FINE = 1 << 20  # the number of steps into which a roll divides the normal distribution
_QUARTER, _HALF = 9_000, 18_000  # turns, in hundredths of a degree

# Fitted to 522 placements on towers of random blocks (bots/README.md): the distance of a block from its aim,
# and the part of the margin that is lost to wobble when the hand lets go.
_HAND_SHARE = 0.7  # of the hand's unsteadiness
_SWAY_SHARE = 0.65  # of the sway that the table adds
_WOBBLE_MM = 2.0
_SPOT_SHARE = 1.5  # of the unsteadiness in the model `statics`, where nothing else sways


@dataclass(frozen=True)
class Sight:
    """The tower in one view, for one hand."""

    view: View
    steadiness_mm: float

    @cached_property
    def standing(self) -> list[tuple[Box, Pose]]:
        """The blocks of the tower, lowest first."""
        return [(self.box(Block.parse(one.block)), Pose(*_numbers(one.pose))) for one in self.view.tower]

    @property
    def height(self) -> int:
        return len(self.view.tower)

    def box(self, block: Block) -> Box:
        return box_of(self.view.edition, block)

    @property
    def deviation_mm(self) -> float:
        """The typical distance of a block from its aim."""
        if self.view.model == "statics":
            return max(0.1, _SPOT_SHARE * self.steadiness_mm)
        sway_mm = SWAY_MM[self.view.hands]
        return math.hypot(_HAND_SHARE * self.steadiness_mm, _SWAY_SHARE * sway_mm)

    def steadiest(self, block: Block) -> Aim:
        """The aim that leaves the whole tower the largest margin."""
        if not self.standing:
            return Aim(0, 0)
        return without_needless_turn(self._column.steadiest(self.box(block))[0])

    @cached_property
    def _column(self) -> Column:
        return Column(self.standing)

    def centre(self) -> Aim:
        """The middle of the top block, sides along its sides."""
        if not self.standing:
            return Aim(0, 0)
        _, top = self.standing[-1]
        return Aim(top.x, top.y, round(math.degrees(top.yaw) * 100) % _QUARTER)

    def margin_mm(self, block: Block, aim: Aim) -> float:
        """The margin of the tower with the block exactly at its aim."""
        pose = Pose.upright(aim.x, aim.y, 0, math.radians(aim.yaw / 100))
        return margin_mm([*self.standing, (self.box(block), pose)])

    def chance(self, block: Block, aim: Aim) -> float:
        """The chance that the tower stands with this hand; a base always does (BO-O09)."""
        if not self.standing:
            return 1.0
        lost_mm = 0.0 if self.view.model == "statics" else _WOBBLE_MM
        return _NORMAL.cdf((self.margin_mm(block, aim) - lost_mm) / self.deviation_mm)


def without_needless_turn(aim: Aim) -> Aim:
    """A block looks the same after half a turn, so a hand turns it by a quarter at most."""
    return aim._replace(yaw=(aim.yaw + _QUARTER) % _HALF - _QUARTER)


def normal(dice: Dice) -> float:
    """A draw from the normal distribution with mean 0 and deviation 1, from one roll."""
    return _NORMAL.inv_cdf((dice.roll(_FINE) + 0.5) / _FINE)


def nearest_spot(spots: Sequence[Spot], aim: Aim) -> Spot:
    """The listed spot that is nearest to the aim; the first of equals."""
    turned = round(aim.yaw / _QUARTER) % 2

    def way(spot: Spot) -> tuple[bool, float]:
        off = math.dist((spot.x_mm * UNITS_PER_MM, spot.y_mm * UNITS_PER_MM), (aim.x, aim.y))
        return spot.turns != turned, off

    return min(spots, key=way)


def _numbers(pose: object) -> list[int]:
    return [getattr(pose, name) for name in Pose._fields]
