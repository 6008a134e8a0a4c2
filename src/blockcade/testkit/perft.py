"""Counts lines of play to pin down rules, and reads the files with the expected counts."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from blockcade.core import AnyGame, BadNotation, Game, format_who
from blockcade.core.game import M, S, V
from blockcade.testkit.walk import in_order


def perft(game: Game[S, M, V], state: S, depth: int) -> int:
    """Count the lines of exactly `depth` plies; a move of luck or the clock counts as a ply too."""
    if depth <= 0:
        return 1
    actors = in_order(game.to_act(state))
    if depth == 1:
        return sum(len(game.legal_moves(state, who)) for who in actors)
    return sum(
        perft(game, game.apply(state, who, move), depth - 1)
        for who in actors
        for move in game.legal_moves(state, who)
    )


def split(game: Game[S, M, V], state: S, depth: int) -> Iterator[tuple[str, int]]:
    """Return the count under each first move, which shows where two counters differ."""
    for who in in_order(game.to_act(state)):
        for move in game.legal_moves(state, who):
            below = perft(game, game.apply(state, who, move), depth - 1)
            yield f"{format_who(who)} {game.format_move(move)}", below


@dataclass(frozen=True, slots=True)
class PerftCase:
    """A position of a `.perft` file with its expected counts."""

    name: str
    position: str
    counts: dict[int, int] = field(default_factory=dict[int, int])  # by depth


def read_perft(path: Path) -> list[PerftCase]:
    """Read a file of `id`, `pos` and `perft DEPTH COUNT` lines and `#` remarks; or raise BadNotation."""
    cases: list[PerftCase] = []
    name: str | None = None
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        word, _, rest = text.partition(" ")
        match word, rest.split():
            case "id", [only]:
                name = only
            case "pos", [_, *_] if name is not None:
                cases.append(PerftCase(name, rest.strip()))
                name = None
            case "perft", [depth, count] if cases and name is None and depth.isdigit() and count.isdigit():
                cases[-1].counts[int(depth)] = int(count)
            case _:
                raise BadNotation(
                    f"{path.name}, line {number}: {text!r} is not an id, pos or perft line here"
                )
    if name is not None or not all(case.counts for case in cases):
        raise BadNotation(f"{path.name}: a case needs an id, a pos and at least one perft line")
    return cases


def check(game: AnyGame, case: PerftCase, *, deepest: int | None = None) -> None:
    """Raise AssertionError with the count under each first move if a count differs from the file."""
    state = game.parse_position(case.position)
    for depth, expected in sorted(case.counts.items()):
        if deepest is not None and depth > deepest:
            continue
        counted = perft(game, state, depth)
        if counted != expected:
            lines = "\n".join(f"  {move}: {below}" for move, below in split(game, state, depth))
            raise AssertionError(f"{case.name}: perft {depth} is {counted}, not {expected}\n{lines}")
