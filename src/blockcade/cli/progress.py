"""Shows the progress of long work: a bar on a terminal, a line now and then in a file."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

_LINE_EVERY_SECONDS = 20.0


def shown(
    results: Iterable[T], what: str, total: int, *, quiet: bool, news: Callable[[T], str] | None = None
) -> Iterator[T]:
    """Yield the same results, and print their number and the latest news on stderr."""
    if quiet:
        yield from results
    elif sys.stderr.isatty():
        yield from _bar(results, what, total, news or _nothing)
    else:
        yield from _lines(results, what, total, news or _nothing)


def _nothing(_: object) -> str:
    return ""


def _bar(results: Iterable[T], what: str, total: int, news: Callable[[T], str]) -> Iterator[T]:
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[news]}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total, news="")
        for result in results:
            progress.update(task, advance=1, news=news(result))
            yield result


def _lines(results: Iterable[T], what: str, total: int, news: Callable[[T], str]) -> Iterator[T]:
    started = told = time.monotonic()
    for number, result in enumerate(results, start=1):
        text = news(result)
        now = time.monotonic()
        if now - told >= _LINE_EVERY_SECONDS:
            print(f"{what}: {number}/{total} in {now - started:.0f} s  {text}", file=sys.stderr, flush=True)
            told = now
        yield result
