"""The bots of Blokus and its analysis."""

from functools import partial

from blockcade.bots.any_game import RandomBot
from blockcade.bots.blokus.analysis import BlokusAnalysis
from blockcade.bots.blokus.engine import ENGINE_LEVELS, EngineBot, load_engine
from blockcade.bots.blokus.greedy import GreedyBot
from blockcade.bots.contract import GameBots

BOTS = GameBots(
    levels={
        "random": RandomBot,
        "greedy": GreedyBot,
        **{level: partial(EngineBot, level) for level in ENGINE_LEVELS},
    },
    not_at_tables=frozenset({"random", "greedy"}),  # for scripts; old tables may still have them
    for_beginners="2",
    analysis=BlokusAnalysis(),
    warm_up=load_engine,
)
