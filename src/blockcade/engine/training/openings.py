"""Growing an opening book: next comes the position that games which follow it are likeliest to need."""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

import msgspec

from blockcade.core import RuleError
from blockcade.engine.book import BookFile, key_of, standard_look, turned, turned_back
from blockcade.engine.jobs import Crew, seed_for
from blockcade.engine.journal import read_journal
from blockcade.engine.kernel import Position, Search
from blockcade.engine.networks import Network
from blockcade.engine.priors import Weights

_BATCH = 8  # positions chosen at a time: never the number of processes, or the book would depend on it
_REPLIES = 8  # so many moves of a position are worth following,
_LEAST_SHARE = 0.01  # if the search gave them such a share of its playouts
_NEAR = 0.005  # moves whose chances to win differ by less are equally good,
_MOST_CHOICES = 2  # and the book plays one of so many at the most: each must be known further on, too


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a book is made: the first line of its log."""

    variant: str
    playouts: int
    seed: int
    plies: int  # no deeper than this
    settings: dict[str, float]
    weights: str
    network: str = ""
    fixed_corners: bool = True


class Studied(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position that was searched. Moves are those of its standard look."""

    key: str
    line: tuple[int, ...]  # how it was first reached
    seat: int  # who moves
    win: tuple[float, ...]  # by seat
    replies: tuple[tuple[int, int, tuple[float, ...]], ...]  # move, visits, chances by seat: best first


@dataclass(frozen=True, slots=True, eq=False)
class _Errand:
    study: Study
    key: str
    line: tuple[int, ...]
    weights: Weights | None
    network: Network | None


@dataclass(slots=True)
class _Tree:
    """All that was studied, and what is worth studying next."""

    study: Study
    nodes: dict[str, Studied] = field(default_factory=dict[str, Studied])
    children: dict[str, list[str]] = field(default_factory=dict[str, list[str]])  # by reply, in their order

    def add(self, studied: Studied) -> None:
        position = _position(self.study, studied.line)
        self.nodes[studied.key] = studied
        self.children[studied.key] = [_key_after(position, move) for move, _, _ in studied.replies]

    def values(self) -> dict[str, tuple[float, ...]]:
        """Chances by seat when everyone plays what turned out best: deepest positions first."""
        values: dict[str, tuple[float, ...]] = {}
        for key, node in sorted(self.nodes.items(), key=lambda item: -len(item[1].line)):
            worth = self._worth(node, values)
            values[key] = max(worth.values(), key=lambda chances: chances[node.seat], default=node.win)
        return values

    def _worth(self, node: Studied, values: dict[str, tuple[float, ...]]) -> dict[int, tuple[float, ...]]:
        """What replies lead to, by move.

        A reply that was hardly visited may look good by luck: only those count that were studied on their
        own or that the search itself preferred.
        """
        worth: dict[int, tuple[float, ...]] = {}
        for (move, _, chances), child in zip(node.replies, self.children[node.key], strict=True):
            if child in values or not worth:
                worth[move] = values.get(child, chances)
        return worth

    def _choices(self, node: Studied, values: dict[str, tuple[float, ...]]) -> tuple[int, ...]:
        """The moves that the book plays here, best first."""
        worth = {move: chances[node.seat] for move, chances in self._worth(node, values).items()}
        best = sorted(worth, key=lambda move: -worth[move])[:_MOST_CHOICES]
        return tuple(move for move in best if worth[move] >= worth[best[0]] - _NEAR)

    def next_errands(self, count: int) -> list[tuple[str, tuple[int, ...]]]:
        """Positions not yet studied that games are likeliest to come to when one seat goes by the book."""
        root = _key_of(_position(self.study, ()))
        if root not in self.nodes:
            return [(root, ())]
        values = self.values()
        found: list[tuple[str, tuple[int, ...]]] = []
        by_seat = tuple(1.0 for _ in self.nodes[root].win)  # how likely, if that seat goes by the book
        queue: list[tuple[float, tuple[int, ...], str, tuple[float, ...]]] = [(-1.0, (), root, by_seat)]
        seen: set[str] = set()
        while queue and len(found) < count:
            _, line, key, by_seat = heapq.heappop(queue)
            if key in seen:
                continue
            seen.add(key)
            node = self.nodes.get(key)
            if node is None:
                found.append((key, line))
                continue
            if len(line) >= self.study.plies:
                continue
            choices = self._choices(node, values)
            # Others will not all think as this search does: the root makes its preferences less sharp.
            all_roots = sum(sqrt(visits) for _, visits, _ in node.replies)
            for (move, visits, _), child in zip(node.replies, self.children[key], strict=True):
                by_book = (move in choices) / len(choices)
                by_others = sqrt(visits) / all_roots
                after = tuple(
                    likely * (by_book if seat == node.seat else by_others)
                    for seat, likely in enumerate(by_seat)
                )
                heapq.heappush(queue, (-max(after), (*node.line, move), child, after))
        return found

    def book(self) -> dict[str, tuple[int, ...]]:
        values = self.values()
        moves = {key: self._choices(node, values) for key, node in sorted(self.nodes.items())}
        return {key: choices for key, choices in moves.items() if choices}


def grow(
    log: Path,
    study: Study,
    positions: int,
    crew: Crew,
    *,
    weights: Weights | None = None,
    network: Network | None = None,
) -> Iterator[Studied]:
    """Studies positions until the log holds so many; those already there come first."""
    tree = _Tree(study)
    for studied in _read_log(log, study):
        tree.add(studied)
        yield studied
    with crew, log.open("ab") as file:
        if file.tell() == 0:
            file.write(msgspec.json.encode(study) + b"\n")
        while len(tree.nodes) < positions:
            batch = tree.next_errands(_BATCH)[: positions - len(tree.nodes)]
            if not batch:
                return
            errands = [_Errand(study, key, line, weights, network) for key, line in batch]
            fresh = list(crew.each(study_position, errands))
            file.write(b"".join(msgspec.json.encode(studied) + b"\n" for studied in fresh))
            file.flush()
            for studied in fresh:
                tree.add(studied)
                yield studied


def book_of(log: Path, study: Study, made: dict[str, str]) -> BookFile:
    tree = _Tree(study)
    for studied in _read_log(log, study):
        tree.add(studied)
    made = made | {"positions": str(len(tree.nodes))}
    return BookFile(made, study.variant, tree.book(), study.fixed_corners)


def study_position(errand: _Errand) -> Studied:
    study = errand.study
    position = _position(study, errand.line)
    _, goes = standard_look(position)
    search = Search(
        seed=seed_for(study.seed, errand.key),
        weights=errand.weights,
        network=errand.network,
        settings=study.settings,
    )
    thought = search.think(position, playouts=study.playouts, early_stop=False)
    enough = max(1, _LEAST_SHARE * study.playouts)
    replies = [candidate for candidate in thought.candidates[:_REPLIES] if candidate.visits >= enough]
    return Studied(
        key=errand.key,
        line=errand.line,
        seat=position.seat,
        win=_rounded(thought.win),
        replies=tuple(
            (turned(study.variant, candidate.move, goes), candidate.visits, _rounded(candidate.win))
            for candidate in replies
        ),
    )


def _read_log(log: Path, study: Study) -> list[Studied]:
    kept = read_journal(log, Study, Studied, "a log of an opening book")
    if kept is None:
        return []
    there, studied = kept
    if there != study:
        raise RuleError(f"{log} belongs to a book that is made otherwise: {there}")
    return studied


def _position(study: Study, line: tuple[int, ...]) -> Position:
    """After moves that were each told in the standard look of the position before it."""
    position = Position(study.variant, fixed_corners=study.fixed_corners)
    for move in line:
        _, goes = standard_look(position)
        position.play(turned_back(study.variant, move, goes))
    return position


def _key_after(position: Position, move: int) -> str:
    """`move` as the standard look of the position tells it."""
    _, goes = standard_look(position)
    after = position.copy()
    after.play(turned_back(position.variant, move, goes))
    return _key_of(after)


def _key_of(position: Position) -> str:
    return key_of(position.variant, position.turn, standard_look(position)[0])


def _rounded(chances: list[float]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)
