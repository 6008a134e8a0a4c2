"""Turns a seed that a person can type into the 32 bytes that determine the luck."""

import hashlib
import secrets

SEED_BYTES = 32


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """32 bytes stay as they are; other seeds become the SHA-256 of `int:7`, `str:…` or `bytes:…`.

    None gives random bytes. Equal seeds give equal games; a number and a text never give the same game.
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
