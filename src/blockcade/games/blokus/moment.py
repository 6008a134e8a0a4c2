"""The rule of the moment in Blokus: where the next piece must lie, and why, or why there is nothing to do."""

from blockcade.core import Arg, Moment, Seat, Setup
from blockcade.games.blokus.board import CLASSIC
from blockcade.games.blokus.view import ColourView, Standing, View

RULES = (
    *("lots", "wait", "watch", "shut", "done", "over"),
    *("first", "own-start", "start", "corner", "shared-first", "shared"),
)
CLAUSES = {  # where a refusal is explained
    "bad-shape": "aim",
    "edge-contact": "corner",
    "game-over": "end",
    "must-place": "blocked",
    "no-corner-contact": "corner",
    "no-start-corner": "begin",
    "no-start-square": "duo",
    "not-in-hand": "aim",
    "not-your-turn": "begin",
    "off-board": "corner",
    "overlap": "corner",
    "unknown-id": "aim",
    "wrong-phase": "begin",
}


def moment(view: View, seat: Seat | None, setup: Setup) -> Moment:
    if view.outcome is not None:
        return Moment("over", f"scoring-{setup['scoring']}")
    if view.turn is None or view.seat is None:
        return Moment("lots", "begin-who")  # BK-O08
    if view.seat == seat:
        return _own_turn(view)
    args: dict[str, Arg] = {"seat": view.seat, "colour": f"colour-{view.turn.value}"}
    if seat is None or seat in view.left:
        return Moment("watch", "begin", args)
    own = [each.standing for each in view.colours if each.owner == seat]
    if all(standing is Standing.FINISHED for standing in own):  # BK-O13
        return Moment("done", f"scoring-{setup['scoring']}", args)
    if Standing.PLAYING not in own:  # BK-14, BK-F04
        return Moment("shut", "blocked", args)
    return Moment("wait", "begin", args)


def _own_turn(view: View) -> Moment:
    """BK-08, BK-H02 for a first piece, BK-09 and BK-10 for the others, BK-28 for the shared colour."""
    colour = next(each for each in view.colours if each.colour is view.turn)
    light = tuple(f"cell:{cell}" for cell in view.anchors)
    args: dict[str, Arg] = {
        "colour": f"colour-{colour.colour.value}",
        "count": len(view.anchors),
        "pass": "yes" if view.may_pass else "no",  # BK-O10
    }
    if not _has_laid(view, colour):
        if colour.owner is None:
            return Moment("shared-first", "three", args, light)
        if view.size != CLASSIC.size:
            return Moment("start", "duo", args, light)
        return Moment("own-start" if view.fixed_corners else "first", "begin", args, light)
    if colour.owner is None:
        return Moment("shared", "three", args, light)
    return Moment("corner", "corner", args, light)


def _has_laid(view: View, colour: ColourView) -> bool:
    return colour.colour.letter in view.board
