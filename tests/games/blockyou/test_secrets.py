"""The visibility of cards: BY-09, BY-11, BY-O26."""

from collections.abc import Mapping

import msgspec
import pytest

from blockcade.core import Actor, Dice, Seat, Setup
from blockcade.games.blockyou import BlockYou
from blockcade.games.blockyou.cards import Card
from blockcade.games.blockyou.moves import Lay, Move
from blockcade.games.blockyou.sense import lays_without_fault
from blockcade.games.blockyou.state import State
from blockcade.testkit import ScriptedDice, conformance
from tests.games.blockyou.hidden import all_cards, hidden_twin
from tests.games.blockyou.tables import BLOCKYOU, FITS, play, start, table, tick, view


def wrong_lays(state: State, dice: Dice) -> list[Move]:
    """Lays off the field, on one card or anywhere, and with turns that do not exist."""
    row, column = dice.roll(10) - 1, dice.roll(10) - 1
    return [Lay(row, column, dice.roll(4)), Lay(row, column, 4), Lay(0, 0, -1), Lay(2, 2, 0)]


def test_by_09_11_d03_d18_o26_t32_a_player_sees_the_own_card_and_how_many_there_are() -> None:
    state = table("WRRY/N.NE WOOL/N.E,?", "WYYB/N.SE WLLP/N.S", "out", more="known WBBR/N.SW")
    sent = msgspec.json.encode(view(state, 0)).decode()
    assert view(state, 0).hand == "WRRY/N.NE"
    assert [player.cards for player in view(state, 0).players] == [3, 2, 12]
    assert view(state, 0).pile == 25
    for hidden in ("WOOL/N.E", "WYYB/N.SE", "WLLP/N.S", "WBBR/N.SW"):
        assert f'"{hidden}"' not in sent
    assert view(state).hand is None, "a spectator sees no hand"
    assert set(msgspec.to_builtins(view(state, 0))) == {
        "phase", "round", "seat", "hand", "field", "players", "pile", "laid", "ending", "solo", "outcome",
        "hindsight",
    }  # fmt: skip


def test_by_16_o26_a_card_taken_up_is_its_owners_to_see() -> None:
    ready = play(_laid_out(), "0 ready", "1 ready")
    taken = BLOCKYOU.apply(ready, Actor.CLOCK, BLOCKYOU.legal_moves(ready, Actor.CLOCK)[0])
    move = BLOCKYOU.legal_moves(taken, Actor.CHANCE)[0]
    seen = [BLOCKYOU.as_seen_by(taken, Actor.CHANCE, move, viewer) for viewer in (Seat(0), Seat(1), None)]
    assert seen == [move, None, None]


def _laid_out() -> State:
    state = start(2)
    while BLOCKYOU.chances(state):
        state = BLOCKYOU.apply(state, Actor.CHANCE, BLOCKYOU.legal_moves(state, Actor.CHANCE)[-1])
    return state


def test_by_07_d02_everybody_sees_what_is_laid() -> None:
    state = start(2)
    dealt = BLOCKYOU.legal_moves(state, Actor.CHANCE)[0]
    race = table(*FITS[:2])
    lay = BLOCKYOU.parse_move("1,1/0")
    for viewer in (None, Seat(0), Seat(1)):
        assert BLOCKYOU.as_seen_by(state, Actor.CHANCE, dealt, viewer) == dealt
        assert BLOCKYOU.as_seen_by(race, Seat(0), lay, viewer) == lay


def test_by_o11_the_moves_do_not_tell_which_colours_match() -> None:
    race = tick(tick(play(_laid_out(), "0 ready", "1 ready")))
    twin = race.with_player(0, table("YYYY/S.N", FITS[0]).players[0])
    assert list(BLOCKYOU.legal_moves(race, Seat(0))) == list(BLOCKYOU.legal_moves(twin, Seat(0)))


class Alone(BlockYou):
    """The game for one player, as its only number of players for the conformance suite."""

    players: tuple[int, ...] = (1,)

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        return super().setup(players, {**(options or {}), "solo": "on"})


def test_by_o26_the_laws_of_all_games_hold() -> None:
    visited = conformance(
        BLOCKYOU,
        games=1,
        hidden_twin=hidden_twin,
        conserved=all_cards,
        wrong_moves=wrong_lays,
        sense=lays_without_fault,
    )
    assert visited > 400


def test_by_o17_the_laws_of_all_games_hold_for_one_who_plays_alone() -> None:
    visited = conformance(
        Alone(),
        games=3,
        hidden_twin=hidden_twin,
        conserved=all_cards,
        wrong_moves=wrong_lays,
        sense=lays_without_fault,
    )
    assert visited > 60


@pytest.mark.slow
def test_by_o26_the_laws_of_all_games_hold_with_all_switches() -> None:
    conformance(
        BLOCKYOU,
        games=3,
        seed=7,
        hidden_twin=hidden_twin,
        conserved=all_cards,
        wrong_moves=wrong_lays,
        sense=lays_without_fault,
    )


def test_a_hidden_twin_differs_in_what_is_hidden() -> None:
    state = table("WRRY/N.NE", "WYYB/N.SE WLLP/N.S")

    twin = hidden_twin(state, Seat(0), ScriptedDice([0, 0]))
    assert twin is not None
    assert twin.players[0].hand == Card.parse("WRRY/N.NE")
    assert twin.players[1].hand != state.players[1].hand
    assert all_cards(twin) == all_cards(state)
