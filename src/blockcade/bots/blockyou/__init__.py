"""The bots of BlockYou!."""

from functools import partial

from blockcade.bots.blockyou.adapting import AdaptingBot
from blockcade.bots.blockyou.racers import LEVELS, BlockYouBot
from blockcade.bots.contract import GameBots

BOTS = GameBots(
    levels={
        "adapting": AdaptingBot,
        **{name: partial(BlockYouBot, level) for name, level in LEVELS.items()},
    },
    for_beginners="adapting",
)
