"""Lets the kernel find placements for the rules of Blokus. Importing `blockcade` switches it on.

`BLOCKCADE_RULES=python` in the environment keeps the reference in Python, and so does `with python_rules():`.
"""

import os
from collections.abc import Generator, Sequence
from contextlib import contextmanager

from blockcade.engine import kernel
from blockcade.games.blokus.board import CLASSIC, DUO, Board
from blockcade.games.blokus.finding import PYTHON, Finder, finder, use_finder

VARIABLE = "BLOCKCADE_RULES"
_VARIANTS = {CLASSIC.name: "classic", DUO.name: "duo"}
_GRID_BYTES = 50


class KernelFinder:
    """Asks the kernel about the boards that it knows, and Python about the small ones."""

    def find(self, board: Board, attach: int, forbidden: int, hand: int) -> Sequence[int]:
        variant = _VARIANTS.get(board.name)
        if variant is None:
            return PYTHON.find(board, attach, forbidden, hand)
        return kernel.find_placements(variant, _bytes(attach), _bytes(forbidden), hand)

    def has(self, board: Board, attach: int, forbidden: int, hand: int) -> bool:
        variant = _VARIANTS.get(board.name)
        if variant is None:
            return PYTHON.has(board, attach, forbidden, hand)
        return kernel.has_placement(variant, _bytes(attach), _bytes(forbidden), hand)


KERNEL: Finder = KernelFinder()


def switch_on() -> None:
    """The kernel finds from now on, unless the environment wants the reference."""
    if finder() is PYTHON and os.environ.get(VARIABLE) != "python":
        use_finder(KERNEL)


@contextmanager
def python_rules() -> Generator[None]:
    """The reference in Python finds meanwhile."""
    before = use_finder(PYTHON)
    try:
        yield
    finally:
        use_finder(before)


def _bytes(mask: int) -> bytes:
    return mask.to_bytes(_GRID_BYTES, "little")
