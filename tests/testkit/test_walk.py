"""Dice by script, and walks that repeat."""

import pytest

from blockcade.core import Actor, Seat
from blockcade.games.blokus import Blokus
from blockcade.record import settle
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
