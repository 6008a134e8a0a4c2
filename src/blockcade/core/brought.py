"""Finds an object that a game brings along: in a module named after its key, or in an installed package."""

import warnings
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import TypeVar

T = TypeVar("T")


def brought(game_key: str, kind: type[T], *, package: str, attribute: str, group: str) -> T | None:
    """The object of a game; None: it brings none.

    For our own games it is `attribute` of the module in `package` that has the key as its name. An installed
    package brings one by an entry point of `group` with the same name; if it cannot be loaded, it is left
    out with a warning.
    """
    folder = import_module(package)
    if any(module.name == game_key for module in iter_modules(folder.__path__)):
        own = getattr(import_module(f"{package}.{game_key}"), attribute, None)
        if isinstance(own, kind):
            return own
    for entry in entry_points(group=group, name=game_key):
        try:
            return loaded(entry, kind)
        except ValueError as error:
            warnings.warn(f"an entry point of {group} is left out: {error}", RuntimeWarning, stacklevel=2)
    return None


def loaded(entry: EntryPoint, kind: type[T]) -> T:
    """The object that an entry point names, or ValueError with the reason why it is unusable."""
    try:
        found = entry.load()
    except Exception as error:
        raise ValueError(f"{entry.value} cannot be loaded: {error!r}") from error
    if not isinstance(found, kind):
        raise ValueError(f"{entry.value} is no {kind.__name__} object")
    return found
