"""Types that journals and logs share: a broken promise, and the digest of a view."""

import hashlib
from dataclasses import dataclass

SPECTATOR = -1  # the viewer who holds no seat


@dataclass(frozen=True, slots=True)
class BrokenPromise:
    """A promise that the server broke."""

    promise: str
    table: str
    text: str


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
