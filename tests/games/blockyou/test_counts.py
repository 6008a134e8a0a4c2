"""BlockYou! counted twice: by the rules, and by a counter that knows only letters on a grid."""

from pathlib import Path

import pytest

from blockcade.games.blockyou.cards import DECK
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.sense import lays_without_fault
from blockcade.testkit import PerftCase, check, perft, random_game, read_perft
from tests.games.blockyou import plain
from tests.games.blockyou.tables import BLOCKYOU
from tests.games.orders import order_text

DATA = Path(__file__).parents[2] / "data" / "blockyou"
CASES = [case for path in sorted(DATA.glob("*.perft")) for case in read_perft(path)]


def is_race(case: PerftCase) -> bool:
    race = BLOCKYOU.parse_position(case.position)
    return race.phase in (Phase.RACE, Phase.LAST) and not race.owed and not race.is_solo


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_rules_count_what_the_files_say(case: PerftCase) -> None:
    check(BLOCKYOU, case)


@pytest.mark.parametrize("case", [*filter(is_race, CASES)], ids=lambda case: case.name)
def test_the_plain_counter_counts_the_same(case: PerftCase) -> None:
    race = plain.read(case.position)
    for depth, expected in case.counts.items():
        assert plain.count(race, depth) == expected, depth


@pytest.mark.parametrize("players", BLOCKYOU.players)
def test_both_agree_on_places_and_faults_all_along_a_random_game(players: int) -> None:
    setup = BLOCKYOU.setup(players, {})
    for state in random_game(BLOCKYOU, setup, f"both {players}", sense=lays_without_fault).states():
        if state.phase is not Phase.RACE or state.owed:
            continue
        race = plain.read(BLOCKYOU.format_position(state))
        assert plain.count(race, 1) == perft(BLOCKYOU, state, 1)
        for seat in state.active:
            moves = BLOCKYOU.legal_moves(state, seat)
            safe = lays_without_fault(state, seat, moves)
            ours = [BLOCKYOU.format_move(move) for move in safe] if len(safe) < len(moves) else []
            theirs = [
                f"{row},{column}/{quarters}"
                for row, column, quarters in plain.lays(race)
                if plain.is_safe(race, seat, (row, column, quarters))
            ]
            assert ours == theirs


def test_the_plain_deck_is_the_deck() -> None:
    assert plain.deck() == list(map(str, DECK))


def test_the_files_hold_every_phase() -> None:
    phases = {case.position.partition("| phase ")[2].split()[0] for case in CASES}
    assert phases == {phase.value for phase in Phase}


def test_the_order_of_moves_stays() -> None:
    stands = (DATA / "order.txt").read_text("utf-8")
    assert order_text(BLOCKYOU, CASES, in_full="the-last-of-four") == stands
