"""Proves puzzles of BlockYou! again: paints the field square by square and tries every place by hand."""

from typing import Any, TypeAlias

from blockcade.core import AnyGame, Seat
from blockcade.games.blockyou.data import COLOUR_LETTERS, DIRECTIONS, SEATS
from blockcade.games.blockyou.state import State
from blockcade.puzzles.blockyou.judging import LEADER
from blockcade.puzzles.puzzle import Puzzle

Grid: TypeAlias = list[list[tuple[str, int]]]  # the colour of a square, and the number of its card

_SIDE = 8
_EIGHTH_TURNS = 2  # by which a quarter turn moves a finger


def prove(puzzle: Puzzle, game: AnyGame, state: Any) -> str:
    """Whether the accepted places are exactly those that a search without the rules' tables finds."""
    grid = _painted(state)
    found = sorted(
        f"{row},{column}/{turns}"
        for turns in range(4)
        for row in range(_SIDE - 1)
        for column in range(_SIDE - 1)
        if _is_right(puzzle, state, grid, (row, column, turns))
    )
    if found != sorted(puzzle.solution):
        return f"the places are {' '.join(found) or 'none'}, not {' '.join(puzzle.solution)}"
    legal = {game.format_move(move) for move in game.legal_moves(state, Seat(puzzle.seat))}
    return "" if legal.issuperset(found) else "the rules do not allow one of the places"


def _is_right(puzzle: Puzzle, state: State, grid: Grid, place: tuple[int, int, int]) -> bool:
    row, column, turns = place
    card = str(state.players[puzzle.seat].hand)
    letters, fingers = _turned(card, turns)
    under = [grid[row + at // 2][column + at % 2] for at in range(4)]
    if len({top for _, top in under}) == 1:
        return False
    white = COLOUR_LETTERS[0]
    if any(
        letter != white and colour not in (letter, white)
        for letter, (colour, _) in zip(letters, under, strict=True)
    ):
        return False
    seats = SEATS[puzzle.players]
    if seats[puzzle.seat] in fingers:
        return False
    leader = puzzle.free.get(LEADER)
    return leader is None or seats[int(leader)] in fingers


def _painted(state: State) -> Grid:
    """The colour of each square, and the number of the card on top."""
    grid = [[("", -1)] * _SIDE for _ in range(_SIDE)]
    for number, lying in enumerate(state.field.visible):
        letters, _ = _turned(str(lying.card), lying.turns)
        for at, letter in enumerate(letters):
            grid[lying.row + at // 2][lying.column + at % 2] = (letter, number)
    return grid


def _turned(card: str, turns: int) -> tuple[str, list[str]]:
    """The letters NW NE SW SE and the fingers of a card after quarter turns clockwise."""
    letters, _, names = card.partition("/")
    fingers = [DIRECTIONS.index(name) for name in names.split(".")]
    for _ in range(turns):
        nw, ne, sw, se = letters
        letters = sw + nw + se + ne
        fingers = [(finger + _EIGHTH_TURNS) % len(DIRECTIONS) for finger in fingers]
    return letters, [DIRECTIONS[finger] for finger in fingers]
