"""Reads attempts and ratings, and rates the days that are over."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from blockcade.projections.attempts import DAY_MS, PuzzleAttempt, day_of
from blockcade.projections.ratings import Evening, Standing, puzzle_key, solver_key
from blockcade.server.store.attempt_rows import COLUMNS, Queried, Statement, attempt_in

GRACE_MS = 600_000  # a day is rated so long after its end: clocks of nodes differ, and stores are slow
MOST_READ = 20_000  # attempts of one solver
_FIRST = """NOT EXISTS (SELECT 1 FROM {s}attempts o WHERE o.player = a.player AND o.puzzle = a.puzzle
 AND (o.opened_ms < a.opened_ms OR (o.opened_ms = a.opened_ms AND o.table_id < a.table_id)))"""
# ruff: noqa: S608 - the queries are our own words; values travel beside them


class AttemptRows:
    """The rows of one store. `guess` is the maker's rating of a puzzle."""

    def __init__(self, store: Queried, guess: Callable[[str], int | None]) -> None:
        self._store = store
        self._guess = guess

    async def of_player(self, player: str) -> list[PuzzleAttempt]:
        """Newest first."""
        return await self._attempts("player = $1 ORDER BY opened_ms DESC LIMIT $2", player, MOST_READ)

    async def of_run(self, run: str) -> list[PuzzleAttempt]:
        return await self._attempts("run = $1 AND run <> '' ORDER BY opened_ms, table_id", run)

    async def at_table(self, table: str) -> PuzzleAttempt | None:
        found = await self._attempts("table_id = $1", table)
        return found[0] if found else None

    async def board(self, puzzle: str, day: int, most: int) -> list[PuzzleAttempt]:
        """First attempts that solved the puzzle of a day, quickest first."""
        return await self._attempts(
            "puzzle = $1 AND told = 'daily' AND opened_ms >= $2 AND opened_ms < $3 AND correct = 1"
            f" AND {_FIRST} ORDER BY ended_ms - opened_ms, table_id LIMIT $4",
            puzzle,
            day * DAY_MS,
            (day + 1) * DAY_MS,
            most,
        )

    async def turnout(self, puzzle: str, day: int) -> int:
        """How many people have answered the puzzle of a day."""
        rows = await self._store.ask_rows(
            "SELECT count(DISTINCT player) FROM {s}attempts WHERE puzzle = $1 AND told = 'daily'"
            " AND opened_ms >= $2 AND opened_ms < $3 AND ended_ms IS NOT NULL",
            puzzle,
            day * DAY_MS,
            (day + 1) * DAY_MS,
        )
        return int(rows[0][0])

    async def history(self, player: str, game: str, most: int) -> list[tuple[int, float]]:
        """The solver's rating after each day of play, oldest first."""
        rows = await self._store.ask_rows(
            "SELECT day, value FROM {s}ratings WHERE subject = $1 ORDER BY day DESC LIMIT $2",
            solver_key(player, game),
            most,
        )
        return [(day, value) for day, value in reversed(rows)]

    async def evening(self, day: int, solvers: Iterable[tuple[str, str]], puzzles: Iterable[str]) -> Evening:
        """The ratings of these before a day, from the days that are rated."""
        subjects = [*(solver_key(*each) for each in solvers), *map(puzzle_key, puzzles)]
        rows = await self._store.ask_rows(
            "SELECT r.subject, r.day, r.value, r.deviation, r.volatility FROM {ids} g JOIN {s}ratings r"
            " ON r.subject = g.id AND r.day ="
            " (SELECT max(l.day) FROM {s}ratings l WHERE l.subject = g.id AND l.day < $2)",
            msgspec.json.encode(sorted(set(subjects))).decode(),
            day,
        )
        return Evening(day, {subject: Standing(*rest) for subject, *rest in rows}, self._guess)

    async def rate_days(self, now_ms: int) -> int:
        """Rates all days that are over; returns the first day that is not.

        Every node computes the same, so it does no harm if two do it at once.
        """
        open_day = day_of(now_ms - GRACE_MS)
        rows = await self._store.ask_rows(
            "SELECT DISTINCT ended_ms / 86400000 FROM {s}attempts WHERE ended_ms >="
            " 86400000 * (SELECT coalesce(max(day) + 1, 0) FROM {s}rated_days) AND ended_ms < $1",
            open_day * DAY_MS,
        )
        for day in sorted(int(row[0]) for row in rows):
            await self._rate(day)
        return open_day

    async def _rate(self, day: int) -> None:
        tried = await self._attempts(
            f"ended_ms >= $1 AND ended_ms < $2 AND {_FIRST}", day * DAY_MS, (day + 1) * DAY_MS
        )
        evening = await self.evening(
            day, {(each.player, each.game) for each in tried}, {each.puzzle for each in tried}
        )
        statements: list[Statement] = [
            (
                "INSERT INTO {s}ratings VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                (subject, standing.day, standing.value, standing.deviation, standing.volatility),
            )
            for subject, standing in sorted(evening.close(tried).items())
        ]
        statements.append(("INSERT INTO {s}rated_days VALUES ($1) ON CONFLICT DO NOTHING", (day,)))
        await self._store.run_all(statements)

    async def _attempts(self, where: str, *values: Any) -> list[PuzzleAttempt]:
        rows: Sequence[Sequence[Any]] = await self._store.ask_rows(
            f"SELECT {COLUMNS} FROM {{s}}attempts a WHERE {where}", *values
        )
        return [attempt_in(row) for row in rows]
