"""Which options this server can offer: some need a physics engine, which not every machine can have."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec

from blockcade.core import AnyGame, BadSetup, Lesson, Option, Setup


@cache
def can_simulate() -> bool:
    return find_spec("rapier3d") is not None


def offered(option: Option) -> tuple[str, ...]:
    """The values that a table may have here."""
    return tuple(value for value in option.values if can_simulate() or value not in option.simulated)


def usual(option: Option) -> str:
    """The option's default, or the first other value that is offered."""
    values = offered(option)
    return option.default if option.default in values or option.per_seat else values[0]


def completed(game: AnyGame, options: Mapping[str, str]) -> Mapping[str, str]:
    """The options that a host asked for, with this server's default where the usual one is not offered."""
    missing = {option.key: usual(option) for option in game.options if option.default in option.simulated}
    return {**missing, **options}


def require_offered(game: AnyGame, setup: Setup) -> None:
    """Raises BadSetup if a table with this set-up could not be played here."""
    if missing := _missing(game, setup):
        raise BadSetup("no-simulation", f"{missing} needs rapier3d, which is missing")


def is_offered(game: AnyGame, setup: Setup) -> bool:
    """Whether a table with this set-up can be played here."""
    return not _missing(game, setup)


def lessons_offered(game: AnyGame) -> Sequence[Lesson]:
    """The lessons of which every step can be played here."""
    return [
        lesson
        for lesson in game.card.lessons
        if all(is_offered(game, game.setup(step.players, step.options)) for step in lesson.steps)
    ]


def _missing(game: AnyGame, setup: Setup) -> str:
    """The first option whose value needs the physics engine that this machine lacks, as key=value."""
    if not can_simulate():
        for option in game.options:
            if setup[option.key] in option.simulated:
                return f"{option.key}={setup[option.key]}"
    return ""
