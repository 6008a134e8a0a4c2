"""Blackout: dice down the slide, chips on the cards; five cards win."""

from blockcade.games.blackout.rules import Blackout

__all__ = ["Blackout"]
