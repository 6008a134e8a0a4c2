"""The queue of bot turns: what nodes put into it, what workers say about it, and how it is kept."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from nats.js import JetStreamContext
from nats.js.api import AckPolicy, ConsumerConfig, DiscardPolicy, RetentionPolicy, StorageType, StreamConfig

STREAM = "BLOCKCADE_TURNS"
TURNS = "blockcade.turns"  # subjects
WORKERS = "blockcade.workers"  # workers that are there say so here
DROPPED = "blockcade.dropped"  # turns that nobody waits for any more
CONSUMER = "workers"

MAX_TURNS = 10_000  # that wait; whoever comes then thinks at home
MAX_AGE_SECONDS = 120.0  # of a turn in the queue
ACK_SECONDS = 2.0  # a worker that gives no sign for so long has lost the turn to another
ATTEMPTS = 3  # workers that may be lost over one turn
SIGN_SECONDS = 0.5  # between two signs of a worker


class Turn(Struct, frozen=True):
    """A bot's turn: the view of its seat and what it may do, nothing else."""

    number: str
    reply: str  # the subject of the node that waits
    table: str
    game: str
    level: str
    view: bytes
    legal: tuple[str, ...]
    seconds: float
    seed: bytes  # of the bot's own dice
    draws: int
    expires_ms: int


class Thinking(Struct, frozen=True, tag="thinking"):
    """Somebody is at it."""

    number: str


class Thought(Struct, frozen=True, tag="thought"):
    number: str
    move: str


class Failed(Struct, frozen=True, tag="failed"):
    number: str
    error: str  # for the log


FromWorker: TypeAlias = Thinking | Thought | Failed

_ENCODER = msgspec.msgpack.Encoder()
_TURN = msgspec.msgpack.Decoder(Turn)
_FROM_WORKER: msgspec.msgpack.Decoder[FromWorker] = msgspec.msgpack.Decoder(FromWorker)


def encode(message: Turn | FromWorker) -> bytes:
    return _ENCODER.encode(message)


def decode_turn(data: bytes) -> Turn:
    """Or msgspec.DecodeError."""
    return _TURN.decode(data)


def decode_answer(data: bytes) -> FromWorker:
    """Or msgspec.DecodeError."""
    return _FROM_WORKER.decode(data)


async def make_queue(js: JetStreamContext) -> None:
    """In memory: what is lost with the server is asked again by the nodes, or thought at home."""
    server: Any = js
    await server.add_stream(
        StreamConfig(
            name=STREAM,
            subjects=[TURNS],
            retention=RetentionPolicy.WORK_QUEUE,
            storage=StorageType.MEMORY,
            discard=DiscardPolicy.NEW,
            max_msgs=MAX_TURNS,
            max_age=MAX_AGE_SECONDS,
        )
    )


async def take_from_queue(js: JetStreamContext) -> JetStreamContext.PullSubscription:
    return await js.pull_subscribe(
        TURNS,
        durable=CONSUMER,
        stream=STREAM,
        config=ConsumerConfig(
            ack_policy=AckPolicy.EXPLICIT,
            ack_wait=ACK_SECONDS,
            max_deliver=ATTEMPTS,
            max_ack_pending=MAX_TURNS,
        ),
    )
