"""The prior: features of moves against a plain computation of them, and how a search weighs them."""

import random
from collections import defaultdict
from collections.abc import Iterator

import numpy as np
import pytest

from blockcade.engine.kernel import FEATURES, Position, Search, cells_of, features, phase_of, piece_of
from blockcade.engine.priors import weights_built_in

VARIANTS = ("classic", "classic_2", "classic_3", "duo")
COLOURS = ("own", "next", "second", "third")
FARTHEST = 6
Cell = tuple[int, int]


def positions(variant: str, seed: int) -> Iterator[tuple[Position, dict[int, int]]]:
    """Some positions of a random game, each with the last move of every colour."""
    luck = random.Random(seed)
    position, last = Position(variant), dict[int, int]()
    while position.turn >= 0:
        if luck.random() < 0.15:
            yield position, last
        move = luck.choice(position.legal())
        last[position.turn] = move
        position.play(move)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_search_weighs_features_as_they_are_described(variant: str) -> None:
    weights = weights_built_in(variant)
    compared = 0
    for position, _ in positions(variant, 1):
        moves, rows = features(position)
        assert moves == position.legal()
        heights = rows @ weights[phase_of(position)]
        chances = np.exp(heights - heights.max())
        thought = Search(settings={"prior_heat": 1.0}).think(position, playouts=1, early_stop=False)
        found = {candidate.move: candidate.prior for candidate in thought.candidates}
        if not thought.exact:
            assert [found[move] for move in moves] == pytest.approx(chances / chances.sum(), abs=1e-3)
            compared += 1
    assert compared > 2


@pytest.mark.parametrize("variant", VARIANTS)
def test_features_are_what_their_names_say(variant: str) -> None:
    for position, last in positions(variant, 2):
        board = _Board(position, last)
        moves, rows = features(position)
        luck = random.Random(position.ply)
        for at in luck.sample(range(len(moves)), min(len(moves), 12)):
            expected = board.described(moves[at])
            told = {name: float(value) for name, value in zip(FEATURES, rows[at], strict=True) if value}
            assert told == pytest.approx(expected, abs=1e-3)


class _Board:
    """The same features, computed cell by cell from the board alone."""

    def __init__(self, position: Position, last: dict[int, int]) -> None:
        self.variant, self.size, self.own = position.variant, position.size, position.turn
        taken = {divmod(i, self.size): mark - 1 for i, mark in enumerate(position.cells) if mark}
        self.taken = taken
        cells = [(row, column) for row in range(self.size) for column in range(self.size)]
        self.traits: dict[Cell, dict[str, float]] = {cell: {f"ring {self._ring(cell)}": 1} for cell in cells}
        for later in range(position.colours):
            colour, name = (self.own + later) % position.colours, COLOURS[later]
            if colour in last:
                laid = self._cells(last[colour])
                for cell in self._beside(laid) - taken.keys():
                    self.traits[cell][f"{name} last edge"] = 1
                for cell in self._corners(laid) - taken.keys():
                    self.traits[cell][f"{name} last corner"] = 1
            if position.out >> colour & 1:
                continue
            pieces = {cell for cell, owner in taken.items() if owner == colour}
            beside = self._beside(pieces) - taken.keys()
            for cell in beside:
                self.traits[cell][f"{name} beside"] = 1
            free = self.traits.keys() - taken.keys() - beside
            attach = self._corners(pieces) if pieces else {self._start(position, colour)}
            away = self._away(attach & free, free)
            for cell, steps in away.items():
                self.traits[cell][f"{name} away {steps}"] = 1
            for cell, hanging in self._hinges(away).items():
                self.traits[cell][f"{name} hinge"] = hanging * 0.1
            if later == 0:
                self.free, self.attach = free, attach
                self.fresh = free - {cell for cell, steps in away.items() if steps <= 3}

    def described(self, move: int) -> dict[str, float]:
        laid = self._cells(move)
        found: defaultdict[str, float] = defaultdict(float)
        beside, corners = self._beside(laid), self._corners(laid) & self.free
        for part, cells in (("covers", laid), ("borders", beside), ("opens", corners)):
            for cell in cells:
                for trait, value in self.traits[cell].items():
                    found[f"{part} {trait}"] += value
        for row, column in corners:
            for reach in (1, 2, 3):
                box = sum(abs(r - row) <= reach and abs(c - column) <= reach for r, c in self.fresh)
                found[f"room {reach}"] += box * 0.1
        found[FEATURES[piece_of(self.variant, move)]] = 1
        found[f"fresh {min(len(corners - self.attach), 7)}"] = 1
        found["touches"] = len(beside & self.taken.keys())
        outside = {cell for at in laid for cell in _around(at)} - self.traits.keys()
        found["border"] = len(outside)
        return {name: value for name, value in found.items() if value}

    def _cells(self, move: int) -> set[Cell]:
        return {divmod(cell, self.size) for cell in cells_of(self.variant, move)}

    def _beside(self, cells: set[Cell]) -> set[Cell]:
        return {other for cell in cells for other in _around(cell)} & self.traits.keys() - cells

    def _corners(self, cells: set[Cell]) -> set[Cell]:
        diagonal = {
            (row + down, column + right) for row, column in cells for down in (-1, 1) for right in (-1, 1)
        }
        return diagonal & self.traits.keys() - cells - self._beside(cells)

    def _ring(self, cell: Cell) -> int:
        return min(*cell, self.size - 1 - max(cell), 9)

    def _start(self, position: Position, colour: int) -> Cell:
        """The one cell that all first moves of the colour cover."""
        first, *others = (self._cells(move) for move in position.legal_of(colour))
        (start,) = first.intersection(*others)
        return start

    @staticmethod
    def _away(attach: set[Cell], free: set[Cell]) -> dict[Cell, int]:
        away, edge = dict.fromkeys(attach, 0), attach
        for steps in range(1, FARTHEST + 1):
            edge = {other for cell in edge for other in _around(cell)} & free - away.keys()
            away.update(dict.fromkeys(edge, steps))
        return away

    @staticmethod
    def _hinges(away: dict[Cell, int]) -> dict[Cell, float]:
        hinges = dict.fromkeys(away, 1.0)
        for cell in sorted(away, key=away.__getitem__, reverse=True):
            ways = [other for other in _around(cell) if away.get(other, FARTHEST) == away[cell] - 1]
            for other in ways:
                hinges[other] += hinges[cell] / len(ways)
        return hinges


def _around(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
