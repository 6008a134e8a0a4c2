"""Computes a change of a table to its end, luck included, before any of it is stored."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from blockcade.core import Actor, AnyGame, SeededDice
from blockcade.gravity import computed
from blockcade.record.events import Chanced, Event, GameEvent, Left, Opened, Revealed, Stamped, Weighed
from blockcade.record.fold import Fold, Happening
from blockcade.record.timeline import pick


class Parsed(msgspec.Struct, frozen=True):
    """A game event with its parsed move, so that nobody parses the notation again."""

    event: GameEvent
    move: Any


Wish: TypeAlias = Event | Parsed
Script: TypeAlias = Callable[[Fold], GameEvent | None]  # a study's next event; None: it has none now


class Change(msgspec.Struct, frozen=True):
    fold: Fold  # the table as it will be
    events: tuple[Stamped, ...]
    happenings: tuple[Happening, ...]

    @property
    def is_game_only(self) -> bool:
        """Whether only the game has changed. A player who leaves changes a chair too, and may end a pause."""
        has_left = any(isinstance(stamped.event, Left) for stamped in self.events)
        return len(self.happenings) == len(self.events) and not has_left


def change(
    fold: Fold, events: Iterable[Wish], seed: bytes, now_ms: int, script: Script | None = None
) -> Change:
    """The change that `events` make, with the answers of the script, of luck and of gravity, and at the end
    the seed.

    The given fold does not change. Raises IllegalMove, BadNotation or BadLog when the events do not fit.
    """
    return _go_on(fold.copy(), events, seed, max(now_ms, fold.last_ms), script)


def beginning(
    opened: Opened,
    events: Iterable[Wish],
    seed: bytes,
    now_ms: int,
    games: Mapping[str, AnyGame],
    *,
    script: Script | None = None,
) -> Change:
    """The first change of a table."""
    first = Stamped(now_ms, opened)
    rest = _go_on(Fold.begin(first, games), events, seed, now_ms, script)
    return Change(rest.fold, (first, *rest.events), rest.happenings)


def _go_on(fold: Fold, events: Iterable[Wish], seed: bytes, at_ms: int, script: Script | None) -> Change:
    kept: list[Stamped] = []
    happenings: list[Happening] = []

    def add(wish: Wish) -> None:
        event, move = (wish.event, wish.move) if isinstance(wish, Parsed) else (wish, None)
        kept.append(Stamped(at_ms, event))
        if happening := fold.apply(kept[-1], move):
            happenings.append(happening)

    for wish in events:
        add(wish)
    actors = fold.position.actors
    if (script or Actor.CHANCE in actors or Actor.GRAVITY in actors) and not fold.is_over:
        dice = SeededDice(seed, draws=fold.timeline.draws)
        while (answer := _answer(fold, dice, script)) is not None:
            add(answer)
    if fold.is_over and not fold.seed:
        add(Revealed(seed.hex()))
    return Change(fold, tuple(kept), tuple(happenings))


def _answer(fold: Fold, dice: SeededDice, script: Script | None) -> Wish | None:
    """The next event of the script, or move of luck or gravity, that needs no time; None: it is somebody
    else's turn."""
    if script and not fold.is_over and (scripted := script(fold)):
        return scripted
    if Actor.CHANCE in fold.position.actors:
        drawn = pick(fold.game.chances(fold.state), dice)
        return Parsed(Chanced(fold.game.format_move(drawn)), drawn)
    verdict = computed(fold.game, fold.state)
    return None if verdict is None else Parsed(Weighed(fold.game.format_move(verdict)), verdict)
