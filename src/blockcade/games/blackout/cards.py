"""The 24 cards, numbered for states and named for people."""

from dataclasses import dataclass

from blockcade.games.blackout.data import CARD_SPACES, FREE


@dataclass(frozen=True, slots=True)
class Card:
    index: int
    name: str
    spaces: tuple[int, ...]

    @property
    def free_mask(self) -> int:
        """The FREE space as a bit, if it has one: covered as soon as the card lies open (BL-11, BL-O03)."""
        return sum(1 << at for at, number in enumerate(self.spaces) if number == FREE)

    def __repr__(self) -> str:
        return f"card({self.name!r})"


CARDS = tuple(Card(index, name, spaces) for index, (name, spaces) in enumerate(CARD_SPACES.items()))
CARD_BY_NAME = {card.name: card for card in CARDS}
FULL = (1 << 5) - 1  # all five spaces covered


def card(name: str) -> Card:
    return CARD_BY_NAME[name]
