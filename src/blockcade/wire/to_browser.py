"""Everything the server says on a table's socket."""

from enum import Enum
from typing import TypeAlias

from msgspec import Raw, Struct


class Code(Enum):
    """What kind of refusal it is; the reason beside it says it exactly."""

    NOT_A_MOVE = "not-a-move"  # the text is no move of this game
    ILLEGAL = "illegal"  # a move, but not now
    STALE = "stale"  # made for a position that is no more; look again
    FORBIDDEN = "forbidden"  # not yours to do
    MALFORMED = "malformed"  # not a message at all
    BUSY = "busy"  # could not be kept just now; send it again


class Chair(Struct, frozen=True):
    """A seat as everybody may see it, and what only its holder or the host may."""

    seat: int
    name: str
    taken: bool  # a person holds it
    mine: bool
    here: bool  # its person's page is open now
    bot: str  # the level of the bot that plays it now; empty: none
    link: str  # the secret that the invitation carries; empty for all but the host


class Table(Struct, frozen=True, tag="table"):
    """All about the table but the game itself; sent whole whenever any of it changes."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    takeback: bool
    hints: bool  # a seat's holder may ask what the engine would play
    host: bool  # you opened it
    chairs: list[Chair]
    watchers: int  # pages open without a seat
    seed_hash: str
    seed: str  # empty until the game is over
    next_table: str  # where the rematch is; empty: none yet
    closed: bool  # by whoever runs the server, before the game was over


class Cause(Struct, frozen=True):
    """One thing that happened, as far as it is yours to see."""

    who: str  # a seat number, "chance", "clock" or "gravity"
    move: str  # its notation; "left" when the player left for good; "" when hidden from you
    taken_back: bool


class SeatView(Struct, frozen=True):
    """The same view may serve several seats of one browser; no seats: a spectator's view."""

    seats: list[int]
    view: Raw


class Choices(Struct, frozen=True):
    seat: int
    moves: list[str]


class Alarm(Struct, frozen=True):
    """A wait of the clock that is running."""

    move: str
    left_ms: int


class Moment(Struct, frozen=True):
    """When the server took a seat's move, by the server's clock."""

    seat: int
    at_ms: int


class Update(Struct, frozen=True, tag="update"):
    """The whole picture after the events up to `seq`: boards are small, and deltas drift."""

    seq: int
    causes: list[Cause]  # what led here since the update before; empty on arrival
    views: list[SeatView]
    to_act: list[int]
    choices: list[Choices]  # the legal moves of each seat of yours that is to act
    alarms: list[Alarm]
    can_take_back: list[int]  # seats of yours that may take back now
    over: bool
    server_ms: int  # the server's clock when this was written
    rang_ms: int  # when an alarm last rang; 0: none has
    moments: list[Moment]  # of the last few moves of seats, oldest first


class Accepted(Struct, frozen=True, tag="accepted"):
    command_id: str
    seq: int  # the log holds the command's effect from here on


class Refused(Struct, frozen=True, tag="refused"):
    command_id: str  # empty when the message was too broken to tell
    code: Code
    reason: str  # a slug that every language can say


class Judged(Struct, frozen=True, tag="judged"):
    command_id: str
    reason: str  # empty: the move could be played


class Candidate(Struct, frozen=True):
    """A move that the engine looked at."""

    move: str
    margin: float  # as in Advice
    win: float
    visits: int  # how much of the search went into it


class Advice(Struct, frozen=True, tag="advice"):
    """What the engine would play; points are expected ones at the end of the game, more being better.

    They are squares laid, with the bonuses of the table's scoring; a colour that all share counts for nobody.
    """

    command_id: str
    seat: int
    at_seq: int  # the position it is for
    move: str
    points: float  # the seat's own
    best_other: float  # those of the best other seat
    margin: float  # the one less the other
    win: float  # the chance to win, ties shared, from 0 to 1
    candidates: list[Candidate]  # the few best, the advised one first


class ReviewedPly(Struct, frozen=True):
    """One piece that was laid, and what the engine makes of it."""

    ply: int  # the number of the move, from 1; luck's draws have none
    step: int  # the step of the replay that shows it done; the one before shows what it was chosen for
    seat: int  # who laid it
    colour: str  # for this colour: blue, yellow, red or green
    move: str
    expected: list[float]  # before the move: the points that each colour should end with, blue first
    best: str  # what the engine would have played; the move itself if nothing better was found
    best_value: float  # the seat's expected margin over the best other seat after the best move
    value: float  # and after the one that was played
    loss: float  # what that cost; never below 0


class ReviewPart(Struct, frozen=True, tag="review_part"):
    """The plies of a review that end the first `done` ones; whoever comes late gets all of them at once."""

    done: int  # plies told so far, these included
    total: int
    plies: list[ReviewedPly]
    final: list[float]  # what each colour ended with, blue first: the last point of the chart


class Pong(Struct, frozen=True, tag="pong"):
    sent_ms: float
    server_ms: float


class Poses(Struct, frozen=True, tag="poses"):
    """A block is on its way: where the blocks are that moved since the last of these.

    `frame` is base64 of the bytes that docs/formats/poses.md tells. Blocks are numbered as they stand, lowest
    first; the one on its way is the last.
    """

    placement: int  # the number of the event that began it
    frame: str
    whole: bool  # all blocks are in it
    let_go: bool  # the count is running


ToBrowser: TypeAlias = Table | Update | Accepted | Refused | Judged | Advice | ReviewPart | Poses | Pong
