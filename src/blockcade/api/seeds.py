"""How a seed that a person can type becomes the 32 bytes that luck is drawn from."""

import hashlib
import hmac
import secrets

SEED_BYTES = 32


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """32 bytes as they are; else SHA-256 of `int:7`, `str:…` or `bytes:` and the bytes; None: fresh ones.

    Equal numbers, texts or bytes give equal games, and a number never gives the game of a text.
    """
    match seed:
        case None:
            return secrets.token_bytes(SEED_BYTES)
        case bytes() if len(seed) == SEED_BYTES:
            return seed
        case bytes():
            return hashlib.sha256(b"bytes:" + seed).digest()
        case int():
            return hashlib.sha256(f"int:{seed:d}".encode()).digest()
        case str():
            return hashlib.sha256(f"str:{seed}".encode()).digest()


def derived_seed(seed: bytes, label: str) -> bytes:
    """A seed for one part of what another seed rules, such as game 12 of a run: HMAC-SHA256(seed, label)."""
    return hmac.digest(seed, label.encode(), hashlib.sha256)
