"""Repeatable random numbers that depend on a seed alone, on every machine."""

import hashlib
import math
from collections.abc import Iterator


def fractions(seed: bytes) -> Iterator[float]:
    """Yield uniform numbers from 0 to below 1."""
    block = 0
    while True:
        stream = hashlib.sha256(block.to_bytes(8) + seed).digest()
        for at in range(0, len(stream), 4):
            yield int.from_bytes(stream[at : at + 4]) / 2**32
        block += 1


def normals(seed: bytes) -> Iterator[float]:
    """Yield standard normal numbers."""
    even = fractions(seed)
    while True:
        radius = math.sqrt(-2 * math.log(1 - next(even)))
        angle = 2 * math.pi * next(even)
        yield radius * math.cos(angle)
        yield radius * math.sin(angle)
