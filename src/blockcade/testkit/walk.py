"""Plays games automatically: dice with scripted rolls, and legal random walks from a seed."""

import random
from collections.abc import Iterable

from blockcade.core import Actor, Game, SeededDice, Sense, Setup, Who
from blockcade.core.game import M, S, V
from blockcade.record import Timeline, event_for, settle

_SENSIBLE = 0.9  # how often a walk uses its sense; mistakes must be tested too


class ScriptedDice:
    """Rolls the script's numbers; raises for a roll too many or one that the die cannot show."""

    def __init__(self, rolls: Iterable[int]) -> None:
        self._rolls = iter(rolls)
        self.sides: list[int] = []  # sides of every die rolled so far

    def roll(self, sides: int) -> int:
        rolled = next(self._rolls, None)
        if rolled is None:
            raise AssertionError(f"roll {len(self.sides) + 1}, of {sides} sides, is not in the script")
        if not 0 <= rolled < sides:
            raise AssertionError(f"roll {len(self.sides) + 1} is scripted as {rolled}, but has {sides} sides")
        self.sides.append(sides)
        return rolled


def in_order(actors: Iterable[Who]) -> list[Who]:
    """Sort a set for a repeatable walk: seats first, then the actors by name."""
    return sorted(actors, key=lambda who: (1, 0, who.value) if isinstance(who, Actor) else (0, who, ""))


class RandomWalk:
    """Picks random moves, mostly narrowed by `sense` if given.

    Equal seeds walk equally, on every machine.
    """

    def __init__(self, seed: int | str, sense: Sense | None = None) -> None:
        self._random = random.Random(f"walk {seed}")  # noqa: S311 - repeatable, nothing to guard
        self._dice = SeededDice(f"luck {seed}".encode())
        self._sense = sense

    def step(self, timeline: Timeline[S, M, V]) -> bool:
        """Play one random move of a seat or actor; return False when the game is over."""
        game, state = timeline.game, timeline.state
        actors = in_order(game.to_act(state))
        if not actors:
            return False
        if Actor.CHANCE in actors:
            for pick in settle(game, state, self._dice)[1]:
                timeline.apply(pick)
            return True
        who = self._random.choice(actors)
        moves = game.legal_moves(state, who)
        if self._sense and self._random.random() < _SENSIBLE:
            moves = self._sense(state, who, moves)
        move = self._random.choice(moves)
        timeline.apply(event_for(who, game.format_move(move)))
        return True


def random_game(
    game: Game[S, M, V],
    setup: Setup,
    seed: int | str,
    *,
    most_events: int | None = None,
    sense: Sense | None = None,
) -> Timeline[S, M, V]:
    """Play a legal random game to its end, or to `most_events`."""
    timeline = Timeline(game, setup)
    walk = RandomWalk(seed, sense)
    while (most_events is None or timeline.kept < most_events) and walk.step(timeline):
        pass
    return timeline
