"""Runs the bots: light ones in threads of the server, heavy ones and all analysis in processes."""

from blockcade.server.thinking.engine import Engine
from blockcade.server.thinking.messages import Advise, SeenView
from blockcade.server.thinking.metrics import ThinkingMetrics
from blockcade.server.thinking.pool import Busy, EngineFailed, Pool
from blockcade.server.thinking.question import BotQuestion
from blockcade.server.thinking.thinkers import LocalThinkers, Thinkers, ThreadThinkers

__all__ = [
    "Advise",
    "BotQuestion",
    "Busy",
    "Engine",
    "EngineFailed",
    "LocalThinkers",
    "Pool",
    "SeenView",
    "Thinkers",
    "ThinkingMetrics",
    "ThreadThinkers",
]
