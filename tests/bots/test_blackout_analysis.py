"""Hints and reviews of Blackout: legal, repeatable, blind to coming luck, and not blind to a bad move."""

from collections.abc import Iterator, Sequence

import pytest

from blockcade.bots import analysis_of
from blockcade.core import Actor, AdvisedMove, AssessedMove, Seat, SeededDice
from blockcade.games.blackout import Blackout
from blockcade.games.blackout.state import State
from blockcade.record import Chanced, Moved, Timeline, format_record, record_of

GAME = Blackout()
PLACING = "cards S1:1,2,3,4 A2:1 B3: | players 2 | turn 0 place 9 | pending"

# Both players fill S1; then seat 0 could complete it with a 5, and may put that 5 elsewhere.
OPENING = """chance drawS1; chance drawA2; chance drawB3
0 roll; chance W=1; chance U=2; chance R=3; 0 1@S1.1; 0 2@S1.2; 0 3@S1.3
1 roll; chance W=4; chance U=4; chance R=1; 1 4@S1.4; 1 4@A2.3; 1 1@A2.5
0 roll; chance W=5; chance U=2; chance R=1"""
GOOD = f"{OPENING}; 0 5@S1.5"
BAD = f"{OPENING}; 0 5@B3.3"


def hint(state: State, seat: int = 0) -> Sequence[AdvisedMove]:
    analysis = analysis_of("blackout")
    assert analysis is not None
    assert analysis.needs_legal
    who = Seat(seat)
    return analysis.search(GAME.view_for(state, who), who, GAME.legal_moves(state, who)).best_moves(0.1)


def best(position: str) -> str:
    return hint(GAME.parse_position(position))[0].move


def record_after(lines: str) -> str:
    """The text of the record of a game of two that seat 0 begins."""
    timeline = Timeline(GAME, GAME.setup(2, {"starter": "0"}))
    for line in lines.replace("\n", ";").split(";"):
        who, _, move = line.strip().partition(" ")
        timeline.apply(Chanced(move) if who == "chance" else Moved(int(who), move))
    return format_record(record_of(timeline))


def review(lines: str) -> list[AssessedMove]:
    analysis = analysis_of("blackout")
    assert analysis is not None
    record = record_after(lines)
    moves = [line.strip().split()[1] for line in lines.replace("\n", ";").split(";") if "chance" not in line]
    return [
        analysis.assess(record, ply) for ply, move in enumerate(moves, start=1) if analysis.is_assessed(move)
    ]


def turns(players: int, seed: bytes) -> Iterator[tuple[State, Seat]]:
    """Every position of a game in which a seat is to act; the hints play it."""
    state, dice = GAME.initial(GAME.setup(players, {})), SeededDice(seed)
    while actors := GAME.to_act(state):
        if Actor.CHANCE in actors:
            chances = GAME.chances(state)
            state = GAME.apply(state, Actor.CHANCE, chances[dice.roll(len(chances))][0])
            continue
        seat = min(who for who in actors if not isinstance(who, Actor))
        yield state, seat
        state = GAME.apply(state, seat, GAME.parse_move(hint(state, seat)[0].move))


@pytest.mark.parametrize("players", [2, 4])
def test_hints_are_legal_and_the_same_again_from_the_first_roll_to_the_last_card(players: int) -> None:
    for state, seat in turns(players, b"hints"):
        found = hint(state, seat)
        legal = [GAME.format_move(move) for move in GAME.legal_moves(state, seat)]
        assert {each.move for each in found} <= set(legal)
        wins = [round(each.win, 9) for each in found]
        assert wins == sorted(wins, reverse=True)
        assert all(0 <= each.win <= 1 for each in found)
        assert all(each.points == pytest.approx(100 * each.win) for each in found)
        assert hint(state, seat) == found


@pytest.mark.parametrize(
    ("pending", "move"),
    [
        ("5", "5@S1.5"),  # the fifth chip wins the card
        ("WILD", "wild@S1.5"),
        ("1 5", "5@S1.5"),  # it wins the card, whatever the other number does
    ],
)
def test_a_hint_names_the_best_use_of_the_roll(pending: str, move: str) -> None:
    assert best(f"{PLACING} {pending}") == move


def test_the_hint_before_a_roll_is_to_roll_and_at_a_blackout_to_call() -> None:
    assert best("cards S1: A2: B3: | players 2 | turn 0 roll 0") == "roll"
    assert best("cards S1: A2: B3: | players 3 | turn 1 call 4 | dice 0 0 0") == "call"


def test_an_undo_takes_the_chip_that_helps_the_next_player_most() -> None:
    assert best("cards S1:1,2,3,4 A2:1 B3: | players 2 | turn 0 place 9 | pending UNDO").startswith(
        "undo@S1."
    )


def test_a_hint_depends_on_nothing_that_the_seat_cannot_see() -> None:
    """Two games that differ in what luck will bring, and in nothing else, get the same hint."""
    state = GAME.parse_position(f"{PLACING} 5 2")
    before = hint(state)
    views = {repr(GAME.view_for(state, seat)) for seat in (Seat(0), Seat(1), None)}
    assert len(views) == 1, "nobody sees more than the seat that asks"
    assert hint(GAME.parse_position(GAME.format_position(state))) == before


def test_a_review_finds_the_card_that_was_given_away() -> None:
    assessed = review(BAD)
    worst = max(assessed, key=lambda each: each.loss)
    assert (worst.move, worst.best, worst.seat) == ("5@B3.3", "5@S1.5", 0)
    assert worst.loss > 5, "points of a hundred games"
    assert worst.loss == pytest.approx(worst.best_value - worst.value)
    assert review(BAD) == assessed


def test_a_review_blames_nobody_for_the_best_move_nor_for_luck() -> None:
    last = review(GOOD)[-1]
    assert (last.move, last.best, last.loss) == ("5@S1.5", "5@S1.5", 0)
    assert [each.move for each in review(GOOD)] == [
        "1@S1.1", "2@S1.2", "3@S1.3", "4@S1.4", "4@A2.3", "1@A2.5", "5@S1.5",
    ]  # fmt: skip


def test_what_a_move_is_worth_does_not_follow_from_what_came_after_it() -> None:
    assert review(BAD)[:-1] == review(GOOD)[:-1]
    assert review(f"{GOOD}; chance drawC1")[-1] == review(GOOD)[-1]
