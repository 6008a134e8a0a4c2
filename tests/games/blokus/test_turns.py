"""The order of turns, colours that are passed over, and the end: BK-14, 15, 19 to 29."""

from itertools import pairwise

import pytest

from blockcade.core import Actor, IllegalMove, Seat, SeededDice, Wait
from blockcade.games.blokus.board import CLASSIC, mask_of
from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.moves import Pass
from blockcade.games.blokus.pieces import squares_in
from blockcade.games.blokus.placing import can_lay
from blockcade.games.blokus.state import State
from tests.games.blokus.tables import (
    BLOKUS,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Q,
    lay,
    only,
    play,
    play_any,
    position,
    refused,
    row,
    seat_of,
    start,
    turn_of,
)

# Blue's only corner, b19, is taken by yellow.
BLUE_IS_STUCK = (
    "B19/1YY17/Y19/Y19/Y19/20/20/20/20/20/20/20/20/20/20/20/20/20/18RR/G17RR"
    " | players 4 starter=0 | turn Y ply 4"
)


def walk(state: State, seed: str) -> list[State]:
    """Every state of a random game."""
    dice, states = SeededDice(seed.encode()), [state]
    while actors := BLOKUS.to_act(states[-1]):
        who = next(iter(actors))
        moves = BLOKUS.legal_moves(states[-1], who)
        states.append(BLOKUS.apply(states[-1], who, moves[dice.roll(len(moves))]))
    return states


def test_bk_14_o12_a_colour_that_cannot_lay_is_passed_over_with_a_notice() -> None:
    state = play(position(BLUE_IS_STUCK), lay("I1", (5, 1)), lay("I1", (17, 17)), lay("I2", (17, 1), (18, 1)))
    assert BLUE in state.blocked
    assert turn_of(state) == ("yellow", 1)
    assert state.skipped == (BLUE,)


def test_bk_14_o10_t20_t47_passing_by_choice_is_refused() -> None:
    for state in (position(Q), play_any(start(3), 3)):
        with pytest.raises(IllegalMove, match="must-place"):
            BLOKUS.apply(state, seat_of(state), Pass())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bk_f04_t21_blocked_once_blocked_for_ever(players: int) -> None:
    blocked: set[object] = set()
    for state in walk(start(players), f"blocked {players}"):
        for colour in blocked:
            assert state.turn is None or state.turn.colour is not colour
        blocked |= state.blocked
        assert all(not can_lay(state, colour) for colour in state.blocked)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bk_15_t22_the_game_ends_when_no_colour_can_lay(players: int) -> None:
    states = walk(start(players), f"end {players}")
    last = states[-1]
    assert not BLOKUS.to_act(last)
    assert all(colour in last.blocked or not last.hands[colour.index] for colour in COLOURS)
    outcome = BLOKUS.outcome(last)
    assert outcome is not None
    assert outcome.reason == "no-more-moves"
    assert min(outcome.scores) == outcome.scores[outcome.winners[0]]
    assert all(BLOKUS.outcome(state) is None for state in states[:-1])


def test_bk_15_t38_nothing_can_be_done_after_the_end() -> None:
    over = walk(start(), "over")[-1]
    for seat in range(4):
        assert refused(over, lay("I1", (0, 0)), Seat(seat)) == "game-over"
    with pytest.raises(IllegalMove, match="game-over"):
        BLOKUS.leave(over, Seat(0))


def test_bk_o13_t42_a_colour_with_nothing_left_is_passed_over_and_the_others_go_on() -> None:
    state = only(position(Q), {BLUE: ["V3"]})
    state = play(state, lay("V3", (1, 5), (1, 6), (2, 5)))
    assert not state.hands[BLUE.index]
    after = play_any(state, 3)
    assert turn_of(after) == ("yellow", 1)
    assert after.skipped == (BLUE,)


def test_bk_19_20_t32_two_players_blue_red_against_yellow_green() -> None:
    state = start(2)
    assert [turn_of(play_any(state, plies)) for plies in range(5)] == [
        ("blue", 0),
        ("yellow", 1),
        ("red", 0),
        ("green", 1),
        ("blue", 0),
    ]


def test_bk_21_o26_t45_two_players_each_colour_starts_in_a_corner_of_its_own() -> None:
    state = start(2)
    assert refused(state, lay("I1", (5, 5))) == "no-start-corner"
    state = play_any(state, 4)
    corners = mask_of(lay("I1", (0, 0)).cells) | mask_of(lay("I3", (0, 19), (19, 0), (19, 19)).cells)
    assert all((mask & corners).bit_count() == 1 for mask in state.laid)


def test_bk_25_26_27_three_players_choose_colours_and_the_fourth_is_shared() -> None:
    state = start(3, colours="yellow,green,blue")
    assert state.terms.owners == (2, 0, None, 1)
    assert state.terms.shared is RED
    assert [turn_of(play_any(state, plies))[0] for plies in range(4)] == ["blue", "yellow", "red", "green"]


def test_bk_28_o15_t33_the_shared_colour_is_laid_by_each_in_turn() -> None:
    state = start(3)
    assert [turn_of(play_any(state, plies)) for plies in (3, 7, 11, 15)] == [
        ("green", 0),
        ("green", 1),
        ("green", 2),
        ("green", 0),
    ]


def test_bk_o09_o15_t34_a_shared_blue_is_begun_by_the_owner_of_yellow() -> None:
    state = start(3, colours="yellow,red,green")
    assert [turn_of(play_any(state, plies)) for plies in (0, 4, 8)] == [("blue", 0), ("blue", 1), ("blue", 2)]


def test_bk_d08_o18_t35_alternate_own_and_shared_colour() -> None:
    state = start(3, sharedColour="alternate")
    assert [turn_of(play_any(state, plies)) for plies in range(7)] == [
        ("blue", 0),
        ("yellow", 1),
        ("red", 2),
        ("green", 0),
        ("green", 1),
        ("green", 2),
        ("blue", 0),
    ]


def test_bk_o18_alternate_uses_the_other_colour_when_one_is_blocked() -> None:
    state = only(play_any(start(3, sharedColour="alternate"), 2), {GREEN: []})
    assert turn_of(play_any(state, 1)) == ("blue", 0), "green is finished, so seat 0 lays its own"


def test_bk_29_three_players_lay_as_four_do() -> None:
    state = play_any(start(3), 3)
    assert turn_of(state)[0] == "green"
    assert refused(state, lay("I1", (9, 9))) == "no-start-corner"


def test_bk_o16_any_legal_place_will_do_for_the_shared_colour() -> None:
    state = play_any(start(3), 3)
    for move in BLOKUS.legal_moves(state, Seat(0)):
        BLOKUS.apply(state, Seat(0), move)


def test_bk_o17_a_blocked_shared_colour_ends_its_rotation() -> None:
    states = walk(start(3), "shared")
    blocked_at = next(index for index, state in enumerate(states) if GREEN in state.blocked)
    assert all(state.turn is None or state.turn.colour is not GREEN for state in states[blocked_at:])


def test_bk_o11_t43_with_voluntary_passing_four_passes_in_a_row_end_the_game() -> None:
    state = position(Q.replace("starter=0", "starter=0 voluntaryPass=on"))
    for seat in range(4):
        assert BLOKUS.legal_moves(state, Seat(seat))[-1] == Pass()
        state = BLOKUS.apply(state, Seat(seat), Pass())
    outcome = BLOKUS.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("all-passed", (84, 85, 85, 86), (0,))


def test_bk_o11_a_colour_that_passed_by_choice_may_lay_again() -> None:
    state = BLOKUS.apply(start(voluntaryPass="on"), Seat(0), Pass())
    state = play(state, lay("I1", (0, 0)), lay("I1", (0, 19)), lay("I1", (19, 0)))
    assert turn_of(state) == ("blue", 0)
    assert not state.passed
    play(state, lay("I1", (19, 19)))


def test_bk_o24_when_the_time_is_up_the_turn_is_passed() -> None:
    state = start(turnSeconds="30")
    assert BLOKUS.to_act(state) == {Seat(0), Actor.CLOCK}
    assert BLOKUS.legal_moves(state, Actor.CLOCK) == (Wait(30_000, 0),)
    after = BLOKUS.apply(state, Actor.CLOCK, Wait(30_000, 0))
    assert turn_of(after) == ("yellow", 1)
    with pytest.raises(IllegalMove, match="wrong-phase"):
        BLOKUS.apply(after, Actor.CLOCK, Wait(30_000, 0))
    assert not [who for who in BLOKUS.to_act(start()) if who is Actor.CLOCK], "off by default"


def test_bk_o23_the_colours_of_a_player_who_left_are_passed_over_and_count() -> None:
    state = BLOKUS.leave(position(Q), Seat(0))
    assert turn_of(state) == ("yellow", 1)
    after = play_any(state, 3)
    assert turn_of(after) == ("yellow", 1)
    outcome = BLOKUS.outcome(walk(after, "left")[-1])
    assert outcome is not None
    assert outcome.scores[0] == 84
    with pytest.raises(IllegalMove):
        BLOKUS.leave(state, Seat(0))


def test_bk_o23_in_a_game_of_three_the_others_go_on_for_the_shared_colour() -> None:
    state = BLOKUS.leave(play_any(start(3), 3), Seat(0))
    assert turn_of(state) == ("green", 1), "seat 0 would have laid for green"
    assert [turn_of(play_any(state, plies)) for plies in (3, 6)] == [("green", 2), ("green", 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bk_o23_the_last_player_who_stays_has_won_at_once(players: int) -> None:
    state = play_any(start(players), players + 1)
    for seat in range(1, players):
        assert BLOKUS.outcome(state) is None
        state = BLOKUS.leave(state, Seat(seat))
    outcome = BLOKUS.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("last-player", (1, *[2] * (players - 1)))
    assert not BLOKUS.to_act(state)
    assert BLOKUS.parse_position(BLOKUS.format_position(state)).last_player == 0
    with pytest.raises(IllegalMove, match="game-over"):
        BLOKUS.leave(state, Seat(0))


def test_bk_o23_pieces_do_not_matter_then() -> None:
    state = BLOKUS.leave(play(start(2), lay("I5", *row(0, 0, 4))), Seat(0))
    outcome = BLOKUS.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (173, 178))


def test_games_that_began_by_the_first_rules_go_on_by_them() -> None:
    first = BLOKUS.earlier[1]
    state = first.leave(start(2), Seat(0))
    assert first.to_act(state) == {Seat(1)}, "the other played on alone"
    over = first.leave(state, Seat(1))
    outcome = first.outcome(over)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("no-more-moves", (1, 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bk_f05_f06_t39_laws_of_every_random_game(players: int) -> None:
    corners = mask_of(lay("L4", (0, 0), (0, 19), (19, 0), (19, 19)).cells)
    for number in range(2):
        states = walk(start(players), f"laws {players} {number}")
        after_round_1 = states[4]
        assert all((mask & corners).bit_count() == 1 for mask in after_round_1.laid)
        for before, after in pairwise(states):
            for colour in COLOURS:
                new = after.laid[colour.index] ^ before.laid[colour.index]
                old = before.laid[colour.index]
                assert not new & CLASSIC.edge_neighbours(old)
                assert not new or not old or new & CLASSIC.corner_neighbours(old)
                left = squares_in(after.hands[colour.index])
                assert after.laid[colour.index].bit_count() + left == 89
        covered = [mask.bit_count() for mask in states[-1].laid]
        blue, yellow, red, green = states[-1].laid
        assert sum(covered) == (blue | yellow | red | green).bit_count(), "no square is covered twice"


def test_the_start_of_q_is_reached_by_playing_it() -> None:
    state = play(
        start(),
        lay("I5", *row(0, 0, 4)),
        lay("L4", (0, 17), (0, 18), (0, 19), (1, 19)),
        lay("O4", (18, 18), (18, 19), (19, 18), (19, 19)),
        lay("I3", (17, 0), (18, 0), (19, 0)),
    )
    assert BLOKUS.format_position(state) == BLOKUS.format_position(position(Q))
    assert turn_of(state) == ("blue", 0)
    assert YELLOW not in state.blocked
