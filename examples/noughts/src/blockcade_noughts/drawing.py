"""The picture of the board. A square carries its move, so that people can tap it on the page."""

from collections.abc import Sequence

SIZE = 100  # of a square
WORDS = {".": "empty", "X": "cross", "O": "nought"}
CROSS = '<path d="M25 25L75 75M75 25L25 75" stroke="#2F6FDE" stroke-width="13" stroke-linecap="round"/>'
NOUGHT = '<circle cx="50" cy="50" r="27" fill="none" stroke="#D9443A" stroke-width="13"/>'
SHAPES = {".": "", "X": CROSS, "O": NOUGHT}


def draw(squares: str, names: Sequence[str], lines: Sequence[Sequence[int]]) -> str:
    """The board with three squares per row; the squares of a finished line are tinted."""
    line = next((line for line in lines if len({squares[square] for square in line} - {"."}) == 1
                 and all(squares[square] != "." for square in line)), ())  # fmt: skip
    cells = "".join(
        f'<g transform="translate({SIZE * (index % 3)} {SIZE * (index // 3)})" data-move="{names[index]}"'
        f' aria-label="{names[index]}: {WORDS[mark]}">'
        f'<rect x="3" y="3" width="94" height="94" rx="12" fill="{"#CDEBDD" if index in line else "#FFFDF8"}"'
        f' stroke="#E3D8C6" stroke-width="2"/>{SHAPES[mark]}</g>'
        for index, mark in enumerate(squares)
    )
    rows = "; ".join(", ".join(WORDS[mark] for mark in squares[row : row + 3]) for row in (0, 3, 6))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><title>Noughts and crosses</title>'
        f"<desc>{rows}</desc>{cells}</svg>"
    )
