"""The chance to complete the tower, by its height and by the turns until one's own."""

from functools import cache

from blockcade.games.blockout.data import BLOCKS

# An average turn of an average player, over games of these bots.
_PLACES = 0.85  # a block, not an Action Card
_FITS_LAST = 0.75  # holds or draws a card for the one block that is left
_STANDS = 0.88
_ROUNDS = 60  # enough for the numbers to settle


@cache
def completes(players: int, height: int, turns_away: int) -> float:
    """The chance that the player who acts after `turns_away` turns (0: now) ever sets the last block."""
    return _table(players)[height][turns_away]


@cache
def _table(players: int) -> list[list[float]]:
    """The chances by height and turns away. Every sweep looks one turn further ahead."""
    table = [[1 / players] * players for _ in range(BLOCKS)]
    for _ in range(_ROUNDS):
        table = [[_after_turn(table, height, away) for away in range(players)] for height in range(BLOCKS)]
    return table


def _after_turn(table: list[list[float]], height: int, away: int) -> float:
    later = (away - 1) % len(table[0])
    if height < BLOCKS - 1:
        places, stood = _PLACES, table[height + 1][later]
    else:
        places, stood = _FITS_LAST, float(away == 0)
    stands = _STANDS if height else 1.0
    fell = table[1][later]  # BO-37: the same player starts the next tower
    return places * (stands * stood + (1 - stands) * fell) + (1 - places) * table[height][later]
