"""Registered games pass the conformance suite; games that break one of its laws are found."""
# ruff: noqa: ARG002 - a broken game ignores some arguments

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from blockcade.core import Actor, AnyGame, Dice, Outcome, Seat, Who
from blockcade.games import GAMES
from blockcade.games.blackout.state import State as BlackoutState
from blockcade.games.blokus.pieces import SQUARES_OF_A_COLOUR, squares_in
from blockcade.games.blokus.state import State as BlokusState
from blockcade.testkit import NotConforming, conformance
from blockcade.testkit.quarry import QUARRY, TURNS, Draw, Drop, Move, Quarry, State, View
from tests.games.blockout.test_conformance import beyond_list, cards_and_blocks
from tests.games.blockyou.hidden import all_cards


def squares_of_each_colour(state: BlokusState) -> tuple[int, ...]:
    return tuple(
        laid.bit_count() + squares_in(hand) for laid, hand in zip(state.laid, state.hands, strict=True)
    )


def cards_and_chips(state: BlackoutState) -> tuple[int, int]:
    open_cards = sum(index is not None for index in state.slots)
    cards = len(state.pile) + open_cards + sum(map(len, state.won)) + len(state.gone)
    return cards, state.chips + sum(mask.bit_count() for mask in state.covered)


CONSERVED: dict[str, Callable[[Any], object]] = {
    "blackout": cards_and_chips,
    "blockout": cards_and_blocks,
    "blockyou": all_cards,
    "blokus": squares_of_each_colour,
}


# A real tower may rest anywhere, and random reports may never end a game.
MORE: dict[str, dict[str, Any]] = {"blockout": {"beyond_list": beyond_list, "patience": 150}}


def other_block(state: State, viewer: Seat | None, dice: Dice) -> State | None:
    if state.block is None or viewer == state.turn % len(state.dropped):
        return None
    return replace(state, block=1 + dice.roll(3))


def lost_blocks(state: State) -> int:
    return sum(state.heights) - sum(state.dropped)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_registered_games_conform(key: str) -> None:
    assert (
        conformance(
            GAMES[key],
            games=2,
            conserved=CONSERVED.get(key),
            sense=GAMES[key].card.trials.sense,
            **MORE.get(key, {}),
        )
        > 100
    )


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(GAMES))
def test_registered_games_conform_for_long(key: str) -> None:
    conformance(
        GAMES[key],
        games=4,
        seed=1,
        conserved=CONSERVED.get(key),
        sense=GAMES[key].card.trials.sense,
        **MORE.get(key, {}),
    )


def test_duo_conforms() -> None:
    visited = conformance(
        GAMES["blokus"], games=9, players=(2,), options={"board": "duo"}, conserved=squares_of_each_colour
    )
    assert visited > 100


def test_all_squares_of_blokus_are_counted() -> None:
    blokus = GAMES["blokus"]
    assert squares_of_each_colour(blokus.initial(blokus.setup(4, {}))) == (SQUARES_OF_A_COLOUR,) * 4
    duo = blokus.initial(blokus.setup(2, {"board": "duo"}))
    assert squares_of_each_colour(duo) == (SQUARES_OF_A_COLOUR,) * 2


def test_all_cards_and_chips_of_blackout_are_counted() -> None:
    blackout = GAMES["blackout"]
    assert cards_and_chips(blackout.initial(blackout.setup(4, {}))) == (24, 15)


def test_all_cards_of_blockyou_are_counted() -> None:
    blockyou = GAMES["blockyou"]
    assert all_cards(blockyou.initial(blockyou.setup(4, {}))) == 88


def test_quarry_conforms() -> None:
    conformance(
        QUARRY,
        games=8,
        hidden_twin=other_block,
        conserved=lost_blocks,
        wrong_moves=lambda _state, _dice: [Drop(None), Draw(3)],
    )


class ListsTwice(Quarry):
    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        return (*super().legal_moves(state, who), *super().legal_moves(state, who)[:1])


class ListsAlways(Quarry):
    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        return super().legal_moves(state, who) or (Drop(0),)


class ListsTooMuch(Quarry):
    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        moves = super().legal_moves(state, who)
        return (*moves, Drop(None)) if Drop(0) in moves else moves

    def apply(self, state: State, who: Who, move: Move) -> State:
        return QUARRY.apply(state, who, move)


class ListsTooLittle(Quarry):
    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        moves = super().legal_moves(state, who)
        return moves[:1] if state.turn < TURNS and not isinstance(who, Actor) else moves

    def apply(self, state: State, who: Who, move: Move) -> State:
        return QUARRY.apply(state, who, move)


class AcceptsAnybody(Quarry):
    def apply(self, state: State, who: Who, move: Move) -> State:
        (actor, *_) = self.to_act(state) or {Seat(0)}
        return super().apply(state, actor, move)


class OtherChances(Quarry):
    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        return ((Draw(1), 1), (Draw(2), 1))

    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        return QUARRY.legal_moves(state, who)


class WeightlessChance(Quarry):
    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        return [(move, weight - 1) for move, weight in super().chances(state)]


class NeverEnds(Quarry):
    def apply(self, state: State, who: Who, move: Move) -> State:
        after = super().apply(state, who, move)
        return replace(after, turn=after.turn % 4)


class NeverTells(Quarry):
    def outcome(self, state: State) -> Outcome | None:
        return None


class ForgetsASeat(Quarry):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.reason, outcome.places[:1], outcome.scores)


class WritesAlike(Quarry):
    def format_move(self, move: Move) -> str:
        return "@a" if isinstance(move, Drop) and move.column == 1 else super().format_move(move)


class ForgetsThrown(Quarry):
    def format_position(self, state: State) -> str:
        return super().format_position(replace(state, turn=state.turn + 1) if state.turn == 3 else state)


class Leaks(Quarry):
    def view_for(self, state: State, viewer: Seat | None) -> View:
        return super().view_for(state, Seat(state.turn % len(state.dropped)))


class LeaksByMoves(Quarry):
    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        moves = super().legal_moves(state, who)
        return (
            (Draw(state.block or 1),) if not moves and not isinstance(who, Actor) and state.block else moves
        )


class Loses(Quarry):
    def apply(self, state: State, who: Who, move: Move) -> State:
        after = super().apply(state, who, move)
        return replace(after, dropped=(9, *after.dropped[1:])) if isinstance(move, Drop) else after


class HidesFromItself(Quarry):
    def as_seen_by(self, state: State, who: Who, move: Move, viewer: Seat | None) -> Move | None:
        return None


class LeaversStay(Quarry):
    def leave(self, state: State, seat: Seat) -> State:
        return state


class DrawsNonsense(Quarry):
    def draw_svg(self, view: View) -> str:
        return "<svg>"


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (ListsTwice(), "chances are not the legal moves|legal move twice"),
        (ListsAlways(), "legal moves"),
        (ListsTooMuch(), "listed as legal and refused|position"),
        (ListsTooLittle(), "not listed as legal and accepted"),
        (AcceptsAnybody(), "not listed as legal and accepted"),
        (OtherChances(), "chances are not the legal moves"),
        (WeightlessChance(), "without weight"),
        (NeverEnds(), "no end after 2000 events"),
        (NeverTells(), "outcome None, but to act"),
        (ForgetsASeat(), "not for every seat"),
        (WritesAlike(), "is read as"),
        (ForgetsThrown(), "is read as another one|has others to act|goes on otherwise"),
        (Leaks(), "sees what is hidden"),
        (LeaksByMoves(), "legal moves"),
        (Loses(), "not conserved"),
        (HidesFromItself(), "cannot see the own move"),
        (LeaversStay(), "has left and is to act"),
        (DrawsNonsense(), "the picture is no SVG"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Quarry) else "law",
)
def test_a_broken_law_is_found(game: AnyGame, law: str) -> None:
    with pytest.raises(NotConforming, match=law) as caught:
        conformance(
            game,
            games=6,
            hidden_twin=other_block,
            conserved=lost_blocks,
            wrong_moves=lambda _state, _dice: [Drop(0), Drop(1), Drop(2), Drop(None)],
        )
    assert "quarry Setup(players=" in str(caught.value)
    assert "\nafter\n" in str(caught.value)
