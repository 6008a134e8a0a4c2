"""BlockYou! as one row of numbers: the field square by square, the card in hand, and what the others do."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from blockcade.core import Seat, Setup
from blockcade.envs.contract import Array, from_seat, one_hot
from blockcade.games.blockyou.cards import Card
from blockcade.games.blockyou.data import COLOUR_LETTERS, DIRECTIONS, HAND, SEATS, SQUARES_SIDE
from blockcade.games.blockyou.phase import Phase, Status
from blockcade.games.blockyou.view import View

_PHASES, _STATUSES = list(Phase), list(Status)
_SQUARE = (
    len(COLOUR_LETTERS) + 2
)  # the colour, and whether the squares to the right and below are another card's
_FIELD = SQUARES_SIDE * SQUARES_SIDE * _SQUARE
_CARD = 4 * len(COLOUR_LETTERS) + len(DIRECTIONS)
_PLAYER = len(_STATUSES) + len(DIRECTIONS) + 1
_MOST_PLAYERS = 5


def arrays(setup: Setup) -> Mapping[str, Array]:  # noqa: ARG001 - all tables look alike
    length = _FIELD + _CARD + len(_PHASES) + _MOST_PLAYERS * _PLAYER
    return {"observation": Array((length,), np.int8, 0, HAND * _MOST_PLAYERS)}


def see(setup: Setup, view: View, seat: Seat) -> dict[str, NDArray[Any]]:
    """Players come in the order of their seats, the seat first. The field lies as it does for everybody."""
    row = [*_field(view), *_hand(view.hand), *one_hot(_PHASES.index(view.phase), len(_PHASES))]
    players = from_seat(view.players, seat)
    for player in players:
        row += one_hot(_STATUSES.index(player.status), len(_STATUSES))
        row += one_hot(DIRECTIONS.index(player.direction), len(DIRECTIONS))
        row.append(player.cards)
    row += [0] * _PLAYER * (_MOST_PLAYERS - len(SEATS[setup.players]))
    return {"observation": np.array(row, np.int8)}


def _field(view: View) -> list[int]:
    side = SQUARES_SIDE
    colours = [[0] * (side + 1) for _ in range(side + 1)]
    owners = [[-1] * (side + 1) for _ in range(side + 1)]
    for number, lying in enumerate(view.field):
        squares = Card.parse(lying.card).turned(lying.turns).squares
        for at, colour in enumerate(squares):
            row, column = lying.row + at // 2, lying.column + at % 2
            colours[row][column], owners[row][column] = colour, number
    found: list[int] = []
    for row in range(side):
        for column in range(side):
            found += one_hot(colours[row][column], len(COLOUR_LETTERS))
            own = owners[row][column]
            found += [int(owners[row][column + 1] != own), int(owners[row + 1][column] != own)]
    return found


def _hand(hand: str | None) -> list[int]:
    if hand is None:
        return [0] * _CARD
    card = Card.parse(hand)
    row: list[int] = []
    for colour in card.squares:
        row += one_hot(colour, len(COLOUR_LETTERS))
    return row + [int(direction in card.fingers) for direction in range(len(DIRECTIONS))]
