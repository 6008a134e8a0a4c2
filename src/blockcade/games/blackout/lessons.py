"""The lesson of Blackout: from the first roll to the fifth card."""

from collections.abc import Sequence

from blockcade.core import Lesson, Mistake, Reply, Step, every, needs
from blockcade.games.blackout.moves import End, Move, UseUndo
from blockcade.games.blackout.state import State

_Given = Sequence[tuple[str, str]]
_ME, _OTHER = "0", "1"
_DICE = ("W", "U", "R")
_BLACKOUT = "WILD UNDO REROLL"


def _open(*cards: str) -> _Given:
    return [("chance", f"draw{card}") for card in cards]


def _thrown(faces: str) -> _Given:
    return [("chance", f"{die}={face}") for die, face in zip(_DICE, faces.split(), strict=False)]


def _roll(who: str, faces: str, *then: str) -> _Given:
    """A roll and the player's moves after it."""
    return [(who, "roll"), *_thrown(faces), *((who, move) for move in then)]


def _card_by_call(card: str) -> _Given:
    """The learner wins a card by a call; no number of the two rolls after it fits anywhere."""
    called = [(_ME, "call"), ("chance", f"draw{card}")]
    return [*_roll(_ME, _BLACKOUT), *called, *_thrown("5 5 5"), *_roll(_OTHER, "5 5 5")]


def _replies(given: _Given, after: int = 1) -> tuple[Reply, ...]:
    return tuple(Reply(who, move, after) for who, move in given)


def _wins(before: State, _move: Move, after: State) -> bool:
    """Whether the move wins a card for the player."""
    return sum(map(len, after.won)) > sum(map(len, before.won))


def _is_used(_before: State, move: Move, _after: State) -> bool:
    return not isinstance(move, End)


def _is_on_full_card(before: State, move: Move, _after: State) -> bool:
    """Whether an UNDO takes a chip from a card with four."""
    return not isinstance(move, UseUndo) or any(
        card.name == move.space.card and covered.bit_count() == 4 for _, card, covered in before.open_cards
    )


_STARTER = {"starter": _ME}
_THREE = _open("S1", "A2", "B3")
_NEARLY = [
    *_THREE,
    *_roll(_ME, "1 2 3", "1@S1.1", "2@S1.2", "3@S1.3"),
    *_roll(_OTHER, "4 2 2", "4@S1.4", "2@A2.1", "2@A2.2"),
    *_roll(_ME, "5 2 4", "4@A2.3"),
]
_NO_FIVE = _open("B1", "C1", "C3")

_ROLL = Step(
    id="roll",
    players=2,
    options=_STARTER,
    given=_THREE,
    replies=_replies(_thrown("2 3 5")),
    solution=("roll",),
    mistakes=(Mistake("2@S1.2", "wrong-phase"),),
)
_COVER = Step(
    id="cover",
    players=2,
    options=_STARTER,
    given=[*_THREE, *_roll(_ME, "2 3 5")],
    solution=("2@S1.2", "3@B3.1", "5@A2.4"),
    mistakes=(
        Mistake("2@B3.1", "no-match"),
        Mistake("3@S1.2", "no-match", 1),
        Mistake("end", "must-place", 1),
    ),
)
_WIN = Step(
    id="win",
    players=2,
    options=_STARTER,
    given=_NEARLY,
    idea=needs("finish-card", _wins),
    replies=_replies(_open("C1")),
    lights=("S1.5",),
    solution=("5@S1.5",),
    mistakes=(Mistake("5@A2.4", "finish-card"), Mistake("2@S1.2", "covered")),
)
_GO_ON = Step(
    id="go-on",
    players=2,
    options=_STARTER,
    given=[*_NEARLY, (_ME, "5@S1.5"), *_open("C1")],
    solution=("2@C1.3",),
    mistakes=(Mistake("end", "must-place"), Mistake("2@C1.1", "no-match")),
)
_LOST = Step(
    id="lost",
    players=2,
    options=_STARTER,
    given=[*_NO_FIVE, *_roll(_ME, "5 1 3")],
    solution=("1@B1.1", "3@C3.1"),
    mistakes=(Mistake("5@B1.1", "no-match"), Mistake("end", "must-place", 1)),
)
_WILD = Step(
    id="wild",
    players=2,
    options=_STARTER,
    given=[
        *_THREE,
        *_roll(_ME, "1 3 4", "1@S1.1", "3@S1.3", "4@S1.4"),
        *_roll(_OTHER, "5 3 1", "5@S1.5", "3@B3.1", "1@B3.5"),
        *_roll(_ME, "WILD 3 4", "3@B3.2", "4@A2.3"),
    ],
    idea=every(needs("use-wild", _is_used), needs("finish-card", _wins)),
    replies=_replies(_open("F2")),
    lights=("WILD", "S1.2"),
    solution=("wild@S1.2",),
    mistakes=(Mistake("wild@A2.1", "finish-card"), Mistake("end", "use-wild")),
)
_UNDO = Step(
    id="undo",
    players=2,
    options=_STARTER,
    given=[
        *_THREE,
        *_roll(_ME, "1 2 3", "1@S1.1", "2@S1.2", "3@S1.3"),
        *_roll(_OTHER, "4 2 3", "4@S1.4", "2@A2.1", "3@B3.1"),
        *_roll(_ME, "2 UNDO 1", "2@A2.2", "1@A2.5"),
    ],
    idea=every(needs("use-undo", _is_used), needs("nearly-full", _is_on_full_card)),
    lights=("UNDO", "S1.1", "S1.2", "S1.3", "S1.4"),
    solution=("undo@S1.4",),
    mistakes=(
        Mistake("undo@B3.1", "nearly-full"),
        Mistake("end", "use-undo"),
        Mistake("undo@S1.5", "no-chip"),
    ),
)
_REROLL = Step(
    id="reroll",
    players=2,
    options=_STARTER,
    given=[*_THREE, *_roll(_ME, "2 3 REROLL", "2@A2.1")],
    replies=_replies(_thrown("1 4"), after=2),
    solution=("3@S1.3", "reroll"),
    mistakes=(Mistake("reroll", "must-place"), Mistake("end", "must-place", 1)),
)
_CALL = Step(
    id="call",
    players=2,
    options=_STARTER,
    given=_THREE,
    replies=(*_replies(_thrown(_BLACKOUT)), *_replies([*_open("F1"), *_thrown("2 5 4")], after=2)),
    solution=("roll", "call"),
    mistakes=(Mistake("call", "no-blackout"), Mistake("roll", "wrong-phase", 1)),
)
_FIFTH = Step(
    id="fifth",
    players=2,
    options=_STARTER,
    given=[
        *_NO_FIVE,
        *(event for card in ("S1", "A2", "B3", "F1") for event in _card_by_call(card)),
        *_roll(_ME, "1 1 3", "1@B1.1", "1@B1.2", "3@B1.3"),
        *_roll(_OTHER, "3 3 5", "3@B1.4", "3@C3.1"),
        *_roll(_ME, "4 5 5"),
    ],
    idea=needs("finish-card", _wins),
    lights=("B1.5",),
    solution=("4@B1.5",),
    mistakes=(Mistake("4@C1.5", "finish-card"), Mistake("5@B1.5", "no-match")),
)

LESSONS = (Lesson("basics", (_ROLL, _COVER, _WIN, _GO_ON, _LOST, _WILD, _UNDO, _REROLL, _CALL, _FIFTH)),)
