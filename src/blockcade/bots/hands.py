"""Hands for bots that place a block: their aim and their steadiness."""

from typing import Any, Protocol, cast, runtime_checkable

from blockcade.bots.protocol import Bot, V_contra
from blockcade.core import Dice
from blockcade.physics import Aim, HandModel, TowerSim

_ORDINARY_MM = 2.0  # for a bot without `steadiness_mm`


@runtime_checkable
class Placer(Protocol[V_contra]):
    """A bot that chooses the target of its block."""

    steadiness_mm: float  # the typical error of its hand: 0.5 is very steady, 4 shaky

    def aim(self, view: V_contra, dice: Dice) -> Aim:
        """The target of the block that the view shows as held."""
        ...


def hand_for(bot: Bot[Any, Any], view: Any, sim: TowerSim, dice: Dice, seed: bytes) -> HandModel:
    """A hand that starts at the block's present place; people see it move like a person's hand."""
    top = sim.standing[-1][1] if sim.standing else None
    aim, steadiness_mm = Aim(top.x, top.y) if top else Aim(0, 0), _ORDINARY_MM
    if isinstance(bot, Placer):
        placer = cast("Placer[Any]", bot)
        aim, steadiness_mm = placer.aim(view, dice), placer.steadiness_mm
    return HandModel(sim.standing, sim.held, sim.poses()[-1], aim, steadiness_mm, seed)
