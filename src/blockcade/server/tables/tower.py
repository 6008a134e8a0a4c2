"""Gravity at one table: begins a placement when a block is taken up, and ends it with a verdict."""

from collections.abc import Callable
from typing import Any

from blockcade.api import derived_seed
from blockcade.bots import hand_for
from blockcade.core import Actor, Seat, SeededDice
from blockcade.gravity import LOST, is_simulated, simulation, verdict_of
from blockcade.physics import HandModel, HandTarget
from blockcade.server.tables.fold import Fold
from blockcade.server.tables.placing import Placing
from blockcade.server.tables.services import Services
from blockcade.wire.to_browser import Poses
from blockcade.wire.to_server import Hand


class Tower:
    """Holds the block that is on its way, if there is one; a table without a tower leaves it at rest."""

    def __init__(
        self,
        seed: bytes,
        services: Services,
        *,
        tell: Callable[[Poses], None],
        judge: Callable[[], None],
    ) -> None:
        self.placing: Placing | None = None
        self._seed = seed
        self._services = services
        self._tell = tell
        self._judge = judge

    def look(self, fold: Fold) -> None:
        """Asks for a verdict where one is due; a block that is no longer on its way is forgotten."""
        if not is_falling(fold):
            self.drop()
        elif not self.placing or self.placing.sim.verdict:
            self._judge()

    def place(self, fold: Fold) -> None:
        """Begins a placement when a block was just taken up, and gives it into the right hand."""
        if not is_falling(fold):
            return
        if self.placing:
            self._give(self.placing, fold)
        else:
            state, clock = fold.position.state, self._services.clock
            sim = simulation(state, derived_seed(self._seed, f"sway {fold.seq}"))
            self.placing = Placing(fold.seq, state.player, sim, clock, tell=self._tell, judge=self._judge)
            self._give(self.placing, fold)
            self.placing.start()

    def hold(self, hand: Hand, fold: Fold) -> None:
        """A person's hand has moved; what is not about this block is not looked at."""
        placing = self.placing
        if not placing or (hand.placement, hand.seat) != (placing.number, placing.seat):
            return
        if not fold.chairs[hand.seat].bot:
            placing.move(HandTarget(hand.x, hand.y, hand.z, hand.yaw), let_go=hand.let_go)

    def verdict(self) -> Any | None:
        """Gravity's move; None while the block is on its way.

        A simulation that ended with its server is void: the tower stands as it stood.
        """
        if not self.placing:
            return LOST
        return verdict_of(self.placing.sim) if self.placing.sim.verdict else None

    def drop(self) -> None:
        if self.placing:
            self.placing.stop()
        self.placing = None

    def _give(self, placing: Placing, fold: Fold) -> None:
        """Into the hand of whoever sits there now."""
        seat: Seat = fold.position.state.player
        placing.give(fold.chairs[seat].bot, lambda level, held: self._hand_of_bot(fold, level, held))

    def _hand_of_bot(self, fold: Fold, level: str, placing: Placing) -> HandModel:
        seat = Seat(placing.seat)
        view = fold.game.view_for(fold.position.state, seat)
        seed = derived_seed(self._seed, f"hand {seat} {fold.seq}")
        bot = self._services.bot_for(fold.game.key, level)
        return hand_for(bot, view, placing.sim, SeededDice(seed), seed)


def is_falling(fold: Fold) -> bool:
    """Whether a block is on its way to the tower."""
    weighs = Actor.GRAVITY in fold.position.actors and not fold.is_closed
    return weighs and is_simulated(fold.game, fold.position.state)
