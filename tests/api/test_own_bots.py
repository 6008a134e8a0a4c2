"""Bots of one's own in the library: objects, `module:object`, and the package that an entry point names."""

from collections.abc import Sequence
from typing import Any

import pytest

import blockcade
from blockcade.bots import Budget
from blockcade.core import Dice, IllegalMove, RuleError


class Last:
    """The last legal move; it counts what it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:  # noqa: ARG002
        self.asked += 1
        return legal[-1]


class Odd:
    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:  # noqa: ARG002
        return None


def test_an_object_moves_and_plays_out() -> None:
    bot, match = Last(), blockcade.new_game("blokus", players=2, board="duo", seed=1)
    last = match.legal_moves()[-1]
    assert match.play_bot(bot).moves == [("0", last)]
    match.play_out(bot, "random")
    assert match.is_over
    seats = [seat for seat, _ in match.moves]
    assert bot.asked == seats.count("0")


@pytest.mark.parametrize("key", ["blackout", "blockyou"])
def test_an_object_races(key: str) -> None:
    match = blockcade.new_game(key, players=2, seed=2).play_out(
        "random" if key == "blackout" else "easy", Last()
    )
    assert match.is_over


def test_text_names_an_object_of_a_module() -> None:
    match = blockcade.new_game("blokus", players=2, board="duo", seed=1)
    own = match.copy().play_bot(f"{__name__}:Last")
    assert own.moves == match.copy().play_bot(Last()).moves
    assert match.play_out(f"{__name__}:Last").is_over


def test_a_bot_that_answers_anything_changes_nothing() -> None:
    match = blockcade.new_game("blokus", players=2, board="duo", seed=1)
    start = match.position
    for play in (match.play_bot, match.play_out):
        with pytest.raises(RuleError, match="Odd chose None, which is not one of the legal moves"):
            play(Odd())
    race = blockcade.new_game("blockyou", players=2, seed=1)
    with pytest.raises(RuleError, match="Odd chose None"):
        race.play_out(Odd())
    assert match.position == start


def test_a_class_is_no_bot_yet() -> None:
    match = blockcade.new_game("blokus", players=2, board="duo", seed=1)
    with pytest.raises(RuleError, match="a class must be called first"):
        match.play_bot(Last)  # pyright: ignore[reportArgumentType]
    with pytest.raises(RuleError, match="is no bot"):
        match.play_out(7)  # pyright: ignore[reportArgumentType]
    match.play_out("random")
    with pytest.raises(IllegalMove, match="bot Last: game-over"):
        match.play_bot(Last())
