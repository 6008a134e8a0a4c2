"""A change of a table thought through to its end, luck included, before any of it is kept."""

from collections.abc import Iterable, Mapping

import msgspec

from blockcade.core import Actor, AnyGame, SeededDice
from blockcade.gravity import computed
from blockcade.record.events import Event, Opened, Revealed, Stamped, Weighed
from blockcade.record.fold import settle
from blockcade.server.tables.fold import Fold, Happening


class Change(msgspec.Struct, frozen=True):
    fold: Fold  # the table as it will be
    events: tuple[Stamped, ...]
    happenings: tuple[Happening, ...]

    @property
    def is_game_only(self) -> bool:
        """Nothing but the game has changed."""
        return len(self.happenings) == len(self.events)


def change(fold: Fold, events: Iterable[Event], seed: bytes, now_ms: int) -> Change:
    """What becomes true when `events` do: also what luck and gravity answer and, at the end, the seed.

    The given fold stays as it is. BadLog when the events do not fit.
    """
    return _go_on(fold.copy(), events, seed, max(now_ms, fold.last_ms))


def beginning(
    opened: Opened, events: Iterable[Event], seed: bytes, now_ms: int, games: Mapping[str, AnyGame]
) -> Change:
    """The first change of a table."""
    first = Stamped(now_ms, opened)
    rest = _go_on(Fold.begin(first, games), events, seed, now_ms)
    return Change(rest.fold, (first, *rest.events), rest.happenings)


def _go_on(fold: Fold, events: Iterable[Event], seed: bytes, at_ms: int) -> Change:
    kept: list[Stamped] = []
    happenings: list[Happening] = []

    def add(more: Iterable[Event]) -> None:
        for event in more:
            kept.append(Stamped(at_ms, event))
            if happening := fold.apply(kept[-1]):
                happenings.append(happening)

    add(events)
    actors = fold.position.actors
    if (Actor.CHANCE in actors or Actor.GRAVITY in actors) and not fold.is_closed:
        dice = SeededDice(seed, draws=fold.timeline.draws)
        add(settle(fold.game, fold.timeline.state, dice)[1])
        while (verdict := computed(fold.game, fold.timeline.state)) is not None:
            add([Weighed(fold.game.format_move(verdict))])
            add(settle(fold.game, fold.timeline.state, dice)[1])
    if fold.is_over and not fold.seed:
        add([Revealed(seed.hex())])
    return Change(fold, tuple(kept), tuple(happenings))
