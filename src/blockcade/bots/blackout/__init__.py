"""The bots of Blackout and its analysis."""

from blockcade.bots.any_game import RandomBot
from blockcade.bots.blackout.analysis import BlackoutAnalysis
from blockcade.bots.blackout.one_turn import EasyBot, MediumBot
from blockcade.bots.blackout.strong import StrongBot
from blockcade.bots.contract import GameBots

BOTS = GameBots(
    levels={"random": RandomBot, "easy": EasyBot, "medium": MediumBot, "strong": StrongBot},
    for_beginners="easy",
    analysis=BlackoutAnalysis(),
)
