"""Blackout as one row of numbers: the open cards, the roll, and the cards won."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from blockcade.core import Seat, Setup
from blockcade.envs.contract import Array, from_seat, one_hot
from blockcade.games.blackout.cards import CARDS
from blockcade.games.blackout.data import CARDS_TO_WIN, NUMBERS, OPEN_CARDS, SPACES_OF_A_CARD
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.view import CardView, View

_PHASES = list(Phase)
_SPACE = len(NUMBERS) + 2  # FREE or the number, and whether it is covered
_PENDING = ("WILD", "UNDO", "REROLL")
_MOST_PLAYERS = 4


def arrays(setup: Setup) -> Mapping[str, Array]:  # noqa: ARG001 - all tables look alike
    length = (
        OPEN_CARDS * SPACES_OF_A_CARD * _SPACE
        + len(NUMBERS)
        + len(_PENDING)
        + len(_PHASES)
        + 3  # my turn, an extra turn, cards in the pile
        + 2 * _MOST_PLAYERS  # cards won, in the game
    )
    return {"observation": Array((length,), np.int8, 0, len(CARDS))}


def see(setup: Setup, view: View, seat: Seat) -> dict[str, NDArray[Any]]:  # noqa: ARG001
    """Players come in the order of turns, the seat first."""
    row: list[int] = []
    for card in view.cards:
        row += _card(card)
    row += [view.pending.count(str(number)) for number in NUMBERS]
    row += [view.pending.count(special) for special in _PENDING]
    row += one_hot(_PHASES.index(view.phase), len(_PHASES))
    row += [int(view.seat == seat), int(view.extra), view.pile]
    players = from_seat(view.players, seat)
    row += [min(len(player.cards), CARDS_TO_WIN) for player in players] + [0] * (_MOST_PLAYERS - len(players))
    row += [int(not player.left) for player in players] + [0] * (_MOST_PLAYERS - len(players))
    return {"observation": np.array(row, np.int8)}


def _card(card: CardView | None) -> list[int]:
    if card is None:
        return [0] * SPACES_OF_A_CARD * _SPACE
    row: list[int] = []
    for space in card.spaces:
        row += [*one_hot(space.number, len(NUMBERS) + 1), int(space.covered)]
    return row
