"""Numbers for the moves of Block Out!, with the exact tower: a block goes to one of a few spots on the top
one.
"""

from functools import cache

from blockcade.core import IllegalMove, Seat, Setup
from blockcade.core.pose import UNITS_PER_MM
from blockcade.games.blockout.cards import PASS, REVERSE, Block, Card, blocks_of, deck_of
from blockcade.games.blockout.data import GRID_MM
from blockcade.games.blockout.moves import DrawCards, Move, PlaceExtra, PlayAction, PlayCard, Spot
from blockcade.games.blockout.state import State

_PLAIN: tuple[Move, ...] = (DrawCards(), PlayAction(PASS), PlayAction(REVERSE))
_SIDE = len(GRID_MM)
_SPOTS = 2 * _SIDE * _SIDE  # straight or turned, then rows and columns of the grid


@cache
def _uses(setup: Setup) -> tuple[tuple[Card | None, Block], ...]:
    """Every card with every block that it fits, then the blocks without a card."""
    blocks = blocks_of(setup["edition"])
    cards = sorted(set(deck_of(setup)))
    with_card = [(card, block) for card in cards for block in blocks if card.fits(block)]
    return (*with_card, *((None, block) for block in blocks))


@cache
def _number_of_use(setup: Setup) -> dict[tuple[Card | None, Block], int]:
    return {use: number for number, use in enumerate(_uses(setup))}


def count(setup: Setup) -> int:
    return len(_PLAIN) + len(_uses(setup)) * _SPOTS


def move(state: State, seat: Seat, action: int) -> Move:  # noqa: ARG001 - a number means the same for every seat
    if 0 <= action < len(_PLAIN):
        return _PLAIN[action]
    if not 0 <= action < count(state.setup):
        raise IllegalMove("unknown-id")
    use, at = divmod(action - len(_PLAIN), _SPOTS)
    turns, place = divmod(at, _SIDE * _SIDE)
    dy, dx = (GRID_MM[step] for step in divmod(place, _SIDE))
    x, y = _middle(state)
    card, block = _uses(state.setup)[use]
    spot = Spot(x + dx, y + dy, turns)
    return PlaceExtra(block, spot) if card is None else PlayCard(card, block, spot)


def action(state: State, seat: Seat, move: Move) -> int:  # noqa: ARG001
    match move:
        case DrawCards() | PlayAction():
            return _PLAIN.index(move)
        case PlayCard(card, block, spot) if spot is not None:
            return _with_spot(state, (card, block), spot)
        case PlaceExtra(block, spot) if spot is not None:
            return _with_spot(state, (None, block), spot)
        case _:
            raise IllegalMove("unknown-id")


def _with_spot(state: State, use: tuple[Card | None, Block], spot: Spot) -> int:
    x, y = _middle(state)
    try:
        column, row = GRID_MM.index(spot.x_mm - x), GRID_MM.index(spot.y_mm - y)
        number = _number_of_use(state.setup)[use]
    except (KeyError, ValueError):
        raise IllegalMove("unknown-id") from None
    return len(_PLAIN) + number * _SPOTS + (spot.turns * _SIDE + row) * _SIDE + column


def _middle(state: State) -> tuple[int, int]:
    """The centre of the top block in whole millimetres, or the site."""
    if not state.tower:
        return 0, 0
    x, y = state.tower[-1].pose[:2]
    return round(x / UNITS_PER_MM), round(y / UNITS_PER_MM)
