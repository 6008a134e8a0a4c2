"""The rule of the moment in Block Out!: which card and block, and what a fall or the last block asks for."""

from blockcade.core import Arg, Moment, Seat, Setup
from blockcade.games.blockout.cards import Block, Card
from blockcade.games.blockout.data import BLOCKS, FALL_DRAW
from blockcade.games.blockout.phase import REPORTING, VOTING, Phase
from blockcade.games.blockout.view import View

RULES = (
    *("lots", "wait", "watch", "over"),
    *("card", "base", "ninth", "last-card", "draw", "luck", "restart", "bonus", "practice"),
    *("slip", "placing", "stack", "count", "report", "vote", "revote"),
)
CLAUSES = {  # where a refusal is explained
    "block-mismatch": "turn",
    "block-on-tower": "turn",
    "bonus-due": "advanced",
    "can-play": "draw",
    "game-over": "end",
    "need-block-card": "fall",
    "no-contact": "place",
    "not-in-hand": "turn",
    "not-your-turn": "turn",
    "off-site": "turn",
    "unknown-id": "turn",
    "wrong-phase": "turn",
    "wrong-spot": "place",
    "wrong-verdict": "fall",
}


def moment(view: View, seat: Seat | None, setup: Setup) -> Moment:
    is_practice = setup["practice"] == "on"
    if view.outcome is not None:
        return Moment("over", "alone" if is_practice else "end")
    if view.phase is Phase.DEALING or view.seat is None:
        return Moment("lots", "begin-who")
    args: dict[str, Arg] = {"seat": view.seat}
    if seat is None or view.players[seat].left:
        return Moment("watch", "turn", args)
    if view.phase in REPORTING:
        return _reporting(view)
    if view.model == "reported" and view.phase in (Phase.PLACING, Phase.COUNT):
        own = "yes" if view.seat == seat else "no"
        return Moment("count" if view.phase is Phase.COUNT else "stack", "box", args | {"own": own})
    if view.seat != seat:
        return Moment("wait", "turn", args | {"way": "clockwise" if view.clockwise else "back"})  # BO-42
    return _own_turn(view)


def _reporting(view: View) -> Moment:
    """BO-O42: a first report, then votes."""
    if view.phase is Phase.REVOTE:
        return Moment("revote", "box-even")
    return Moment("vote" if view.phase in VOTING else "report", "box")


def _own_turn(view: View) -> Moment:
    match view.phase:
        case Phase.PLACING:
            return Moment("placing", "place")  # BO-30, BO-31
        case Phase.SLIPPING:
            return Moment("slip", "slip")  # BO-H06
        case Phase.DRAWING:
            return Moment("luck", "fall" if view.owed else "draw", {"count": view.owed})
        case Phase.BONUS:
            return Moment("bonus", "advanced", light=_blocks(view))  # BO-49, BO-50
        case Phase.PRACTICE:
            return Moment("practice", "alone", {"count": BLOCKS - len(view.tower)}, _blocks(view))  # BO-H02
        case _:
            return _cards(view)


def _cards(view: View) -> Moment:
    """BO-14 to BO-25: what the hand allows now."""
    light = tuple(f"card:{card}" for card in playable(view))
    args: dict[str, Arg] = {"count": len(light), "cards": FALL_DRAW}
    if not light:
        return Moment("draw", "draw", args)  # BO-15
    if view.restart:
        return Moment("restart", "fall", args, light)  # BO-37, BO-O22
    if len(view.tower) == BLOCKS - 1:
        return Moment("ninth", "end", args, light)  # BO-45
    if len(view.hand) == 1:
        return Moment("last-card", "advanced" if view.advanced else "end", args, light)  # BO-44, BO-49
    return Moment("card" if view.tower else "base", "turn", args, light)  # BO-28, BO-29


def playable(view: View) -> list[str]:
    """The viewer's cards that can be played now, each kind once (BO-O16, BO-O21, BO-O22)."""
    free = [Block.parse(name) for name in view.free]

    def is_playable(card: Card) -> bool:
        return not view.restart if card.is_action else any(card.fits(block) for block in free)

    return [name for name in dict.fromkeys(view.hand) if is_playable(Card.parse(name))]


def _blocks(view: View) -> tuple[str, ...]:
    return tuple(f"block:{name}" for name in view.free)
