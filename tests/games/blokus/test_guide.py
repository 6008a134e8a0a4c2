"""What Blokus says about its rules at a moment, and what the coach says after a move."""

from blockcade.core import Moment, Seat
from blockcade.games.blokus.coach import changes, fitting
from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.moment import moment
from blockcade.games.blokus.state import State
from tests.games.blokus.tables import BLOKUS, BLUE, Q, lay, only, play, play_any, position, start


def said(state: State, seat: int | None) -> Moment:
    viewer = None if seat is None else Seat(seat)
    return moment(BLOKUS.view_for(state, viewer), viewer, state.terms.setup)


def notes(before: State, after: State, seat: int) -> list[tuple[str, object]]:
    views = [BLOKUS.view_for(state, Seat(seat)) for state in (before, after)]
    return [(note.note, dict(note.args)) for note in changes(views[0], views[1], Seat(seat))]


def test_bk_08_the_first_piece_covers_a_free_corner_and_the_corners_are_lit() -> None:
    state = start()
    first = said(state, 0)
    assert (first.rule, first.clause, first.args["count"]) == ("first", "begin", 4)
    assert set(first.light) == {"cell:a20", "cell:t20", "cell:t1", "cell:a1"}
    assert len(said(play_any(state, 1), 1).light) == 3


def test_bk_d03_with_fixed_corners_it_is_the_own_one() -> None:
    own = said(start(startCorner="fixed"), 0)
    assert (own.rule, own.light) == ("own-start", ("cell:a20",))


def test_bk_h02_in_duo_it_is_the_own_start_square() -> None:
    own = said(start(2, board="duo"), 0)
    assert (own.rule, own.clause, own.light) == ("start", "duo", ("cell:e10",))


def test_bk_09_10_later_pieces_touch_at_corners() -> None:
    corner = said(position(Q), 0)
    assert (corner.rule, corner.clause, corner.args["pass"]) == ("corner", "corner", "no")
    assert set(corner.light) == {f"cell:{cell}" for cell in BLOKUS.view_for(position(Q), None).anchors}


def test_bk_o10_passing_is_named_where_it_is_allowed() -> None:
    assert said(play_any(start(2, voluntaryPass="on"), 4), 0).args["pass"] == "yes"


def test_bk_06_others_wait_and_spectators_watch() -> None:
    state = start()
    assert (said(state, 2).rule, said(state, 2).args["seat"]) == ("wait", 0)
    assert said(state, None).rule == "watch"
    assert not said(state, 2).light


def test_bk_28_the_shared_colour_of_three_players() -> None:
    state = play_any(start(3), 3)
    turn = state.turn
    assert turn is not None
    assert (said(state, turn.seat).rule, said(state, turn.seat).clause) == ("shared-first", "three")
    later = play_any(state, 4)
    assert later.turn is not None
    assert said(later, later.turn.seat).rule == "shared"


def test_bk_14_f04_a_player_without_a_place_is_shut_out() -> None:
    """The coach says so once, to the player and to the others."""
    before = earlier = start()
    while not (shut := [seat for seat in range(4) if said(before, seat).rule == "shut"]):
        before, earlier = play_any(before, 1), before
    seat = shut[0]
    assert said(before, seat).clause == "blocked"
    colour = {"colour": f"colour-{COLOURS[seat].value}"}
    assert ("mine", colour) in notes(earlier, before, seat)
    assert ("theirs", colour) in notes(earlier, before, (seat + 1) % 4)
    assert "mine" not in dict(notes(before, play_any(before, 1), seat))


def test_bk_o13_a_player_who_has_laid_everything_is_done() -> None:
    state = only(position(Q), {BLUE: ["I1"]})
    after = play(state, lay("I1", (1, 5)))
    assert said(after, 0).rule == "done"
    assert ("finished", {"colour": "colour-blue"}) in notes(state, after, 0)


def test_bk_o08_before_the_lot_nobody_can_lay() -> None:
    assert said(start(starter="random"), 0).rule == "lots"


def test_bk_15_after_the_end_the_count_is_explained_as_the_table_counts() -> None:
    state = start(2, scoring="advanced")
    over = BLOKUS.leave(state, Seat(0))
    assert (said(over, 1).rule, said(over, 1).clause) == ("over", "scoring-advanced")


def test_the_coach_explains_corners_after_the_first_piece() -> None:
    state = start()
    assert notes(state, play_any(state, 1), 0) == [("corners", {"colour": "colour-blue"})]
    assert notes(state, play_any(state, 1), 1) == []


def test_the_coach_counts_exactly_the_pieces_that_lost_their_last_place() -> None:
    """Compared with the legal moves of the rules, over a whole game."""
    state = start(2)
    counted = 0
    while not state.is_over:
        assert state.turn is not None
        view, seat = BLOKUS.view_for(state, None), state.turn.seat
        colour = view.colours[state.turn.colour.index]
        if colour.colour.letter in view.board:
            moves = {BLOKUS.format_move(move).partition(":")[0] for move in BLOKUS.legal_moves(state, seat)}
            assert fitting(view, colour) == moves
        before, state = state, play_any(state, 1)
        lost = dict(notes(before, state, 1 - seat)).get("lane")
        counted += lost is not None
        assert lost is None or lost["seat"] == seat  # type: ignore[index]
    assert counted
