"""Measures random play in environments, ours and others', in turn: steps a CPU-second, arrays included."""

# pyspiel is compiled and says nothing of its types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from blockcade import envs
from blockcade.envs import BlokusBatch

RIVALS = Path(__file__).parents[1] / ".cache/rivals"  # made by `make bench`
GAMES = 256
ROUNDS = 5
Run = Callable[[], int]


def _batch(variant: str, **options: Any) -> Run:
    batch = BlokusBatch(variant, GAMES, seed=1, **options)

    def run() -> int:
        for _ in range(100):
            batch.step(batch.sample())
        return 100 * GAMES

    return run


def _turns(env: Any, steps: int) -> Run:
    dice = random.Random(1)

    def run() -> int:
        env.reset(seed=1)
        for _ in range(steps):
            if not env.agents:
                env.reset(seed=1)
            seen, _, terminated, truncated, _ = env.last()
            mask = seen["action_mask"]
            env.step(None if terminated or truncated else dice.choice(np.flatnonzero(mask).tolist()))
        return steps

    return run


def _spiel(name: str, steps: int) -> Run:
    game, dice = pyspiel.load_game(name), random.Random(1)

    def run() -> int:
        state = game.new_initial_state()
        for _ in range(steps):
            if state.is_terminal():
                state = game.new_initial_state()
            state.apply_action(dice.choice(state.legal_actions()))
        return steps

    return run


def _from_rivals(module: str) -> Any | None:
    """A module that only this bench needs; None: it is not installed."""
    if RIVALS.is_dir() and str(RIVALS) not in sys.path:
        sys.path.append(str(RIVALS))
    try:
        return import_module(module)
    except ImportError:
        return None


def contestants() -> dict[str, Run]:
    rival, chess = _from_rivals("blokus_rl"), _from_rivals("pettingzoo.classic.chess_v6")
    return {
        "batch of classic, planes and sparse masks": _batch("classic", fixed_corners=True),
        "batch of classic, planes and dense masks": _batch("classic", dense=True),
        "batch of Duo, planes and sparse masks": _batch("duo"),
        "batch of Duo, planes and dense masks": _batch("duo", dense=True),
        "our PettingZoo classic, Python rules": _turns(envs.aec("blokus", start_corner="fixed"), 300),
        **({"blokus-rl's PettingZoo classic, Rust rules": _turns(rival.BlokusEnv(), 3_000)} if rival else {}),
        **({"PettingZoo's chess": _turns(chess.env(), 200)} if chess else {}),
        "OpenSpiel's chess in C++, nothing seen": _spiel("chess", 10_000),
        "OpenSpiel's go in C++, nothing seen": _spiel("go", 10_000),
    }


def rows() -> Iterator[tuple[str, str, str]]:
    """The median of some rounds in which all ran in turn, with the slowest and the fastest."""
    runs = contestants()
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            begun = time.process_time()
            steps = run()
            rates[name].append(steps / (time.process_time() - begun))
    base = next((name for name in runs if name.startswith("blokus-rl")), None)
    for name, found in rates.items():
        how = f"{min(found):,.0f} to {max(found):,.0f} in {ROUNDS} rounds, all in turn"
        if base and name != base:
            ratio = statistics.median(one / other for one, other in zip(found, rates[base], strict=True))
            how += f"; {ratio:.2g} times blokus-rl"
        yield f"random steps: {name}", f"{statistics.median(found):,.0f} /CPU-s", how
    if base is None:
        yield "random steps: blokus-rl", "not measured", "it is not installed"


if __name__ == "__main__":
    for row in rows():
        print(" | ".join(row))
