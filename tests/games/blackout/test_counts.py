"""Blackout counted twice: by the rules, and by a counter that knows only names and sets."""

from pathlib import Path

import pytest

from blockcade.games.blackout.cards import CARDS
from blockcade.games.blackout.data import FREE
from blockcade.testkit import PerftCase, check, perft, random_game, read_perft
from tests.games.blackout import plain
from tests.games.blackout.tables import BLACKOUT
from tests.games.orders import order_text

DATA = Path(__file__).parents[2] / "data" / "blackout"
CASES = [case for path in sorted(DATA.glob("*.perft")) for case in read_perft(path)]
by_name = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


@by_name
def test_the_rules_count_what_the_files_say(case: PerftCase) -> None:
    check(BLACKOUT, case)


@by_name
def test_the_plain_counter_counts_the_same(case: PerftCase) -> None:
    start = plain.read(case.position)
    for depth, expected in case.counts.items():
        assert plain.count(start, depth) == expected, depth


@pytest.mark.parametrize("players", BLACKOUT.players)
@pytest.mark.parametrize("duty", ["must", "may"])
@pytest.mark.parametrize("call", ["race", "roller"])
def test_both_agree_all_along_a_random_game(players: int, duty: str, call: str) -> None:
    setup = BLACKOUT.setup(players, {"duty": duty, "call": call})
    for state in random_game(BLACKOUT, setup, f"both {players} {duty} {call}").states():
        twin = plain.read(BLACKOUT.format_position(state))
        assert [plain.count(twin, depth) for depth in (1, 2)] == [
            perft(BLACKOUT, state, depth) for depth in (1, 2)
        ]


def test_the_plain_cards_are_the_cards_of_the_box() -> None:
    ours = {card.name: tuple(number for number in card.spaces if number != FREE) for card in CARDS}
    assert ours == plain.SPACES


def test_the_files_hold_every_phase() -> None:
    phases = {case.position.partition("| turn ")[2].split()[1] for case in CASES}
    assert phases == {"setting", "roll", "rolling", "place", "call", "draw", "over"}


def test_the_order_of_moves_stays() -> None:
    stands = (DATA / "order.txt").read_text("utf-8")
    assert order_text(BLACKOUT, CASES, in_full="wild-undo-and-a-number") == stands
