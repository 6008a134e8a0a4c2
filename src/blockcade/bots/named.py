"""Finds a bot by the text that people write: a level, `module:object`, or `gtp:` and a command."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeGuard, cast

from blockcade.bots.protocol import Bot
from blockcade.bots.registry import bot_for, bots_of
from blockcade.core import RuleError

PROGRAM = "gtp:"


def bot_named(game_key: str, name: str) -> Bot[Any, Any]:
    """A new bot for a level, for `module:object`, or for `gtp:COMMAND` in games with such programs.

    The object is a bot, or a class or function that makes one; then each call makes another. Raises
    ValueError that lists the levels, or RuleError that says why the object or program cannot be had.
    """
    if ":" not in name:
        return bot_for(game_key, name)
    if name.startswith(PROGRAM):
        start = bots_of(game_key).program
        if start is None:
            raise RuleError(f"{name}: no program can play {game_key} through GTP")
        return start(name.removeprefix(PROGRAM))
    return _made(name, _found(name))


def is_bot(thing: object) -> TypeGuard[Bot[Any, Any]]:
    """Whether a thing can choose moves; a class of bots cannot, until it is called."""
    return not isinstance(thing, type) and callable(getattr(thing, "choose", None))


def _found(name: str) -> object:
    home, _, path = name.partition(":")
    if not home or not path:
        raise RuleError(f"{name}: write a bot of your own as module:object")
    try:
        found: object = import_module(home)
    except Exception as error:
        raise RuleError(f"{name}: {home} cannot be imported: {_sentence(error)}") from error
    for part in path.split("."):
        if not hasattr(found, part):
            raise RuleError(f"{name}: {home} has no {path}")
        found = getattr(found, part)
    return found


def _made(name: str, found: object) -> Bot[Any, Any]:
    if is_bot(found):
        return found
    if not callable(found):
        raise RuleError(f"{name}: this is no bot, since it has no method choose, and makes none")
    make = cast("Callable[[], object]", found)
    try:
        made = make()
    except Exception as error:
        raise RuleError(f"{name}: the bot cannot be made: {_sentence(error)}") from error
    if not is_bot(made):
        raise RuleError(f"{name}: it makes {type(made).__name__}, which is no bot: it has no method choose")
    return made


def _sentence(error: Exception) -> str:
    """One line."""
    return " ".join(f"{type(error).__name__}: {error}".split())
