"""The numbers by which a page lists legal moves: the same as those of the environments, in every position."""

import json
import random
from pathlib import Path

import pytest

import blockcade
from blockcade.core import Actor, Seat
from blockcade.games.blokus import Blokus, actions
from blockcade.games.blokus.board import BOARDS
from blockcade.games.blokus.placing import legal_numbers

KNOWN = json.loads((Path(__file__).parents[2] / "data/blokus/numbers.json").read_text("utf-8"))


def test_pages_and_rules_number_placements_alike() -> None:
    """The page's own tests read the same file."""
    assert KNOWN.keys() == BOARDS.keys()
    for name, known in KNOWN.items():
        placements = BOARDS[name].tables.placements
        assert (BOARDS[name].size, len(placements)) == (known["size"], known["count"])
        for number, move in known["moves"].items():
            assert placements[int(number)].lay.notation == move


@pytest.mark.parametrize(
    ("players", "options"),
    [(4, {}), (3, {"voluntaryPass": "on"}), (2, {"turnSeconds": "30"}), (2, {"board": "duo"})],
)
def test_numbers_are_those_of_the_legal_moves(players: int, options: dict[str, str]) -> None:
    match = blockcade.new_game("blokus", players=players, seed=4, **options)
    game, dice = Blokus(), random.Random(4)
    assert Blokus.card.numbers is legal_numbers
    while not match.is_over:
        for seat in map(Seat, range(players)):
            numbers = [
                actions.action(match.state, seat, move) for move in game.legal_moves(match.state, seat)
            ]
            assert list(legal_numbers(match.state, seat)) == numbers == sorted(numbers)
        (seat,) = [who for who in match.to_act if not isinstance(who, Actor)]
        match.play(dice.choice(game.legal_moves(match.state, seat)))
    assert [*legal_numbers(match.state, Seat(0))] == []
