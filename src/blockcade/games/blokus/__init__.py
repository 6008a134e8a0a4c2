"""Blokus: lay pieces corner to corner; the player with the fewest squares left wins."""

from blockcade.games.blokus.rules import Blokus

__all__ = ["Blokus"]
