"""Makes puzzles of Block Out!: random towers of the exact model, and a block that clearly stands or falls."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from blockcade.core import Actor
from blockcade.core.pose import UNITS_PER_MM
from blockcade.core.statics import Placed, margin_mm, touches
from blockcade.games.blockout import BlockOut
from blockcade.games.blockout.cards import Block, blocks_of, box_of
from blockcade.games.blockout.data import EDITIONS
from blockcade.games.blockout.moves import PlaceExtra, Spot
from blockcade.puzzles.blockout.judging import PLACE
from blockcade.puzzles.puzzle import Proof, Puzzle, bounded_rating, identified
from blockcade.puzzles.slugs import NO, YES, Tag
from blockcade.record import Entry

LEAST_MM = 1.5  # nobody can call a tower doubtful whose centre of mass is so far from an edge
_CLEAR_MM = 7.0  # farther is for nobody a question
_STANDING_MM = 2.0  # every joint of the given tower
_TRIES = 300
_HIDDEN = 0.5  # of the questions: a lower joint gives way, or a block steadies the tower

_GAME = BlockOut()


class Try(NamedTuple):
    """A block at a spot on a tower."""

    block: Block
    spot: Spot
    margin: float  # the smallest of all joints; negative: it falls
    top: float  # of the top joint alone
    before: float  # the smallest of the tower without the block

    @property
    def notation(self) -> str:
        return _GAME.format_move(PlaceExtra(self.block, self.spot))

    @property
    def is_question(self) -> bool:
        return LEAST_MM <= abs(self.margin) <= _CLEAR_MM

    @property
    def tag(self) -> Tag:
        if self.margin < 0 < self.top:
            return "lower-joint"  # the block itself lies well: one farther down gives way
        return "counterweight" if self.margin > self.before else "edge"


class Tower:
    """The column of a puzzle, with the moves that build it."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.column: list[Placed] = []
        self.blocks: list[Block] = []
        self.setup = _GAME.setup(1, {"practice": "on", "towerModel": "statics", "edition": edition})
        self.moves: list[Entry] = []
        self._state: Any = _GAME.initial(self.setup)

    @property
    def margin(self) -> float:
        return _margin(self.column) if len(self.column) > 1 else 0.0

    def tried(self, block: Block, spot: Spot) -> Try | None:
        """None: the block would not touch the top one."""
        placed = self._placed(block, spot)
        if not touches(self.column[-1], placed):
            return None
        column = [*self.column, placed]
        return Try(block, spot, _margin(column), _margin(column[-2:]), self.margin)

    def add(self, block: Block, spot: Spot) -> None:
        move = PlaceExtra(block, spot)
        held = _GAME.apply(self._state, self._state.turn, move)
        (verdict,) = _GAME.legal_moves(held, Actor.GRAVITY)
        self._state = _GAME.apply(held, Actor.GRAVITY, verdict)
        self.moves.append(Entry("0", _GAME.format_move(move)))
        self.moves.append(Entry(Actor.GRAVITY.value, _GAME.format_move(verdict)))
        self.column.append(self._placed(block, spot))
        self.blocks.append(block)

    def spot(self, block: Block, luck: random.Random) -> Spot:
        """Anywhere over the top block, also with most of the block beside it."""
        top, box = self.column[-1], box_of(self.edition, block)
        turns = luck.randrange(2) if box.width != box.depth else 0
        width, depth = (box.depth, box.width) if turns else box[:2]
        reach_x = (top.box.width + width) // 2 // UNITS_PER_MM - 1
        reach_y = (top.box.depth + depth) // 2 // UNITS_PER_MM - 1
        # Mostly off to one side: two sides at once are hard to see in a picture.
        x, y = luck.randint(-reach_x, reach_x), luck.randint(-reach_y, reach_y)
        if luck.random() < 0.6:
            x, y = (x, y // 4) if luck.random() < 0.5 else (x // 4, y)
        return Spot(top.x // UNITS_PER_MM + x, top.y // UNITS_PER_MM + y, turns)

    def tries(self, block: Block, luck: random.Random) -> Iterator[Try]:
        for _ in range(_TRIES):
            if (found := self.tried(block, self.spot(block, luck))) is not None:
                yield found

    @property
    def rest(self) -> list[Block]:
        return [block for block in blocks_of(self.edition) if block not in self.blocks]

    def _placed(self, block: Block, spot: Spot) -> Placed:
        box = box_of(self.edition, block)
        return Placed(box.turned() if spot.turns else box, spot.x_mm * UNITS_PER_MM, spot.y_mm * UNITS_PER_MM)


def make(seed: int) -> Iterator[Puzzle]:
    """In turn: a block that stands, one that falls, and a choice of two to four places."""
    luck = random.Random(f"blockout {seed}")  # noqa: S311 - not a secret
    while True:
        for kind in (YES, NO, "which"):
            made, is_hidden = None, luck.random() < _HIDDEN
            while made is None:
                tower = _tower(luck)
                block = luck.choice(tower.rest)
                if kind == "which":
                    made = _choice(tower, block, luck)
                else:
                    made = _question(tower, block, luck, kind, is_hidden=is_hidden)
            yield made


def _margin(column: Sequence[Placed]) -> float:
    margin = margin_mm(column)
    assert margin is not None
    return float(margin)


def _tower(luck: random.Random) -> Tower:
    """A tower that clearly stands, most of its blocks off the middle."""
    tower = Tower(luck.choice(tuple(EDITIONS)))
    blocks = list(blocks_of(tower.edition))
    luck.shuffle(blocks)
    tower.add(blocks[0], Spot(0, 0, 0))
    for block in blocks[1 : luck.randint(2, 6)]:
        steady = (found for found in tower.tries(block, luck) if found.margin >= _STANDING_MM)
        if found := next(steady, None):
            tower.add(block, found.spot)
    return tower


def _question(
    tower: Tower, block: Block, luck: random.Random, answer: str, *, is_hidden: bool
) -> Puzzle | None:
    """`is_hidden`: the joint that counts is not the one that everybody looks at."""
    found = next(
        (
            one
            for one in tower.tries(block, luck)
            if one.is_question and (one.margin > 0) == (answer == YES) and (one.tag != "edge") == is_hidden
        ),
        None,
    )
    if found is None:
        return None
    return _puzzle(
        tower,
        Puzzle(
            id="",
            game=_GAME.key,
            rules=_GAME.rules_version,
            players=1,
            options=dict(tower.setup.options),
            moves=tuple(tower.moves),
            seat=0,
            goal="will-it-stand",
            tag=found.tag,
            rating=_rating(tower, [found]),
            length=1,
            solution=(answer,),
            choices=(YES, NO),
            free={PLACE: found.notation},
            gap=abs(found.margin),
            proof=Proof(method="statics", unit="mm", nodes=1, best=found.margin),
        ),
    )


def _choice(tower: Tower, block: Block, luck: random.Random) -> Puzzle | None:
    """One place stands; the others fall."""
    wanted = luck.randint(2, 4)
    found: list[Try] = []
    stood: Try | None = None
    for one in tower.tries(block, luck):
        if not one.is_question or any(
            _is_near(one, other) for other in (*found, *([stood] if stood else []))
        ):
            continue
        if one.margin > 0:
            stood = stood or one
        elif len(found) < wanted - 1:
            found.append(one)
    if stood is None or len(found) < wanted - 1:
        return None
    worst = max(one.margin for one in found)
    return _puzzle(
        tower,
        Puzzle(
            id="",
            game=_GAME.key,
            rules=_GAME.rules_version,
            players=1,
            options=dict(tower.setup.options),
            moves=tuple(tower.moves),
            seat=0,
            goal="which-stands",
            tag=_rarest_tag([*found, stood]),
            rating=_rating(tower, [stood, *found]),
            length=1,
            solution=(stood.notation,),
            choices=tuple(sorted(one.notation for one in (stood, *found))),
            gap=stood.margin - worst,
            proof=Proof(method="statics", unit="mm", nodes=wanted, best=stood.margin, wrong=worst),
        ),
    )


def _rarest_tag(tries: Sequence[Try]) -> Tag:
    tags = {one.tag for one in tries}
    if "lower-joint" in tags:
        return "lower-joint"
    return "counterweight" if "counterweight" in tags else "edge"


def _is_near(one: Try, other: Try) -> bool:
    """Whether two places look alike in a picture."""
    return abs(one.spot.x_mm - other.spot.x_mm) + abs(one.spot.y_mm - other.spot.y_mm) < 6


def _rating(tower: Tower, tries: Sequence[Try]) -> int:
    """Harder: closer to the edge, more blocks, a lower joint, more places to compare."""
    closest = min(abs(one.margin) for one in tries)
    hidden = any(one.tag != "edge" for one in tries)
    return bounded_rating(
        1450 - 130 * closest + 70 * len(tower.column) + 250 * hidden + 60 * (len(tries) - 1)
    )


def _puzzle(tower: Tower, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with its id; None: the tower is too low to be a question."""
    return identified(puzzle) if len(tower.column) > 1 else None
