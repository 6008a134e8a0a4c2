"""The kernel finds placements for the rules; the reference in Python finds the same, in the same order."""

import os
import random
import subprocess
import sys
from collections.abc import Mapping

import pytest

from blockcade.core import Actor
from blockcade.engine import finding, kernel
from blockcade.engine.finding import KERNEL, python_rules
from blockcade.games import GAMES
from blockcade.games.blokus.finding import PYTHON, finder
from blockcade.games.blokus.setup import small_setup

GAME = GAMES["blokus"]
SETUPS: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (4, {"startCorner": "fixed"}),
    (3, {"sharedColour": "alternate"}),
    (2, {}),
    (2, {"board": "duo"}),
]


@pytest.mark.parametrize(("players", "options"), SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_both_list_the_same_moves_at_every_turn(players: int, options: Mapping[str, str], seed: int) -> None:
    state, dice = GAME.initial(GAME.setup(players, options)), random.Random(seed)
    while actors := GAME.to_act(state):
        (who,) = actors
        assert finder() is KERNEL
        moves = list(GAME.legal_moves(state, who))
        with python_rules():
            assert finder() is PYTHON
            assert moves == list(GAME.legal_moves(state, who))
        move = dice.choice(moves)
        after = GAME.apply(state, who, move)
        with python_rules():
            assert after == GAME.apply(state, who, move), "colours without a place are found alike"
        state = after
        assert Actor.GRAVITY not in GAME.to_act(state)


def test_small_boards_are_found_in_python() -> None:
    state = GAME.initial(small_setup("mini5"))
    (who,) = GAME.to_act(state)
    moves = list(GAME.legal_moves(state, who))
    with python_rules():
        assert moves == list(GAME.legal_moves(state, who))


def test_a_mask_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="50 bytes"):
        kernel.find_placements("duo", b"", bytes(50), 1)
    with pytest.raises(ValueError, match="no variant"):
        kernel.has_placement("hex", bytes(50), bytes(50), 1)


@pytest.mark.parametrize(("wanted", "used"), [("python", "PythonFinder"), ("", "KernelFinder")])
def test_one_switch_in_the_environment(wanted: str, used: str) -> None:
    code = (
        "import blockcade; from blockcade.games.blokus.finding import finder; print(type(finder()).__name__)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, finding.VARIABLE: wanted},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == used
