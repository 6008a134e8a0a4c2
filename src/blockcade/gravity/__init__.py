"""Between the rules and the tower: the simulation that a position asks for, and its verdict as a move."""

from typing import Any

from blockcade.core import Actor, AnyGame
from blockcade.games.blockout.moves import Fell, Stood, Verdict, Void
from blockcade.games.blockout.state import State
from blockcade.physics import Placement, Sway, TowerSim, pack_trace, start_pose
from blockcade.physics import Stood as StoodStill
from blockcade.physics import Void as NotCounted
from blockcade.physics.sway import SWAY_MM


def is_simulated(game: AnyGame, state: Any) -> bool:
    """Whether a block is on its way whose fate only a simulation can tell."""
    return isinstance(state, State) and state.model == "physics" and Actor.GRAVITY in game.to_act(state)


def computed(game: AnyGame, state: Any) -> Any | None:
    """Gravity's move where it follows from the rules alone; None when it does not, or is not to act."""
    if Actor.GRAVITY not in game.to_act(state) or is_simulated(game, state):
        return None
    (move,) = game.legal_moves(state, Actor.GRAVITY)
    return move


def simulation(state: State, seed: bytes) -> TowerSim:
    """The held block where it is taken up, beside the tower; `seed` is that of the hand's sway."""
    assert state.held is not None
    standing = [(state.box(block), pose) for block, pose in state.tower]
    held = state.box(state.held.block)
    sway = Sway.of_mm(seed, SWAY_MM[state.setup["hands"]])
    return TowerSim(standing, held, start_pose(standing, held), sway)


def verdict_of(sim: TowerSim) -> Verdict:
    """What a finished simulation says, with the way the hand went."""
    assert sim.verdict is not None
    trace = pack_trace(Placement.of(sim).trace)
    match sim.verdict:
        case StoodStill(poses):
            return Stood(poses, trace)
        case NotCounted(reason):
            return Void(reason, trace)
        case _:
            return Fell(trace)


LOST = Void("lost")  # the simulation ended with its server: the player chooses again

__all__ = ["LOST", "computed", "is_simulated", "simulation", "verdict_of"]
