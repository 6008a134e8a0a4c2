"""Grows an opening book: it searches the positions that games by the book reach most often."""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

import msgspec

from blockcade.core import RuleError
from blockcade.engine.book import BookFile, canonical_board, key_of, turned, turned_back
from blockcade.engine.journal import read_journal
from blockcade.engine.kernel import Position, Search
from blockcade.engine.networks import Network
from blockcade.engine.priors import Weights
from blockcade.engine.worker_pool import WorkerPool, seed_for

_BATCH = 8  # positions chosen at a time; fixed, so that the book does not depend on the processes
_REPLIES = 8  # at most so many moves of a position are followed,
_LEAST_SHARE = 0.01  # if the search gave them this share of its playouts
_NEAR = 0.005  # moves whose chances to win differ by less are equally good
_MOST_CHOICES = 2  # the book plays one of at most so many: it must know what follows each of them


class BookPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a book is made: the first line of its log."""

    variant: str
    playouts: int
    seed: int
    plies: int  # the deepest ply
    settings: dict[str, float]
    weights: str
    network: str = ""
    fixed_corners: bool = True


class StudiedPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One searched position. Moves are those of its canonical board."""

    key: str
    line: tuple[int, ...]  # how it was first reached
    seat: int  # to move
    win: tuple[float, ...]  # by seat
    replies: tuple[tuple[int, int, tuple[float, ...]], ...]  # move, visits, chances by seat: best first


@dataclass(frozen=True, slots=True, eq=False)
class _SearchTask:
    plan: BookPlan
    key: str
    line: tuple[int, ...]
    weights: Weights | None
    network: Network | None


@dataclass(slots=True)
class _Tree:
    """All searched positions; it finds the ones to search next."""

    plan: BookPlan
    nodes: dict[str, StudiedPosition] = field(default_factory=dict[str, StudiedPosition])
    children: dict[str, list[str]] = field(default_factory=dict[str, list[str]])  # by reply, in their order

    def add(self, studied: StudiedPosition) -> None:
        position = _position(self.plan, studied.line)
        self.nodes[studied.key] = studied
        self.children[studied.key] = [_key_after(position, move) for move, _, _ in studied.replies]

    def values(self) -> dict[str, tuple[float, ...]]:
        """Return chances by seat if everybody plays the best known move: deepest positions first."""
        values: dict[str, tuple[float, ...]] = {}
        for key, node in sorted(self.nodes.items(), key=lambda item: -len(item[1].line)):
            worth = self._worth(node, values)
            values[key] = max(worth.values(), key=lambda chances: chances[node.seat], default=node.win)
        return values

    def _worth(
        self, node: StudiedPosition, values: dict[str, tuple[float, ...]]
    ) -> dict[int, tuple[float, ...]]:
        """Return the chances after each reply, by move.

        A reply with few visits may look good by luck: only replies count that were searched on their own or
        that the search itself preferred.
        """
        worth: dict[int, tuple[float, ...]] = {}
        for (move, _, chances), child in zip(node.replies, self.children[node.key], strict=True):
            if child in values or not worth:
                worth[move] = values.get(child, chances)
        return worth

    def _choices(self, node: StudiedPosition, values: dict[str, tuple[float, ...]]) -> tuple[int, ...]:
        """Return the book's moves, best first."""
        worth = {move: chances[node.seat] for move, chances in self._worth(node, values).items()}
        best = sorted(worth, key=lambda move: -worth[move])[:_MOST_CHOICES]
        return tuple(move for move in best if worth[move] >= worth[best[0]] - _NEAR)

    def next_positions(self, count: int) -> list[tuple[str, tuple[int, ...]]]:
        """Return new positions that games are likeliest to reach if one seat plays by the book."""
        root = _key_of(_position(self.plan, ()))
        if root not in self.nodes:
            return [(root, ())]
        values = self.values()
        found: list[tuple[str, tuple[int, ...]]] = []
        by_seat = tuple(1.0 for _ in self.nodes[root].win)  # the probability, if that seat plays by the book
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
            if len(line) >= self.plan.plies:
                continue
            choices = self._choices(node, values)
            # Other players prefer other moves: the square root flattens this search's preferences.
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
    plan: BookPlan,
    positions: int,
    pool: WorkerPool,
    *,
    weights: Weights | None = None,
    network: Network | None = None,
) -> Iterator[StudiedPosition]:
    """Search positions until the log holds so many; yield those of the log first."""
    tree = _Tree(plan)
    for studied in _read_log(log, plan):
        tree.add(studied)
        yield studied
    with pool, log.open("ab") as file:
        if file.tell() == 0:
            file.write(msgspec.json.encode(plan) + b"\n")
        while len(tree.nodes) < positions:
            batch = tree.next_positions(_BATCH)[: positions - len(tree.nodes)]
            if not batch:
                return
            tasks = [_SearchTask(plan, key, line, weights, network) for key, line in batch]
            fresh = list(pool.each(study_position, tasks))
            file.write(b"".join(msgspec.json.encode(studied) + b"\n" for studied in fresh))
            file.flush()
            for studied in fresh:
                tree.add(studied)
                yield studied


def book_of(log: Path, plan: BookPlan, made: dict[str, str]) -> BookFile:
    tree = _Tree(plan)
    for studied in _read_log(log, plan):
        tree.add(studied)
    made = made | {"positions": str(len(tree.nodes))}
    return BookFile(made, plan.variant, tree.book(), plan.fixed_corners)


def study_position(task: _SearchTask) -> StudiedPosition:
    plan = task.plan
    position = _position(plan, task.line)
    _, goes = canonical_board(position)
    search = Search(
        seed=seed_for(plan.seed, task.key),
        weights=task.weights,
        network=task.network,
        settings=plan.settings,
    )
    thought = search.think(position, playouts=plan.playouts, early_stop=False)
    enough = max(1, _LEAST_SHARE * plan.playouts)
    replies = [candidate for candidate in thought.candidates[:_REPLIES] if candidate.visits >= enough]
    return StudiedPosition(
        key=task.key,
        line=task.line,
        seat=position.seat,
        win=_rounded(thought.win),
        replies=tuple(
            (turned(plan.variant, candidate.move, goes), candidate.visits, _rounded(candidate.win))
            for candidate in replies
        ),
    )


def _read_log(log: Path, plan: BookPlan) -> list[StudiedPosition]:
    kept = read_journal(log, BookPlan, StudiedPosition, "a log of an opening book")
    if kept is None:
        return []
    there, studied = kept
    if there != plan:
        raise RuleError(f"{log} belongs to a book that is made otherwise: {there}")
    return studied


def _position(plan: BookPlan, line: tuple[int, ...]) -> Position:
    """Return the position after moves; each is given on the canonical board before it."""
    position = Position(plan.variant, fixed_corners=plan.fixed_corners)
    for move in line:
        _, goes = canonical_board(position)
        position.play(turned_back(plan.variant, move, goes))
    return position


def _key_after(position: Position, move: int) -> str:
    """Return the key after `move`, which is given on the canonical board."""
    _, goes = canonical_board(position)
    after = position.copy()
    after.play(turned_back(position.variant, move, goes))
    return _key_of(after)


def _key_of(position: Position) -> str:
    return key_of(position.variant, position.turn, canonical_board(position)[0])


def _rounded(chances: list[float]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)
