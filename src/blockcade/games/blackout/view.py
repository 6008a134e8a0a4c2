"""The view of a game of Blackout: everything but the order of the pile, which nobody knows."""

from dataclasses import dataclass

from blockcade.core import Outcome
from blockcade.games.blackout.cards import CARDS, Card
from blockcade.games.blackout.data import CARDS_TO_WIN, DIE_SPECIALS
from blockcade.games.blackout.notation import format_face
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.placing import fits
from blockcade.games.blackout.scoring import outcome
from blockcade.games.blackout.state import State


@dataclass(frozen=True, slots=True)
class SpaceView:
    number: int  # 0: FREE
    covered: bool


@dataclass(frozen=True, slots=True)
class CardView:
    name: str  # names of spaces begin with it: S1.2
    spaces: tuple[SpaceView, ...]


@dataclass(frozen=True, slots=True)
class DieView:
    die: str  # W, U or R
    face: str  # "1" to "5", WILD, UNDO or REROLL; empty while it lies aside or rolls


@dataclass(frozen=True, slots=True)
class PlayerView:
    cards: tuple[str, ...]  # won so far
    left: bool


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    seat: int | None  # whose turn it is
    extra: bool  # the turn is taken again after a BLACKOUT
    cards: tuple[CardView | None, ...]  # three places; None: the next card is not drawn yet
    dice: tuple[DieView, ...]  # the last roll: W, U, R
    pending: tuple[str, ...]  # the unused part of the roll: "2", "3", WILD, UNDO, REROLL
    lost: tuple[str, ...]  # the pending numbers that fit nowhere now
    chips: int  # in the supply
    pile: int  # the number of cards in it
    players: tuple[PlayerView, ...]  # one per seat
    cards_to_win: int
    caller: int | None  # the first to call at the last BLACKOUT; None: nobody yet, or nobody in time
    turn: int  # counts the turns
    outcome: Outcome | None


def view_of(state: State) -> View:
    return View(
        phase=state.phase,
        seat=state.turn,
        extra=state.extra,
        cards=tuple(
            None if index is None else _card_view(CARDS[index], state.covered[slot])
            for slot, index in enumerate(state.slots)
        ),
        dice=tuple(
            DieView(die, "" if face is None else format_face(die, face))
            for die, face in zip(DIE_SPECIALS, state.dice, strict=True)
        ),
        pending=_pending(state),
        lost=tuple(str(number) for number in state.numbers if not fits(state, number)),
        chips=state.chips,
        pile=len(state.pile),
        players=tuple(
            PlayerView(tuple(CARDS[index].name for index in cards), seat in state.left)
            for seat, cards in enumerate(state.won)
        ),
        cards_to_win=CARDS_TO_WIN,
        caller=state.caller,
        turn=state.turns,
        outcome=outcome(state),
    )


def _card_view(card: Card, covered: int) -> CardView:
    spaces = (SpaceView(number, bool(covered >> at & 1)) for at, number in enumerate(card.spaces))
    return CardView(card.name, tuple(spaces))


def _pending(state: State) -> tuple[str, ...]:
    specials = ["WILD"] * state.wilds + ["UNDO"] * state.undos + ["REROLL"] * state.reroll
    return (*(str(number) for number in state.numbers), *specials)
