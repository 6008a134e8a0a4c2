"""The bot of Blackout that plans its whole turn and counts the next player's chances."""

from collections.abc import Sequence
from typing import NamedTuple

from blockcade.bots.blackout.odds import MOST_CHIPS, THROW_WEIGHT, THROWS, next_turn_odds
from blockcade.bots.blackout.race import Outlook, outlook
from blockcade.bots.blackout.table import Card, Numbers, Table, table_of, without
from blockcade.bots.protocol import Budget
from blockcade.core import Dice
from blockcade.games.blackout.data import OPEN_CARDS, SPACES_OF_A_CARD
from blockcade.games.blackout.moves import End, Move, Put, Reroll, UseUndo, UseWild
from blockcade.games.blackout.view import View

_ANY = 0  # on a card that is not known yet: accepts every number
_NEW_CARD = Card((_ANY,) * SPACES_OF_A_CARD, ())
ALIKE = 1e-12  # plans that differ by less are equally good


class Turn(NamedTuple):
    """The rest of the own turn."""

    cards: tuple[Card, ...]  # sorted
    numbers: Numbers
    wilds: int
    undos: int
    reroll: bool
    to_go: int
    thrown_ahead: bool  # the plan is past a throw of the dice


class PlanningBot:
    """Plays the first move of the best plan, by lot among equally good ones."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        if len(legal) == 1:
            return legal[0]
        planner = Planner(table_of(view), may_end=End() in legal)
        worths = [planner.worth_of_move(move) for move in legal]
        best = max(worths)
        moves = [move for move, worth in zip(legal, worths, strict=True) if worth > best - ALIKE]
        return moves[dice.roll(len(moves))]


class Planner:
    """Judges plans for one turn by the chance to win the game.

    Every chip helps the next player or changes nothing; every chip taken off hurts that player or changes
    nothing. So a WILD is used only on cards that it completes, and an UNDO only at the end.
    """

    def __init__(self, table: Table, *, may_end: bool) -> None:
        self._table = table
        self._may_end = may_end
        self._known: dict[Turn, float] = {}
        self._outlooks: dict[int, Outlook] = {}
        self._cards_unseen = sum(count for _, count in table.unseen)
        self._turn = Turn(
            table.cards, table.numbers, table.wilds, table.undos, table.reroll, table.to_go[0], False
        )

    def worth_of_move(self, move: Move) -> float:
        """The chance to win with this move and the best plan after it; below 0 if the planner skips it."""
        return -1.0 if self._skips(move) else self.worth_of_any(move)

    def _skips(self, move: Move) -> bool:
        match move:
            case UseWild(space):
                return len(self._turn.cards[self._table.slots[space.card]].open) > self._turn.wilds
            case UseUndo():
                return not self._may_end
            case _:
                return False

    def worth_of_any(self, move: Move) -> float:
        """The same for every legal move, also for those that are never better than another."""
        turn = self._turn
        match move:
            case Put(number, space):
                rest = turn._replace(numbers=without(turn.numbers, number))
                return self._with_chip(rest, self._table.slots[space.card], number)
            case UseWild(space):
                rest = turn._replace(wilds=turn.wilds - 1)
                return self._with_chip(rest, self._table.slots[space.card], self._table.number_at(space))
            case UseUndo(space):
                return self._without_chip(turn, self._table.slots[space.card], self._table.number_at(space))
            case Reroll():
                return self._thrown(turn)
            case End():
                return self._left(turn)
            case _:
                return 0.0

    def _worth(self, turn: Turn) -> float:
        """The worth of the best continuation."""
        turn = turn._replace(cards=tuple(sorted(turn.cards)))
        known = self._known.get(turn)
        if known is None:
            known = self._known[turn] = self._best(turn)
        return known

    def _best(self, turn: Turn) -> float:
        worths: list[float] = []
        for number in set(turn.numbers):
            rest = None
            for slot, card in enumerate(turn.cards):
                if number in card.open or _ANY in card.open:
                    rest = rest or turn._replace(numbers=without(turn.numbers, number))
                    worths.append(self._with_chip(rest, slot, number))
        must_place = bool(worths)
        if turn.wilds:
            rest = turn._replace(wilds=turn.wilds - 1)
            for slot, card in enumerate(turn.cards):
                if len(card.open) <= turn.wilds:
                    worths.append(self._with_chip(rest, slot, card.open[0]))
        if not must_place:
            worths.append(self._thrown(turn) if turn.reroll else self._ended(turn))
        return max(worths)

    def _with_chip(self, turn: Turn, slot: int, number: int) -> float:
        card = turn.cards[slot]
        if _ANY in card.open:
            return self._worth(_with_card(turn, slot, card.with_chip(_ANY)))
        if len(card.open) > 1:
            return self._worth(_with_card(turn, slot, card.with_chip(number)))
        turn = turn._replace(to_go=turn.to_go - 1)
        if not turn.to_go:
            return 1.0
        if turn.reroll or turn.thrown_ahead:
            return self._worth(_with_card(turn, slot, _NEW_CARD))
        total = sum(count * self._worth(_with_card(turn, slot, new)) for new, count in self._table.unseen)
        return total / self._cards_unseen

    def _without_chip(self, turn: Turn, slot: int, number: int) -> float:
        card = turn.cards[slot].without_chip(number)
        return self._worth(_with_card(turn._replace(undos=turn.undos - 1), slot, card))

    def _thrown(self, turn: Turn) -> float:
        """The worth of a REROLL: the mean over all throws of the two dice, each played best."""
        turn = turn._replace(reroll=False, thrown_ahead=True)
        total = 0.0
        for numbers, wilds, undos, weight in THROWS:
            total += weight * self._worth(
                turn._replace(numbers=numbers, wilds=turn.wilds + wilds, undos=turn.undos + undos)
            )
        return total / THROW_WEIGHT

    def _ended(self, turn: Turn) -> float:
        """The worth when all is placed: the turn ends, or an UNDO is used first."""
        worth = self._left(turn)
        if turn.undos:
            slots = range(len(turn.cards))
            if turn.thrown_ahead:  # for an average over throws, the fullest card is good enough
                slots = (min(slots, key=lambda slot: len(turn.cards[slot].open)),)
            for slot in slots:
                for number in set(turn.cards[slot].covered) - {_ANY}:
                    worth = max(worth, self._without_chip(turn, slot, number))
        return worth

    def _left(self, turn: Turn) -> float:
        """The worth of the cards when the next player is to roll."""
        opens = tuple(
            sorted(card.open for card in turn.cards if len(card.open) <= MOST_CHIPS and _ANY not in card.open)
        )
        odds = next_turn_odds(opens, min(self._table.to_go[1], OPEN_CARDS))
        outlook = self._outlook(turn.to_go)
        now = sum([chance * mine for chance, mine in zip(odds, outlook.after, strict=True)])
        goes_on = sum(odds[: self._table.to_go[1]])
        return now + goes_on * sum([outlook.later[len(card.open)] for card in turn.cards])

    def _outlook(self, to_go: int) -> Outlook:
        if to_go not in self._outlooks:
            self._outlooks[to_go] = outlook((*self._table.to_go[1:], to_go))
        return self._outlooks[to_go]


def _with_card(turn: Turn, slot: int, card: Card) -> Turn:
    return turn._replace(cards=(*turn.cards[:slot], card, *turn.cards[slot + 1 :]))
