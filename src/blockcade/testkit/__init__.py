"""What proves a game right: scripted dice, random walks, conformance, playthroughs and perft."""

from blockcade.testkit.conformance import NotConforming, conformance
from blockcade.testkit.perft import PerftCase, check, perft, read_perft, split
from blockcade.testkit.sense import SENSE, Sense
from blockcade.testkit.walk import RandomWalk, ScriptedDice, in_order, random_game

__all__ = [
    "SENSE",
    "NotConforming",
    "PerftCase",
    "RandomWalk",
    "ScriptedDice",
    "Sense",
    "check",
    "conformance",
    "in_order",
    "perft",
    "random_game",
    "read_perft",
    "split",
]
