"""BlockYou!: everybody lays cards at the same time, and printed fingers block other players."""

from blockcade.games.blockyou.rules import BlockYou

__all__ = ["BlockYou"]
