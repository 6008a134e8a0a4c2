"""Measures the Blokus engine: playouts alone, and whole searches at several plies of a game.

`python -m bench.engine` prints its rows only, which takes half a minute.
"""

import time
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec

from blockcade import _kernel
from blockcade.engine.kernel import Position, Search, playouts
from blockcade.engine.signature import SIGNED_PLIES, VARIANTS, signature

PLIES = (0, 8, 20, 40, 60)
_RUNS = 5  # the best one counts: other work on the machine only slows a run down
_RUN_SECONDS = 0.3


class FixedGame(msgspec.Struct, frozen=True):
    """A stored game of the engine against itself: all later engines are measured at its positions."""

    variant: str
    made: str
    moves: list[int]

    def position_at(self, ply: int) -> Position:
        position = Position(self.variant)
        for move in self.moves[:ply]:
            position.play(move)
        return position


def fixed_game() -> FixedGame:
    return msgspec.json.decode(Path(__file__).with_name("engine_game.json").read_bytes(), type=FixedGame)


def rows() -> list[tuple[str, str, str]]:
    """Return rows of name, figure and note for the table of `make bench`."""
    signatures = {signature(build) for build in builds()}
    if len(signatures) > 1:
        raise AssertionError(f"the builds of the kernel choose different moves: {sorted(signatures)}")
    game = fixed_game()
    found = [
        (
            "engine: signature",
            signatures.pop(),
            f"moves of {len(VARIANTS) * len(SIGNED_PLIES)} fixed searches, {len(builds())} builds",
        )
    ]
    for ply in PLIES:
        position = game.position_at(ply)
        found.append(
            (
                f"engine: at ply {ply} of a game",
                f"{playouts_per_second(position):,.0f} playouts /CPU-s",
                f"{searched_per_second(position):,.0f} simulations of a search /CPU-s",
            )
        )
    return found


def builds() -> list[ModuleType]:
    return [_kernel, *([import_module("blockcade._kernel_avx2")] if _kernel.has_avx2() else [])]


def playouts_per_second(position: Position) -> float:
    """Measure playouts to the end of the game, without a search."""
    rates: list[float] = []
    count = 200
    for run in range(_RUNS):
        began = time.process_time()
        playouts(position, count, seed=run)
        used = max(time.process_time() - began, 1e-6)
        rates.append(count / used)
        count = max(1, int(rates[-1] * _RUN_SECONDS))
    return max(rates[1:])  # the first run only calibrates the count


def searched_per_second(position: Position) -> float:
    """Measure simulations of a search by one thread that starts with an empty tree."""
    rates: list[float] = []
    for run in range(_RUNS):
        search = Search(seed=run)
        thought = search.think(position, seconds=_RUN_SECONDS, early_stop=False, cpu_clock=True)
        rates.append(thought.playouts / max(thought.cpu_seconds, 1e-6))
    return max(rates)


def main() -> None:
    for what, figure, how in rows():
        print(f"{what:28} {figure:>26}   {how}")


if __name__ == "__main__":
    main()
