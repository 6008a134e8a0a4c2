"""Simulates time for bots and clocks: finds the next move and its time without waiting."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from blockcade.bots import Adapting, Bot, Budget, Plan, PublicTimes, Racer, racer_for
from blockcade.bots.protocol import PAST_MOVES
from blockcade.core import Actor, AnyGame, Dice, RuleError, Seat, TimedMove, Wait, Who


class Due(NamedTuple):
    """A move and its time in milliseconds since the game began."""

    at_ms: int
    move: Any


class SimulatedTime:
    """The planned moves of all seats and the clock's alarm; `now_ms` advances to the next of them.

    If one seat is to act and its bot plans no time, the move comes at once: games with turns take no time.
    `dice_for` gives dice for a label, so that a bot's luck depends only on the moment and its seat.
    For a bot that adapts to people, the other bots stand for people.
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
        self._are_racers = [isinstance(bot, Racer) for bot in bots]
        self._racers = [racer_for(bot, budget) for bot in bots]
        self._dice_for = dice_for
        self._budget = budget
        self._plans: dict[Seat, Due] = {}
        self._alarm: Due | None = None
        adapting = [isinstance(bot, Adapting) for bot in bots]
        self._people = frozenset(seat for seat, adapts in enumerate(adapting) if not adapts)
        self._past: list[TimedMove] | None = [] if any(adapting) and game.card.tempo else None
        self._last: tuple[Who, Any, int, Any] | None = None  # the last move, its time and the state before it

    def next(self, state: Any, happened: int) -> tuple[Who, Any] | None:
        """The next move and who makes it, at `now_ms`; None if neither a seat nor the clock is to act.

        The caller asks once for every state, so that every bot sees every event. `happened` is the number of
        events so far.
        """
        self._note_past(state)
        due = self._next(state, happened)
        self._last = None if due is None else (*due, self.now_ms, state)
        return due

    def _next(self, state: Any, happened: int) -> tuple[Who, Any] | None:
        to_act = self._game.to_act(state)
        seats = sorted(who for who in to_act if not isinstance(who, Actor))
        self._set_alarm(state, is_on=Actor.CLOCK in to_act)
        if len(seats) == 1 and not self._are_racers[seats[0]]:
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
            # The planned move is no longer legal: a table would refuse it, and the bot would plan again.
            self._plans[seat] = self._new_plan(state, seat, legal, f"refused {happened} {seat}")
        if self._alarm is None:
            return None
        self.now_ms, wait = self._alarm
        self._alarm = None
        return Actor.CLOCK, wait

    def _at_once(self, state: Any, seat: Seat, happened: int) -> tuple[Seat, Any]:
        self._plans.clear()
        view, legal = self._game.view_for(state, seat), self._game.legal_moves(state, seat)
        move = self._bots[seat].choose(view, legal, self._budget, self._dice_for(f"bot {happened}"))
        return seat, one_of(legal, move, self._bots[seat])

    def _planned(self, state: Any, seat: Seat, happened: int) -> Due:
        label, legal = f"plan {happened} {seat}", self._game.legal_moves(state, seat)
        due = self._plans.get(seat)
        if due is None:
            return self._new_plan(state, seat, legal, label)
        left = Plan(due.move, due.at_ms - self.now_ms)
        view = self._game.view_for(state, seat)
        plan = self._racers[seat].replan(view, legal, left, self._dice_for(label))
        return self._due(plan)

    def _note_past(self, state: Any) -> None:
        if self._past is not None and self._last is not None:
            self._past.append(TimedMove(*self._last, state))

    def _adapt(self, seat: Seat) -> None:
        bot, tempo = self._bots[seat], self._game.card.tempo
        if self._past is not None and tempo is not None and isinstance(bot, Adapting):
            times = PublicTimes(self._people, tempo(len(self._bots), self._past[-PAST_MOVES:]))
            self._racers[seat] = bot.adapted(times)

    def _new_plan(self, state: Any, seat: Seat, legal: Sequence[Any], label: str) -> Due:
        self._adapt(seat)
        view = self._game.view_for(state, seat)
        plan = self._racers[seat].plan(view, legal, self._dice_for(label))
        one_of(legal, plan.move, self._bots[seat])
        return self._due(plan)

    def _due(self, plan: Plan[Any]) -> Due:
        return Due(self.now_ms + plan.after_ms, plan.move)

    def _set_alarm(self, state: Any, *, is_on: bool) -> None:
        """Sets or clears the alarm; a wait that continues keeps its time."""
        if not is_on:
            self._alarm = None
            return
        (wait,) = self._game.legal_moves(state, Actor.CLOCK)
        assert isinstance(wait, Wait)
        if self._alarm is None or self._alarm.move != wait:
            self._alarm = Due(self.now_ms + wait.wait_ms, wait)


def one_of(legal: Sequence[Any], move: Any, bot: object) -> Any:
    """The move, or RuleError: a bot of one's own may answer anything."""
    if move not in legal:
        raise RuleError(f"{type(bot).__name__} chose {move!r}, which is not one of the legal moves")
    return move


def _when(due: Due) -> int:
    return due.at_ms
