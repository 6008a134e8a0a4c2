"""The events of a simulation, in order, as readable lines."""

from collections.abc import Callable


class Trace:
    """Lines with virtual times. Random names are shortened; equal seeds give equal lines."""

    def __init__(self, now: Callable[[], float], tell: Callable[[str], None] | None = None) -> None:
        self.lines: list[str] = []
        self._now = now
        self._tell = tell

    def __call__(self, who: str, what: str) -> None:
        line = f"{self._now():10.3f}  {who:<9} {what}"
        self.lines.append(line)
        if self._tell:
            self._tell(line)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)
