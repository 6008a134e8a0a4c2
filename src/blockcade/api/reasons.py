"""Refusal reasons as English sentences, for people who write scripts."""

from blockcade.core import IllegalMove

_SENTENCES = {
    "bad-shape": "the squares are not that piece, however turned or flipped",
    "edge-contact": "the piece would share an edge with a piece of its own colour",
    "game-over": "the game is over",
    "must-place": "passing is not allowed while a piece can be laid",
    "no-corner-contact": "the piece must touch one of its own colour at a corner",
    "no-start-corner": "the first piece of a colour must cover a corner that is its to start from",
    "no-start-square": "the first piece of a colour must cover its own start square",
    "not-in-hand": "that piece has been laid already",
    "not-your-turn": "another one is to move",
    "off-board": "a square lies outside of the board",
    "overlap": "a square is covered already",
    "unknown-id": "there is no such seat, piece or option",
    "wrong-phase": "that does not fit the present step of the game",
}


def reason_in_english(reason: str) -> str:
    """The sentence for a refusal's slug; empty for an unknown slug."""
    return _SENTENCES.get(reason, "")


class NotNow(IllegalMove):
    """An IllegalMove whose text holds the move, the slug and the sentence."""

    def __init__(self, reason: str, move: str) -> None:
        super().__init__(reason)
        self.move = move

    def __str__(self) -> str:
        sentence = reason_in_english(self.reason)
        return f"{self.move}: {self.reason} ({sentence})" if sentence else f"{self.move}: {self.reason}"

    def __reduce__(self) -> tuple[type["NotNow"], tuple[str, str]]:
        return NotNow, (self.reason, self.move)
