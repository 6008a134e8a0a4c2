"""Tools that test a game: scripted dice, random walks, conformance, playthroughs and perft."""

from blockcade.testkit.conformance import NotConforming, conformance
from blockcade.testkit.perft import PerftCase, check, perft, read_perft, split
from blockcade.testkit.walk import RandomWalk, ScriptedDice, in_order, random_game

__all__ = [
    "NotConforming",
    "PerftCase",
    "RandomWalk",
    "ScriptedDice",
    "check",
    "conformance",
    "in_order",
    "perft",
    "random_game",
    "read_perft",
    "split",
]
