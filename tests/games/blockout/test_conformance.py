"""All three tower models in both editions keep the laws of every game, and hands and pile stay hidden."""

from collections.abc import Mapping

import pytest

from blockcade.core import Actor, Dice, Seat, Setup, Who
from blockcade.games.blockout import BlockOut
from blockcade.games.blockout.cards import Card, deck_of
from blockcade.games.blockout.moves import Move, PlaceExtra, PlayCard
from blockcade.games.blockout.state import State
from blockcade.testkit import conformance
from tests.games.blockout.tables import EDITIONS, MODELS


class Fixed(BlockOut):
    """The game with some options fixed."""

    def __init__(self, **options: str) -> None:
        self.fixed = options

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        return super().setup(players, {**(options or {}), **self.fixed})


def beyond_list(state: State, who: Who, move: Move) -> bool:
    """A simulated tower may rest anywhere; in `statics` a block may go to any spot."""
    if who is Actor.GRAVITY:
        return state.model == "physics"
    return isinstance(move, PlayCard | PlaceExtra) and move.spot is not None


def other_hands(state: State, viewer: Seat | None, dice: Dice) -> State | None:
    """The same state, but all cards that the viewer cannot see are dealt differently."""
    hidden = list(state.pile)
    for seat, cards in enumerate(state.hands):
        if seat != viewer:
            hidden += cards
    for seat, cards in enumerate(state.hands):
        if seat != viewer:
            swapped: list[Card] = [hidden.pop(dice.roll(len(hidden))) for _ in cards]
            state = state.with_hand(Seat(seat), tuple(swapped))
    return state


def cards_and_blocks(state: State) -> tuple[tuple[Card, ...], int]:
    cards = tuple(sorted([*state.pile, *state.discards, *(card for cards in state.hands for card in cards)]))
    assert cards == deck_of(state.setup)
    return cards, len(state.free) + len(state.tower) + (state.held is not None)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("model", MODELS)
def test_the_game_conforms(model: str, edition: str) -> None:
    visited = conformance(
        Fixed(towerModel=model, edition=edition),
        games=1,
        seed=len(edition),
        hidden_twin=other_hands,
        conserved=cards_and_blocks,
        beyond_list=beyond_list,
        patience=100,
    )
    assert visited > 200


@pytest.mark.parametrize("model", MODELS)
def test_practice_conforms(model: str) -> None:
    """BO-H01: alone, nothing is hidden."""
    conformance(
        Fixed(towerModel=model, practice="on"),
        games=2,
        seed=3,
        players=(1,),
        conserved=cards_and_blocks,
        beyond_list=beyond_list,
        patience=60,
    )


def test_a_hand_that_slips_conforms() -> None:
    conformance(
        Fixed(towerModel="statics", slip="on", hands="hard"),
        games=1,
        seed=5,
        players=(3,),
        hidden_twin=other_hands,
        conserved=cards_and_blocks,
        beyond_list=beyond_list,
        patience=100,
    )


@pytest.mark.slow
@pytest.mark.parametrize("model", MODELS)
def test_the_game_conforms_with_the_advanced_rule(model: str) -> None:
    conformance(
        Fixed(towerModel=model, advanced="on"),
        games=1,
        seed=7,
        hidden_twin=other_hands,
        conserved=cards_and_blocks,
        beyond_list=beyond_list,
        patience=150,
    )
