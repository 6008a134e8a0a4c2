"""A bot for each of our games, about ten lines each. A bot sees the view of its seat and its legal moves.

blockcade sim blokus --players 2 --bots examples.bots:Spreader,greedy --games 20
blockcade match --variant duo --a examples.bots:Spreader --b level=2 --games 20
blockcade sim blackout --players 2 --bots examples.bots:Collector,easy --games 200 --jobs 2
blockcade sim blockyou --players 2 --bots examples.bots:Looker,medium --games 50
blockcade sim blockout --players 2 --bots examples.bots:Builder,easy --games 20
"""

from collections.abc import Sequence
from typing import Any

from blockcade.bots import Budget, Plan
from blockcade.bots.blockyou.sight import lays, sight_of
from blockcade.core import Dice
from blockcade.games.blackout.moves import Put, UseWild
from blockcade.games.blackout.view import View as BlackoutView
from blockcade.games.blockout.moves import PlayCard
from blockcade.games.blockout.view import View as BlockOutView
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.view import View as BlockYouView
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.view import View as BlokusView
from blockcade.physics import Aim


class Spreader:
    """Blokus: the largest piece, and of those one as near to the middle of the board as can be."""

    def choose(self, view: BlokusView, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:  # noqa: ARG002
        lays = [move for move in legal if isinstance(move, Lay)]
        middle = (view.size - 1) / 2

        def value(lay: Lay) -> tuple[int, float]:
            off = sum(abs(cell.row - middle) + abs(cell.column - middle) for cell in lay.cells)
            return len(lay.cells), -off / len(lay.cells)

        return max(lays, key=value, default=legal[0])


class Collector:
    """Blackout: each chip goes on the card that lacks fewest, and nothing is undone or rolled again."""

    def choose(self, view: BlackoutView, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:  # noqa: ARG002
        lacks = {card.name: sum(not space.covered for space in card.spaces) for card in view.cards if card}
        chips = [move for move in legal if isinstance(move, Put | UseWild)]
        return min(chips, key=lambda move: lacks[move.space.card], default=legal[dice.roll(len(legal))])


class Looker:
    """BlockYou!: any place that is no fault, two to three seconds after it began to look."""

    def choose(self, view: BlockYouView, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:  # noqa: ARG002
        return self.plan(view, legal, dice).move

    def plan(self, view: BlockYouView, legal: Sequence[Any], dice: Dice) -> Plan[Any]:
        places = legal if view.phase is Phase.READY else lays(sight_of(view).safe)
        if not places:
            return Plan(legal[0], 600_000)  # it looks on: others or the clock act before
        return Plan(places[dice.roll(len(places))], 2_000 + dice.roll(1_000))

    def replan(self, view: BlockYouView, legal: Sequence[Any], plan: Plan[Any], dice: Dice) -> Plan[Any]:
        keeps = view.phase is Phase.READY or plan.move in lays(sight_of(view).safe)
        return plan if keeps and plan.move in legal else self.plan(view, legal, dice)


class Builder:
    """Block Out!: any card with a block, set in the middle of the top block by a fairly steady hand."""

    steadiness_mm = 1.5

    def choose(self, view: BlockOutView, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:  # noqa: ARG002
        moves = [move for move in legal if isinstance(move, PlayCard)] or legal
        return moves[dice.roll(len(moves))]

    def aim(self, view: BlockOutView, dice: Dice) -> Aim:  # noqa: ARG002
        top = view.tower[-1].pose if view.tower else None
        return Aim(top.x, top.y) if top else Aim(0, 0)


STEADY = Spreader()  # a ready object will do, too; all games of a process share it
