"""OpenSpiel's own simulations of our games, and its algorithms on them."""

# pyspiel is compiled and says nothing of its types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import blockcade.envs.open_spiel as registered

NAMES = [
    registered.PREFIX + "duo",
    "blockcade_blokus",
    "blockcade_blackout",
    "blockcade_blockout",
    "blockcade_mini5",
    "blockcade_mini7",
]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*NAMES, "blockcade_blokus(players=3)", "blockcade_blackout(players=4)"])
def test_the_random_simulation_passes(name: str) -> None:
    """Clones, serialisation, chance nodes and returns are checked in it."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_serialised_with_its_luck(name: str) -> None:
    game = pyspiel.load_game(name)
    state, dice = game.new_initial_state(), np.random.RandomState(1)
    for _ in range(6):
        legal = (
            state.legal_actions() if not state.is_chance_node() else [at for at, _ in state.chance_outcomes()]
        )
        state.apply_action(int(dice.choice(legal)))
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()


def test_observations_follow_the_board_and_hide_what_is_hidden() -> None:
    game = pyspiel.load_game("blockcade_duo")
    state = game.new_initial_state()
    first = state.observation_tensor(0)
    state.apply_action(state.legal_actions()[0])
    assert state.observation_tensor(0) != first
    hidden = pyspiel.load_game("blockcade_blockout").get_type()
    assert hidden.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert not hidden.provides_information_state_string


def test_its_tree_search_beats_a_random_player_on_a_small_board() -> None:
    game = pyspiel.load_game("blockcade_mini5")
    won = 0.0
    for seed in range(6):
        dice = np.random.RandomState(seed)
        search = mcts.MCTSBot(
            game, 2, 40, mcts.RandomRolloutEvaluator(1, dice), solve=True, random_state=dice
        )
        state, seat = game.new_initial_state(), seed % 2
        while not state.is_terminal():
            mine = state.current_player() == seat
            state.apply_action(search.step(state) if mine else int(dice.choice(state.legal_actions())))
        won += state.returns()[seat]
    assert won > 0


def test_a_program_that_registered_the_games_ends_cleanly() -> None:
    code = "import pyspiel, blockcade.envs.open_spiel as o; pyspiel.load_game('blockcade_mini5')"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=120).returncode == 0
