"""The spaces where chips may go, and the chips that may be taken off: BL-16 to BL-19, 26, 27."""

from collections.abc import Iterator

from blockcade.games.blackout.cards import Card
from blockcade.games.blackout.data import FREE
from blockcade.games.blackout.moves import Put, Space, UseUndo, UseWild
from blockcade.games.blackout.reasons import Refusal
from blockcade.games.blackout.state import State


def fits(state: State, number: int) -> bool:
    """Whether a number has an open space."""
    return next(spaces_for(state, number), None) is not None


def fitting_numbers(state: State) -> tuple[int, ...]:
    """The pending numbers that have a place now, each once."""
    return tuple(number for number in sorted(set(state.numbers)) if fits(state, number))


def spaces_for(state: State, number: int) -> Iterator[Space]:
    """Open spaces with this number, card by card."""
    return (
        Space(card.name, at + 1)
        for _, card, covered in state.open_cards
        for at, printed in enumerate(card.spaces)
        if printed == number and not covered >> at & 1
    )


def open_spaces(state: State) -> Iterator[Space]:
    """All spaces that a WILD may cover."""
    return (
        Space(card.name, at + 1)
        for _, card, covered in state.open_cards
        for at in range(len(card.spaces))
        if not covered >> at & 1
    )


def removable_chips(state: State) -> Iterator[Space]:
    """BL-O15: any chip on a number of an open card, no matter who put it there; never one on FREE."""
    return (
        Space(card.name, at + 1)
        for _, card, covered in state.open_cards
        for at, printed in enumerate(card.spaces)
        if covered >> at & 1 and printed != FREE
    )


def find_space(state: State, space: Space) -> tuple[int, Card, int] | None:
    """Slot, card and bit of a space of an open card."""
    for slot, card, _ in state.open_cards:
        if card.name == space.card and 1 <= space.number <= len(card.spaces):
            return slot, card, space.number - 1
    return None


def refusal_on_space(state: State, move: Put | UseWild | UseUndo) -> Refusal | None:
    """Why a chip may not go there or come from there; None if it may."""
    match move:
        case Put(number):
            is_pending = number in state.numbers
        case UseWild():
            is_pending = state.wilds > 0
        case UseUndo():
            is_pending = state.undos > 0
    if not is_pending:
        return "not-pending"
    found = find_space(state, move.space)
    if found is None:
        return "unknown-id"
    slot, card, at = found
    is_free = card.spaces[at] == FREE
    is_covered = bool(state.covered[slot] >> at & 1)
    if isinstance(move, UseUndo):
        return "no-chip" if is_free or not is_covered else None
    if is_free or (isinstance(move, Put) and card.spaces[at] != move.number):
        return "no-match"
    return "covered" if is_covered else None
