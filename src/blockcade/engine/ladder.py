"""Matches and ladders: pairings of contestants, a log from which a stopped run resumes, and summaries."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from blockcade.core import RuleError
from blockcade.engine.arena import GameResult, ScheduledGame, play
from blockcade.engine.contestants import Contestant
from blockcade.engine.journal import read_journal
from blockcade.engine.ratings import Rating, Score, elo, fit, mean_and_half, wilson
from blockcade.engine.worker_pool import WorkerPool


@dataclass(frozen=True, slots=True, eq=False)
class Contest:
    """The pairings of a match; each plays equally many games."""

    variant: str
    contestants: tuple[Contestant, ...]
    pairings: tuple[tuple[int, int], ...]  # A and B: indices in `contestants`
    seed: int = 0
    random_plies: int = 0

    def schedule(self, games: int) -> list[ScheduledGame]:
        """List game by game through all pairings, so that a stopped run has results for each."""
        return [
            ScheduledGame(
                self.variant,
                pairing,
                number,
                (self.contestants[a], self.contestants[b]),
                self.seed,
                self.random_plies,
            )
            for number in range(games)
            for pairing, (a, b) in enumerate(self.pairings)
        ]

    @property
    def header(self) -> "LogHeader":
        pairs = tuple((self.contestants[a].text, self.contestants[b].text) for a, b in self.pairings)
        return LogHeader(self.variant, pairs, self.seed, self.random_plies)

    @property
    def threads(self) -> int:
        return max(contestant.threads for contestant in self.contestants)


def duel(variant: str, a: Contestant, b: Contestant, *, seed: int = 0, random_plies: int = 0) -> Contest:
    return Contest(variant, (a, b), ((0, 1),), seed, random_plies)


def ladder(
    variant: str, contestants: Sequence[Contestant], *, seed: int = 0, random_plies: int = 0
) -> Contest:
    """Pair each contestant with the next two below; A is the upper one."""
    if len(contestants) < 2:
        raise RuleError("a ladder needs at least two rungs")
    pairings = [
        (upper, lower) for upper in range(len(contestants)) for lower in (upper - 1, upper - 2) if lower >= 0
    ]
    return Contest(variant, tuple(contestants), tuple(pairings), seed, random_plies)


class LogHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a log; it must match, so that a log holds games of one contest only."""

    variant: str
    pairings: tuple[tuple[str, str], ...]
    seed: int
    random_plies: int


def run(contest: Contest, games: int, pool: WorkerPool, log: Path | None = None) -> Iterator[GameResult]:
    """Yield all games, those of the log first; a new one is in the log before it is yielded."""
    kept = [] if log is None else read_log(log, contest)
    wanted = contest.schedule(games)
    names = {(game.pairing, game.number) for game in wanted}
    kept = [played for played in kept if (played.pairing, played.game) in names]
    yield from kept
    done = {(played.pairing, played.game) for played in kept}
    left = [game for game in wanted if (game.pairing, game.number) not in done]
    results = pool.each(play, left, threads=contest.threads)
    if log is None:
        yield from results
        return
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("ab") as file:
        if file.tell() == 0:
            file.write(msgspec.json.encode(contest.header) + b"\n")
        for played in results:
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()
            yield played


def read_log(log: Path, contest: Contest) -> list[GameResult]:
    """Return the games of a log; none if there is no log yet."""
    kept = read_journal(log, LogHeader, GameResult, "a log of a match")
    if kept is None:
        return []
    header, games = kept
    if header != contest.header:
        raise RuleError(f"{log} belongs to another match: {_difference(header, contest.header)}")
    return games


def _difference(there: LogHeader, here: LogHeader) -> str:
    field = next(name for name in LogHeader.__struct_fields__ if getattr(there, name) != getattr(here, name))
    return f"its {field.replace('_', ' ')} is {getattr(there, field)}, not {getattr(here, field)}"


@dataclass(frozen=True, slots=True)
class PairingSummary:
    """The results of one pairing; shares, points and margins are A's."""

    games: int
    won: float
    low: float  # ends of the 95 % Wilson interval of won / games
    high: float
    points: tuple[float, float]  # mean points of a seat of A and of B
    margin: float
    margin_half: float  # half the 95 % interval
    by_seating: dict[str, tuple[float, int]]  # won, games
    cpu_seconds: tuple[float, float]  # of a move, A and B

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def elo(self) -> tuple[float, float, float]:
        """The Elo difference, and the ends of its 95 % interval."""
        return elo(self.share), elo(self.low), elo(self.high)


def summarise(played: Iterable[GameResult]) -> PairingSummary:
    """Counts in the order of game numbers: the order of playing does not change the sums."""
    games = sorted(played, key=lambda one: one.game)
    shares = [one.share_of_a for one in games]
    won = sum(shares)
    low, high = wilson(won, len(games))
    margin, margin_half = mean_and_half([one.margin_of_a for one in games])
    seatings = sorted({one.seats for one in games})
    return PairingSummary(
        games=len(games),
        won=won,
        low=low,
        high=high,
        points=(
            sum(one.mean_points("A") for one in games) / len(games),
            sum(one.mean_points("B") for one in games) / len(games),
        ),
        margin=margin,
        margin_half=margin_half,
        by_seating={
            seats: (
                sum(share for one, share in zip(games, shares, strict=True) if one.seats == seats),
                sum(one.seats == seats for one in games),
            )
            for seats in seatings
        },
        cpu_seconds=(_cpu_of_a_move(games, 0), _cpu_of_a_move(games, 1)),
    )


def standings(contest: Contest, played: Iterable[GameResult]) -> list[Rating]:
    """Rate all contestants on one scale, from all games."""
    won = [0.0] * len(contest.pairings)
    games = [0] * len(contest.pairings)
    for one in played:
        won[one.pairing] += one.share_of_a
        games[one.pairing] += 1
    scores = [Score(a, b, won[at], games[at]) for at, (a, b) in enumerate(contest.pairings)]
    return fit(len(contest.contestants), scores)


def _cpu_of_a_move(games: Sequence[GameResult], side: int) -> float:
    return sum(one.cpu_seconds[side] for one in games) / max(1, sum(one.chosen[side] for one in games))
