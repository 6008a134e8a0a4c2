"""The stored puzzles: read from the package's data files, found by id, and set up as positions."""

from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import msgspec

from blockcade.core import AnyGame, RuleError
from blockcade.games import GAMES
from blockcade.puzzles.puzzle import Puzzle
from blockcade.record import Opened, timeline_for
from blockcade.record.file import event_of

DAILY_RATINGS = range(1100, 1900)  # a puzzle for everybody is neither trivial nor for experts

_DATA = files("blockcade.puzzles") / "data"
_LINE: msgspec.json.Decoder[Puzzle] = msgspec.json.Decoder(Puzzle)


class UnknownPuzzle(RuleError):
    """No puzzle has this id."""


def load(game: str | None = None) -> tuple[Puzzle, ...]:
    """The stored puzzles of a game, or of all games, easiest first; empty: there are none."""
    if game is not None:
        return _of_game(game)
    return tuple(puzzle for key in GAMES for puzzle in _of_game(key))


def get(puzzle_id: str) -> Puzzle:
    """Raises UnknownPuzzle."""
    found = _by_id(puzzle_id.partition("-")[0]).get(puzzle_id)
    if found is None:
        raise UnknownPuzzle(f"no puzzle has the id {puzzle_id!r}")
    return found


def position(puzzle: Puzzle) -> tuple[AnyGame, Any]:
    """The game, in the version of the rules that the puzzle was made for, and the state of its position.

    Raises BadNotation, IllegalMove or BadLog if the moves are no game.
    """
    opened = Opened(puzzle.game, puzzle.rules, puzzle.players, puzzle.options, "")
    timeline = timeline_for(opened)
    for entry in puzzle.moves:
        timeline.apply(event_of(entry))
    return timeline.game, timeline.state


def daily(game: str, day: date) -> Puzzle:
    """The puzzle of a day: it follows from the date and the stored puzzles alone.

    No puzzle comes twice before all those of the middle band have come. Raises UnknownPuzzle for a game
    without puzzles.
    """
    order = _daily_order(game)
    if not order:
        raise UnknownPuzzle(f"there are no puzzles of {game!r}")
    return order[day.toordinal() % len(order)]


@cache
def _of_game(game: str) -> tuple[Puzzle, ...]:
    if game not in GAMES or not (file := _DATA / f"{game}.jsonl").is_file():
        return ()
    return tuple(_LINE.decode(line) for line in file.read_text("utf-8").splitlines())


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in _of_game(game)}


@cache
def _daily_order(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of the middle band, mixed by a hash of their ids."""
    known = load(game)
    middle = [puzzle for puzzle in known if puzzle.rating in DAILY_RATINGS] or known
    return tuple(sorted(middle, key=lambda puzzle: sha256(puzzle.id.encode()).digest()))
