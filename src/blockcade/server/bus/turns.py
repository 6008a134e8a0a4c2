"""The queues of bot turns between nodes and remote workers, and their messages.

Quick turns have a separate queue, so that they never wait behind turns that take seconds.
"""

from enum import Enum
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from nats.js import JetStreamContext
from nats.js.api import AckPolicy, ConsumerConfig, DiscardPolicy, RetentionPolicy, StorageType, StreamConfig

WORKERS = "blockcade.places"  # NATS subject: workers announce themselves
DROPPED = "blockcade.dropped"  # NATS subject: turns whose answer nobody needs any more
CONSUMER = "workers"

MAX_TURNS = 10_000  # in one queue; a node that finds the queue full computes the turn itself
MAX_AGE_SECONDS = 120.0  # of a turn in the queue
ACK_SECONDS = 2.0  # a turn goes to another worker after this silence of the first one
ATTEMPTS = 3  # how many workers may fail on one turn
SIGN_SECONDS = 0.5  # between two signs of life of a worker


class TurnQueue(Enum):
    """How long a turn takes, which decides its queue."""

    QUICK = "quick"  # a tenth of a second at most
    STRONG = "strong"  # seconds

    @property
    def stream(self) -> str:
        return f"BLOCKCADE_TURNS_{self.name}"

    @property
    def subject(self) -> str:
        return f"blockcade.turns.{self.value}"


class WorkerCapacity(Struct, frozen=True):
    """A worker is running and computes up to `places` long turns at the same time."""

    worker: str
    places: int


class Turn(Struct, frozen=True):
    """A bot's turn: the view of its seat and its legal moves, nothing else."""

    number: str
    reply: str  # the NATS subject of the waiting node
    table: str
    game: str
    level: str
    view: bytes
    legal: tuple[str, ...]
    seconds: float
    seed: bytes  # of the bot's own dice
    draws: int
    expires_ms: int


class TurnStarted(Struct, frozen=True, tag="thinking"):
    """A worker computes the turn now."""

    number: str


class MoveChosen(Struct, frozen=True, tag="thought"):
    """The bot's move."""

    number: str
    move: str


class Failed(Struct, frozen=True, tag="failed"):
    """The bot raised an error."""

    number: str
    error: str  # for the log


FromWorker: TypeAlias = TurnStarted | MoveChosen | Failed

_ENCODER = msgspec.msgpack.Encoder()
_TURN = msgspec.msgpack.Decoder(Turn)
_CAPACITY = msgspec.msgpack.Decoder(WorkerCapacity)
_FROM_WORKER: msgspec.msgpack.Decoder[FromWorker] = msgspec.msgpack.Decoder(FromWorker)


def encode(message: Turn | FromWorker | WorkerCapacity) -> bytes:
    return _ENCODER.encode(message)


def decode_capacity(data: bytes) -> WorkerCapacity:
    """Raises msgspec.DecodeError."""
    return _CAPACITY.decode(data)


def decode_turn(data: bytes) -> Turn:
    """Raises msgspec.DecodeError."""
    return _TURN.decode(data)


def decode_answer(data: bytes) -> FromWorker:
    """Raises msgspec.DecodeError."""
    return _FROM_WORKER.decode(data)


async def make_queue(js: JetStreamContext, kind: TurnQueue) -> None:
    """Creates a queue in NATS's memory. If NATS loses it, nodes ask again or compute the turns themselves."""
    server: Any = js
    await server.add_stream(
        StreamConfig(
            name=kind.stream,
            subjects=[kind.subject],
            retention=RetentionPolicy.WORK_QUEUE,
            storage=StorageType.MEMORY,
            discard=DiscardPolicy.NEW,
            max_msgs=MAX_TURNS,
            max_age=MAX_AGE_SECONDS,
        )
    )


async def take_from_queue(js: JetStreamContext, kind: TurnQueue) -> JetStreamContext.PullSubscription:
    return await js.pull_subscribe(
        kind.subject,
        durable=CONSUMER,
        stream=kind.stream,
        config=ConsumerConfig(
            ack_policy=AckPolicy.EXPLICIT,
            ack_wait=ACK_SECONDS,
            max_deliver=ATTEMPTS,
            max_ack_pending=MAX_TURNS,
        ),
    )
