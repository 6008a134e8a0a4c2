"""Puzzles: positions with a question and a proved answer, made by machine and kept as data files."""

from blockcade.puzzles.contract import GamePuzzles, puzzles_of
from blockcade.puzzles.judging import judge
from blockcade.puzzles.puzzle import Proof, PublicPuzzle, Puzzle, Verdict, public
from blockcade.puzzles.slugs import GOALS, NO, TAGS, WRONGS, YES, Goal, Tag, Wrong
from blockcade.puzzles.store import UnknownPuzzle, daily, get, load, position

__all__ = [
    "GOALS",
    "NO",
    "TAGS",
    "WRONGS",
    "YES",
    "GamePuzzles",
    "Goal",
    "Proof",
    "PublicPuzzle",
    "Puzzle",
    "Tag",
    "UnknownPuzzle",
    "Verdict",
    "Wrong",
    "daily",
    "get",
    "judge",
    "load",
    "position",
    "public",
    "puzzles_of",
]
