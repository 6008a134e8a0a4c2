"""Each character is the one that does what it likes most of all, and the level without one lies between."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from blockcade.bots import bot_for, characters, levels, table_levels
from blockcade.bots.registry import bots_of
from blockcade.engine.characters import CHARACTERS, CharacterPlayer
from blockcade.engine.kernel import INPUTS, Position, cells_of, outlook
from blockcade.engine.levels import Player

GAMES = 6
PLIES = 14  # the beginning and the middle: later everybody plays what fits
REACH = INPUTS.index("reach_3")
PLAIN = "4"  # the level without a search that is about as strong


@dataclass
class Habits:
    own: float = 0  # room of its colour, by the network's input, summed over its moves
    enemies: float = 0  # room of the others
    away: float = 0  # from the middle


def habits(name: str, variant: str) -> Habits:
    found = Habits()
    for game in range(GAMES):
        position, side = Position(variant), game % 2
        player = chooser(name, game)
        other = Player(int(PLAIN), seed=1000 + game)
        while position.turn >= 0 and position.ply < PLIES:
            move = player(position) if position.seat == side else other.choose(position)
            after = position.copy()
            after.play(move)
            if position.seat == side:
                note(found, position, after, move)
            position = after
    return found


def chooser(name: str, seed: int) -> Callable[[Position], int]:
    if name in CHARACTERS:
        return CharacterPlayer(CHARACTERS[name], seed).choose
    return Player(int(name), seed=seed).choose


def note(found: Habits, before: Position, after: Position, move: int) -> None:
    reach, middle = outlook(after)[:, REACH], (before.size - 1) / 2
    found.own += float(reach[before.turn])
    found.enemies += sum(float(reach[at]) for at, owner in enumerate(before.owners) if owner != before.seat)
    cells = [divmod(cell, before.size) for cell in cells_of(before.variant, move)]
    found.away += min(max(abs(row - middle), abs(column - middle)) for row, column in cells)


@pytest.mark.parametrize("variant", ["duo", "classic_2"])
def test_each_does_most_of_what_it_likes(variant: str) -> None:
    found = {name: habits(name, variant) for name in (*CHARACTERS, PLAIN)}
    assert min(found, key=lambda name: found[name].enemies) == "guard"
    assert max(found, key=lambda name: found[name].own) == "explorer"
    assert min(found, key=lambda name: found[name].away) == "magnet"


def test_tables_offer_them_beside_the_scale() -> None:
    assert characters("blokus") == set(CHARACTERS)
    assert set(CHARACTERS) <= set(table_levels("blokus"))
    assert not set(CHARACTERS) & set(bots_of("blokus").scale)
    assert levels("blokus")[-1] == "champion"
    assert characters("blackout") == frozenset()


@pytest.mark.parametrize("name", CHARACTERS)
def test_equal_luck_gives_equal_moves(name: str) -> None:
    position = Position("duo")
    first, second = (CharacterPlayer(CHARACTERS[name], 7).choose(position) for _ in range(2))
    assert first == second
    assert first in position.legal()
    bot_for("blokus", name)
