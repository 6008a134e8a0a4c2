"""Dice that can be repeated and checked."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockcade.core import SeededDice, seed_hash


def test_a_draw_is_the_hmac_of_its_number() -> None:
    dice = SeededDice(b"seed")
    drawn = [dice.roll(1000) for _ in range(5)]
    by_hand = [
        int.from_bytes(hmac.new(b"seed", str(number).encode(), hashlib.sha256).digest()) % 1000
        for number in range(5)
    ]
    assert drawn == by_hand


def test_a_game_goes_on_drawing_where_it_stopped() -> None:
    whole = SeededDice(b"x")
    first = [whole.roll(6) for _ in range(10)]
    later = SeededDice(b"x", draws=4)
    assert [later.roll(6) for _ in range(6)] == first[4:]


@given(st.binary(max_size=40), st.integers(1, 10_000))
def test_every_roll_is_one_of_the_sides(seed: bytes, sides: int) -> None:
    assert 0 <= SeededDice(seed).roll(sides) < sides


def test_all_sides_come_up_about_equally_often() -> None:
    dice = SeededDice(b"fair")
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.roll(6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_dice_without_sides_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one side"):
        SeededDice(b"x").roll(0)


def test_the_hash_is_plain_sha256() -> None:
    assert seed_hash(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
