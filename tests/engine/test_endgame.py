"""The kernel's exact values of endings equal those of a full search of all lines of play."""

import random
from collections.abc import Iterator

import pytest

from blockcade.core import SeededDice
from blockcade.engine.kernel import Position, Search, Thought, piece_of
from blockcade.engine.translate import position_of_state
from blockcade.games.blokus import Blokus
from blockcade.record import settle

BLOKUS = Blokus()
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "4": (4, {}),
    "4, advanced": (4, {"scoring": "advanced"}),
    "3": (3, {"scoring": "advanced"}),
    "3, seats take turns": (3, {"sharedColour": "alternate"}),
    "2": (2, {"scoring": "advanced"}),
    "duo": (2, {"board": "duo", "scoring": "advanced"}),
}
MOST_POSITIONS = 3000  # the most positions to search for one ending


class TooLong(Exception):
    """There are too many lines of play to search all of them."""


class AllLines:
    """The points by colour at the end, if every seat plays for itself."""

    def __init__(self) -> None:
        self.known: dict[int, list[int]] = {}

    def end_of(self, position: Position) -> list[int]:
        if position.turn < 0:
            return position.points()
        if (key := position.key()) not in self.known:
            if len(self.known) >= MOST_POSITIONS:
                raise TooLong
            seat = position.seat
            ends = [(move, self.after(position, move)) for move in position.legal()]
            self.known[key] = max(ends, key=lambda end: (*rank(position, end[1], seat), -end[0]))[1]
        return self.known[key]

    def after(self, position: Position, move: int) -> list[int]:
        following = position.copy()
        following.play(move)
        return self.end_of(following)


def rank(position: Position, points: list[int], seat: int) -> tuple[float, int, int]:
    """Return a seat's value of an end: share of the win, margin over the best other, points."""
    by_seat = [
        sum(of for of, owner in zip(points, position.owners, strict=True) if owner == one)
        for one in range(position.players)
    ]
    own = by_seat.pop(seat)
    share = 0.0 if own < max(by_seat) else 1 / (1 + by_seat.count(own))
    return share, own - max(by_seat), own if position.players > 2 else 0


def endings(game: str, seed: int) -> Iterator[Position]:
    """The positions of a game from the last one backwards; large pieces were laid first."""
    luck = random.Random(seed)
    players, options = GAMES[game]
    initial = BLOKUS.initial(BLOKUS.setup(players, options))
    position = position_of_state(settle(BLOKUS, initial, SeededDice(b"endings"))[0])
    variant = position.variant
    passed: list[Position] = []
    while position.turn >= 0:
        passed.append(position.copy())
        moves = luck.sample(legal := position.legal(), min(6, len(legal)))
        position.play(max(moves, key=lambda move: piece_of(variant, move)))
    yield from reversed(passed)


def thought_about(position: Position) -> Thought:
    return Search(memory_mb=8).think(position, playouts=12000)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_an_ending_is_worth_what_all_lines_say(game: str) -> None:
    compared = 0
    for seed in range(6):
        for position in endings(game, seed):
            if len(legal := position.legal()) < 2:
                continue
            lines = AllLines()
            try:
                ends = {move: lines.after(position, move) for move in legal}
            except TooLong:
                break
            thought = thought_about(position)
            if not thought.exact:
                break
            assert sorted(candidate.move for candidate in thought.candidates) == legal
            seat = position.seat
            for candidate in thought.candidates:
                found = [round(points) for points in candidate.points]
                assert rank(position, found, seat) == rank(position, ends[candidate.move], seat)
            ranks = [rank(position, ends[candidate.move], seat) for candidate in thought.candidates]
            assert ranks == sorted(ranks, reverse=True)
            compared += 1
    assert compared >= 10


@pytest.mark.parametrize("game", GAMES)
def test_the_line_of_an_ending_leads_to_the_points_it_promises(game: str) -> None:
    followed = 0
    for position in endings(game, 11):
        if len(position.legal()) < 2:
            continue
        thought = thought_about(position)
        if not thought.exact:
            break
        at = position.copy()
        for move in thought.line:
            at.play(move)
        if at.turn >= 0:  # long lines are cut
            break
        seat = position.seat
        promised = [round(points) for points in thought.points]
        assert rank(position, at.points(), seat) == rank(position, promised, seat)
        followed += 1
    assert followed >= 2


def test_the_same_ending_has_the_same_answer() -> None:
    ending = next(position for position in endings("2", 3) if len(position.legal()) > 3)
    first, again = thought_about(ending), thought_about(ending)
    assert first.exact
    assert (first.line, [candidate.move for candidate in first.candidates]) == (
        again.line,
        [candidate.move for candidate in again.candidates],
    )


def test_an_opening_is_not_exact() -> None:
    assert not Search(memory_mb=8).think(Position("duo"), playouts=50).exact
