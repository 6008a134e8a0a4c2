"""Bots for any game: random moves, and a tree search where the game can sample states from a view."""

from functools import partial

from blockcade.bots.any_game import RandomBot
from blockcade.bots.contract import GameBots
from blockcade.bots.general.search import SearchBot
from blockcade.core import AnyGame, Sampler

FIRST_LEVEL = "easy"  # for a beginner
PLAYOUTS = {"easy": 24, "medium": 120, "strong": 800}  # per move


def general_bots(game: AnyGame) -> GameBots:
    """The bots for a game that brings none of its own."""
    if not isinstance(game, Sampler):
        return GameBots(levels={"random": RandomBot})
    searching = {level: partial(SearchBot, game, playouts) for level, playouts in PLAYOUTS.items()}
    return GameBots(levels={"random": RandomBot, **searching}, for_beginners=FIRST_LEVEL)


__all__ = ["FIRST_LEVEL", "PLAYOUTS", "SearchBot", "general_bots"]
