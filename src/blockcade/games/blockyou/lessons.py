"""The lesson of BlockYou!: colours, cards, fingers, and one real round without hurry."""

from collections.abc import Sequence

from blockcade.core import Lesson, Mistake, Reply, Step, every, needs
from blockcade.games.blockyou.field import squares_at
from blockcade.games.blockyou.moves import Lay, Move
from blockcade.games.blockyou.phase import Fault
from blockcade.games.blockyou.state import State

_Given = Sequence[tuple[str, str]]
_ME, _OTHER = "0", "1"  # they sit south and north

# Fields on which the first card in hand fits well at the lit place, and at many others.
_MATCH_FIELD = (
    "WYLP/E.NW WRLL/SW.NW WYPP/W.NW WLLR/NE.SW WLBP/E.S WPRO/E.W WLPO/SW.NE WOYP/SE.NW "
    "WLLP/N.S WPLY/N.E WOLP/S.SE WLLO/E.W WLOP/W.E WLPP/SE.NW WLYP/N.E WBLR/N.SE"
)
_WHITE_FIELD = (
    "WBPO/SE.SW WYOB/N.NE WOOB/N.NW WLBO/S.W WBLR/N.SE WBOO/W.NE WBBO/E.SE WBOR/SW.NW "
    "WBYO/N.NE WBRR/S.SW WBRO/S.NE WPBO/N.S WBLO/NE.SE WPBY/NE.SW WOLB/S.W WBBY/E.NW"
)
_TURN_FIELD = (
    "WOLB/S.W WLPP/SE.NW WOLP/S.SE WYLR/S.SW WLLR/NE.SW WOOL/N.E WLYP/N.E WLLO/E.W "
    "WLBP/E.S WPLO/W.SW WRRL/N.SW WLRP/S.SE WYBP/S.NW WLOR/NW.SE WPRY/SE.NW WBBO/E.SE"
)
_TWO_FIELD = (
    "WRRL/N.SW WLLR/NE.SW WRBL/W.SE WYLB/E.SE WLRR/W.N WPRL/S.N WOLL/E.NE WRLY/S.NW "
    "WLOR/NW.SE WORL/NW.SE WBLR/N.SE WRRY/N.NE WLPO/SW.NE WLBR/E.NE WLPR/S.N WRYB/S.NE"
)
_POINT_FIELD = (
    "WYBP/S.NW WYYB/N.SE WYRB/W.NE WORB/N.S WOPB/W.SW WRRY/N.NE WRBY/W.NW WYBB/SE.SW "
    "WRRB/E.SE WBRR/S.SW WBBO/E.SE WROB/SE.SW WRYL/S.SW WBRO/S.NE WLPR/S.N WROY/NE.SE"
)
_SELF_FIELD = (
    "WPLO/W.SW WLPO/SW.NE WOLP/S.SE WROL/E.SW WYLB/E.SE WLLP/N.S WOOB/N.NW WBOR/SW.NW "
    "WLOP/W.E WOBB/SW.NE WPBO/N.S WLRR/W.N WOBL/S.N WOOL/N.E WBOO/W.NE WYBB/SE.SW"
)
_LAST_FIELD = (
    "WYRB/W.NE WRYB/S.NE WPYO/SW.NE WRBL/W.SE WYYB/N.SE WOOB/N.NW WBYR/W.SE WOBB/SW.NE "
    "WYOB/N.NE WOYB/E.W WRYY/E.NW WYBB/SE.SW WYLB/E.SE WYYR/E.SW WBPY/S.NW WYBP/S.NW"
)
_ROUND_FIELD = (
    "WBRR/S.SW WYYB/N.SE WLPR/S.N WLYR/N.NW WYYR/E.SW WOYP/SE.NW WYRB/W.NE WYYP/NE.SE "
    "WYBR/SW.NW WRYY/E.NW WLRR/W.N WBYR/W.SE WYLR/S.SW WRYB/S.NE WYBB/SE.SW WYOP/N.SW"
)


def _field(cards: str) -> _Given:
    return [("chance", f"draw{card}") for card in cards.split()]


def _race(field: str, mine: str, others: str) -> _Given:
    """A race that has just begun, with these cards in hand."""
    return [
        *_field(field),
        (_ME, "ready"),
        (_OTHER, "ready"),
        ("clock", "wait5000ms@0"),
        ("chance", f"draw{mine}"),
        ("chance", f"draw{others}"),
        ("clock", "wait150ms@5"),
    ]


def _fault_of(move: Move, after: State) -> Fault | None:
    return after.laid[-1].fault if isinstance(move, Lay) else None


def _has_matching_colours(_before: State, move: Move, after: State) -> bool:
    return _fault_of(move, after) is not Fault.COLOURS


def _spares_its_player(_before: State, move: Move, after: State) -> bool:
    return _fault_of(move, after) is not Fault.SELF


def _meets_white(before: State, move: Move, after: State) -> bool:
    """Whether a white square of the field lies under a colour of the card."""
    if not isinstance(move, Lay):
        return True
    white = before.field.colours[0]
    colours = after.laid[-1].lying.turned.squares
    under = squares_at(move.row, move.column)
    return any(colour and white >> square & 1 for colour, square in zip(colours, under, strict=True))


def _blocks(_before: State, move: Move, after: State) -> bool:
    return not isinstance(move, Lay) or bool(after.laid[-1].blocked)


_FITS = every(needs("colours-differ", _has_matching_colours), needs("points-at-you", _spares_its_player))


_MATCH = Step(
    id="match",
    players=2,
    given=_race(_MATCH_FIELD, "WPPL/E.NE", "WRRB/E.SE"),
    idea=_FITS,
    lights=("3,3/0",),
    solution=("3,3/0",),
    mistakes=(Mistake("1,1/0", "colours-differ"), Mistake("7,3/0", "off-field")),
)
_WHITE = Step(
    id="white",
    players=2,
    given=_race(_WHITE_FIELD, "WOBB/SW.NE", "WRLL/SW.NW"),
    idea=every(_FITS, needs("no-white", _meets_white)),
    lights=("3,2/0",),
    solution=("3,2/0",),
    mistakes=(Mistake("1,2/3", "no-white"), Mistake("3,3/0", "colours-differ")),
)
_TURN = Step(
    id="turn",
    players=2,
    given=_race(_TURN_FIELD, "WLLP/N.S", "WYYB/N.SE"),
    idea=_FITS,
    lights=("3,3/1",),
    solution=("3,3/1",),
    mistakes=(Mistake("3,3/0", "colours-differ"),),
)
_TWO = Step(
    id="two",
    players=2,
    given=_race(_TWO_FIELD, "WRLL/SW.NW", "WOOP/E.S"),
    idea=_FITS,
    lights=("4,3/0",),
    solution=("4,3/0",),
    mistakes=(Mistake("4,2/0", "covers-one-card"), Mistake("4,3/1", "colours-differ")),
)
_POINT = Step(
    id="point",
    players=2,
    given=_race(_POINT_FIELD, "WBBR/N.SW", "WPPO/N.NW"),
    idea=every(_FITS, needs("point-across", _blocks)),
    lights=("3,3/0",),
    solution=("3,3/0",),
    mistakes=(Mistake("1,3/1", "point-across"), Mistake("1,1/0", "colours-differ")),
)
_SELF = Step(
    id="self",
    players=2,
    given=_race(_SELF_FIELD, "WOOP/E.S", "WRRY/N.NE"),
    idea=_FITS,
    lights=("3,3/2",),
    solution=("3,3/2",),
    mistakes=(Mistake("3,3/0", "points-at-you"), Mistake("3,3/1", "colours-differ")),
)
_LAST = Step(
    id="last",
    players=2,
    given=[
        *_race(_LAST_FIELD, "WBBY/E.NW", "WLPR/S.N"),
        (_OTHER, "5,5/0"),
        ("chance", "drawWLLO/E.W"),
    ],
    idea=_FITS,
    lights=("2,3/0",),
    solution=("2,3/0",),
    mistakes=(Mistake("5,5/0", "covers-one-card"), Mistake("2,3/1", "colours-differ")),
)
_ROUND = Step(
    id="round",
    players=2,
    given=[*_field(_ROUND_FIELD), (_OTHER, "ready")],
    idea=_FITS,
    replies=(Reply("chance", "drawWRRY/N.NE", 1), Reply("chance", "drawWOOB/N.NW", 1)),
    is_timed=True,
    solution=("ready", "5,3/0"),
    mistakes=(Mistake("5,3/0", "wrong-phase"),),
)

LESSONS = (Lesson("basics", (_MATCH, _WHITE, _TURN, _TWO, _POINT, _SELF, _LAST, _ROUND)),)
