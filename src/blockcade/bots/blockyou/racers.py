"""Racers of BlockYou!: they need time to look and to move, and sometimes make a mistake."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from blockcade.bots.blockyou.sight import Sight, count, is_touched, lays, sight_of
from blockcade.bots.pace import HumanDelay
from blockcade.bots.protocol import Budget, Plan
from blockcade.core import Dice
from blockcade.games.blockyou.moves import Lay, Move
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.view import View


@dataclass(frozen=True, slots=True)
class Level:
    """The data of one level; bots/README.md shows it as a table."""

    looking: HumanDelay  # the time to find a place for a card that fits in few places
    moving: HumanDelay  # the time of the hand
    reaction_ms: int  # a hand that arrives sooner than this cannot stop
    colour_slips: int  # in a thousand looks: one square that does not match is overlooked
    finger_slips: int  # in a thousand looks: the own finger is overlooked
    considers: int  # the number of places that are compared

    @property
    def usual_ms(self) -> int:
        """The usual time until it lays a card that fits in few places."""
        return self.looking.median_ms + self.moving.median_ms


LEVELS: Mapping[str, Level] = {
    "easy": Level(HumanDelay(14000, 0.50), HumanDelay(900, 0.30), 700, 50, 60, 1),
    "medium": Level(HumanDelay(5000, 0.45), HumanDelay(700, 0.28), 500, 25, 30, 1),
    "strong": Level(HumanDelay(2600, 0.40), HumanDelay(550, 0.25), 350, 8, 10, 3),
    "champion": Level(HumanDelay(1500, 0.35), HumanDelay(400, 0.20), 250, 2, 2, 8),
}
FEW_PLACES = 2  # up to so many the looking time is as stated; with four times as many it is half
QUICKEST = 0.35  # of the stated time: part of it is needed to see the own card
LONGEST_LOOK_MS = 60_000  # cuts the tail of the distribution
GIVES_UP_MS = 600_000  # without a place the bot keeps looking; somebody else or the clock acts first
_READY_MS = (300, 1200)
_THOUSAND = 1000


class BlockYouBot:
    """A bot of one level. It is stateless: it knows only the view."""

    def __init__(self, level: Level) -> None:
        self.level = level

    @property
    def usual_ms(self) -> int:
        return self.level.usual_ms

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        """The place that it would choose, without the delay."""
        return self.plan(view, legal, dice).move

    def plan(self, view: View, legal: Sequence[Move], dice: Dice) -> Plan[Move]:
        if view.phase is Phase.READY:
            least, most = _READY_MS
            return Plan(legal[0], least + dice.roll(most - least + 1))
        return self._look(sight_of(view), legal, dice)

    def replan(self, view: View, legal: Sequence[Move], plan: Plan[Move], dice: Dice) -> Plan[Move]:
        """Keeps the place while it is still good, and looks again when it is not."""
        move = plan.move
        if not isinstance(move, Lay):
            return plan
        sight = sight_of(view)
        if sight.is_possible(move):
            if plan.after_ms <= self.level.reaction_ms:
                return plan
            has_found_one = plan.after_ms <= LONGEST_LOOK_MS  # otherwise it is still looking
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
        """Of a few random places, the one that hurts the others most."""
        seen = [places.pop(dice.roll(len(places))) for _ in range(min(self.level.considers, len(places)))]
        return max(seen, key=sight.harm)


def haste(places: int) -> float:
    """The share of the stated looking time that is needed when a card fits in `places` places."""
    return max(QUICKEST, sqrt(FEW_PLACES / max(FEW_PLACES, places)))
