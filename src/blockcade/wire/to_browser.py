"""All messages that the server sends on a table's socket."""

from enum import Enum
from typing import TypeAlias

from msgspec import Raw, Struct

from blockcade.record.events import Pace


class Code(Enum):
    """The kind of a refusal; the reason beside it is the exact one."""

    NOT_A_MOVE = "not-a-move"  # the text is no move of this game
    ILLEGAL = "illegal"  # a move, but not a legal one now
    STALE = "stale"  # the command was for an older position
    FORBIDDEN = "forbidden"  # the player may not do this
    WRONG = "wrong"  # a legal move or a choice, but not what the study asks for
    MALFORMED = "malformed"  # not a valid message
    BUSY = "busy"  # the server could not store it now; the page sends it again


class Chair(Struct, frozen=True):
    """A seat as everybody sees it, and fields that only its holder or the host gets."""

    seat: int
    name: str
    taken: bool  # a person holds it
    mine: bool
    here: bool  # its person has a page open now
    bot: str  # the level of the bot that plays it now; empty: none
    link: str  # the secret of the invitation link; empty for players who may not invite
    left: bool  # its player gave up, was away for too long, or had no time left
    is_late: bool  # its player had no time left
    away_since_ms: int  # when its person's last page closed, by the server's clock; 0: a page is open
    was_mine: bool  # you held it, and it was offered to somebody else while you were away
    by: int | None  # the seat that let a bot play, offered the chair or won while its person was away


class StudyState(Struct, frozen=True):
    """A lesson step or a puzzle, as far as it is played. Its solution and its script stay on the server."""

    id: str
    seat: int  # the learner's
    done: bool
    lost: str  # the slug of why it can no longer be done; empty: it can
    tries: int  # wrong answers that were kept
    choices: list[str]  # of a question that is no move; empty: there is none now
    lights: list[str]  # what to light, as the game writes it


class Table(Struct, frozen=True, tag="table"):
    """The table's chairs and settings, without the game. Sent as a whole when any of it changes."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    takeback: bool
    hints: bool  # a seat's holder may ask the engine for a move
    patience_ms: int  # how long a player may be away before the others may go on without; 0: for ever
    claim_ms: int  # how long one of two players may be away before the other may claim the win
    total_s: int  # the time that a player has for all turns together; 0: unlimited
    increment_s: int  # added to it after each turn
    host: bool  # you opened it
    chairs: list[Chair]
    watchers: int  # pages open without a seat
    seed_hash: str
    seed: str  # empty until the game is over
    next_table: str  # the table of the rematch; empty: none yet
    closed: bool  # the operator ended it before the game was over
    shown: bool = False  # a saved game to look at, finished or not: nobody plays here
    paused_by: int | None = None  # the seat that asked for a pause
    going: list[int] = []  # the seats that want to go on
    pace: Pace = Pace.NORMAL  # of the bots
    study: StudyState | None = None  # None: a normal game


class Cause(Struct, frozen=True):
    """One event, as far as the viewer may see it."""

    who: str  # a seat number, "chance", "clock" or "gravity"
    move: str  # in notation; "left" when the player left for good; "" when hidden from the viewer
    taken_back: bool


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A view and the seats of this browser that share it; no seats: a spectator's view."""

    seats: list[int]
    view: Raw
    picture: str = ""  # of a game from outside: its own SVG, made safe; empty: there is none


class Choices(Struct, frozen=True, omit_defaults=True):
    """The legal moves of a seat. A page that asks for numbers gets `gaps` instead if the game has them."""

    seat: int
    moves: list[str]
    gaps: list[int] = []  # the numbers of the moves, ascending, each as the distance to the one before it


class Alarm(Struct, frozen=True):
    """A running wait of the clock."""

    move: str
    left_ms: int


class PlayerTime(Struct, frozen=True):
    """The total time that a seat has left."""

    seat: int
    left_ms: int
    runs: bool  # it is being used up now


class Moment(Struct, frozen=True):
    """The time of a seat's move, by the server's clock."""

    seat: int
    at_ms: int


class Update(Struct, frozen=True, tag="update"):
    """The whole position after the events up to `seq`. Boards are small, and deltas could drift."""

    seq: int
    causes: list[Cause]  # the events since the previous update; empty in the first one
    views: list[SeatView]
    to_act: list[int]
    choices: list[Choices]  # the legal moves of each seat of yours that is to act
    alarms: list[Alarm]
    times: list[PlayerTime]  # empty: players have no total time
    can_take_back: list[int]  # seats of yours that may take back now
    no_take_back: str  # the reason why none may, at a table that allows taking back
    over: bool
    server_ms: int  # the server's clock at the time of this message
    rang_ms: int  # when the last alarm rang; 0: none has
    moments: list[Moment]  # the last few moves of seats, oldest first
    tally: list[dict[str, int]] = []  # after the end: the numbers that the game counts, by seat


class Accepted(Struct, frozen=True, tag="accepted"):
    command_id: str
    seq: int  # the log's length after the command


class Refused(Struct, frozen=True, tag="refused"):
    command_id: str  # empty if the message was too broken to read it
    code: Code
    reason: str  # a slug that the page translates


class Judged(Struct, frozen=True, tag="judged"):
    command_id: str
    reason: str  # empty: the move is legal


class Invitation(Struct, frozen=True, tag="invitation"):
    """The seat that a link invites to. `Table` says whether it is still free."""

    command_id: str
    seat: int
    host: int | None  # a seat of the inviting person; None: the host has no seat


class RuleOfMoment(Struct, frozen=True):
    """The rule that decides what a seat may do now; `core.guide.Moment` explains the fields."""

    rule: str
    clause: str  # the passage of the rules page; empty: the game has none
    args: dict[str, int | str | list[str]]
    light: list[str]


class CoachNote(Struct, frozen=True):
    """What has changed for a seat."""

    note: str
    args: dict[str, int | str | list[str]]


class Explained(Struct, frozen=True, tag="explained"):
    command_id: str
    at_seq: int  # the position that it is for
    moment: RuleOfMoment
    notes: list[CoachNote]  # since the last answer to this page; the most important first


class Candidate(Struct, frozen=True):
    """A move that the analysis looked at."""

    move: str
    margin: float  # as in Advice
    win: float
    visits: int  # how often the search visited it; 0: the game judges moves without a search


class Advice(Struct, frozen=True, tag="advice"):
    """The move that the game's analysis would play, with expected points at the end; more are better.

    The game says what a point is.
    """

    command_id: str
    seat: int
    at_seq: int  # the position that it is for
    move: str
    points: float  # of the seat itself
    best_other: float  # of the best other seat
    margin: float  # points less best_other
    win: float  # the chance to win, ties shared, from 0 to 1
    candidates: list[Candidate]  # the few best, the advised one first


class Finding(Struct, frozen=True):
    """What a move gave away."""

    finding: str
    args: dict[str, int | str | list[str]]
    light: list[str]  # what the board lights, as in a RuleOfMoment


class ReviewedPly(Struct, frozen=True):
    """One move of a finished game, and its worth by the game's analysis."""

    ply: int  # the number of the move, from 1; luck's draws have none
    step: int  # the step of the replay that shows it done; the one before shows what it was chosen for
    seat: int  # who made it
    colour: str  # the line of the chart that it belongs to, as the game calls it
    move: str
    expected: list[float]  # before the move: the points that each line of the chart should end with; or empty
    after: list[float]  # the same after the move
    best: str  # the best move; the move itself if nothing better was found
    best_value: float  # of the best move, for the seat; docs/analysis.md says what each game counts
    value: float  # of the played move
    loss: float  # best_value less value; never below 0
    gave: list[Finding]  # what it gave away, the gravest first


class ReviewPart(Struct, frozen=True, tag="review_part"):
    """The newest plies of a review. A page that joins late gets all finished plies at once."""

    done: int  # plies sent so far, these included
    total: int
    plies: list[ReviewedPly]
    final: list[float]  # the last point of each line of the chart; empty: not over, or there is no chart


class Pong(Struct, frozen=True, tag="pong"):
    sent_ms: float
    server_ms: float


class Poses(Struct, frozen=True, tag="poses"):
    """The positions of blocks that moved since the last message, while a player places a block.

    `frame` is base64 of the bytes that docs/formats/poses.md describes. Blocks are numbered from the lowest
    up; the held block is the last.
    """

    placement: int  # the number of the event that began the placement
    frame: str
    whole: bool  # the frame holds all blocks
    let_go: bool  # the player has let go, and the count runs
    counted_ms: int = 0  # how long the count has run
    left_ms: int | None = None  # the time left to let go of the block; None: unlimited
    touched: bool = False  # the held block has touched the tower, so it can no longer be put back
    fell: bool = False  # the tower has fallen, and its blocks tumble until the verdict


ToBrowser: TypeAlias = (
    Table | Update | Accepted | Refused | Judged | Invitation | Explained | Advice | ReviewPart | Poses | Pong
)
