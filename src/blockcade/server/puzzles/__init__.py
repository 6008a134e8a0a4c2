"""Puzzles on the server: which comes next, the puzzle of the day, ratings, boards and the rush."""
