"""The ways in which a request can be wrong; each carries what the person who made it needs to know."""


class RuleError(ValueError):
    """Something was asked that the rules do not allow. Nothing has changed."""


class BadNotation(RuleError):
    """The text is not a move, position or record at all."""


class BadSetup(RuleError):
    """A game cannot be set up like this; `reason` is a slug that every language can say."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class IllegalMove(RuleError):
    """A move, but not one that may be made now; `reason` is a slug that every language can say."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
