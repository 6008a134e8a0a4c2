"""The bots of BlockYou!."""

from functools import partial

from blockcade.bots.blockyou.adapting import AdaptingBot
from blockcade.bots.blockyou.beginner import BeginnerBot
from blockcade.bots.blockyou.racers import LEVELS, BlockYouBot
from blockcade.bots.contract import BEGINNER, GameBots

BOTS = GameBots(
    levels={
        "adapting": AdaptingBot,
        BEGINNER: BeginnerBot,
        **{name: partial(BlockYouBot, level) for name, level in LEVELS.items()},
    },
    not_at_tables=frozenset({BEGINNER}),
    old_names={"child": "easy", "family": "medium"},
)
