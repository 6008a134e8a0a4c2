"""Simulated time: who comes next when bots take as long as they say, clocks ring, and nobody has to wait."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from blockcade.bots import Bot, Budget, Plan, Racer, racer_for
from blockcade.core import Actor, AnyGame, Dice, Seat, Wait, Who


class Due(NamedTuple):
    """A move, and when it comes, in milliseconds since the game began."""

    at_ms: int
    move: Any


class SimulatedTime:
    """The plans of all seats and the alarm of the clock; `now_ms` goes from one that is due to the next.

    Where one seat is to act and its bot does not say how long it takes, the move comes at once: games with
    turns take no time. `dice_for` gives dice for a label, so that a bot's luck depends on nothing but the
    moment and its seat.
    """

    def __init__(
        self,
        game: AnyGame,
        bots: Sequence[Bot[Any, Any]],
        dice_for: Callable[[str], Dice],
        budget: Budget,
        now_ms: int = 0,
    ) -> None:
        self.now_ms = now_ms
        self._game = game
        self._bots = bots
        self._racers = [racer_for(bot, budget) for bot in bots]
        self._dice_for = dice_for
        self._budget = budget
        self._plans: dict[Seat, Due] = {}
        self._alarm: Due | None = None

    def next(self, state: Any, happened: int) -> tuple[Who, Any] | None:
        """Who does what next, and it is `now_ms`; None when neither a seat nor the clock is to act.

        To be asked once for every state: whatever happened since, everybody has seen it now. `happened`
        counts the events so far.
        """
        to_act = self._game.to_act(state)
        seats = sorted(who for who in to_act if not isinstance(who, Actor))
        self._set_alarm(state, is_on=Actor.CLOCK in to_act)
        if len(seats) == 1 and not isinstance(self._bots[seats[0]], Racer):
            return self._at_once(state, seats[0], happened)
        self._plans = {seat: self._planned(state, seat, happened) for seat in seats}
        while (first := min(self._plans.values(), default=None, key=_when)) is not None:
            if self._alarm is not None and self._alarm.at_ms < first.at_ms:
                break
            self.now_ms = first.at_ms
            ties = [seat for seat in seats if self._plans[seat].at_ms == self.now_ms]
            seat = ties[self._dice_for(f"first {happened}").roll(len(ties))] if len(ties) > 1 else ties[0]
            due = self._plans.pop(seat)
            legal = self._game.legal_moves(state, seat)
            if due.move in legal:
                return seat, due.move
            # A hand that could not be held back comes too late: the table refuses, and the bot looks again.
            self._plans[seat] = self._new_plan(state, seat, legal, f"refused {happened} {seat}")
        if self._alarm is None:
            return None
        self.now_ms, wait = self._alarm
        self._alarm = None
        return Actor.CLOCK, wait

    def _at_once(self, state: Any, seat: Seat, happened: int) -> tuple[Seat, Any]:
        self._plans.clear()
        view, legal = self._game.view_for(state, seat), self._game.legal_moves(state, seat)
        return seat, self._bots[seat].choose(view, legal, self._budget, self._dice_for(f"bot {happened}"))

    def _planned(self, state: Any, seat: Seat, happened: int) -> Due:
        label, legal = f"plan {happened} {seat}", self._game.legal_moves(state, seat)
        due = self._plans.get(seat)
        if due is None:
            return self._new_plan(state, seat, legal, label)
        left = Plan(due.move, due.at_ms - self.now_ms)
        view = self._game.view_for(state, seat)
        plan = self._racers[seat].replan(view, legal, left, self._dice_for(label))
        return self._due(plan)

    def _new_plan(self, state: Any, seat: Seat, legal: Sequence[Any], label: str) -> Due:
        view = self._game.view_for(state, seat)
        return self._due(self._racers[seat].plan(view, legal, self._dice_for(label)))

    def _due(self, plan: Plan[Any]) -> Due:
        return Due(self.now_ms + plan.after_ms, plan.move)

    def _set_alarm(self, state: Any, *, is_on: bool) -> None:
        """A wait that goes on keeps its time."""
        if not is_on:
            self._alarm = None
            return
        (wait,) = self._game.legal_moves(state, Actor.CLOCK)
        assert isinstance(wait, Wait)
        if self._alarm is None or self._alarm.move != wait:
            self._alarm = Due(self.now_ms + wait.wait_ms, wait)


def _when(due: Due) -> int:
    return due.at_ms
