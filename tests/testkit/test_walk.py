"""Scripted dice, and repeatable random walks."""

import pytest

from blockcade.core import Actor, Seat
from blockcade.games.blockyou import BlockYou
from blockcade.games.blockyou.moves import Lay
from blockcade.games.blockyou.sense import lays_without_fault
from blockcade.games.blokus import Blokus
from blockcade.record import settle, step
from blockcade.testkit import ScriptedDice, in_order, random_game
from blockcade.testkit.quarry import QUARRY


def test_scripted_dice_roll_what_is_written() -> None:
    dice = ScriptedDice([5])
    state, picks = settle(QUARRY, QUARRY.initial(QUARRY.setup(2, {})), dice)
    assert state.block == 3
    assert len(picks) == 1
    assert dice.sides == [6]
    with pytest.raises(AssertionError, match="roll 2, of 6 sides, is not in the script"):
        dice.roll(6)
    with pytest.raises(AssertionError, match="scripted as 6, but has 6 sides"):
        ScriptedDice([6]).roll(6)


def test_actors_have_an_order() -> None:
    mixed = {Actor.CLOCK, Seat(10), Seat(2), Actor.CHANCE}
    assert in_order(mixed) == [Seat(2), Seat(10), Actor.CHANCE, Actor.CLOCK]


def test_walks_repeat_and_end() -> None:
    blokus = Blokus()
    first, second = (random_game(blokus, blokus.setup(4, {}), "same") for _ in range(2))
    assert first.events == second.events
    assert blokus.outcome(first.state) is not None
    assert random_game(blokus, blokus.setup(4, {}), "other").events != first.events
    assert random_game(blokus, blokus.setup(4, {}), "same", most_events=7).events == first.events[:7]


def test_a_walk_with_sense_makes_few_mistakes_and_some() -> None:
    blockyou = BlockYou()
    game = random_game(blockyou, blockyou.setup(4, {}), "sense", sense=lays_without_fault)
    assert blockyou.outcome(game.state) is not None, "without sense it would hardly end"
    states = game.states()
    faults: list[bool] = []
    for before, event in zip(states, game.events, strict=False):
        after = step(blockyou, before, event)
        if len(after.laid) > len(before.laid):
            faults.append(after.laid[-1].fault is not None)
    assert 0 < sum(faults) < len(faults) / 3


def test_sense_picks_among_legal_moves_and_leaves_others_alone() -> None:
    blockyou, sense = BlockYou(), lays_without_fault
    game = random_game(blockyou, blockyou.setup(3, {}), "pick", sense=sense)
    for state in game.states():
        for who in blockyou.to_act(state):
            moves = blockyou.legal_moves(state, who)
            kept = sense(state, who, moves)
            assert kept
            assert [move for move in moves if move in set(kept)] == list(kept), "in order"
            assert len(kept) == len(moves) or all(isinstance(move, Lay) for move in kept)
