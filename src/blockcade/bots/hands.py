"""Hands for bots that have to place a block: where they aim, and how steady they are."""

from typing import Any, Protocol, cast, runtime_checkable

from blockcade.bots.protocol import Bot, V_contra
from blockcade.core import Dice
from blockcade.physics import Aim, HandModel, TowerSim

_ORDINARY_MM = 2.0  # of a bot that says nothing about its hand


@runtime_checkable
class Placer(Protocol[V_contra]):
    """A bot that knows where it wants its block."""

    steadiness_mm: float  # how far off its hand typically is: 0.5 is very steady, 4 shaky

    def aim(self, view: V_contra, dice: Dice) -> Aim:
        """For the block that the view shows as held."""
        ...


def hand_for(bot: Bot[Any, Any], view: Any, sim: TowerSim, dice: Dice, seed: bytes) -> HandModel:
    """A hand that takes the block from where it is now; people see it move as they see each other's."""
    top = sim.standing[-1][1] if sim.standing else None
    aim, steadiness_mm = Aim(top.x, top.y) if top else Aim(0, 0), _ORDINARY_MM
    if isinstance(bot, Placer):
        placer = cast("Placer[Any]", bot)
        aim, steadiness_mm = placer.aim(view, dice), placer.steadiness_mm
    return HandModel(sim.standing, sim.held, sim.poses()[-1], aim, steadiness_mm, seed)
