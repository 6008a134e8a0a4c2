"""`make bench-server` compares servers that are warm, by one rule for all."""

from itertools import count

from bench.server.loading import CONTESTANTS
from bench.server.warming import MOST, STEADY, WINDOW, is_steady, warm


def test_a_rate_that_still_climbs_is_not_steady() -> None:
    climbing = [1000 * 1.01**number for number in range(4 * WINDOW)]
    assert not any(is_steady(climbing[:rounds]) for rounds in range(len(climbing)))


def test_few_rounds_say_nothing() -> None:
    assert not is_steady([1000.0] * (2 * WINDOW - 1))
    assert is_steady([1000.0] * 2 * WINDOW)


def test_a_round_that_was_disturbed_does_not_count() -> None:
    rates = [1000.0] * 2 * WINDOW
    rates[-1] = rates[3] = 200.0
    assert is_steady(rates)


def test_all_play_in_turn_until_each_is_steady() -> None:
    """One is warm from the start, one takes thirty rounds, one never is."""
    played: list[str] = []
    slow, never = count(), count()

    def round_of(name: str, rate: float) -> float:
        played.append(name)
        return rate

    rates = warm(
        {
            "steady": lambda: round_of("steady", 1000),
            "slow": lambda: round_of(
                "slow", min(1000 * (1 + STEADY) ** next(slow), 1000 * (1 + STEADY) ** 30)
            ),
            "never": lambda: round_of("never", 1000 * (1 + STEADY) ** next(never)),
        }
    )
    assert len(rates["steady"]) == 2 * WINDOW
    assert 30 < len(rates["slow"]) < MOST
    assert len(rates["never"]) == MOST
    assert played[:6] == ["steady", "slow", "never"] * 2


def test_every_contestant_is_among_those_that_are_warmed() -> None:
    names = [contestant.name for contestant in CONTESTANTS]
    assert names == [
        "Blockcade, durable",
        "boardgame.io, in memory",
        "boardgame.io, on disk",
        "Colyseus, in memory",
    ]
