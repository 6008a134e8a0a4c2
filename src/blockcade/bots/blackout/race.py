"""The race to the fifth card: each player's chance to win, by the number of cards that each needs."""

from functools import cache
from typing import NamedTuple

from blockcade.games.blackout.data import OPEN_CARDS

# How often a turn wins 0, 1, 2 and 3 cards, measured over 450 games between two bots of the level `strong`.
TURN_ODDS = (0.666, 0.310, 0.023, 0.001)

# The cards that an open card adds to the second, third and fourth turn from now, by its number of open
# numbers (1 to 5): least squares over the turns of 2,000 games between two bots of the level `strong`,
# whose own weights had been measured in the same way between two of the level `medium`.
LATER_CARDS = (
    (0.207, 0.154, 0.099, 0.044, 0.003),
    (0.144, 0.145, 0.122, 0.095, 0.044),
    (0.125, 0.131, 0.131, 0.113, 0.084),
)
_HARDLY = 1e-6  # decides only between equals


class Outlook(NamedTuple):
    """The chances of the player who has just finished a turn."""

    after: tuple[float, ...]  # the chance to win once the next player has won 0, 1, 2 or 3 cards
    later: tuple[float, ...]  # added to that by a card with 0 to 5 open numbers, for the turns after the next


@cache
def race(to_go: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each player to be first; argument and result begin with the player to move.

    Let c be the chances after a turn that wins a card or more. A turn that wins none, with probability z,
    leaves the same race with the next player to move. So V(mover) = c(mover) + z V(next). Once round the
    table this gives V = (c(0) + z c(1) + z^2 c(2) + ...) / (1 - z^n).
    """
    players = len(to_go)
    nothing = TURN_ODDS[0]
    chances = [0.0] * players
    for mover in range(players):
        turned = to_go[mover:] + to_go[:mover]
        for seat, chance in enumerate(_after_a_win(turned)):
            chances[(seat + mover) % players] += nothing**mover * chance
    return tuple(chance / (1 - nothing**players) for chance in chances)


def _after_a_win(to_go: tuple[int, ...]) -> tuple[float, ...]:
    """The chances after the first player's turn wins a card or more, times the probability of such a turn."""
    chances = [0.0] * len(to_go)
    for cards, often in enumerate(TURN_ODDS):
        if cards:
            for seat, chance in enumerate(won_by_first(to_go, cards)):
                chances[seat] += often * chance
    return tuple(chances)


def won_by_first(to_go: tuple[int, ...], cards: int) -> tuple[float, ...]:
    """The chances, in the given order, after the first player has won `cards` and the next is to move."""
    first, *others = to_go
    if cards >= first:
        return (1.0, *(0.0 for _ in others))
    *rest, mine = race((*others, first - cards))
    return (mine, *rest)


@cache
def outlook(to_go: tuple[int, ...]) -> Outlook:
    """The outlook of the last player; `to_go` is in the order of turns.

    Cards won in later turns count by the effect of one more card on the race. When this player and the
    next both need one card, only the chances of the next turn count.
    """
    after = tuple(won_by_first(to_go, cards)[-1] for cards in range(OPEN_CARDS + 1))
    average = sum(cards * often for cards, often in enumerate(TURN_ODDS)) / OPEN_CARDS
    scale = _HARDLY if to_go[0] == to_go[-1] == 1 else 1.0
    later = [0.0] * (1 + len(LATER_CARDS[0]))
    for turn, by_open in enumerate(LATER_CARDS, start=1):
        gain = _with_card_less(to_go, turn % len(to_go)) - race(to_go)[-1]
        for count, cards in enumerate(by_open, start=1):
            later[count] += scale * gain * (cards - average)
    return Outlook(after, tuple(later))


def _with_card_less(to_go: tuple[int, ...], player: int) -> float:
    """The chance of the last player if `player`, possibly the same one, needed one card less."""
    if to_go[player] == 1:
        return float(player == len(to_go) - 1)
    return race((*to_go[:player], to_go[player] - 1, *to_go[player + 1 :]))[-1]
