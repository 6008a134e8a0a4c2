"""The contestants of a match: a level, a search with any effort, settings, prior and network, or a maker."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from blockcade.core import RuleError
from blockcade.engine.kernel import SETTINGS, Position, Search
from blockcade.engine.levels import BOOK_FROM, LEVELS, Player
from blockcade.engine.networks import Network, read_network
from blockcade.engine.priors import Weights, fingerprint, read_weights

_KEYS = (
    "level",
    "playouts",
    "seconds",
    "clock",
    "threads",
    "memory",
    "book",
    "early_stop",
    "weights",
    "network",
)
_FILES = ("weights", "network")
_MEMORY_MB = 256


class MoveChooser(Protocol):
    """Chooses all moves of one side in one game."""

    def choose(self, position: Position) -> int: ...


@dataclass(frozen=True, slots=True, eq=False)
class Contestant:
    """`text` describes all fields in a fixed order: equal texts play alike. Weights are already loaded."""

    text: str
    level: int | None = None
    playouts: int = 0
    seconds: float = 0.0
    cpu_clock: bool = True  # fair on a busy machine, where wall time includes the work of others
    threads: int = 1
    memory_mb: int = 0  # 0: the default
    book: bool = False  # only for levels
    early_stop: bool = True
    settings: Mapping[str, float] = field(default_factory=dict[str, float])
    weights: Weights | None = None
    network: Network | None = None
    maker: Callable[[int], MoveChooser] | None = None  # from a seed; only `text` counts beside it

    def chooser(self, seed: int) -> MoveChooser:
        """Make a new chooser for one game: it must not carry a search tree to the next game."""
        if self.maker is not None:
            return self.maker(seed)
        if self.level is None:
            return _Searcher(self, seed)
        return Player(
            self.level,
            seconds=self.seconds or None,
            playouts=self.playouts or None,
            threads=self.threads,
            seed=seed,
            memory_mb=self.memory_mb or None,
            settings=self.settings,
            cpu_clock=self.cpu_clock,
            book=self.book,
        )


class _Searcher:
    """Searches with the same effort for every move."""

    def __init__(self, contestant: Contestant, seed: int) -> None:
        self._contestant = contestant
        self._search = Search(
            threads=contestant.threads,
            memory_mb=contestant.memory_mb or _MEMORY_MB,
            seed=seed,
            weights=contestant.weights,
            network=contestant.network,
            settings=contestant.settings,
        )

    def choose(self, position: Position) -> int:
        thought = self._search.think(
            position,
            seconds=self._contestant.seconds,
            playouts=self._contestant.playouts,
            early_stop=self._contestant.early_stop,
            cpu_clock=self._contestant.cpu_clock,
        )
        return thought.move


def parse_contestant(text: str) -> Contestant:
    """Read `level=5` or `playouts=500,settings.NAME=0.3,weights=FILE,network=FILE`; or raise RuleError."""
    words = _words(text)
    settings = {
        key.removeprefix("settings."): _number(key, words.pop(key))
        for key in sorted(words)
        if key.startswith("settings.")
    }
    for name in settings:
        if name not in SETTINGS:
            raise RuleError(f"the search has no setting {name!r}; there are: {', '.join(sorted(SETTINGS))}")
    for key in words:
        if key not in _KEYS:
            raise RuleError(f"{text!r}: no {key!r} is known; there are: {', '.join(_KEYS)}, settings.NAME")
    level = _whole("level", words["level"]) if "level" in words else None
    files = {key: Path(words[key]) for key in _FILES if key in words}
    if level is not None and level not in LEVELS:
        raise RuleError(f"there is no level {level}; there are {min(LEVELS)} to {max(LEVELS)}")
    own = [key for key in (*_FILES, "early_stop") if key in words]
    if level is not None and own:
        raise RuleError(f"level={level} brings its own {own[0]}: leave the level out to try another")
    book = _whole("book", words.get("book", "0")) != 0
    if book and (level or 0) < BOOK_FROM:
        raise RuleError(f"{text!r}: only levels from {BOOK_FROM} on open by the book")
    if words.get("clock", "cpu") not in ("cpu", "wall"):
        raise RuleError(f"clock={words['clock']}: a clock is cpu or wall")
    if level is None and not {"playouts", "seconds"} & words.keys():
        raise RuleError(f"{text!r} does not say how long to think: level=N, playouts=N or seconds=S")
    shown = {key: words[key] for key in _KEYS if key in words and key not in _FILES}
    shown |= {f"settings.{name}": f"{value:g}" for name, value in settings.items()}
    shown |= {key: f"{file.name}#{fingerprint(file)}" for key, file in files.items()}
    return Contestant(
        text=",".join(f"{key}={value}" for key, value in shown.items()),
        level=level,
        playouts=_whole("playouts", words.get("playouts", "0")),
        seconds=_number("seconds", words.get("seconds", "0")),
        cpu_clock=words.get("clock", "cpu") == "cpu",
        threads=max(1, _whole("threads", words.get("threads", "1"))),
        memory_mb=_whole("memory", words.get("memory", "0")),
        book=book,
        early_stop=_whole("early_stop", words.get("early_stop", "1")) != 0,
        settings=settings,
        weights=read_weights(files["weights"]) if "weights" in files else None,
        network=read_network(files["network"]) if "network" in files else None,
    )


def _words(text: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for word in text.split(","):
        key, equals, value = (part.strip() for part in word.partition("="))
        if not equals or not key or not value:
            raise RuleError(f"{word!r}: write it as KEY=VALUE, with commas between several")
        if key in words:
            raise RuleError(f"{text!r} names {key} twice")
        words[key] = value
    return words


def _number(key: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not (abs(number) < float("inf")) or (number < 0 and not key.startswith("settings.")):
        raise RuleError(f"{key}={text}: that is not a number it can have")
    return number


def _whole(key: str, text: str) -> int:
    if not text.isdecimal():
        raise RuleError(f"{key}={text}: that is not a whole number")
    return int(text)
