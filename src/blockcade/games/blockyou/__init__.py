"""BlockYou!: everybody lays cards at the same time, and fingers block."""

from blockcade.games.blockyou.rules import BlockYou

__all__ = ["BlockYou"]
