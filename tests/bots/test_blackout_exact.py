"""Where the best move of Blackout can be computed from the rules, the champion finds it."""

from dataclasses import replace
from functools import lru_cache

import pytest

from blockcade.bots import Budget, bot_for
from blockcade.bots.blackout.odds import next_turn_odds
from blockcade.core import Actor, Seat, SeededDice
from blockcade.games.blackout import Blackout
from blockcade.games.blackout.cards import CARD_BY_NAME, CARDS
from blockcade.games.blackout.data import FREE
from blockcade.games.blackout.moves import Move, Put, UseUndo, UseWild
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.state import State

pytestmark = pytest.mark.slow

GAME = Blackout()
ME, OTHER = Seat(0), Seat(1)
WON = "won 0:S3,S4,A1,A3 1:A4,B1,B2,B4"  # both need one card
REST = f"players 2 | turn 0 place 40 | {WON}"


def chance_that_other_wins(state: State) -> float:
    """The chance on the next turn, over every roll, placement, throw after a REROLL and call."""
    return _chance(replace(state, turns=0, dice=(None,) * 3), with_undo=False)


@lru_cache(maxsize=1 << 18)
def _chance(state: State, *, with_undo: bool) -> float:
    """The other plays to win now. Taking chips off cannot help, as another test shows, and is slow."""
    if state.is_over:
        return float(len(state.won[OTHER]) == 5)
    if state.phase is Phase.CALL:  # the first caller gets the fifth card
        return 1 / 2
    if Actor.CHANCE in GAME.to_act(state):
        chances = GAME.chances(state)
        after = [GAME.apply(state, Actor.CHANCE, move) for move, _ in chances]
        return sum(_chance(_bare(each), with_undo=with_undo) for each in after) / len(chances)
    if state.turn == ME:
        return 0.0
    best = 0.0
    for move in different(state, OTHER):
        if best < 1 and (with_undo or not isinstance(move, UseUndo)):
            best = max(best, _chance(_bare(GAME.apply(state, OTHER, move)), with_undo=with_undo))
    return best


def different(state: State, seat: Seat) -> list[Move]:
    """The moves without duplicates: moves that differ only in which of two equal numbers they use are one."""
    moves: dict[object, Move] = {}
    for move in GAME.legal_moves(state, seat):
        match move:
            case Put(_, space) | UseWild(space) | UseUndo(space):
                kind = type(move), space.card, CARD_BY_NAME[space.card].spaces[space.number - 1]
            case _:
                kind = move
        moves.setdefault(kind, move)
    return list(moves.values())


def _bare(state: State) -> State:
    """Drops the dice: once a roll is counted, they make no difference to what follows."""
    return state if state.to_roll else replace(state, dice=(None,) * 3, turns=0)


@lru_cache(maxsize=1 << 16)
def least_chance(state: State) -> float:
    """The other's chance after the best plan for the rest of our turn; below 0 if it wins at once."""
    if state.is_over:
        return -1.0
    if state.turn == OTHER:
        return chance_that_other_wins(state)
    after = [_bare(GAME.apply(state, ME, move)) for move in different(state, ME)]
    return -1.0 if any(each.is_over for each in after) else min(map(least_chance, after))


def gives_nothing_away(level: str, position: str) -> bool:
    """Whether no move of the bot's whole turn leaves the other a better chance than the best plan does."""
    state = _bare(GAME.parse_position(position))
    least = least_chance(state)
    dice = SeededDice(position.encode())
    while not state.is_over and state.turn == ME:
        legal = GAME.legal_moves(state, ME)
        move = bot_for("blackout", level).choose(GAME.view_for(state, ME), legal, Budget(), dice)
        state = _bare(GAME.apply(state, ME, move))
        if least_chance(state) > least + 1e-12:
            return False
    return True


@pytest.mark.parametrize(
    ("cards", "pending"),
    [
        ("S1:1,2,3,4 A2: B3:", "5 1"),  # wins at once
        ("S1:1,2,3 A2: B3:1", "4 5"),  # wins with two chips
        ("S1:1,2 A2:3,4,5 B3:1", "WILD"),  # a WILD that wins nothing had better lapse
        ("S1:1,2 A2:1,5 B3:3,4,5", "3"),
        ("S1:1,2,4 A2:1,3,5 C1:1,2", "2"),  # one of two cards must be left one chip short
        ("B3:3,4,5 C3:3,4,5 F1:1,5", "3"),
        ("S1:1,2,3,4 A2:1,3,4 B3:1,2,3", "UNDO"),
        ("S1:1,2,3,4 A2:1,2,3,4 B3:1,2,3", "UNDO"),  # two cards are lost, one can be helped
        pytest.param("S1:1,2,4 S2:1,3 C2:1,2", "3 UNDO", marks=pytest.mark.slow),
        ("A5:1,3 B5:1,3 C4:1,2,5", "2 4"),
        ("S1:3,4,5 S2:1,2,3 F4:1,5", "1 2 4"),
    ],
)
def test_hand_made_positions(cards: str, pending: str) -> None:
    assert gives_nothing_away("champion", f"cards {cards} | {REST} | pending {pending}")


def random_position(number: int) -> str:
    """Three cards with two or three chips each, and two numbers to place."""
    dice = SeededDice(f"exact {number}".encode())
    free = [card for card in CARDS if card.name not in WON.replace(":", " ").replace(",", " ").split()]
    words: list[str] = []
    for _ in range(3):
        card = free.pop(dice.roll(len(free)))
        covered = [at for at, printed in enumerate(card.spaces, start=1) if printed == FREE]
        spaces = [at for at, printed in enumerate(card.spaces, start=1) if printed != FREE]
        while len(covered) < 2 + dice.roll(2):
            covered.append(spaces.pop(dice.roll(len(spaces))))
        words.append(f"{card.name}:{','.join(map(str, sorted(covered)))}")
    pending = " ".join(str(1 + dice.roll(5)) for _ in range(2))
    return f"cards {' '.join(words)} | {REST} | pending {pending}"


@pytest.mark.parametrize("number", range(4))
def test_random_positions(number: int) -> None:
    assert gives_nothing_away("champion", random_position(number))


@pytest.mark.parametrize("number", [6, 23, 25, 34, 38, 43, 51, 71, 73])
def test_positions_in_which_counting_chips_is_not_enough(number: int) -> None:
    """Random positions, too: those of the first 80 in which `strong` leaves the other more than necessary."""
    assert not gives_nothing_away("strong", random_position(number))
    assert gives_nothing_away("champion", random_position(number))


@pytest.mark.slow
def test_taking_a_chip_off_wins_no_card() -> None:
    state = GAME.parse_position(f"cards F1:1,2,5 S1: S2:1 | players 2 | turn 1 roll 41 | {WON}")
    assert _chance(state, with_undo=True) == _chance(state, with_undo=False)


@pytest.mark.parametrize(
    "cards",
    [
        "S1:1,2,3,4 A2: B3:",
        "S1:1,2,3 A2:1,2,3 B3:1,2,3",
        pytest.param("F1:1,5 F2:5 B3:1,2,3", marks=pytest.mark.slow),
    ],
)
def test_the_odds_of_the_bot_are_those_of_the_rules(cards: str) -> None:
    """The bot ignores BLACKOUT: one roll of 216, and here it wins the game for either."""
    state = GAME.parse_position(f"cards {cards} | players 2 | turn 1 roll 41 | {WON}")
    opens = tuple(
        tuple(sorted(printed for at, printed in enumerate(card.spaces) if not covered >> at & 1))
        for _, card, covered in state.open_cards
    )
    none, *_ = next_turn_odds(opens, 1)
    assert chance_that_other_wins(state) == pytest.approx((215 * (1 - none) + 1 / 2) / 216)
