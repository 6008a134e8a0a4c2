"""Options that the kinds of `blockcade train` share: numbers, settings, and the origin of games."""

import argparse
from pathlib import Path

import numpy as np

from blockcade.core import RuleError
from blockcade.engine.kernel import SETTINGS
from blockcade.engine.training.games import games_kept, read_run


def settings(words: list[str]) -> dict[str, float]:
    """Read settings, each as NAME=NUMBER."""
    found: dict[str, float] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not _is_number(value):
            raise RuleError(f"--setting {word}: write it as NAME=NUMBER")
        if name not in SETTINGS:
            raise RuleError(f"the search has no setting {name!r}; there are: {', '.join(sorted(SETTINGS))}")
        found[name] = float(value)
    return dict(sorted(found.items()))


def _is_number(text: str) -> bool:
    try:
        return bool(np.isfinite(float(text)))
    except ValueError:
        return False


def count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def positive(text: str) -> float:
    if not _is_number(text) or float(text) <= 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return float(text)


def share(text: str) -> float:
    if not _is_number(text) or not 0 <= float(text) <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to 1")
    return float(text)


def origin(folder: Path) -> str:
    """Say in a sentence how the games of a folder were made."""
    run = read_run(folder)
    if not run.playouts:
        return f"{games_kept(folder)} of {run.variant}, from records"
    return (
        f"{games_kept(folder)} of {run.variant}, {run.playouts} playouts a move, seed {run.seed}, "
        f"up to {run.random_plies} random plies, drawn up to ply {run.drawn_plies}, "
        f"settings {run.settings or 'as built in'}, weights {run.weights or 'as built in'}, "
        f"network {run.network or 'as built in'}"
    )
