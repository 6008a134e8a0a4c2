"""Racers of BlockYou!: eyes that need time, a hand that needs time, and now and then a mistake."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt

from blockcade.bots.blockyou_sight import Sight, count, is_touched, lays, sight_of
from blockcade.bots.pace import Pace
from blockcade.bots.protocol import Budget, Plan
from blockcade.core import Dice
from blockcade.games.blockyou.moves import Lay, Move
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.view import View


@dataclass(frozen=True, slots=True)
class Level:
    """How somebody plays, as data; bots/README.md shows it as a table."""

    looking: Pace  # until a place is found for a card that fits in few places
    moving: Pace  # of the hand
    reaction_ms: int  # a hand that will be there sooner cannot be held back
    colour_slips: int  # in a thousand looks: one square that does not match is taken for one that does
    finger_slips: int  # in a thousand looks: the own finger is not thought of
    considers: int  # so many places are compared before one is taken


LEVELS: Mapping[str, Level] = {
    "child": Level(Pace(9000, 0.50), Pace(900, 0.30), 700, 50, 60, 1),
    "family": Level(Pace(5000, 0.45), Pace(700, 0.28), 500, 25, 30, 1),
    "strong": Level(Pace(2600, 0.40), Pace(550, 0.25), 350, 8, 10, 3),
    "champion": Level(Pace(1500, 0.35), Pace(400, 0.20), 250, 2, 2, 8),
}
FEW_PLACES = 2  # up to so many the looking time is as stated; four times as many are found in half of it
QUICKEST = 0.35  # of the stated time: some of it is for seeing the own card
LONGEST_LOOK_MS = 60_000  # also the tail of a distribution ends
GIVES_UP_MS = 600_000  # without a place one looks on; somebody else or the clock comes first
_READY_MS = (300, 1200)
_THOUSAND = 1000


class BlockYouBot:
    """One level. It keeps nothing between calls: all it knows is in the view."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        """The place that it would take, without the time that it would need."""
        return self.plan(view, legal, dice).move

    def plan(self, view: View, legal: Sequence[Move], dice: Dice) -> Plan[Move]:
        if view.phase is Phase.READY:
            least, most = _READY_MS
            return Plan(legal[0], least + dice.roll(most - least + 1))
        return self._look(sight_of(view), legal, dice)

    def replan(self, view: View, legal: Sequence[Move], plan: Plan[Move], dice: Dice) -> Plan[Move]:
        """Keeps the place while nothing speaks against it, and looks again when something does."""
        move = plan.move
        if not isinstance(move, Lay):
            return plan
        sight = sight_of(view)
        if sight.is_possible(move):
            if plan.after_ms <= self.level.reaction_ms:
                return plan
            has_found_one = plan.after_ms <= LONGEST_LOOK_MS  # otherwise it has only been looking
            if has_found_one and (sight.is_safe(move) or not is_touched(move, view)):
                return plan
        again = self._look(sight, legal, dice)
        return Plan(again.move, min(GIVES_UP_MS, again.after_ms + self.level.reaction_ms))

    def _look(self, sight: Sight, legal: Sequence[Move], dice: Dice) -> Plan[Move]:
        slip = dice.roll(_THOUSAND)
        places = sight.safe
        if slip < self.level.colour_slips:
            places = sight.one_square_wrong
        elif slip < self.level.colour_slips + self.level.finger_slips:
            places = sight.self_blocks
        places = places if any(places) else sight.safe
        if not any(places):
            return Plan(legal[0], GIVES_UP_MS)
        looking = self.level.looking.draw(dice, haste(count(places)))
        after_ms = min(LONGEST_LOOK_MS, looking + self.level.moving.draw(dice))
        return Plan(self._best(sight, lays(places), dice), after_ms)

    def _best(self, sight: Sight, places: list[Lay], dice: Dice) -> Lay:
        """Among the places it happens to see first, the one that hurts the others most."""
        seen = [places.pop(dice.roll(len(places))) for _ in range(min(self.level.considers, len(places)))]
        return max(seen, key=sight.harm)


def haste(places: int) -> float:
    """What share of the stated looking time is needed when a card fits in so many places."""
    return max(QUICKEST, sqrt(FEW_PLACES / max(FEW_PLACES, places)))


def blockyou_levels() -> Mapping[str, Callable[[], BlockYouBot]]:
    return {name: partial(BlockYouBot, level) for name, level in LEVELS.items()}
