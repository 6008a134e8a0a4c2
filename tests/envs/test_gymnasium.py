"""Gymnasium's own checks, and one agent against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import blockcade.envs
from blockcade.core import IllegalMove

assert blockcade.envs.__all__, "importing it registers the environments"
IDS = [
    "blockcade/Duo-v0",
    "blockcade/Blokus-v0",
    "blockcade/Blackout-v0",
    "blockcade/BlockOut-v0",
    "blockcade/Mini5-v0",
    "blockcade/Mini7-v0",
]


def random_game(env: gymnasium.Env, seed: int) -> tuple[float, dict[str, object]]:
    observation, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    while True:
        action = dice.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(int(action))
        assert not truncated
        if terminated:
            return float(reward), info


@pytest.mark.parametrize("name", IDS)
def test_check_env_passes(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_a_game_against_bots_ends_with_a_reward(name: str) -> None:
    env = gymnasium.make(name, opponent="random", seat="random")
    reward, info = random_game(env, 3)
    assert -1 <= reward <= 1
    assert info["place"] in range(1, 7)
    again = random_game(env, 3)
    assert (again[0], again[1]["scores"]) == (reward, info["scores"]), "equal seeds, equal games"


def test_an_opponent_is_a_level_or_a_bot() -> None:
    class First:
        def choose(self, view: Any, legal: Any, budget: Any, dice: Any) -> Any:  # noqa: ARG002
            return legal[0]

    for opponent in ("greedy", "level5", First()):
        env = gymnasium.make("blockcade/Duo-v0", opponent=opponent)
        assert random_game(env, 1)[1]["scores"]
    with pytest.raises(ValueError, match="no bot 'nobody'"):
        gymnasium.make("blockcade/Duo-v0", opponent="nobody")


def test_an_illegal_action_loses_or_raises() -> None:
    env = gymnasium.make("blockcade/Duo-v0")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, "no-start-square")
    strict = gymnasium.make("blockcade/Duo-v0", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(illegal)


def test_many_environments_step_together() -> None:
    many = gymnasium.make_vec("blockcade/Mini5-v0", num_envs=3, vectorization_mode="sync")
    observation, _ = many.reset(seed=1)
    for _ in range(6):
        actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in observation["action_mask"]]
        observation, *_ = many.step(actions)
    assert observation["observation"].shape == (3, 5, 5, 5)
