"""Gravity at one table: begins a placement when a block is taken up, and ends it with a verdict."""

from collections.abc import Callable
from typing import Any

from blockcade.bots import hand_for
from blockcade.core import Actor, Seat, SeededDice, derived_seed
from blockcade.gravity import LOST, is_simulated, simulation, verdict_of
from blockcade.physics import TUMBLE_TICKS, HandModel, HandTarget
from blockcade.record.fold import Fold
from blockcade.server.tables.placing import Placing
from blockcade.server.tables.services import Services
from blockcade.wire.to_browser import Poses
from blockcade.wire.to_server import Hand


class Tower:
    """Holds the block that is on its way, if there is one; a table without a tower never uses it."""

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
        """Begins a placement when a block was just taken up, and gives it to the seat's hand."""
        if not is_falling(fold):
            return
        if self.placing:
            self._give(self.placing, fold)
        else:
            state, clock = fold.position.state, self._services.clock
            sim = simulation(state, derived_seed(self._seed, f"sway {fold.seq}"), TUMBLE_TICKS)
            self.placing = Placing(fold.seq, state.player, sim, clock, tell=self._tell, judge=self._judge)
            self._give(self.placing, fold)
            self.placing.start()

    def hold(self, hand: Hand, fold: Fold) -> None:
        """Follows a person's hand; ignores messages about other blocks."""
        placing = self.placing
        if not placing or (hand.placement, hand.seat) != (placing.number, placing.seat):
            return
        if not fold.chairs[hand.seat].bot:
            target = HandTarget(hand.x, hand.y, hand.z, hand.yaw)
            placing.move(target, let_go=hand.let_go, back=hand.back)

    @property
    def is_resting(self) -> bool:
        """Whether the hand that holds the block has not moved for long, and nobody waits for it."""
        return self.placing is not None and self.placing.is_resting

    def verdict(self) -> Any | None:
        """Gravity's move; None while the block is on its way.

        A simulation that was lost with its server is void: the tower stands as before.
        """
        if not self.placing:
            return LOST
        return verdict_of(self.placing.sim) if self.placing.sim.verdict else None

    def drop(self) -> None:
        if self.placing:
            self.placing.stop()
        self.placing = None

    def _give(self, placing: Placing, fold: Fold) -> None:
        """Gives the block to the seat's present player; without a time limit unless somebody waits."""
        seat: Seat = fold.position.state.player
        chair = fold.chairs[seat]
        placing.give(chair.bot, lambda level, held: self._hand_of_bot(fold, level, held))
        placing.limit(is_waited_for=bool(chair.bot) or is_waited_for(fold, seat))

    def _hand_of_bot(self, fold: Fold, level: str, placing: Placing) -> HandModel:
        seat = Seat(placing.seat)
        view = fold.game.view_for(fold.position.state, seat)
        seed = derived_seed(self._seed, f"hand {seat} {fold.seq}")
        bot = self._services.bot_for(fold.game.key, level)
        return hand_for(bot, view, placing.sim, SeededDice(seed), seed)


def is_waited_for(fold: Fold, seat: Seat) -> bool:
    """Whether another person plays along. Bots do not mind waiting, and watchers have no turn to wait for."""
    holder = fold.chairs[seat].player
    others = (chair for chair in fold.chairs if chair.player not in {"", holder} and not chair.bot)
    return any(chair.seat not in fold.gone for chair in others)


def is_falling(fold: Fold) -> bool:
    """Whether a block is on its way to the tower."""
    weighs = Actor.GRAVITY in fold.position.actors and not fold.is_over
    return weighs and is_simulated(fold.game, fold.position.state)
