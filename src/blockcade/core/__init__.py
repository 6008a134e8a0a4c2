"""What every game shares: the Game protocol, seats and actors, set-up, outcomes, rule errors, dice, cells."""

from blockcade.core.actors import Actor, Seat, Who, format_who, parse_who
from blockcade.core.dice import Dice, SeededDice, seed_hash
from blockcade.core.errors import BadNotation, BadSetup, IllegalMove, RuleError
from blockcade.core.game import AnyGame, Game
from blockcade.core.geometry import Cell, Shape
from blockcade.core.outcome import Outcome, places_from_scores
from blockcade.core.setup import Option, Setup
from blockcade.core.wait import Wait

__all__ = [
    "Actor",
    "AnyGame",
    "BadNotation",
    "BadSetup",
    "Cell",
    "Dice",
    "Game",
    "IllegalMove",
    "Option",
    "Outcome",
    "RuleError",
    "Seat",
    "SeededDice",
    "Setup",
    "Shape",
    "Wait",
    "Who",
    "format_who",
    "parse_who",
    "places_from_scores",
    "seed_hash",
]
