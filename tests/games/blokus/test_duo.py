"""The small board for two: BK-H01 to BK-H05; otherwise it is the same game."""

import pytest

from blockcade.core import BadNotation, BadSetup, Outcome, Seat
from blockcade.games.blokus.board import CLASSIC, DUO
from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.state import State
from tests.games.blokus.tables import (
    BLOKUS,
    BLUE,
    YELLOW,
    finished,
    position,
    refused,
    seat_of,
    start,
    turn_of,
)

EMPTY = "/".join(["14"] * 14)


def duo(**options: str) -> State:
    return start(2, board="duo", **options)


def move(text: str) -> Lay:
    lay = BLOKUS.parse_move(text)
    assert isinstance(lay, Lay)
    return lay


def after(state: State, *moves: str) -> State:
    for text in moves:
        state = BLOKUS.apply(state, seat_of(state), move(text))
    return state


def scores(state: State) -> tuple[int, ...]:
    outcome = BLOKUS.outcome(state)
    assert isinstance(outcome, Outcome)
    return outcome.scores


def test_bk_h01_fourteen_by_fourteen_for_two() -> None:
    view = BLOKUS.view_for(duo(), None)
    assert (view.size, len(view.board)) == (14, 196)
    assert view.starts == ("e10", "j5")
    assert BLOKUS.setup(2)["board"] == "classic", "only if chosen"
    for players in (3, 4):
        with pytest.raises(BadSetup, match="bad-players"):
            BLOKUS.setup(players, {"board": "duo"})


@pytest.mark.parametrize("cell", ["a15", "o1", "a20", "t1", "n15", "o14"])
def test_bk_h01_what_is_beyond_n14_is_off_the_board(cell: str) -> None:
    assert refused(duo(), move(f"I1:{cell}")) == "off-board"


@pytest.mark.parametrize("corner", ["free", "fixed"])
def test_bk_h02_each_colour_begins_on_its_own_square(corner: str) -> None:
    state = duo(startCorner=corner)
    assert refused(state, move("I1:a14")) == "no-start-square", "corners are nothing special"
    assert refused(state, move("I1:j5")) == "no-start-square", "that is yellow's"
    state = after(state, "X5:e11,d10,e10,f10,e9")
    assert refused(state, move("I1:a1")) == "no-start-square"
    assert refused(state, move("I1:e10")) == "overlap"
    assert turn_of(after(state, "I2:j5,j4")) == ("blue", 0)


def test_bk_h03_blue_and_yellow_take_turns() -> None:
    state = duo()
    view = BLOKUS.view_for(state, None)
    assert [(colour.colour, colour.owner, len(colour.pieces)) for colour in view.colours] == [
        (BLUE, 0, 21),
        (YELLOW, 1, 21),
    ]
    assert view.order == (BLUE, YELLOW)
    seen: list[tuple[str, int]] = []
    for text in ("I1:e10", "I1:j5", "I2:f9,g9", "I2:i6,i7"):
        seen.append(turn_of(state))
        state = after(state, text)
    assert seen == [("blue", 0), ("yellow", 1)] * 2


def test_bk_h04_pieces_lie_as_on_the_large_board() -> None:
    state = after(duo(), "I1:e10", "I1:j5")
    assert refused(state, move("I2:e9,e8")) == "edge-contact"
    assert refused(state, move("I2:g10,g9")) == "no-corner-contact"
    assert refused(state, move("I1:f9")) == "not-in-hand"
    after(state, "I2:f9,g9", "V3:i6,h6,h7")
    with pytest.raises(BadNotation, match="not a colour here; there are B, Y"):
        position(f"{EMPTY} | players 2 board=duo | turn R")


@pytest.mark.parametrize("edge", ["a1", "n1", "a14", "n14", "g14", "n7"])
def test_bk_h04_neighbours_end_where_the_board_ends(edge: str) -> None:
    cell = move(f"I1:{edge}").cells[0]
    bit = 1 << cell.row * CLASSIC.size + cell.column
    at_corner = edge in ("a1", "n1", "a14", "n14")
    assert DUO.edge_neighbours(bit).bit_count() == (2 if at_corner else 3)
    assert DUO.corner_neighbours(bit).bit_count() == (1 if at_corner else 2)


@pytest.mark.parametrize("scope", ["colour", "player"])
def test_bk_h04_bonuses_are_counted_as_ever_and_the_scope_says_nothing(scope: str) -> None:
    state = finished(2, {YELLOW: ["I5"]}, {BLUE: "I1"}, board="duo", scoring="advanced", bonusScope=scope)
    assert scores(state) == (20, -5)
    assert [colour.score for colour in BLOKUS.view_for(state, None).colours] == [20, -5]
    basic = finished(2, {YELLOW: ["I5"]}, {BLUE: "I1"}, board="duo", bonusScope=scope)
    assert scores(basic) == (0, 5)


def test_bk_h05_414_first_moves_each_whatever_the_other_did() -> None:
    assert len(DUO.tables.placements) == 13_729
    state = duo()
    firsts = BLOKUS.legal_moves(state, Seat(0))
    assert len(firsts) == 414
    for first in firsts[::23]:
        assert len(BLOKUS.legal_moves(BLOKUS.apply(state, Seat(0), first), Seat(1))) == 414


def test_placements_are_numbered_in_their_own_order() -> None:
    for board in (CLASSIC, DUO):
        assert [placement.number for placement in board.tables.placements] == [
            *range(len(board.tables.placements))
        ]
        assert [board.index(cell) for cell in board.cells] == [*range(board.size**2)]
        assert board.colours == COLOURS[: len(board.colours)]


def test_a_position_says_which_board_it_is() -> None:
    state = after(duo(scoring="advanced"), "I1:e10", "I1:j5", "I2:f9,g9")
    text = BLOKUS.format_position(state)
    assert text == (
        "14/14/14/14/4B9/5BB7/14/14/14/9Y4/14/14/14/14 | players 2 board=duo scoring=advanced"
        " | turn Y seat 1 ply 3 | last B:I2@2 Y:I1@1"
    )
    assert BLOKUS.format_position(position(text)) == text
    with pytest.raises(BadNotation, match="14 rows of 14 squares"):
        position("/".join(["20"] * 20) + " | players 2 board=duo | turn B")
    with pytest.raises(BadNotation, match="20 rows of 20 squares"):
        position(f"{EMPTY} | players 2 | turn B")


def test_a_picture_has_the_size_of_its_board_and_marks_the_start() -> None:
    picture = BLOKUS.draw_svg(BLOKUS.view_for(after(duo(), "I1:e10"), None))
    assert 'viewBox="0 0 324 350"' in picture
    assert picture.count("<circle") == 2
    assert picture.count(" left") == 2, "two colours in the legend"


def test_bk_19_h03_pages_are_told_which_colours_two_players_have() -> None:
    assert BLOKUS.components["coloursOfTwo"] == {
        "classic": [["blue", "red"], ["yellow", "green"]],
        "duo": [["blue"], ["yellow"]],
    }
