"""The types that all games share: the Game protocol, seats, actors, set-ups, outcomes, errors and dice."""

from blockcade.core.actors import Actor, Seat, Who, format_who, parse_who
from blockcade.core.analysis import AdvisedMove, AssessedMove, Finding, GameAnalysis
from blockcade.core.card import Card, TakebackPolicy
from blockcade.core.dice import Dice, SeededDice, derived_seed, seed_hash
from blockcade.core.errors import BadNotation, BadSetup, IllegalMove, RuleError
from blockcade.core.game import AnyGame, Game
from blockcade.core.geometry import Cell, Shape
from blockcade.core.guide import PLAIN_RULES, Arg, Guide, Moment, Note, NoteKind, plain_moment
from blockcade.core.lesson import (
    Idea,
    Lesson,
    Mistake,
    Question,
    Reply,
    Step,
    Test,
    anything,
    bars,
    every,
    needs,
)
from blockcade.core.outcome import Outcome, places_from_scores
from blockcade.core.reasons import CommonRefusal, GameReason, SetupReason, TakebackReason, slugs
from blockcade.core.rebuilt import Rebuilt
from blockcade.core.sampling import Sampler
from blockcade.core.setup import Option, Setup
from blockcade.core.tally import Tally, TimedMove
from blockcade.core.tempo import Tempo, Try
from blockcade.core.trials import Chart, Sense, Trials, TrialTable
from blockcade.core.wait import Wait

__all__ = [
    "PLAIN_RULES",
    "Actor",
    "AdvisedMove",
    "AnyGame",
    "Arg",
    "AssessedMove",
    "BadNotation",
    "BadSetup",
    "Card",
    "Cell",
    "Chart",
    "CommonRefusal",
    "Dice",
    "Finding",
    "Game",
    "GameAnalysis",
    "GameReason",
    "Guide",
    "Idea",
    "IllegalMove",
    "Lesson",
    "Mistake",
    "Moment",
    "Note",
    "NoteKind",
    "Option",
    "Outcome",
    "Question",
    "Rebuilt",
    "Reply",
    "RuleError",
    "Sampler",
    "Seat",
    "SeededDice",
    "Sense",
    "Setup",
    "SetupReason",
    "Shape",
    "Step",
    "TakebackPolicy",
    "TakebackReason",
    "Tally",
    "Tempo",
    "Test",
    "TimedMove",
    "TrialTable",
    "Trials",
    "Try",
    "Wait",
    "Who",
    "anything",
    "bars",
    "derived_seed",
    "every",
    "format_who",
    "needs",
    "parse_who",
    "places_from_scores",
    "plain_moment",
    "seed_hash",
    "slugs",
]
