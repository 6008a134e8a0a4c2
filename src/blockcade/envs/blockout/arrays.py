"""Block Out! as one row of numbers: the own hand, what was played, the tower from below, and the others'
card counts.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from blockcade.core import Seat, Setup
from blockcade.core.pose import UNITS_PER_MM
from blockcade.envs.contract import Array, from_seat, one_hot
from blockcade.games.blockout.cards import Block, Card, blocks_of, deck_of
from blockcade.games.blockout.data import BLOCKS
from blockcade.games.blockout.phase import Phase
from blockcade.games.blockout.view import View

_PHASES = list(Phase)
_MOST_PLAYERS = 6
_LIMIT = 127.0


def arrays(setup: Setup) -> Mapping[str, Array]:
    cards, blocks = len(_cards(setup)), len(blocks_of(setup["edition"]))
    length = 2 * cards + blocks + BLOCKS * (blocks + 3) + len(_PHASES) + 5 + 2 * _MOST_PLAYERS
    return {"observation": Array((length,), np.float32, -_LIMIT, _LIMIT)}


def see(setup: Setup, view: View, seat: Seat) -> dict[str, NDArray[Any]]:
    """Players come in the order of their seats, the seat first. Each block's centre is told from the one
    below it.
    """
    cards, blocks = _cards(setup), blocks_of(setup["edition"])
    row: list[float] = [*_counts(view.hand, cards), *_counts(view.discards, cards)]
    row += [int(str(block) in view.free) for block in blocks]
    x = y = 0
    for level in range(BLOCKS):
        if level >= len(view.tower):
            row += [0] * (len(blocks) + 3)
            continue
        standing = view.tower[level]
        row += one_hot(blocks.index(Block.parse(standing.block)), len(blocks))
        pose = standing.pose
        row += [(pose.x - x) / UNITS_PER_MM, (pose.y - y) / UNITS_PER_MM, int(pose.qz != 0)]
        x, y = pose.x, pose.y
    row += one_hot(_PHASES.index(view.phase), len(_PHASES))
    row += [int(view.seat == seat), int(view.clockwise), int(view.restart), view.owed, view.pile]
    players = from_seat(view.players, seat)
    missing = [0] * (_MOST_PLAYERS - len(players))
    row += [
        *(player.cards for player in players),
        *missing,
        *(int(not player.left) for player in players),
        *missing,
    ]
    return {"observation": np.array(row, np.float32).clip(-_LIMIT, _LIMIT)}


def _cards(setup: Setup) -> list[Card]:
    return sorted(set(deck_of(setup)))


def _counts(names: Sequence[str], cards: Sequence[Card]) -> list[int]:
    return [names.count(str(card)) for card in cards]
