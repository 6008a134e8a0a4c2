"""Sums up a run of games: wins with intervals, scores, places and lengths, by seat and by bot."""

from collections.abc import Sequence
from dataclasses import dataclass

from blockcade.bots import Racer, bot_named
from blockcade.core import AnyGame, Setup
from blockcade.engine.ratings import wilson
from blockcade.games import GAMES


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a run."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    plies: int
    simulated_ms: int
    record: str  # empty unless records are saved
    charted: tuple[int, ...] = ()  # the numbers of the game's chart


@dataclass(frozen=True, slots=True)
class Row:
    """`won` counts games with a first place, `shared` those of them in which another seat was first too."""

    seat: int | None  # None: all seats of the bot
    bot: str
    won: int
    shared: int
    low: float  # ends of the 95 % Wilson interval of won / games
    high: float
    mean_score: float
    mean_place: float

    def fields(self) -> dict[str, object]:
        return {
            **({} if self.seat is None else {"seat": self.seat}),
            "bot": self.bot,
            "won": self.won,
            "won_alone": self.won - self.shared,
            "won_shared": self.shared,
            "won_low_95": round(self.low, 4),
            "won_high_95": round(self.high, 4),
            "mean_score": round(self.mean_score, 4),
            "mean_place": round(self.mean_place, 4),
        }


@dataclass(frozen=True, slots=True)
class Tally:
    game: str
    rules: int
    players: int
    options: dict[str, str]
    levels: list[str]  # a seat each
    seed: str
    games: int
    seats: list[Row]
    bots: list[Row]  # a bot has won a game if one of its seats has
    plies: tuple[int, float, int]  # least, mean, most
    simulated_seconds: float | None  # mean; None where bots do not say how long they take
    chart: dict[int, int] | None = None  # how often each number occurred; None for games without a chart

    def fields(self) -> dict[str, object]:
        """Return plain data that depends on the run alone: no real times, no machine."""
        least, mean, most = self.plies
        seconds = self.simulated_seconds
        chart = GAMES[self.game].card.trials.chart
        return {
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "levels": self.levels,
            "seed": self.seed,
            "games": self.games,
            "seats": [row.fields() for row in self.seats],
            "bots": [row.fields() for row in self.bots],
            "plies": {"least": least, "mean": round(mean, 4), "most": most},
            **({} if seconds is None else {"simulated_seconds": round(seconds, 3)}),
            **({} if chart is None or self.chart is None else {chart.key: self.chart}),
        }


def tally(game: AnyGame, setup: Setup, levels: Sequence[str], seed: str, played: Sequence[Played]) -> Tally:
    takes_time = all(isinstance(bot_named(game.key, level), Racer) for level in levels)
    lengths = [one.plies for one in played]
    chart = game.card.trials.chart
    by_bot = {
        level: [seat for seat, other in enumerate(levels) if other == level] for level in sorted(set(levels))
    }
    return Tally(
        game=game.key,
        rules=game.rules_version,
        players=setup.players,
        options=dict(setup.options),
        levels=[*levels],
        seed=seed,
        games=len(played),
        seats=[_row(seat, level, [seat], played) for seat, level in enumerate(levels)],
        bots=[_row(None, level, seats, played) for level, seats in by_bot.items()],
        plies=(min(lengths), sum(lengths) / len(lengths), max(lengths)),
        simulated_seconds=sum(one.simulated_ms for one in played) / 1000 / len(played)
        if takes_time
        else None,
        chart=chart and chart.counted(number for one in played for number in one.charted),
    )


def duel(result: Tally) -> str:
    """Compare two different bots in one sentence; empty for other runs and for ties."""
    if result.players != 2 or len(result.bots) != 2 or any(row.shared for row in result.bots):
        return ""
    better, worse = sorted(result.bots, key=lambda row: -row.won)
    side = "above one half" if better.low > 1 / 2 else "one half lies in it"
    return (
        f"{better.bot} won {better.won / result.games:.1%} of the games against {worse.bot}; "
        f"95 % interval {better.low:.1%} – {better.high:.1%}, {side}"
    )


def _row(seat: int | None, bot: str, seats: Sequence[int], played: Sequence[Played]) -> Row:
    won = [one for one in played if any(one.places[at] == 1 for at in seats)]
    shared = sum(one.places.count(1) > 1 for one in won)
    low, high = wilson(len(won), len(played))
    each = len(played) * len(seats)
    return Row(
        seat=seat,
        bot=bot,
        won=len(won),
        shared=shared,
        low=low,
        high=high,
        mean_score=sum(one.scores[at] for one in played for at in seats) / each,
        mean_place=sum(one.places[at] for one in played for at in seats) / each,
    )
