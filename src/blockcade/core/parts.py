"""The common format of all games' position texts: named parts between bars, numbers, and the set-up."""

from collections.abc import Callable, Collection, Mapping, Sequence

from blockcade.core.errors import BadNotation, BadSetup
from blockcade.core.setup import Option, Setup

BAR = " | "


def split_parts(text: str, known: Collection[str]) -> dict[str, list[str]]:
    """Splits `turn 0 place | left 1` into words by name. Raises BadNotation."""
    parts: dict[str, list[str]] = {}
    for part in text.split(BAR):
        name, *words = part.split() or [""]
        if name in parts or name not in known:
            raise BadNotation(f"{part!r} is not a part of a position, or stands there twice")
        parts[name] = words
    return parts


def join_parts(parts: Mapping[str, Sequence[str]]) -> str:
    """The inverse of `split_parts`; omits empty parts."""
    return BAR.join(f"{name} {' '.join(words)}" for name, words in parts.items() if words)


def setup_words(setup: Setup, options: Sequence[Option]) -> list[str]:
    """The number of players, and every option that is not the default: `4 scoring=advanced`."""
    defaults = {option.key: option.default for option in options}
    changed = [f"{key}={value}" for key, value in setup.options if value != defaults[key]]
    return [str(setup.players), *changed]


def parse_setup(words: Sequence[str], make: Callable[[int, Mapping[str, str]], Setup]) -> Setup:
    """The inverse of `setup_words`. Raises BadNotation."""
    if not words:
        raise BadNotation("a position says how many play: 'players 2'")
    pairs = [word.partition("=") for word in words[1:]]
    try:
        return make(parse_number(words[0], 99), {key: value for key, _, value in pairs})
    except BadSetup as error:
        raise BadNotation(f"the position's set-up is wrong: {error}") from None


def parse_number(word: str, most: int, least: int = 0) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 4 and least <= int(word) <= most):
        raise BadNotation(f"{word!r} is not a number from {least} to {most}")
    return int(word)
