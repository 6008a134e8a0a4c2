"""Luck that can be repeated and checked: whole numbers drawn from a seed, one numbered draw at a time."""

import hashlib
import hmac
from typing import Protocol


class Dice(Protocol):
    """Anything that can pick one of `sides` equally likely outcomes."""

    def roll(self, sides: int) -> int:
        """A number from 0 to `sides` - 1."""
        ...


class SeededDice:
    """Draw number n depends on the seed and n alone, so that anybody holding the seed can check every draw.

    The value is HMAC-SHA256(seed, "n" or "n.retry") read as a whole number; values that would favour low
    outcomes are drawn again under the next retry. docs/formats/fairness.md tells how to check a game by hand.
    """

    def __init__(self, seed: bytes, draws: int = 0) -> None:
        self.seed = seed
        self.draws = draws  # how many draws came before: a replayed game goes on where it stopped

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
    """Shown before the first draw, so that the seed shown after the last one cannot be another."""
    return hashlib.sha256(seed).hexdigest()
