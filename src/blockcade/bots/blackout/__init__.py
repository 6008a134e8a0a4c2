"""The bots of Blackout and its analysis."""

from functools import partial

from blockcade.bots.any_game import RandomBot
from blockcade.bots.blackout.analysis import BlackoutAnalysis
from blockcade.bots.blackout.one_turn import OneTurnBot, OverlookingBot
from blockcade.bots.blackout.planning import PlanningBot
from blockcade.bots.contract import BEGINNER, GameBots

BOTS = GameBots(
    levels={
        "random": RandomBot,
        BEGINNER: RandomBot,  # any legal use of the roll
        "easy": partial(OverlookingBot, notices=5),
        "medium": partial(OverlookingBot, notices=100),
        "strong": OneTurnBot,
        "champion": PlanningBot,
    },
    not_at_tables=frozenset({"random", BEGINNER}),  # for scripts; old tables may still have `random`
    old_names={"random": "easy"},
    analysis=BlackoutAnalysis(),
)
