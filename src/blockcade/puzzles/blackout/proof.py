"""Proves puzzles of Blackout again: the rules play every use of the roll, and odds are counted roll by roll.

The makers ask the planner of the bot `champion`, which counts rolls as bits and solves the race by a formula.
Here the rules make every chip and every drawn card of the solver's turn, all 216 rolls of the next player
are played one by one, and the race is followed turn by turn. Only the measured weights are the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations, product
from typing import Any, TypeAlias

from blockcade.bots.blackout.race import LATER_CARDS, TURN_ODDS
from blockcade.core import Actor, AnyGame, Seat
from blockcade.games.blackout.data import CARDS_TO_WIN, FREE, NUMBERS
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.state import State
from blockcade.puzzles.puzzle import Puzzle

Opens: TypeAlias = tuple[tuple[int, ...], ...]  # the open numbers of each card, sorted
Odds: TypeAlias = tuple[float, ...]  # the chances of winning 0, 1, 2 and 3 cards

_MOST_CHIPS = 4  # in one turn: three dice, of which REROLL brings two more
_FACES = (1, 2, 3, 4, 5, 0)  # 0: the special of the die
_SAME = 1e-6
_ALIKE = 1e-3  # uses of a roll that win equally many cards on average may spread them in other ways
_OVER = 1e-12  # a race that is still on with a smaller chance is left


def prove(puzzle: Puzzle, game: AnyGame, state: Any) -> str:
    """Whether the accepted lines are exactly the best ones, and all others worse by the gap."""
    turn = _Turn(game, state, Seat(puzzle.seat))
    worths = dict(turn.lines(state, ()))
    best = max(worths.values())
    found = sorted(line for line, worth in worths.items() if worth > best - _SAME)
    if found != sorted(puzzle.lines):
        right = "; ".join(map(" ".join, found[:3]))
        return f"the best lines are {right}, … ({len(found)}), and {len(puzzle.lines)} are accepted"
    gap = best - max((worth for worth in worths.values() if worth <= best - _SAME), default=0.0)
    return "" if abs(gap - puzzle.gap) < _ALIKE else f"the gap is {gap:.4f}, not {puzzle.gap:.4f}"


@dataclass(slots=True)
class _Turn:
    """The rest of the solver's turn, played by the rules."""

    game: AnyGame
    start: State
    seat: Seat
    known: dict[State, float] = field(default_factory=dict[State, float])

    def lines(self, state: State, line: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], float]]:
        """Every use of the roll up to the end of the turn or to a card that luck must draw."""
        for move in self.game.legal_moves(state, self.seat):
            after = self.game.apply(state, self.seat, move)
            longer = (*line, self.game.format_move(move))
            if self._goes_on(after):
                yield from self.lines(after, longer)
            else:
                yield longer, self.worth(after)

    def worth(self, state: State) -> float:
        """The chance to win when the rest of the turn is played best."""
        if state not in self.known:
            self.known[state] = self._worth(state)
        return self.known[state]

    def _worth(self, state: State) -> float:
        if state.is_over:
            return 1.0
        if Actor.CHANCE in self.game.to_act(state):
            draws = self.game.chances(state)
            total = sum(weight for _, weight in draws)
            return (
                sum(weight * self.worth(self.game.apply(state, Actor.CHANCE, move)) for move, weight in draws)
                / total
            )
        if self._goes_on(state):
            moves = self.game.legal_moves(state, self.seat)
            return max(self.worth(self.game.apply(state, self.seat, move)) for move in moves)
        return _handed_over(state)

    def _goes_on(self, state: State) -> bool:
        is_same_turn = state.turn == self.seat and state.turns == self.start.turns
        return is_same_turn and state.phase is Phase.PLACE


def _handed_over(state: State) -> float:
    """The chance to win of the player before the one who is now to roll."""
    players = state.setup.players
    assert state.turn is not None
    seats = [(state.turn + step) % players for step in range(players)]
    to_go = tuple(CARDS_TO_WIN - len(state.won[seat]) for seat in seats)
    opens = tuple(
        sorted(
            tuple(
                sorted(
                    number
                    for at, number in enumerate(card.spaces)
                    if number != FREE and not covered >> at & 1
                )
            )
            for _, card, covered in state.open_cards
        )
    )
    odds = _odds(_renamed(opens), min(to_go[0], 3))
    now = sum(chance * _after(to_go, cards) for cards, chance in enumerate(odds))
    goes_on = sum(odds[: to_go[0]])
    return now + goes_on * sum(_later(to_go, len(card)) for card in opens)


# The next player's turn


def _renamed(opens: Opens) -> Opens:
    """All numbers are equally likely, so their names do not matter; five chips are too many."""
    near = [card for card in opens if len(card) <= _MOST_CHIPS]
    return min(
        tuple(sorted(tuple(sorted(names[number - 1] for number in card)) for card in near))
        for names in permutations(NUMBERS)
    )


@cache
def _odds(opens: Opens, to_go: int) -> Odds:
    """All rolls but the BLACKOUT, each used to win most cards on average."""
    total = [0.0] * 4
    rolls = [roll for roll in product(_FACES, repeat=3) if any(roll)]
    for wild, undo, last in rolls:
        numbers = tuple(sorted(face for face in (wild, undo, last) if face))
        for cards, chance in enumerate(_used(opens, numbers, int(not wild), not last, to_go)):
            total[cards] += chance / len(rolls)
    return tuple(total)


@cache
def _used(opens: Opens, numbers: tuple[int, ...], wilds: int, rerolls: bool, to_go: int) -> Odds:
    """The best use: numbers wherever they fit, WILDs on any card, and then the two other dice again."""
    ways: list[Odds] = []
    for number in set(numbers):
        rest = list(numbers)
        rest.remove(number)
        ways += [
            _used(_with_chip(opens, at, number), tuple(rest), wilds, rerolls, to_go)
            for at, card in enumerate(opens)
            if number in card
        ]
    if wilds:
        ways += [
            _used(_with_chip(opens, at, number), numbers, wilds - 1, rerolls, to_go)
            for at, card in enumerate(opens)
            for number in set(card)
        ]
    if rerolls:
        total = [0.0] * 4
        for wild, undo in product(_FACES, repeat=2):
            thrown = tuple(sorted(face for face in (wild, undo) if face))
            for cards, chance in enumerate(_used(opens, thrown, wilds + (not wild), False, to_go)):
                total[cards] += chance / len(_FACES) ** 2
        if not any(number in card for number in numbers for card in opens):  # numbers that fit come first
            ways.append(tuple(total))
    won = opens.count(())
    ways.append(tuple(float(cards == won) for cards in range(4)))
    return max(ways, key=lambda odds: _mean(odds, to_go))


def _mean(odds: Odds, to_go: int) -> float:
    return sum(min(cards, to_go) * chance for cards, chance in enumerate(odds))


def _with_chip(opens: Opens, at: int, number: int) -> Opens:
    card = list(opens[at])
    card.remove(number)
    return tuple(sorted((*opens[:at], tuple(card), *opens[at + 1 :])))


# The race


def _after(to_go: tuple[int, ...], cards: int) -> float:
    """The last player's chance once the first, who rolls next, has won so many cards."""
    if cards >= to_go[0]:
        return 0.0
    return _race((*to_go[1:], to_go[0] - cards), len(to_go) - 2)


@cache
def _race(to_go: tuple[int, ...], player: int) -> float:
    """The chance of a player, numbered from the one to move, to be first: followed until hardly any is on."""
    running: dict[tuple[tuple[int, ...], int], float] = {(to_go, player): 1.0}
    won = 0.0
    while sum(running.values()) > _OVER:
        later: dict[tuple[tuple[int, ...], int], float] = {}
        for (needs, place), chance in running.items():
            for cards, often in enumerate(TURN_ODDS):
                if cards >= needs[0]:
                    won += chance * often * (place == 0)
                    continue
                key = (*needs[1:], needs[0] - cards), (place - 1) % len(needs)
                later[key] = later.get(key, 0.0) + chance * often
        running = later
    return won


@cache
def _later(to_go: tuple[int, ...], numbers: int) -> float:
    """The worth of a card with so many open numbers in the three turns after the next one."""
    if not numbers:
        return 0.0
    players = len(to_go)
    last = players - 1
    average = sum(cards * often for cards, often in enumerate(TURN_ODDS)) / 3
    total = 0.0
    for turn, weights in enumerate(LATER_CARDS, start=1):
        gainer = turn % players
        if to_go[gainer] == 1:
            chance = float(gainer == last)
        else:
            less = (*to_go[:gainer], to_go[gainer] - 1, *to_go[gainer + 1 :])
            chance = _race(less, last)
        total += (chance - _race(to_go, last)) * (weights[numbers - 1] - average)
    is_last_race = to_go[0] == to_go[-1] == 1  # then only the next turn counts
    return total * (1e-6 if is_last_race else 1.0)
