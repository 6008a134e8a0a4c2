"""The view of a seat in Blackout, in the form that bots use: numbers without their places."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from blockcade.games.blackout.cards import CARD_BY_NAME
from blockcade.games.blackout.data import FREE
from blockcade.games.blackout.moves import Space
from blockcade.games.blackout.view import CardView, View

Numbers: TypeAlias = tuple[int, ...]  # sorted, so that equal multisets are equal tuples


class Card(NamedTuple):
    """The open and the covered numbers of a card; spaces with the same number are equal."""

    open: Numbers
    covered: Numbers

    def with_chip(self, number: int) -> "Card":
        return Card(without(self.open, number), plus(self.covered, number))

    def without_chip(self, number: int) -> "Card":
        return Card(plus(self.open, number), without(self.covered, number))


@dataclass(frozen=True, slots=True)
class Table:
    cards: tuple[Card, ...]  # in the order of the view
    slots: dict[str, int]  # the index of a card, by name
    numbers: Numbers  # pending
    wilds: int
    undos: int
    reroll: bool
    to_go: tuple[int, ...]  # cards that each player still needs, in the order of turns from the present one
    unseen: tuple[tuple[Card, int], ...]  # cards that may come next, and the number of each kind

    def number_at(self, space: Space) -> int:
        return CARD_BY_NAME[space.card].spaces[space.number - 1]


def table_of(view: View) -> Table:
    """Reads a view of the phase in which a player places chips."""
    assert view.seat is not None
    players = len(view.players)
    order = [(view.seat + step) % players for step in range(players)]
    return Table(
        cards=tuple(_card(card) for card in view.cards if card is not None),
        slots={card.name: slot for slot, card in enumerate(card for card in view.cards if card is not None)},
        numbers=tuple(sorted(int(item) for item in view.pending if item.isdigit())),
        wilds=view.pending.count("WILD"),
        undos=view.pending.count("UNDO"),
        reroll="REROLL" in view.pending,
        to_go=tuple(cards_to_go(view, seat) for seat in order if not view.players[seat].left),
        unseen=_unseen(view),
    )


def cards_to_go(view: View, seat: int) -> int:
    """The number of cards that a player still needs."""
    return view.cards_to_win - len(view.players[seat].cards)


@lru_cache(maxsize=1 << 14)
def lacking(wanted: Numbers, numbers: Numbers) -> int:
    """The number of wanted numbers that are not in `numbers`."""
    return (Counter(wanted) - Counter(numbers)).total()


def plus(numbers: Numbers, number: int) -> Numbers:
    return tuple(sorted((*numbers, number)))


def without(numbers: Numbers, number: int) -> Numbers:
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]


def _card(card: CardView) -> Card:
    printed = [space for space in card.spaces if space.number != FREE]
    return Card(
        tuple(sorted(space.number for space in printed if not space.covered)),
        tuple(sorted(space.number for space in printed if space.covered)),
    )


def _unseen(view: View) -> tuple[tuple[Card, int], ...]:
    """All cards except open and won ones; those of players who left are in no view and count as unseen."""
    seen = {card.name for card in view.cards if card is not None}
    seen.update(name for player in view.players for name in player.cards)
    kinds = Counter(
        tuple(sorted(number for number in card.spaces if number != FREE))
        for name, card in CARD_BY_NAME.items()
        if name not in seen
    )
    return tuple((Card(numbers, ()), count) for numbers, count in sorted(kinds.items()))
