"""Where bots think: light ones in threads of the server, the Blokus engine in processes of its own."""

from blockcade.server.thinking.engine import Engine
from blockcade.server.thinking.messages import Advised, Assessed, Option
from blockcade.server.thinking.pool import Busy, Pool, ThoughtFailed
from blockcade.server.thinking.thinkers import BotQuestion, HouseThinkers, Thinkers, ThreadThinkers

__all__ = [
    "Advised",
    "Assessed",
    "BotQuestion",
    "Busy",
    "Engine",
    "HouseThinkers",
    "Option",
    "Pool",
    "Thinkers",
    "ThoughtFailed",
    "ThreadThinkers",
]
