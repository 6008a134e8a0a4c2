"""Makes puzzles of a game in a fixed order, and writes and reads the data files."""

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from blockcade.core import RuleError
from blockcade.puzzles.contract import GamePuzzles, puzzles_of
from blockcade.puzzles.judging import judge
from blockcade.puzzles.puzzle import Puzzle
from blockcade.puzzles.store import position


def known_puzzles_of(game: str) -> GamePuzzles:
    """Raises RuleError for a game that brings no puzzles."""
    found = puzzles_of(game)
    if found is None:
        raise RuleError(f"nobody makes puzzles of {game!r} here")
    return found


def made(
    game: str, count: int, seed: int, progress: Callable[[Puzzle, str], None] | None = None
) -> list[Puzzle]:
    """So many different puzzles, easiest first. Equal seeds give equal puzzles.

    Each is proved a second time before it counts; `progress` gets every puzzle, and what is wrong with it.
    """
    found: dict[str, Puzzle] = {}
    for puzzle in known_puzzles_of(game).make(seed) if count else ():
        if puzzle.id in found:
            continue
        fault = proved(puzzle)
        if progress:
            progress(puzzle, fault)
        if not fault:
            found[puzzle.id] = puzzle
            if len(found) >= count:
                break
    return in_order(found.values())


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    return sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))


def lines_of(puzzles: Iterable[Puzzle]) -> str:
    """The text of a data file: one puzzle a line, easiest first."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in in_order(puzzles))


def write(puzzles: Iterable[Puzzle], path: Path) -> None:
    path.write_text(lines_of(puzzles), encoding="utf-8", newline="\n")


def proved(puzzle: Puzzle) -> str:
    """Proves a puzzle again, independently of its maker: empty, or a sentence that says what is wrong."""
    try:
        game, state = position(puzzle)
    except RuleError as error:
        return f"{puzzle.id}: its moves are no game: {error}"
    for answer in puzzle.solution:
        if judge(puzzle, [answer]).status == "wrong":
            return f"{puzzle.id}: its own answer {answer} is judged wrong"
    if fault := known_puzzles_of(puzzle.game).prove(puzzle, game, state):
        return f"{puzzle.id}: {fault}"
    return ""
