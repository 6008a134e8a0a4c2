"""The bots of Block Out!."""

from functools import partial

from blockcade.bots.blockout.builders import LEVELS, BlockOutBot
from blockcade.bots.contract import GameBots

BOTS = GameBots(
    levels={name: partial(BlockOutBot, level) for name, level in LEVELS.items()}, for_beginners="child"
)
