"""After a round a player may see where the own card would have fitted: BY-O29."""

from blockcade.core import Seat
from blockcade.games.blockyou import BlockYou
from blockcade.games.blockyou.laying import safe_places
from blockcade.games.blockyou.state import State
from blockcade.games.blockyou.view import HindsightView
from tests.games.blockyou.tables import (
    BLOCKYOU,
    FITS,
    STUCK,
    lay,
    phase,
    play,
    table,
    tick,
    view,
)

CARD = "WBRL/N.NE"  # the card of the printed example


def hindsight(state: State, seat: int) -> HindsightView:
    found = view(state, seat).hindsight
    assert found is not None
    return found


def test_by_o29_nothing_is_shown_while_anybody_still_looks() -> None:
    race = table(CARD, *FITS[1:4])
    after = play(race, "0 1,1/0")
    assert phase(after) == "race"
    for state in (race, after):
        assert [view(state, seat).hindsight for seat in (None, 0, 1, 2, 3)] == [None] * 5


def test_by_o29_then_each_sees_the_own_card_and_nobody_another() -> None:
    over = play(table(CARD, FITS[1]), "0 1,1/0")
    assert phase(over) == "countdown"
    assert hindsight(over, 0).card == CARD
    assert hindsight(over, 1).card == FITS[1]
    assert view(over).hindsight is None, "a spectator holds no card"


def test_by_o29_the_places_are_those_that_were_no_fault() -> None:
    race = table(CARD, FITS[1])
    over = play(race, "0 1,1/0")
    shown = {(place.row, place.column, place.turns) for place in hindsight(over, 0).places}
    assert len(hindsight(over, 0).field) == 16, "as it lay before the card came"
    for move in BLOCKYOU.legal_moves(race, Seat(0)):
        text = BLOCKYOU.format_move(move)
        is_fault = view(play(race, f"0 {text}")).laid[-1].fault != ""
        row, column, turns = (int(figure) for figure in text.replace("/", ",").split(","))
        assert ((row, column, turns) in shown) is not is_fault, text


def test_by_o29_a_fault_shows_what_would_have_been_right_and_a_stuck_card_that_nothing_would() -> None:
    over = lay(table(CARD, STUCK, phase="race 3"), "0 0,1/0")
    assert phase(over) == "countdown"
    assert hindsight(over, 0).places
    assert hindsight(over, 1).places == ()


def test_by_o29_the_next_round_forgets_it() -> None:
    over = play(table(CARD, FITS[1]), "0 1,1/0")
    assert view(tick(over), 0).hindsight is None


def test_by_o17_o29_alone_it_is_shown_after_each_card() -> None:
    alone = table(f"{CARD} {FITS[0]},?", solo="on")
    assert view(alone, 0).hindsight is None
    after = lay(alone, "0 1,1/0")
    assert phase(after) == "race"
    assert hindsight(after, 0).card == CARD
    assert view(after, 0).hand == FITS[0]


def test_by_o29_positions_and_equality_leave_it_out() -> None:
    over = play(table(CARD, FITS[1]), "0 1,1/0")
    again = BLOCKYOU.parse_position(BLOCKYOU.format_position(over))
    assert again == over
    assert view(again, 0).hindsight is None


def test_version_1_shows_nothing_of_it() -> None:
    version_1 = BlockYou.earlier[1]
    over = play(table(CARD, FITS[1]), "0 1,1/0")
    assert not hasattr(version_1.view_for(over, Seat(0)), "hindsight")


def test_safe_places_are_empty_for_a_card_that_fits_nowhere() -> None:
    state = table(STUCK, FITS[1])
    hand = state.players[0].hand
    assert hand is not None
    assert safe_places(state.field, hand, 4) == ()
