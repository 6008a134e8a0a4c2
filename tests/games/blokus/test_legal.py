"""Legal moves are made from numbers when they are asked for, and are a sequence like any other."""

import pickle
import random
from dataclasses import replace

import pytest

from blockcade.bots import Budget, bot_for
from blockcade.core import Cell, Seat, SeededDice
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.board import CLASSIC
from blockcade.games.blokus.legal import LegalMoves
from blockcade.games.blokus.moves import Begin, Lay, Pass
from blockcade.games.blokus.pieces import PIECE_BY_NAME
from blockcade.games.blokus.placing import placements_of
from blockcade.games.blokus.state import State

GAME = Blokus()
SETUPS = [(4, {"starter": "0"}), (2, {"board": "duo"}), (4, {"starter": "0", "voluntaryPass": "on"})]


def legal_of(state: State) -> LegalMoves:
    assert state.turn is not None
    legal = GAME.legal_moves(state, state.turn.seat)
    assert isinstance(legal, LegalMoves)
    return legal


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_it_has_all_places_in_canonical_order_then_a_pass(players: int, options: dict[str, str]) -> None:
    dice = random.Random(1)
    state = GAME.initial(GAME.setup(players, options))
    for _ in range(20):
        assert state.turn is not None
        legal = legal_of(state)
        moves = [place.lay for place in placements_of(state, state.turn.colour)]
        expected = [*moves, *([Pass()] if state.terms.may_pass else [])]
        assert legal == expected
        assert list(legal) == expected
        assert [legal[at] for at in range(len(legal))] == expected
        assert (legal[-1], legal[3:7], len(legal)) == (expected[-1], expected[3:7], len(expected))
        assert legal == pickle.loads(pickle.dumps(legal))
        assert legal != expected[1:]
        state = GAME.apply(state, state.turn.seat, dice.choice(moves))


def test_it_knows_what_is_in_it() -> None:
    state = GAME.initial(GAME.setup(4, {"starter": "0", "voluntaryPass": "on"}))
    legal = legal_of(state)
    one, two = PIECE_BY_NAME["I1"], PIECE_BY_NAME["I2"]
    corner = (Cell(0, 0),)
    assert Lay(one, corner) in legal
    assert Pass() in legal
    assert Pass() not in legal_of(GAME.initial(GAME.setup(4, {"starter": "0"})))
    for not_there in (
        Lay(two, corner),
        Lay(one, (Cell(5, 5),)),
        Lay(one, ()),
        Begin(Seat(0)),
        "I1:a20",
        None,
    ):
        assert not_there not in legal
    with pytest.raises(IndexError):
        legal[len(legal)]
    with pytest.raises(IndexError):
        legal[-len(legal) - 1]


def test_a_piece_has_the_number_of_its_place_only() -> None:
    for placement in CLASSIC.tables.placements[::501]:
        assert CLASSIC.number_of(placement.lay) == placement.number
        assert CLASSIC.number_of(replace(placement.lay, notation="")) == placement.number
        other = next(piece for piece in PIECE_BY_NAME.values() if piece is not placement.lay.piece)
        assert CLASSIC.number_of(replace(placement.lay, piece=other)) is None


def test_the_rules_take_the_cells_of_a_move_in_any_order() -> None:
    state = GAME.initial(GAME.setup(4, {"starter": "0"}))
    lay = next(move for move in legal_of(state) if isinstance(move, Lay) and len(move.cells) == 5)
    turned = replace(lay, cells=lay.cells[::-1], notation="")
    assert GAME.apply(state, Seat(0), turned).laid == GAME.apply(state, Seat(0), lay).laid


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_greedy_chooses_alike_from_any_sequence(players: int, options: dict[str, str]) -> None:
    state = GAME.initial(GAME.setup(players, options))
    bot = bot_for("blokus", "greedy")
    for ply in range(24):
        assert state.turn is not None
        view, legal = GAME.view_for(state, None), legal_of(state)
        shuffled = random.Random(ply).sample(list(legal), len(legal))
        move = bot.choose(view, legal, Budget(), SeededDice(bytes([ply])))
        assert move == bot.choose(view, shuffled, Budget(), SeededDice(bytes([ply])))
        state = GAME.apply(state, state.turn.seat, move)
