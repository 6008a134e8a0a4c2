"""The errors that rules raise; each tells its cause to the person who made the request."""

from blockcade.core.reasons import GameReason, SetupReason


class RuleError(ValueError):
    """The rules do not allow the request. Nothing has changed."""


class BadNotation(RuleError):
    """The text is no move, position or record."""


class BadSetup(RuleError):
    """The set-up is not possible; `reason` is a slug that the page translates."""

    def __init__(self, reason: SetupReason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason: SetupReason = reason
        self.detail = detail


class IllegalMove(RuleError):
    """The move is not legal now; `reason` is a slug that the page translates."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = GameReason(reason)
