"""The bots of Block Out!."""

from functools import partial

from blockcade.bots.blockout.builders import BEGINNER_HAND, LEVELS, BlockOutBot
from blockcade.bots.contract import BEGINNER, GameBots

BOTS = GameBots(
    levels={
        BEGINNER: partial(BlockOutBot, BEGINNER_HAND),
        **{name: partial(BlockOutBot, level) for name, level in LEVELS.items()},
    },
    not_at_tables=frozenset({BEGINNER}),
    old_names={"child": "easy", "family": "medium"},
)
