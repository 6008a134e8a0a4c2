"""The view of a game of Block Out!: the tower, all played cards, and the viewer's own hand."""

from dataclasses import dataclass

from blockcade.core import Outcome, Seat
from blockcade.core.pose import Pose
from blockcade.games.blockout.phase import Phase
from blockcade.games.blockout.scoring import outcome
from blockcade.games.blockout.state import Held, State


@dataclass(frozen=True, slots=True)
class PoseView:
    """In units of 0.05 mm and ten-thousandths, as docs/formats/notation.md says."""

    x: int
    y: int
    z: int
    qw: int
    qx: int
    qy: int
    qz: int


@dataclass(frozen=True, slots=True)
class StandingView:
    block: str
    pose: PoseView


@dataclass(frozen=True, slots=True)
class SpotView:
    x_mm: int
    y_mm: int
    turns: int


@dataclass(frozen=True, slots=True)
class HeldView:
    """The block that is being placed, its player and its card."""

    seat: int
    block: str
    card: str  # empty: the extra block of the advanced rule
    spot: SpotView | None  # only in the model `statics`


@dataclass(frozen=True, slots=True)
class VerdictView:
    """The result of the last placement."""

    seat: int
    block: str
    verdict: str  # "stood", "fell", "late", "oops", or "void:" and one of VOID_REASONS


@dataclass(frozen=True, slots=True)
class HandView:
    """The public facts about a player's cards."""

    cards: int
    left: bool  # the player left for good
    vote: str  # "stood" or "fell" during a vote; empty: not yet


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    seat: int | None  # whose turn it is
    viewer: int | None
    hand: tuple[str, ...]  # the viewer's cards, sorted
    players: tuple[HandView, ...]  # one per seat
    pile: int
    discards: tuple[str, ...]  # the top one last
    tower: tuple[StandingView, ...]  # lowest first
    free: tuple[str, ...]  # blocks beside the tower
    held: HeldView | None
    last: VerdictView | None
    clockwise: bool
    restart: bool  # the tower fell in this turn: a Block Card must start a new one
    owed: int  # cards still to draw after a fall
    late: bool  # the table votes whether the tower fell after its count
    turn: int  # turns finished
    edition: str
    model: str  # "physics", "statics", "reported"
    hands: str  # the sway of a hand: "easy", "normal", "hard"
    advanced: bool
    outcome: Outcome | None


def view_of(state: State, viewer: Seat | None) -> View:
    return View(
        phase=state.phase,
        seat=state.turn,
        viewer=viewer,
        hand=() if viewer is None else tuple(map(str, state.hands[viewer])),
        players=tuple(
            HandView(len(cards), seat in state.left, _vote(state.votes[seat]))
            for seat, cards in enumerate(state.hands)
        ),
        pile=len(state.pile),
        discards=tuple(map(str, state.discards)),
        tower=tuple(StandingView(str(block), _pose(pose)) for block, pose in state.tower),
        free=tuple(map(str, state.free)),
        held=None if state.held is None else _held(state.player, state.held),
        last=None
        if state.last is None
        else VerdictView(state.last.seat, str(state.last.block), state.last.verdict),
        clockwise=state.direction == 1,
        restart=state.restart,
        owed=state.owed,
        late=state.is_late,
        turn=state.turns,
        edition=state.edition,
        model=state.model,
        hands=state.setup["hands"],
        advanced=state.setup["advanced"] == "on",
        outcome=outcome(state),
    )


def _pose(pose: Pose) -> PoseView:
    return PoseView(*pose)


def _held(seat: Seat, held: Held) -> HeldView:
    spot = None if held.spot is None else SpotView(*held.spot)
    return HeldView(seat, str(held.block), "" if held.card is None else str(held.card), spot)


def _vote(vote: bool | None) -> str:
    return "" if vote is None else "stood" if vote else "fell"
