"""Bots of Blackout that look only at their own turn."""

from collections.abc import Sequence

from blockcade.bots.blackout.table import Table, lacking, table_of
from blockcade.bots.protocol import Budget
from blockcade.core import Dice
from blockcade.games.blackout.moves import Move, Put, Space, UseUndo, UseWild
from blockcade.games.blackout.view import View

_NEARLY_FULL = 2  # open numbers: the next player may well win such a card
_HUNDRED = 100


class OverlookingBot:
    """Takes a card that one chip wins, if it notices it; else makes any chip move."""

    def __init__(self, notices: int) -> None:
        self.notices = notices  # of a hundred cards

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        if len(legal) == 1:
            return legal[0]
        winning = _winning(table_of(view), legal)
        moves: Sequence[Move] = winning if winning and dice.roll(_HUNDRED) < self.notices else legal
        return moves[dice.roll(len(moves))]


class OneTurnBot:
    """Wins the cards that its roll can win, and otherwise tries to leave no card nearly full."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        if len(legal) == 1:
            return legal[0]
        table = table_of(view)
        moves = _winning(table, legal) or _towards_a_win(table, legal) or _safest(table, legal)
        return moves[dice.roll(len(moves))]


def _winning(table: Table, legal: Sequence[Move]) -> Sequence[Move]:
    """Chips that win a card at once: with a number, or else with a WILD."""
    fifth = [move for move in legal if isinstance(move, Put | UseWild) and _open_at(table, move.space) == 1]
    return [move for move in fifth if isinstance(move, Put)] or fifth


def _towards_a_win(table: Table, legal: Sequence[Move]) -> Sequence[Move]:
    """Chips on the fullest card that the whole roll can win, numbers before WILD."""
    can_win = {
        name
        for name, slot in table.slots.items()
        if lacking(table.cards[slot].open, table.numbers) <= table.wilds
    }
    moves = [move for move in legal if isinstance(move, Put | UseWild) and move.space.card in can_win]
    fewest = min((_open_at(table, move.space) for move in moves), default=0)
    fullest = [move for move in moves if _open_at(table, move.space) == fewest]
    return [move for move in fullest if isinstance(move, Put)] or fullest


def _safest(table: Table, legal: Sequence[Move]) -> Sequence[Move]:
    """Numbers on the emptiest card; then an UNDO on one that is nearly full; WILD is kept for winning."""
    puts = [move for move in legal if isinstance(move, Put)]
    if puts:
        most = max(_open_at(table, move.space) for move in puts)
        return [move for move in puts if _open_at(table, move.space) == most]
    others = [move for move in legal if not isinstance(move, Put | UseWild | UseUndo)]
    undos = [move for move in legal if isinstance(move, UseUndo)]
    fewest = min((_open_at(table, move.space) for move in undos), default=_NEARLY_FULL + 1)
    if table.reroll or fewest > _NEARLY_FULL:
        return others
    return [move for move in undos if _open_at(table, move.space) == fewest]


def _open_at(table: Table, space: Space) -> int:
    return len(table.cards[table.slots[space.card]].open)
