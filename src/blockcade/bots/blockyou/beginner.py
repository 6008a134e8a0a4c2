"""A person who plays BlockYou! for the first time: a slow search for any legal place."""

from collections.abc import Sequence

from blockcade.bots.blockyou.racers import GIVES_UP_MS
from blockcade.bots.blockyou.sight import count, lays, sight_of
from blockcade.bots.protocol import Budget, Plan
from blockcade.core import Dice
from blockcade.games.blockyou.cards import TURNS
from blockcade.games.blockyou.field import SIDE
from blockcade.games.blockyou.moves import Lay, Move
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.view import View

LOOK_MS = 300  # at one of the 196 ways to put a card somewhere
HAND_MS = 1_000
READY_MS = 1_000
WAYS = len(TURNS) * (SIDE - 1) ** 2


class BeginnerBot:
    """Looks at one way after the other, in any order, and takes the first that fits. It makes no mistake."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        return self.plan(view, legal, dice).move

    def plan(self, view: View, legal: Sequence[Move], dice: Dice) -> Plan[Move]:
        if view.phase is Phase.READY:
            return Plan(legal[0], READY_MS)
        safe = sight_of(view).safe
        places = count(safe)
        if not places:
            return Plan(legal[0], GIVES_UP_MS)
        looks = 1
        while dice.roll(WAYS - looks + 1) >= places:
            looks += 1
        return Plan(lays(safe)[dice.roll(places)], HAND_MS + LOOK_MS * looks)

    def replan(self, view: View, legal: Sequence[Move], plan: Plan[Move], dice: Dice) -> Plan[Move]:
        """Keeps its place while it fits; else it begins to look again."""
        move = plan.move
        if not isinstance(move, Lay) or (plan.after_ms < GIVES_UP_MS / 2 and sight_of(view).is_safe(move)):
            return plan
        return self.plan(view, legal, dice)
