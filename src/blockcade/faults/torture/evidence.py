"""What the two sides of a comparison have in common: a broken promise, and the mark of a view."""

import hashlib
from dataclasses import dataclass

SPECTATOR = -1  # the viewer who holds no seat


@dataclass(frozen=True, slots=True)
class Broken:
    """A promise that was not kept."""

    promise: str
    table: str
    text: str


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
