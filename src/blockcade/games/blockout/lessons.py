"""The lessons of Block Out!: cards, the real tower in the hand, what a fall costs, and the real box."""

from itertools import zip_longest

from blockcade.core import Idea, Lesson, Mistake, Reply, Step, needs
from blockcade.core.pose import UNITS_PER_MM, Pose
from blockcade.games.blockout.cards import PASS, REVERSE, Block, Card, box_of
from blockcade.games.blockout.moves import Move, PlayAction
from blockcade.games.blockout.state import State

_Given = list[tuple[str, str]]
_ME, _OTHER = "0", "1"
_CALM = {"starter": _ME, "hands": "easy"}


def _deal(*hands: str) -> _Given:
    """Seven cards for each player, one card at a time round the table."""
    rounds = zip_longest(*(hand.split() for hand in hands))
    return [("chance", f"draw:{card}") for each in rounds for card in each]


class _Tower:
    """Writes down how blocks were laid one on another."""

    def __init__(self) -> None:
        self._poses: list[Pose] = []
        self._top = 0

    def lay(self, who: str, block: str, x_mm: int = 0) -> _Given:
        """A player lays a block with its own card, so far to the right of the site, and it stands."""
        height = box_of("hakubia", Block.parse(block)).height
        self._poses.append(Pose.upright(x_mm * UNITS_PER_MM, 0, self._top + height // 2))
        self._top += height
        return [(who, f"{block}>{block}"), ("gravity", f"stood:{','.join(map(str, self._poses))}")]


def _laid(*blocks: str | tuple[str, int]) -> _Given:
    """Both players lay blocks in turn; some stand so many millimetres to the right."""
    tower = _Tower()
    placed = [(block, 0) if isinstance(block, str) else block for block in blocks]
    return [event for turn, each in enumerate(placed) for event in tower.lay(str(turn % 2), *each)]


def _last_card() -> _Given:
    """The learner plays all seven cards, the last one a block; the other player never builds."""
    waits = "pass pass pass pass reverse reverse"
    tower, given = _Tower(), _deal(_LAST_HAND, f"{waits} any")
    for mine, others in zip_longest(_LAST_HAND.split(), waits.split()):
        given += tower.lay(_ME, mine) if "-" in mine else [(_ME, mine)]
        given += [(_OTHER, others)] if others else []
    return given


def _builds(_before: State, move: Move, _after: State) -> bool:
    return not isinstance(move, PlayAction)


def _plays(slug: str, card: Card) -> Idea:
    """Only this card is right."""
    return needs(slug, lambda _before, move, _after: getattr(move, "card", None) == card)


def _fell(state: State) -> str:
    return "fell" if state.last and state.last.verdict in ("fell", "late") else ""


_HAND = "red large small-wood medium-wood medium-blue pass reverse"
_LAST_HAND = "large-wood pass large-red pass reverse reverse medium-wood"
_SHAKY = [
    *_deal(
        "large-wood small-red any red small pass reverse",
        "medium-red medium-blue any blue wood medium large",
    ),
    *_laid("large-wood", ("medium-red", 14), ("small-red", 22), ("medium-blue", 24)),
]
_TAKE = Step(
    id="take",
    players=2,
    options=_CALM,
    given=_deal(_HAND, "any any blue wood small medium large"),
    idea=_plays("red-card", Card.parse("red")),
    lights=("red",),
    solution=("red>large-red",),
    mistakes=(
        Mistake("red>large-blue", "block-mismatch"),
        Mistake("large>large-red", "red-card"),
        Mistake("pass", "red-card"),
    ),
)
_LOWER = Step(
    id="lower",
    players=2,
    options=_CALM,
    given=_deal(_HAND, "any any blue wood small medium large"),
    idea=needs("build", _builds),
    goal=lambda state: len(state.tower) == 1,
    lights=("medium-wood",),
    solution=("medium-wood>medium-wood",),
    mistakes=(Mistake("pass", "build"), Mistake("drawcards", "can-play")),
)
_STACK = Step(
    id="stack",
    players=2,
    options=_CALM,
    given=[
        *_deal("large-wood medium-red red small any pass reverse", "pass any blue wood small medium large"),
        *_laid("large-wood"),
        (_OTHER, "pass"),
    ],
    idea=needs("build", _builds),
    goal=lambda state: len(state.tower) == 2,
    lost=_fell,
    lights=("medium-red",),
    solution=("medium-red>medium-red",),
    mistakes=(Mistake("pass", "build"), Mistake("any>large-wood", "block-on-tower")),
)
_EDGE = Step(
    id="edge",
    players=2,
    options=_CALM,
    given=[
        *_deal(
            "large-wood large-red red any small pass reverse", "medium-red any blue wood small medium large"
        ),
        *_laid("large-wood", ("medium-red", 16)),
    ],
    idea=needs("build", _builds),
    goal=lambda state: len(state.tower) == 3,
    lost=_fell,
    lights=("large-red",),
    solution=("large-red>large-red",),
    mistakes=(Mistake("pass", "build"), Mistake("red>medium-red", "block-on-tower")),
)
_FALL = Step(
    id="fall",
    players=2,
    options=_CALM,
    given=_SHAKY,
    idea=needs("build", _builds),
    replies=(
        Reply("gravity", "fell", 1),
        Reply("chance", "draw:large-blue", 1),
        Reply("chance", "draw:medium-wood", 1),
        Reply("chance", "draw:pass", 1),
    ),
    lights=("any", "small"),
    solution=("any>large-blue", "large-blue>large-blue"),
    mistakes=(Mistake("pass", "build"), Mistake("pass", "need-block-card", 1)),
)
_PASS = Step(
    id="pass",
    players=2,
    options=_CALM,
    given=_SHAKY,
    idea=_plays("play-pass", PASS),
    lights=("pass",),
    solution=("pass",),
    mistakes=(Mistake("any>large-red", "play-pass"), Mistake("reverse", "play-pass")),
)
_REVERSE = Step(
    id="reverse",
    players=3,
    options=_CALM,
    given=_deal(
        "large-wood small-red any red small pass reverse",
        "medium-red medium-blue any blue wood medium large",
        "small-blue small-wood any blue wood medium large",
    ),
    idea=_plays("play-reverse", REVERSE),
    lights=("reverse",),
    solution=("reverse",),
    mistakes=(Mistake("pass", "play-reverse"),),
)
_EXTRA = Step(
    id="extra",
    players=2,
    options={**_CALM, "advanced": "on"},
    given=_last_card(),
    goal=lambda state: state.winner == 0,
    lost=_fell,
    solution=(">medium-red",),
    mistakes=(Mistake("drawcards", "bonus-due"), Mistake(">large-wood", "block-on-tower")),
)
_NINTH = Step(
    id="ninth",
    players=2,
    options=_CALM,
    given=[
        *_deal(
            "large-wood large-blue medium-red small-wood small-blue pass any",
            "large-red medium-wood medium-blue small-red pass any reverse",
        ),
        *_laid(
            "large-wood",
            "large-red",
            "large-blue",
            "medium-wood",
            "medium-red",
            "medium-blue",
            "small-wood",
            "small-red",
        ),
    ],
    idea=needs("build", _builds),
    goal=lambda state: state.winner == 0,
    lost=_fell,
    lights=("small-blue", "any"),
    solution=("small-blue>small-blue",),
    mistakes=(Mistake("pass", "build"), Mistake("any>small-red", "block-on-tower")),
)
_REAL = Step(
    id="real",
    players=2,
    options={**_CALM, "towerModel": "reported"},
    given=_deal(_HAND, "any any blue wood small medium large"),
    idea=needs("build", _builds),
    goal=lambda state: len(state.tower) == 1,
    is_timed=True,
    lights=("medium-wood",),
    solution=("medium-wood>medium-wood", "letgo", "stood"),
    mistakes=(Mistake("pass", "build"), Mistake("stood", "wrong-phase", 1)),
)

LESSONS = (
    Lesson("basics", (_TAKE, _LOWER, _STACK, _EDGE, _FALL, _PASS, _REVERSE, _EXTRA, _NINTH)),
    Lesson("box", (_REAL,)),
)
