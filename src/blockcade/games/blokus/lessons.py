"""The lessons of Blokus: the basics, and what differs for two and three players and on the small board."""

from collections.abc import Callable

from blockcade.core import Cell, Lesson, Mistake, Question, Step, Test, needs
from blockcade.games.blokus.board import mask_of
from blockcade.games.blokus.moves import Lay, Move
from blockcade.games.blokus.notation import parse_cell
from blockcade.games.blokus.state import State

LayTest = Callable[[State, Lay, State], bool]


def _cells(names: str) -> tuple[Cell, ...]:
    return tuple(parse_cell(name) for name in names.split())


def _of_lay(test: LayTest) -> Test:
    """The test of a move that lays a piece; no lesson allows another move."""

    def holds(before: State, move: Move, after: State) -> bool:
        return isinstance(move, Lay) and test(before, move, after)

    return holds


def fills(names: str) -> Test:
    """The piece covers exactly these squares."""
    wanted = set(_cells(names))
    return _of_lay(lambda _before, lay, _after: wanted == set(lay.cells))


def reaches(names: str) -> Test:
    """The piece covers one of these squares."""
    wanted = set(_cells(names))
    return _of_lay(lambda _before, lay, _after: not wanted.isdisjoint(lay.cells))


def has_size(size: int) -> Test:
    return _of_lay(lambda _before, lay, _after: lay.piece.size == size)


def is_piece(name: str) -> Test:
    return _of_lay(lambda _before, lay, _after: lay.piece.name == name)


def _touches_others(before: State, lay: Lay, _after: State) -> bool:
    laid = sum(mask for at, mask in enumerate(before.laid) if before.turn and at != before.turn.colour.index)
    return bool(before.terms.board.edge_neighbours(mask_of(lay.cells)) & laid)


touches_others = _of_lay(_touches_others)  # the piece shares an edge with a piece of another colour


FOUR = {"starter": "0"}  # blue begins, and luck draws nothing
DUO = {"board": "duo"}


def _line(text: str) -> tuple[tuple[str, str], ...]:
    """Seats and their moves, in turn."""
    words = text.split()
    return tuple(zip(words[::2], words[1::2], strict=True))


# Four players after one, two and three rounds: blue comes from the upper left corner.
ROUND_1 = _line("0 V5:a20,a19,a18,b18,c18 1 L5:t20,s20,r20,q20,q19 2 P5:t1,s1,t2,s2,t3 3 W5:a1,a2,b2,b3,c3")
ROUND_2 = ROUND_1 + _line(
    "0 Z5:d17,d16,e16,f16,f15 1 N5:p18,o18,o17,n17,m17 2 Z5:r3,r4,q4,p4,p5 3 Y5:d4,d5,d6,d7,e6"
)
ROUND_3 = ROUND_2 + _line("0 I5:g14,h14,i14,j14,k14 1 V3:l16,l15,k15 2 T5:n8,o8,p8,o7,o6 3 X5:f7,h7,g6,g8,g7")

# A game on the small board in which yellow is shut out early.
LONG_GAME = _line(
    "0 V5:e10,f10,g10,g9,g8 1 W5:j5,i4,j4,h3,i3 0 N5:g12,h12,h11,i11,j11 1 L5:j2,k2,l2,m2,j1 "
    "0 L5:c13,d13,e13,f13,c12 1 P5:k7,l7,k6,l6,m6 0 Y5:l14,l13,k12,l12,l11 1 Y5:h8,h7,i7,h6,h5 "
    "0 W5:f7,e6,f6,d5,e5 1 T5:i10,j10,k10,j9,j8 0 P5:f4,f3,g3,f2,g2 1 U5:m10,n10,m9,m8,n8 "
    "0 X5:b7,a6,b6,c6,b5 1 L4:l4,m4,n4,n3 0 F5:c4,a3,b3,c3,b2 1 I1:n1 "
    "0 T5:c10,a9,b9,c9,c8 0 S4:h14,i14,i13,j13 0 L4:a14,b14,a13,a12 0 T4:d2,c1,d1,e1 "
    "0 V3:i2,h1,i1 0 Z5:k5,l5,k4,j3,k3 0 I2:j7,j6 0 O4:k9,l9,k8,l8 0 I1:i5"
)
SHUT_OUT = 16  # moves until yellow fits nowhere

SHAPE = "g14 g13 g12 h12 h11"
MIDDLE = "i12 j13 k14 j12 i11"
DOOR = "m14"

BASICS = Lesson(
    "basics",
    (
        Step(  # BK-08
            id="first-corner",
            players=4,
            options=FOUR,
            lights=("a20", "t20", "t1", "a1"),
            solution=("O4:a20,b20,a19,b19",),
            mistakes=(Mistake("O4:b19,c19,b18,c18", "no-start-corner"),),
        ),
        Step(  # BK-09
            id="touch-corner",
            players=4,
            options=FOUR,
            given=ROUND_1,
            lights=("d17", "d19"),
            solution=("O4:d17,e17,d16,e16",),
            mistakes=(Mistake("O4:j10,k10,j11,k11", "no-corner-contact"),),
        ),
        Step(  # BK-10
            id="never-edge",
            players=4,
            options=FOUR,
            given=ROUND_1,
            idea=needs("not-the-line", is_piece("I5")),
            solution=("I5:d17,d16,d15,d14,d13",),
            mistakes=(
                Mistake("O4:d18,e18,d17,e17", "edge-contact"),
                Mistake("O4:d17,e17,d16,e16", "not-the-line"),
            ),
        ),
        Step(  # BK-11, BK-12
            id="others-edge",
            players=4,
            options=FOUR,
            given=ROUND_3,
            idea=needs("no-neighbour", touches_others),
            lights=("m15", "m16"),
            solution=("L4:l13,m13,m14,m15",),
            mistakes=(
                Mistake("O4:l14,m14,l13,m13", "edge-contact"),
                Mistake("I1:l13", "no-neighbour"),
            ),
        ),
        Step(  # BK-O03
            id="turn-flip",
            players=4,
            options=FOUR,
            given=ROUND_2,
            idea=needs("not-the-lit", fills(SHAPE)),
            lights=tuple(SHAPE.split()),
            solution=("N5:g14,g13,g12,h12,h11",),
            mistakes=(Mistake("N5:g14,g13,h13,h12,h11", "not-the-lit"),),
        ),
        Step(
            id="big-first",
            players=4,
            options=FOUR,
            given=ROUND_2,
            idea=needs("too-small", has_size(5)),
            solution=("P5:g14,h14,g13,h13,g12",),
            mistakes=(Mistake("I2:g14,h14", "too-small"),),
        ),
        Step(
            id="to-middle",
            players=4,
            options=FOUR,
            given=ROUND_2,
            idea=needs("not-to-middle", reaches(MIDDLE)),
            lights=tuple(MIDDLE.split()),
            solution=("I5:g14,h14,i14,j14,k14",),
            mistakes=(Mistake("P5:e18,f18,e19,f19,e20", "not-to-middle"),),
        ),
        Step(
            id="close-door",
            players=4,
            options=FOUR,
            given=ROUND_3,
            idea=needs("door-open", reaches(DOOR)),
            lights=(DOOR,),
            solution=("V3:l13,m13,m14",),
            mistakes=(Mistake("I2:l13,l12", "door-open"),),
        ),
        Step(  # BK-14
            id="shut-out",
            players=2,
            options=DUO,
            given=LONG_GAME[:SHUT_OUT],
            solution=("T5:c10,a9,b9,c9,c8",),
            mistakes=(Mistake("O4:e10,f10,e9,f9", "overlap"),),
        ),
        Step(  # BK-15 to BK-17
            id="fewest-left",
            players=2,
            options=DUO,
            given=LONG_GAME,
            question=Question("blue", {"yellow": "more-left"}, ("blue", "yellow")),
            solution=("blue",),
            mistakes=(Mistake("yellow", "more-left"),),
        ),
    ),
)

POINTS = Lesson(
    "points",
    (
        Step(  # BK-34
            id="points-left",
            players=2,
            options={**DUO, "scoring": "advanced"},
            given=LONG_GAME[:SHUT_OUT],
            question=Question(
                "minus-eight",
                {"minus-two": "per-piece", "eight": "no-minus"},
                ("minus-two", "minus-eight", "eight"),
            ),
            solution=("minus-eight",),
            mistakes=(Mistake("minus-two", "per-piece"), Mistake("eight", "no-minus")),
        ),
        Step(  # BK-35, BK-36
            id="points-bonus",
            players=2,
            options={**DUO, "scoring": "advanced"},
            given=LONG_GAME[:SHUT_OUT],
            question=Question(
                "twenty", {"five": "all-laid-too", "fifteen": "smallest-too"}, ("five", "fifteen", "twenty")
            ),
            solution=("twenty",),
            mistakes=(Mistake("fifteen", "smallest-too"), Mistake("five", "all-laid-too")),
        ),
    ),
)

TWO_PLAYERS = Lesson(
    "two-players",
    (
        Step(  # BK-19 to BK-21
            id="two-red",
            players=2,
            given=ROUND_1[:2],
            lights=("a1", "t1"),
            solution=("P5:t1,s1,t2,s2,t3",),
            mistakes=(Mistake("O4:d17,e17,d16,e16", "no-start-corner"),),
        ),
        Step(  # BK-09: the corner of the other own colour does not count
            id="two-apart",
            players=2,
            given=_line("0 V5:a20,a19,a18,b18,c18 1 O4:t20,s20,t19,s19 0 I5:a1,a2,a3,a4,a5 1 O4:t1,s1,t2,s2"),
            lights=("d17", "d19"),
            solution=("O4:d17,e17,d16,e16",),
            mistakes=(Mistake("O4:b6,c6,b7,c7", "no-corner-contact"),),
        ),
    ),
)

THREE_PLAYERS = Lesson(
    "three-players",
    (
        Step(  # BK-28
            id="shared-turn",
            players=3,
            given=ROUND_1[:3],
            lights=("a1",),
            solution=("W5:a1,a2,b2,b3,c3",),
            mistakes=(Mistake("O4:d17,e17,d16,e16", "no-start-corner"),),
        ),
        Step(  # BK-31
            id="shared-count",
            players=3,
            given=ROUND_1[:3],
            question=Question("nobody", {"me": "shared-mine", "all": "shared-all"}, ("me", "all", "nobody")),
            solution=("nobody",),
            mistakes=(Mistake("me", "shared-mine"), Mistake("all", "shared-all")),
        ),
    ),
)

SMALL_BOARD = Lesson(
    "duo",
    (
        Step(  # BK-H02
            id="duo-start",
            players=2,
            options=DUO,
            lights=("e10",),
            solution=("V5:e10,f10,g10,g9,g8",),
            mistakes=(Mistake("O4:a14,b14,a13,b13", "no-start-square"),),
        ),
        Step(
            id="duo-meet",
            players=2,
            options=DUO,
            given=LONG_GAME[:2],
            idea=needs("not-between", reaches("h7 i6 h6 i7 h5 i5")),
            lights=("h7", "i6", "h6", "i7", "h5", "i5"),
            solution=("I4:h7,h6,h5,h4",),
            mistakes=(Mistake("O4:h11,i11,h12,i12", "not-between"),),
        ),
    ),
)

LESSONS = (BASICS, POINTS, TWO_PLAYERS, THREE_PLAYERS, SMALL_BOARD)
