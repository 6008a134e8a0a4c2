"""What a viewer sees of a game of BlockYou!: the field, and of the hidden cards only the own one taken up."""

from dataclasses import dataclass
from functools import lru_cache

from blockcade.core import Outcome, Seat
from blockcade.games.blockyou.data import SEATS
from blockcade.games.blockyou.field import Lying
from blockcade.games.blockyou.phase import Ending, Phase, Status
from blockcade.games.blockyou.scoring import outcome
from blockcade.games.blockyou.state import Laid, State


@dataclass(frozen=True, slots=True)
class LyingView:
    card: str  # as it is unturned: "WRPB/N.NE", squares NW NE SW SE and two fingers
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
    direction: str  # where the seat is: "S"
    cards: int  # own cards, the one taken up among them
    status: Status


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    round: int
    seat: int | None  # the viewer's
    hand: str | None  # the viewer's card taken up
    field: tuple[LyingView, ...]  # the cards of which something can be seen, oldest first
    players: tuple[PlayerView, ...]  # a seat each
    pile: int  # penalty cards left
    laid: tuple[LaidView, ...]  # in order of arrival
    ending: Ending  # how the last round ended; empty while one is played
    solo: bool
    outcome: Outcome | None


def view_of(state: State, viewer: Seat | None) -> View:
    hand = None if viewer is None else state.players[viewer].hand
    directions = SEATS[state.setup.players]
    return View(
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
    )


@lru_cache(maxsize=4096)  # a card that lies is told again after every move, to every viewer
def _lying(lying: Lying) -> LyingView:
    return LyingView(str(lying.card), lying.row, lying.column, lying.turns)


def _laid(laid: Laid) -> LaidView:
    fault = laid.fault.value if laid.fault else ""
    return LaidView(laid.seat, _lying(laid.lying), fault, laid.blocked, laid.stayed)
