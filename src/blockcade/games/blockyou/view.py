"""The view of a game of BlockYou!: the field, and of the hidden cards only the viewer's card in hand."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from blockcade.core import Outcome, Seat
from blockcade.games.blockyou.data import SEATS
from blockcade.games.blockyou.field import Lying
from blockcade.games.blockyou.laying import safe_places
from blockcade.games.blockyou.phase import Ending, Phase, Status
from blockcade.games.blockyou.scoring import outcome
from blockcade.games.blockyou.state import Laid, State, direction_of


@dataclass(frozen=True, slots=True)
class LyingView:
    card: str  # unturned: "WRPB/N.NE", squares NW NE SW SE and two fingers
    row: int  # of its NW square, 0 to 7 from the north
    column: int  # 0 to 7 from the west
    turns: int  # quarter turns clockwise


@dataclass(frozen=True, slots=True)
class LaidView:
    """A card laid in the present round, or in the last one until the next begins."""

    seat: int
    card: LyingView
    fault: str  # "colours" or "self"; empty: laid correctly
    blocked: tuple[int, ...]  # seats
    stayed: bool  # on the field


@dataclass(frozen=True, slots=True)
class PlayerView:
    direction: str  # of the seat: "S"
    cards: int  # own cards, with the one taken up
    status: Status


@dataclass(frozen=True, slots=True)
class PlaceView:
    row: int
    column: int
    turns: int


@dataclass(frozen=True, slots=True)
class HindsightView:
    """The viewer's own last card, and all places where it would have been no fault (BY-O29)."""

    card: str
    field: tuple[LyingView, ...]  # as it lay when the card left the hand
    places: tuple[PlaceView, ...]


@dataclass(frozen=True, slots=True)
class ViewVersion1:
    """The view of version 1 of the rules."""

    phase: Phase
    round: int
    seat: int | None  # the viewer's
    hand: str | None  # the card that the viewer has taken up
    field: tuple[LyingView, ...]  # the cards that are at least partly visible, oldest first
    players: tuple[PlayerView, ...]  # one per seat
    pile: int  # penalty cards left
    laid: tuple[LaidView, ...]  # in order of arrival
    ending: Ending  # of the last round; empty during a round
    solo: bool
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class View(ViewVersion1):
    hindsight: HindsightView | None = None  # after the round only; alone, after each card


V = TypeVar("V", bound=ViewVersion1)


def view_of(state: State, viewer: Seat | None) -> View:
    return _view(View, state, viewer, hindsight=_hindsight(state, viewer))


def view_of_version_1(state: State, viewer: Seat | None) -> ViewVersion1:
    return _view(ViewVersion1, state, viewer)


def _view(kind: type[V], state: State, viewer: Seat | None, **more: HindsightView | None) -> V:
    hand = None if viewer is None else state.players[viewer].hand
    directions = SEATS[state.setup.players]
    return kind(
        phase=state.phase,
        round=state.round,
        seat=viewer,
        hand=None if hand is None else str(hand),
        field=tuple(map(_lying, state.field.visible)),
        players=tuple(
            PlayerView(direction, player.cards, player.status)
            for direction, player in zip(directions, state.players, strict=True)
        ),
        pile=state.pile,
        laid=tuple(map(_laid, state.laid)),
        ending=state.ending,
        solo=state.is_solo,
        outcome=outcome(state),
        **more,
    )


def _hindsight(state: State, viewer: Seat | None) -> HindsightView | None:
    """Nothing while others of the round still look: they may sit beside the viewer."""
    is_after = state.is_solo or state.phase in (Phase.COUNTDOWN, Phase.OVER)
    look = state.looks[viewer] if viewer is not None and state.looks and is_after else None
    if viewer is None or look is None:
        return None
    places = safe_places(look.field, look.card, direction_of(state.setup.players, viewer))
    return HindsightView(
        str(look.card),
        tuple(map(_lying, look.field.visible)),
        tuple(PlaceView(lay.row, lay.column, lay.turns) for lay in places),
    )


@lru_cache(maxsize=4096)  # every view after every move contains the same lying cards
def _lying(lying: Lying) -> LyingView:
    return LyingView(str(lying.card), lying.row, lying.column, lying.turns)


def _laid(laid: Laid) -> LaidView:
    fault = laid.fault.value if laid.fault else ""
    return LaidView(laid.seat, _lying(laid.lying), fault, laid.blocked, laid.stayed)
