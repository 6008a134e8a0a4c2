"""The bots of Blokus and its analysis."""

from functools import partial

from blockcade.bots.any_game import RandomBot
from blockcade.bots.blokus.analysis import BlokusAnalysis
from blockcade.bots.blokus.beginner import BeginnerBot
from blockcade.bots.blokus.engine import CHARACTER_LEVELS, ENGINE_LEVELS, CharacterBot, EngineBot, load_engine
from blockcade.bots.blokus.greedy import GreedyBot
from blockcade.bots.blokus.program import ProgramBot
from blockcade.bots.contract import BEGINNER, STEPS, GameBots

_RUNGS = ("1", "3", "6", "10")  # the engine's levels behind the four steps

BOTS = GameBots(
    levels={
        "random": RandomBot,
        BEGINNER: BeginnerBot,
        "greedy": GreedyBot,
        **{character: partial(CharacterBot, character) for character in CHARACTER_LEVELS},
        **{level: partial(EngineBot, level) for level in ENGINE_LEVELS},
        **{step: partial(EngineBot, rung) for step, rung in zip(STEPS, _RUNGS, strict=True)},
    },
    not_at_tables=frozenset({"random", BEGINNER, "greedy"}),  # for scripts; old tables may still have them
    characters=frozenset(CHARACTER_LEVELS),
    program=ProgramBot,
    analysis=BlokusAnalysis(),
    warm_up=load_engine,
)
