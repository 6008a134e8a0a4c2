"""PettingZoo's own tests, and what its users rely on: copies, seeds, refusals, luck that nobody sees."""

# PettingZoo says little of its types.
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false

import copy
import pickle
import random
import warnings
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

from blockcade import envs
from blockcade.core import BadSetup, IllegalMove

TABLES: list[tuple[str, int | None]] = [
    ("duo", None),
    ("blokus", 2),
    ("blokus", 3),
    ("blokus", 4),
    ("blackout", 2),
    ("blackout", 4),
    ("blockout", 2),
    ("blockout", 6),
    ("mini5", None),
    ("mini7", None),
]
WITH_A_MASK = r"Observation is not a NumPy array|Observation space for each agent probably should be"


@contextmanager
def no_warning_but_of_masks() -> Generator[None]:
    """PettingZoo knows by name which of its own games have masks, and warns of all others."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", WITH_A_MASK)
        yield


def played_at_random(env: Any, seed: int, most: int = 10_000) -> list[tuple[str, int]]:
    """Plays to the end, and returns what was done."""
    dice = random.Random(seed)
    done: list[tuple[str, int]] = []
    for agent in env.agent_iter(most):
        seen, _, terminated, truncated, _ = env.last()
        action = (
            None if terminated or truncated else dice.choice(np.flatnonzero(seen["action_mask"]).tolist())
        )
        env.step(action)
        if action is not None:
            done.append((agent, action))
    return done


def same(one: Any, other: Any) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[key], other[key]) for key in one)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_api_test_passes(name: str, players: int | None) -> None:
    with no_warning_but_of_masks():
        api_test(envs.aec(name, players=players, seed=1), num_cycles=120)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seed_test_passes(name: str, players: int | None) -> None:
    with no_warning_but_of_masks():
        seed_test(lambda: envs.aec(name, players=players), num_cycles=60)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["duo", "blokus", "blackout", "blockout"])
def test_the_performance_benchmark_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(envs.aec(name, seed=1))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_the_race_passes_the_parallel_tests(players: int) -> None:
    with no_warning_but_of_masks():
        parallel_api_test(envs.parallel("blockyou", players=players, seed=1), num_cycles=200)
        parallel_seed_test(lambda: envs.parallel("blockyou", players=players), num_cycles=100)


@pytest.mark.parametrize("name", ["mini5", "blackout", "blockout"])
def test_a_game_ends_with_rewards_that_sum_to_zero(name: str) -> None:
    env = envs.aec(name, seed=3)
    env.reset(seed=3)
    dice, rewards = random.Random(3), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        assert seen is not None
        rewards[agent] += reward
        assert not terminated or {"place", "score"} <= info.keys()
        env.step(None if terminated else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sum(rewards.values()) == pytest.approx(0)
    assert env.agents == []


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("name", ["mini7", "blackout", "blockout"])
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_copy_goes_on_like_the_original(name: str, copied: Callable[[Any], Any]) -> None:
    env = envs.aec(name, seed=5)
    env.reset(seed=5)
    played_at_random(env, 1, most=5)
    other = copied(env)
    before = env.observe(env.agent_selection)
    assert same(before, other.observe(other.agent_selection))
    assert played_at_random(other, 2) == played_at_random(env, 2)
    assert other.infos == env.infos


def test_a_shallow_copy_is_independent() -> None:
    env = envs.aec("mini7", seed=5)
    other = copy.copy(env)
    before = env.observe("player_0")
    played_at_random(other, 1)
    assert same(before, env.observe("player_0"))
    assert env.agents == ["player_0", "player_1"]


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = envs.aec("duo", seed=1)
    env.reset(seed=1)
    before = env.observe("player_0")
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in (illegal, -1, 10**6):
        with pytest.raises(IllegalMove):
            env.step(action)
    assert same(before, env.observe("player_0"))
    assert env.agent_selection == "player_0"


def test_the_mask_is_empty_out_of_turn() -> None:
    env = envs.aec("blackout", seed=1)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


def test_equal_seeds_give_equal_series_of_games() -> None:
    series: list[list[list[tuple[str, int]]]] = []
    for _ in range(2):
        env = envs.aec("blackout")
        env.reset(seed=9)
        games = [played_at_random(env, 1)]
        env.reset()
        games.append(played_at_random(env, 1))
        series.append(games)
    assert series[0] == series[1]
    assert series[0][0] != series[0][1], "a reset without a seed is another game"


def test_what_is_hidden_does_not_show() -> None:
    """BO-11: nobody sees the others' cards, and no observation depends on them."""
    env = envs.aec("blockout", seed=2)
    env.reset(seed=2)
    state = env.world.state
    seen = env.observe("player_0")
    hidden = state.hands[1]
    swapped = next(card for card in sorted(set(state.pile)) if card not in hidden)
    env.world.state = type(state)(
        **{
            **{name: getattr(state, name) for name in state.__dataclass_fields__},
            "hands": (state.hands[0], tuple(sorted((*hidden[1:], swapped)))),
        }
    )
    assert same(seen, env.observe("player_0"))


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: envs.aec("chess"), "no environment 'chess'"),
        (lambda: envs.aec("duo", players=3), "duo is for 2"),
        (lambda: envs.aec("blokus", players=9), "9 players"),
        (lambda: envs.aec("duo", scoring="odd"), "scoring is 'odd'"),
    ],
)
def test_a_bad_wish_is_refused(ask: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        ask()


def test_races_and_games_with_turns_have_their_own_doors() -> None:
    with pytest.raises(ValueError, match="parallel"):
        envs.aec("blockyou")
    with pytest.raises(ValueError, match="aec"):
        envs.parallel("duo")


def test_a_race_is_played_to_its_end() -> None:
    """BY-10: whoever has no cards left has won; an agent that knows the rules finds places."""
    env = envs.parallel("blockyou", seed=4, tick_ms=1000)
    env.reset(seed=4)
    told: dict[str, float] = {}
    for _ in range(2000):
        actions: dict[str, int] = {}
        for agent in env.agents:
            seat = env.possible_agents.index(agent)
            actions[agent] = best_lay(env, seat)
        _, rewards, terminations, _, infos = env.step(actions)
        if all(terminations.values()):
            told = rewards
            assert {infos[agent]["place"] for agent in infos} <= {1, 2}
            break
    assert sum(told.values()) == pytest.approx(0)
    assert told, "the race has ended"


def best_lay(env: Any, seat: int) -> int:
    """A lay without a fault if there is one."""
    from blockcade.games.blockyou.laying import safe_places
    from blockcade.games.blockyou.state import direction_of

    state = env.state
    hand = state.players[seat].hand
    if hand is None or seat not in env.table.game.to_act(state):
        return 0
    places = safe_places(state.field, hand, direction_of(state.setup.players, seat))
    return env.table.envs.actions.action(state, seat, places[0]) if places else 0


def test_pictures_and_text_of_a_position() -> None:
    assert str(envs.aec("duo", render_mode="svg").render()).startswith("<svg")
    assert "players 2 board=duo" in str(envs.aec("duo", render_mode="ansi").render())
    with pytest.raises(ValueError, match="render mode"):
        envs.aec("duo", render_mode="human")


def test_everybody_is_asked_at_a_blackout_and_may_decline() -> None:
    """BL-32, BL-O20: the first to call takes a card; when all decline, the roller goes on without one."""
    env = envs.aec("blackout", players=3, seed=1)
    dice = random.Random(1)
    while len(env.world.played.game.to_act(env.world.state)) < 3:
        if not env.agents or env.terminations[env.agent_selection]:
            env.reset()
        env.step(dice.choice(env.world.legal()))
    cards = [len(won) for won in env.world.state.won]
    assert len(env.world.legal()) == 2
    called, silent = env.copy(), env.copy()
    caller = called.agent_selection
    called.step(called.world.legal()[0])
    seat = env.possible_agents.index(caller)
    assert len(called.world.state.won[seat]) == cards[seat] + 1
    asked: list[str] = []
    for _ in range(3):
        asked.append(silent.agent_selection)
        silent.step(silent.world.decline)
    assert sorted(asked) == env.possible_agents
    assert [len(won) for won in silent.world.state.won] == cards
    with pytest.raises(IllegalMove):
        silent.step(silent.world.decline)
