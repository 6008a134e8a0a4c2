"""Bots for any game: random moves, and a tree search where the game can sample states from a view."""

from functools import partial

from blockcade.bots.any_game import RandomBot
from blockcade.bots.contract import BEGINNER, STEPS, GameBots
from blockcade.bots.general.search import SearchBot
from blockcade.core import AnyGame, Sampler

PLAYOUTS = dict(zip(STEPS, (2, 24, 120, 800), strict=True))  # per move


def general_bots(game: AnyGame) -> GameBots:
    """The bots for a game that brings none of its own."""
    if not isinstance(game, Sampler):
        return GameBots(levels={"random": RandomBot})
    searching = {level: partial(SearchBot, game, playouts) for level, playouts in PLAYOUTS.items()}
    return GameBots(
        levels={"random": RandomBot, BEGINNER: RandomBot, **searching},
        not_at_tables=frozenset({"random", BEGINNER}),
        old_names={"random": "easy"},
    )


__all__ = ["PLAYOUTS", "SearchBot", "general_bots"]
