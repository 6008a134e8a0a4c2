"""Moves and positions as text and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockcade.core import BadNotation, Cell, Seat
from blockcade.games.blokus.board import CLASSIC, DUO
from blockcade.games.blokus.moves import Begin, Lay, Pass
from tests.games.blokus.tables import BLOKUS, Q, lay, play_any, position, start

PLACEMENTS = (*CLASSIC.tables.placements, *DUO.tables.placements)


@given(st.integers(0, len(PLACEMENTS) - 1))
def test_every_placement_reads_back(number: int) -> None:
    move = PLACEMENTS[number].lay
    assert BLOKUS.parse_move(BLOKUS.format_move(move)) == move


def test_a_move_is_its_piece_and_its_cells_from_the_bottom_left() -> None:
    assert BLOKUS.format_move(lay("V3", (1, 5), (1, 6), (2, 5))) == "V3:f19,g19,f18"
    assert BLOKUS.parse_move("V3:f18,g19,f19") == lay("V3", (1, 5), (1, 6), (2, 5)), "cells in any order"
    assert BLOKUS.parse_move("I1:a1") == Lay(lay("I1", (19, 0)).piece, (Cell(19, 0),))
    assert BLOKUS.parse_move("pass") == Pass()
    assert BLOKUS.parse_move("begin3") == Begin(Seat(3))


@pytest.mark.parametrize(
    "text",
    ["", "V3", "V3:", "V9:a1,a2", "V3:a1,a2,", "V3:a1;a2", "v3:a1,a2,b1", "V3:a0,a1,a2", "I1:A1", "begin4",
     "PASS", "I5:a1,a2,a3,a4,a5,a6", "I1:a1 ", "I1:a１", "wait5@3", "I1:aa1", "I1:a123"],
)  # fmt: skip
def test_what_is_no_move_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadNotation):
        BLOKUS.parse_move(text)


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_bad_notation(text: str) -> None:
    try:
        move = BLOKUS.parse_move(text)
    except BadNotation:
        return
    assert BLOKUS.parse_move(BLOKUS.format_move(move)) == move


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 3, 20, 40])
def test_positions_read_back(players: int, plies: int) -> None:
    state = play_any(start(players, scoring="advanced"), plies)
    text = BLOKUS.format_position(state)
    again = position(text)
    assert BLOKUS.format_position(again) == text
    assert BLOKUS.to_act(again) == BLOKUS.to_act(state)
    for who in BLOKUS.to_act(state):
        assert BLOKUS.legal_moves(again, who) == BLOKUS.legal_moves(state, who)
    assert BLOKUS.view_for(again, None).scores == BLOKUS.view_for(state, None).scores


EMPTY = "/".join(["20"] * 20)


@pytest.mark.parametrize(
    "text",
    [
        "",
        EMPTY,
        f"{EMPTY} | players 4",
        f"{EMPTY} | players 5 | turn B",
        f"{EMPTY} | players 4 scoring=double | turn B",
        f"{EMPTY} | players 4 | turn X",
        f"{EMPTY} | players 4 | turn B seat 1",
        f"{EMPTY} | players 4 | turn B | turn B",
        f"{EMPTY} | players 4 | turn B | luck 3",
        f"{EMPTY} | players 4 | turn B ply",
        f"{EMPTY} | players 4 | turn B | last B:Q9@1",
        f"{EMPTY} | players 4 | turn B | left 7",
        f"{EMPTY[3:]} | players 4 | turn B",
        f"{EMPTY.replace('20', '21', 1)} | players 4 | turn B",
        f"{EMPTY.replace('20', '99999999999', 1)} | players 4 | turn B",
        f"{EMPTY.replace('20', 'BBBBBB14', 1)} | players 4 | turn B",
        f"{EMPTY.replace('20', 'B1B17', 1)} | players 4 | turn B",
        f"{EMPTY.replace('20', 'Z19', 1)} | players 4 | turn B",
    ],
)
def test_what_is_no_position_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadNotation):
        position(text)


def test_a_picture_shows_every_square() -> None:
    picture = BLOKUS.draw_svg(BLOKUS.view_for(position(Q), None))
    assert picture.startswith("<svg ")
    squares = 5 + 4 + 4 + 3
    assert (
        sum(
            picture.count(f'rx="3" fill="{fill}" stroke')
            for fill in ("#2F6FDE", "#EDB100", "#D9443A", "#2C9456")
        )
        == squares
    )
