"""Every interface gives the same game: same seed, same moves, same end."""

# pyspiel is compiled and says nothing of its types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

import random

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import blockcade
from blockcade import envs
from blockcade.core import Actor
from blockcade.engine.kernel import Position
from blockcade.envs.catalogue import played
from blockcade.envs.open_spiel import PREFIX
from blockcade.envs.solo import SoloEnv
from blockcade.envs.world import World, rewards_of


@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10**6))
@pytest.mark.slow
def test_duo_through_every_door(seed: int) -> None:
    dice = random.Random(seed)
    match = blockcade.new_game("blokus", players=2, seed=seed, board="duo")
    world, env, batch = World(played("duo"), seed), envs.aec("duo", seed=seed), envs.BlokusBatch("duo", 1)
    env.reset(seed=seed)
    position = Position("duo")
    spiel = pyspiel.load_game(PREFIX + "duo").new_initial_state()
    while not match.is_over:
        legal = world.legal()
        assert legal == position.legal() == batch.legal_of(0).tolist() == spiel.legal_actions()
        assert legal == np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
        action = dice.choice(legal)
        assert world.seat is not None
        match.play(world.played.envs.actions.move(world.state, world.seat, action))
        world.step(action)
        env.step(action)
        position.play(action)
        spiel.apply_action(action)
        batch.step([action])
        assert str(spiel) == match.position
        assert env.world.state == world.state == match.state
    assert match.outcome is not None
    returns = rewards_of(match.outcome)
    assert returns == spiel.returns() == [env.rewards[agent] for agent in env.possible_agents]
    assert returns == batch.rewards[0].tolist()
    assert match.outcome == world.outcome


@pytest.mark.parametrize("name", ["blackout", "blockout"])
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 10**6))
@pytest.mark.slow
def test_a_game_with_luck_through_every_door(name: str, seed: int) -> None:
    """The match draws the same luck from the seed; OpenSpiel is told it at its chance nodes."""
    dice = random.Random(seed)
    table = played(name)
    options = dict(table.setup.options)
    match = blockcade.new_game(name, players=2, seed=seed, **options)
    world, env = World(table, seed), envs.aec(name, seed=seed)
    env.reset(seed=seed)
    while True:
        assert env.world.state == world.state
        if len(match.game.to_act(match.state)) == 1:  # a match asks nobody in turn at a BLACKOUT
            assert match.state == world.state
        if world.is_over:
            break
        action = dice.choice(world.legal())
        seat = world.seat
        assert seat is not None
        if action != world.decline:
            match.play(table.envs.actions.move(world.state, seat, action), seat)
        before = world.copy()
        world.step(action)
        env.step(action)
        if action == before.decline and world.state != before.state:
            (wait,) = table.game.legal_moves(match.state, Actor.CLOCK)
            match.play(wait, Actor.CLOCK)
    assert world.outcome is not None
    assert match.outcome == world.outcome
    assert [env.rewards[agent] for agent in env.possible_agents] == rewards_of(world.outcome)
    spiel = pyspiel.load_game(PREFIX + name).new_initial_state()
    for seat, number in world.history:
        assert spiel.is_chance_node() == (seat is None)
        spiel.apply_action(number)
    assert spiel.is_terminal()
    assert str(spiel) == match.position
    assert spiel.returns() == rewards_of(world.outcome)


def test_gymnasium_plays_the_same_game() -> None:
    env = SoloEnv("duo")
    observation, _ = env.reset(seed=4)
    world, dice = World(env.table, env.world.seed), random.Random(4)
    while True:
        action = dice.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, terminated, _, _ = env.step(action)
        if terminated:
            break
    for seat, number in env.world.history:
        assert seat is not None, "Blokus has no luck"
        world.step(number)
    assert world.state == env.world.state
    assert world.outcome is not None
    assert rewards_of(world.outcome)[env.seat] == reward
