"""Studies: positions in which one person learns or tries something, and the scripts that judge and answer.

A study table is a normal table whose log begins with given moves. Its script says which legal moves are
right, and plays all that the learner does not play.
"""

from blockcade.study.finding import find
from blockcade.study.lessons import LessonStudy, lesson_study_id
from blockcade.study.protocol import SCRIPT, Study
from blockcade.study.puzzles import PuzzleStudy, is_asked_plainly, puzzle_study_id

__all__ = [
    "SCRIPT",
    "LessonStudy",
    "PuzzleStudy",
    "Study",
    "find",
    "is_asked_plainly",
    "lesson_study_id",
    "puzzle_study_id",
]
