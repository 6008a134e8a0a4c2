"""Puzzles for one solver: opens attempts, and says what they have led to."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime

from blockcade.projections.attempts import DAY_MS, PuzzleAttempt, Told, day_of
from blockcade.projections.glicko import Rating
from blockcade.projections.progress import RUSH_WRONG, firsts, rush_state, streak_of
from blockcade.projections.ratings import SURE_DEVIATION, Standing, solver_key
from blockcade.puzzles import Puzzle, UnknownPuzzle, daily, get, load
from blockcade.server.identity import new_id
from blockcade.server.puzzles.choosing import STEP, NoPuzzle, for_rush, near
from blockcade.server.puzzles.looks import looks_of
from blockcade.server.puzzles.rows import AttemptRows
from blockcade.server.store import StoreError
from blockcade.server.store.attempt_rows import Queried
from blockcade.server.tables.directory import Directory
from blockcade.server.tables.names import tidy_name
from blockcade.study import puzzle_study_id
from blockcade.wire.puzzles import (
    BoardRow,
    DailyBoard,
    GameProgress,
    IdeaProgress,
    PuzzleGame,
    PuzzleHall,
    PuzzleProgress,
    PuzzleTable,
    RatedDay,
    Rush,
    ShownPuzzle,
    Streak,
    WantedDaily,
    WantedPuzzle,
)

MOST_ON_BOARD = 20
MOST_DAYS = 60  # in the chart of a rating


class PuzzleService:
    """Reads everything from the store: it keeps nothing, so every node gives the same answer."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._services = directory.services
        store = self._services.store
        self._rows = AttemptRows(store, _guess) if isinstance(store, Queried) else None

    # The page's first look

    async def hall(self, player: str) -> PuzzleHall:
        now = self._now()
        mine = await self._attempts.of_player(player)
        games: list[PuzzleGame] = []
        for game in self._games():
            rating = await self._rating(player, game, mine)
            ideas = Counter(puzzle.tag for puzzle in load(game))
            todays = _todays(mine, daily(game, _date(day_of(now))).id, day_of(now))
            games.append(
                PuzzleGame(
                    game,
                    sum(ideas.values()),
                    dict(sorted(ideas.items())),
                    _daily_state(todays),
                    round(rating.value),
                    rating.deviation <= SURE_DEVIATION,
                )
            )
        return PuzzleHall(_date(day_of(now)).isoformat(), games, _streak(mine, day_of(now)))

    # Attempts

    async def next_puzzle(self, player: str, wanted: WantedPuzzle) -> PuzzleTable:
        """The attempt that is open already, or a new one. Raises NoPuzzle, BadSetup or StoreError."""
        known = self._of_game(wanted.game)
        puzzles = [puzzle for puzzle in known if wanted.idea in ("", puzzle.tag)]
        told = Told.IDEA if wanted.idea else Told.MIXED
        mine = await self._attempts.of_player(player)
        for attempt in mine:
            if attempt.game == wanted.game and attempt.told is told and not attempt.is_decided:
                puzzle = _known(attempt.puzzle)
                if puzzle in puzzles:
                    return await self._shown(attempt, mine)
                break
        rating = await self._rating(player, wanted.game, mine)
        target = rating.value + STEP * wanted.harder
        chosen = near(puzzles, firsts(mine), target, self._services.any_of)
        if chosen is None:
            raise NoPuzzle(f"no puzzle of {wanted.game!r} has the idea {wanted.idea!r}")
        is_known = any(attempt.puzzle == chosen.id for attempt in mine)
        return await self._open(player, chosen, Told.CHOSEN if is_known else told, wanted.name)

    async def again(self, player: str, table: str) -> PuzzleTable:
        """The same puzzle from its beginning; it counts no more."""
        attempt = await self._of(player, table)
        puzzle = _known(attempt.puzzle)
        if puzzle is None:
            raise NoPuzzle(attempt.puzzle)
        if not attempt.is_decided:
            return await self._shown(attempt, [])
        told = Told.DAILY if attempt.told is Told.DAILY else Told.CHOSEN
        return await self._open(player, puzzle, told, attempt.name)

    async def daily(self, player: str, wanted: WantedDaily) -> PuzzleTable:
        """The attempt at the puzzle of today; the first call opens it and starts the clock."""
        self._of_game(wanted.game)
        today = day_of(self._now())
        puzzle = daily(wanted.game, _date(today))
        mine = await self._attempts.of_player(player)
        known = _todays(mine, puzzle.id, today)
        if known:
            return await self._shown(known[0], mine)
        return await self._open(player, puzzle, Told.DAILY, wanted.name)

    async def at_table(self, player: str, table: str) -> PuzzleTable:
        """Raises NoPuzzle for another player's table."""
        attempt = await self._of(player, table)
        return await self._shown(attempt, await self._attempts.of_player(player))

    async def board(self, player: str, game: str) -> DailyBoard:
        self._of_game(game)
        today = day_of(self._now())
        puzzle = daily(game, _date(today)).id
        rows = await self._attempts.board(puzzle, today, MOST_ON_BOARD)
        shown = [BoardRow(row.name, row.took_ms, row.player == player) for row in rows]
        answered = await self._attempts.turnout(puzzle, today)
        return DailyBoard(game, _date(today).isoformat(), answered, shown)

    # Progress

    async def progress(self, player: str) -> PuzzleProgress:
        now = self._now()
        mine = await self._attempts.of_player(player)
        games: list[GameProgress] = []
        for game in self._games():
            first = [each for each in firsts(mine).values() if each.game == game and each.is_decided]
            rating = await self._rating(player, game, mine)
            history = await self._attempts.history(player, game, MOST_DAYS)
            days = [RatedDay(_date(day).isoformat(), round(value)) for day, value in history]
            today = RatedDay(_date(day_of(now)).isoformat(), round(rating.value))
            is_new = first and (not days or days[-1] != today)
            games.append(
                GameProgress(
                    game,
                    round(rating.value),
                    round(rating.deviation),
                    rating.deviation <= SURE_DEVIATION,
                    len(first),
                    sum(each.right for each in first),
                    _best_rush(mine, game, now),
                    [*days, today] if is_new else days,
                    _by_idea(first),
                )
            )
        return PuzzleProgress(games, _streak(mine, day_of(now)))

    # The rush

    async def begin_rush(self, player: str, wanted: WantedDaily) -> Rush:
        puzzles = self._of_game(wanted.game)
        mine = await self._attempts.of_player(player)
        first = for_rush(puzzles, (), firsts(mine), self._services.any_of)
        assert first is not None
        run = new_id(self._services.random_bytes)
        await self._open(player, first, Told.RUSH, wanted.name, run)
        return await self.rush(player, run)

    async def rush(self, player: str, run: str, name: str = "") -> Rush:
        """The rush with the puzzle to answer now, which is opened if need be. Raises NoPuzzle."""
        now = self._now()
        tried = [each for each in await self._attempts.of_run(run) if each.player == player]
        state = rush_state(tried, now)
        if state is None:
            raise NoPuzzle("no such rush")
        game = tried[0].game
        mine = await self._attempts.of_player(player)
        table = None
        if not state.over and state.open_table:
            waiting = next(each for each in tried if each.table == state.open_table)
            table = await self._shown(waiting, mine)
        elif not state.over:
            following = for_rush(load(game), tried, firsts(mine), self._services.any_of)
            if following:
                table = await self._open(player, following, Told.RUSH, name or tried[0].name, run)
        return Rush(
            run,
            game,
            max(0, state.ends_ms - now) if table else 0,
            state.solved,
            state.wrong,
            RUSH_WRONG,
            table is None,
            _best_rush(mine, game, now),
            table,
        )

    # Parts

    @property
    def _attempts(self) -> AttemptRows:
        if self._rows is None:
            raise StoreError("this store keeps no attempts at puzzles")
        return self._rows

    def _now(self) -> int:
        return self._services.clock.now_ms()

    def _games(self) -> list[str]:
        return [key for key in self._services.games if load(key)]

    def _of_game(self, game: str) -> tuple[Puzzle, ...]:
        puzzles = load(game) if game in self._services.games else ()
        if not puzzles:
            raise NoPuzzle(f"there are no puzzles of {game!r}")
        return puzzles

    async def _of(self, player: str, table: str) -> PuzzleAttempt:
        attempt = await self._attempts.at_table(table)
        if attempt is None or attempt.player != player:
            raise NoPuzzle("no attempt of yours has this table")
        return attempt

    async def _open(self, player: str, puzzle: Puzzle, told: Told, name: str, run: str = "") -> PuzzleTable:
        why = (told.value, run) if run else (told.value,)
        study = puzzle_study_id(puzzle.id, *why)
        table = await self._directory.open_study(study, player, tidy_name(name))
        attempt = PuzzleAttempt(table, player, name, puzzle.game, puzzle.id, told, run, self._now())
        return await self._shown(attempt, None)

    async def _shown(self, attempt: PuzzleAttempt, mine: Sequence[PuzzleAttempt] | None) -> PuzzleTable:
        """`mine` are all attempts of the solver, None for one that has just been opened."""
        puzzle = _known(attempt.puzzle)
        if puzzle is None:
            raise NoPuzzle(f"the puzzle {attempt.puzzle} is gone")
        known = await self._attempts.of_player(attempt.player) if mine is None else mine
        rating = await self._rating(attempt.player, attempt.game, known)
        others = [each for each in known if each.puzzle != attempt.puzzle]
        is_counted = attempt.is_decided and firsts(known).get(attempt.puzzle) == attempt
        before = await self._rating(attempt.player, attempt.game, others) if is_counted else rating
        is_told = attempt.is_decided or attempt.told is Told.IDEA
        evening = await self._attempts.evening(day_of(self._now()), (), (puzzle.id,))
        worth = evening.puzzle(puzzle.id)
        return PuzzleTable(
            table=attempt.table,
            puzzle=ShownPuzzle(
                puzzle.id,
                puzzle.game,
                puzzle.seat,
                puzzle.goal,
                puzzle.tag if is_told else "",
                round(worth.value) if worth else puzzle.rating,
                puzzle.length,
                list(puzzle.choices),
                dict(puzzle.free),
                looks_of(puzzle.id),
            ),
            told=attempt.told.value,
            decided=attempt.is_decided,
            right=attempt.right,
            took_ms=attempt.took_ms,
            tries=attempt.tries,
            solved=attempt.solved_ms is not None,
            rating=round(rating.value),
            change=round(rating.value) - round(before.value),
            answer=_answer(puzzle) if attempt.is_decided else [],
        )

    async def _rating(self, player: str, game: str, mine: Sequence[PuzzleAttempt]) -> Rating:
        """The rating after all days that are over, and after the attempts of the days that are not."""
        open_day = await self._attempts.rate_days(self._now())
        by_day: dict[int, list[PuzzleAttempt]] = {}
        for attempt in firsts(mine).values():
            day = day_of(attempt.ended_ms or 0)
            if attempt.game == game and day >= open_day:
                by_day.setdefault(day, []).append(attempt)
        puzzles = {attempt.puzzle for tried in by_day.values() for attempt in tried}
        rows = self._attempts
        today = day_of(self._now())
        known = await rows.evening(open_day, [(player, game)], puzzles)
        rating, last = known.solver(player, game), open_day
        for day, tried in sorted(by_day.items()):
            standing = {solver_key(player, game): Standing.after(last - 1, rating)}
            evening = known.on(day, standing)
            rating, last = evening.solver_after(player, game, tried), day + 1
        return rating.idle(max(0, today - last)) if last < today else rating


def _guess(puzzle_id: str) -> int | None:
    puzzle = _known(puzzle_id)
    return puzzle.rating if puzzle else None


def _known(puzzle_id: str) -> Puzzle | None:
    try:
        return get(puzzle_id)
    except UnknownPuzzle:
        return None


def _date(day: int) -> date:
    return datetime.fromtimestamp(day * DAY_MS / 1000, UTC).date()


def _todays(mine: Sequence[PuzzleAttempt], puzzle: str, day: int) -> list[PuzzleAttempt]:
    """The attempts at the puzzle of a day, newest first."""
    return [
        attempt
        for attempt in mine
        if attempt.puzzle == puzzle and attempt.told is Told.DAILY and day_of(attempt.opened_ms) == day
    ]


def _daily_state(todays: Sequence[PuzzleAttempt]) -> str:
    if any(attempt.solved_ms is not None for attempt in todays):
        return "solved"
    if not todays:
        return "new"
    return "wrong" if any(attempt.is_decided for attempt in todays) else "open"


def _streak(mine: Sequence[PuzzleAttempt], today: int) -> Streak:
    found = streak_of(mine, today)
    return Streak(found.days, found.best, found.is_today_done)


def _best_rush(mine: Sequence[PuzzleAttempt], game: str, now_ms: int) -> int:
    runs: dict[str, list[PuzzleAttempt]] = {}
    for attempt in mine:
        if attempt.run and attempt.game == game:
            runs.setdefault(attempt.run, []).append(attempt)
    states = (rush_state(tried, now_ms) for tried in runs.values())
    return max((state.solved for state in states if state), default=0)


def _by_idea(first: Sequence[PuzzleAttempt]) -> list[IdeaProgress]:
    tried, right = Counter[str](), Counter[str]()
    for attempt in first:
        puzzle = _known(attempt.puzzle)
        if puzzle:
            tried[puzzle.tag] += 1
            right[puzzle.tag] += attempt.right
    return [IdeaProgress(idea, count, right[idea]) for idea, count in sorted(tried.items())]


def _answer(puzzle: Puzzle) -> list[str]:
    """One accepted line of the solver's own moves."""
    shown = [entry.move for entry in puzzle.shown if entry.who == str(puzzle.seat)]
    return list(puzzle.solution[:1]) if puzzle.choices or not shown else shown[: puzzle.length]
