"""The total time of each player, as in chess: it runs in the player's turns, and grows a little with each."""

import msgspec


class PlayerClocks(msgspec.Struct, frozen=True):
    """The clocks of all seats after one event; the next event makes new ones."""

    increment_ms: int
    left_ms: tuple[int, ...]  # by seat, when the running clock was last started or stopped
    seat: int | None = None  # whose clock runs
    since_ms: int = 0  # when it was started
    last: int | None = None  # the seat whose turn it was last

    @staticmethod
    def begin(players: int, total_s: int, increment_s: int) -> "PlayerClocks":
        return PlayerClocks(1000 * increment_s, (1000 * total_s,) * players)

    @property
    def end_ms(self) -> int | None:
        """When the running clock reaches zero; None: no clock runs."""
        return None if self.seat is None else self.since_ms + self.left_ms[self.seat]

    def at(self, now_ms: int) -> tuple[int, ...]:
        """The time that each seat has left now."""
        return tuple(
            max(0, left - max(0, now_ms - self.since_ms)) if seat == self.seat else left
            for seat, left in enumerate(self.left_ms)
        )

    def turned(self, seat: int | None, now_ms: int, *, runs: bool) -> "PlayerClocks":
        """It is the turn of `seat`, None of nobody alone; `runs` says whether the seat's clock does.

        A player gets the increment when the next player's turn begins: a turn may have many moves, and luck
        may act between them.
        """
        left, last = list(self.at(now_ms)), self.last
        if seat is not None and seat != last:
            if last is not None and left[last] > 0:
                left[last] += self.increment_ms
            last = seat
        return PlayerClocks(self.increment_ms, tuple(left), seat if runs else None, now_ms, last)

    def taken_back(self, now_ms: int) -> "PlayerClocks":
        """No clock runs, and nobody gets an increment for the turns before: they are played again."""
        return PlayerClocks(self.increment_ms, self.at(now_ms), None, now_ms)
