"""Dice whose draws anybody can repeat and check: numbered draws from a seed."""

import hashlib
import hmac
from typing import Protocol


class Dice(Protocol):
    """Picks one of `sides` equally likely outcomes."""

    def roll(self, sides: int) -> int:
        """A number from 0 to `sides` - 1."""
        ...


class SeededDice:
    """Draw number n depends only on the seed and n, so that anybody with the seed can check every draw.

    The value is HMAC-SHA256(seed, "n" or "n.retry") as a whole number; a value that would favour low outcomes
    is drawn again with the next retry. docs/formats/fairness.md explains how to check a game by hand.
    """

    def __init__(self, seed: bytes, draws: int = 0) -> None:
        self.seed = seed
        self.draws = draws  # the number of earlier draws: a replayed game continues with the next one

    def roll(self, sides: int) -> int:
        if sides < 1:
            raise ValueError(f"dice need at least one side, not {sides}")
        fair_limit = (1 << 256) - (1 << 256) % sides
        retry = 0
        while True:
            label = f"{self.draws}.{retry}" if retry else str(self.draws)
            value = int.from_bytes(hmac.digest(self.seed, label.encode(), hashlib.sha256))
            if value < fair_limit:
                self.draws += 1
                return value % sides
            retry += 1


def seed_hash(seed: bytes) -> str:
    """The hash that is shown before the first draw; it proves that the seed shown later is the same."""
    return hashlib.sha256(seed).hexdigest()


def derived_seed(seed: bytes, label: str) -> bytes:
    """A seed for one part of a larger run, such as game 12: HMAC-SHA256(seed, label)."""
    return hmac.digest(seed, label.encode(), hashlib.sha256)
