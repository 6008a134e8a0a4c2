"""Each player's recent share of thinking: a sum that halves every minute."""

from collections.abc import Sequence

HALF_LIFE_SECONDS = 60.0
MAX_PLAYERS = 1_000  # remembered at most; those with the least are dropped first


class Shares:
    def __init__(self, most: int = MAX_PLAYERS) -> None:
        self._used: dict[str, tuple[float, float]] = {}  # by player: seconds, and the time of that value
        self._most = most

    def __len__(self) -> int:
        return len(self._used)

    def add(self, player: str, seconds: float, now: float) -> None:
        self._used[player] = (self._seconds(player, now) + seconds, now)
        if len(self._used) > self._most:
            by_use = sorted(self._used, key=lambda one: self._seconds(one, now))
            for least in by_use[: len(self._used) - self._most // 2]:
                del self._used[least]

    def largest(self, count: int, now: float) -> Sequence[tuple[str, float]]:
        """The players with most, and their share of all, from 0 to 1."""
        used = {player: self._seconds(player, now) for player in self._used}
        total = sum(used.values())
        if total < 0.001:  # seconds: no recent thinking
            return []
        ranked = sorted(used.items(), key=lambda pair: pair[1], reverse=True)
        return [(player, seconds / total) for player, seconds in ranked[:count]]

    def _seconds(self, player: str, now: float) -> float:
        seconds, at = self._used.get(player, (0.0, now))
        return seconds * 0.5 ** ((now - at) / HALF_LIFE_SECONDS)
