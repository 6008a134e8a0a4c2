"""Joins the rules of Block Out! and the tower: a position starts a simulation, whose verdict is a move."""

from typing import Any

from blockcade.core import Actor, AnyGame
from blockcade.games.blockout.moves import Fell, Stood, Verdict, Void
from blockcade.games.blockout.state import State
from blockcade.physics import Placement, Sway, TowerSim, pack_trace, start_pose
from blockcade.physics import Stood as StoodStill
from blockcade.physics import Void as NotCounted
from blockcade.physics.sway import SWAY_MM


def is_simulated(game: AnyGame, state: Any) -> bool:
    """Say whether a block is in motion whose end only a simulation can decide."""
    return isinstance(state, State) and state.model == "physics" and Actor.GRAVITY in game.to_act(state)


def computed(game: AnyGame, state: Any) -> Any | None:
    """Return gravity's move if the rules alone decide it; None if not, or if gravity is not to act."""
    if Actor.GRAVITY not in game.to_act(state) or is_simulated(game, state):
        return None
    (move,) = game.legal_moves(state, Actor.GRAVITY)
    return move


def simulation(state: State, seed: bytes, tumble_ticks: int = 0) -> TowerSim:
    """Start a simulation with the held block beside the tower; `seed` is that of the hand's sway.

    `tumble_ticks`: how long a fallen tower tumbles on before the verdict.
    """
    assert state.held is not None
    standing = [(state.box(block), pose) for block, pose in state.tower]
    held = state.box(state.held.block)
    sway = Sway.of_mm(seed, SWAY_MM[state.setup["hands"]])
    return TowerSim(standing, held, start_pose(standing, held), sway, tumble_ticks=tumble_ticks)


def verdict_of(sim: TowerSim) -> Verdict:
    """Return the verdict of a finished simulation, with the trace of the hand."""
    assert sim.verdict is not None
    if sim.verdict == NotCounted("back"):
        return Void("back")  # nothing happened on the way that a replay could show
    trace = pack_trace(Placement.of(sim).trace)
    match sim.verdict:
        case StoodStill(poses):
            return Stood(poses, trace)
        case NotCounted(reason):
            return Void(reason, trace)
        case _:
            return Fell(trace, late=sim.is_counted)


LOST = Void("lost")  # the simulation ended with its server: the player chooses again

__all__ = ["LOST", "computed", "is_simulated", "simulation", "verdict_of"]
