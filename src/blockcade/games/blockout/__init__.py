"""Block Out!: cards say which block, gravity says whether it stood."""

from blockcade.games.blockout.rules import BlockOut

__all__ = ["BlockOut"]
