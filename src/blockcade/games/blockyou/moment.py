"""The rule of the moment in BlockYou!: what the card in hand must do, or why there is none in it."""

from blockcade.core import Arg, Moment, Seat, Setup
from blockcade.games.blockyou.data import LAST_SECONDS
from blockcade.games.blockyou.phase import Phase, Status
from blockcade.games.blockyou.view import ViewVersion1

RULES = (
    *("lots", "ready", "lead", "wait", "countdown", "sit-out", "watch", "over"),
    *("lay", "last", "alone", "done", "blocked", "fault", "back"),
)
CLAUSES = {  # where a refusal is explained
    "covers-one-card": "race",
    "game-over": "end",
    "not-active": "block",
    "not-your-turn": "race",
    "off-field": "race",
    "unknown-id": "race",
    "wrong-phase": "race",
}
_HAND = ("hand:own",)


def moment(view: ViewVersion1, seat: Seat | None, setup: Setup) -> Moment:  # noqa: ARG001 - the view says it all
    if view.outcome is not None:
        return Moment("over", "alone" if view.solo else "end")
    status = None if seat is None else view.players[seat].status
    if status is None or status is Status.LEFT:
        return Moment("watch", "race")
    if view.phase is Phase.READY:
        return _before(view, status)
    if view.phase in (Phase.COUNTDOWN, Phase.TURNING):
        out = status is Status.OUT or (status is Status.FAULT and view.phase is Phase.COUNTDOWN)
        return Moment("sit-out", "fault") if out else Moment("countdown", "race")  # BY-15, BY-33
    return _racing(view, status)


def _before(view: ViewVersion1, status: Status) -> Moment:
    idle = sum(player.status is Status.IDLE for player in view.players)
    if status is Status.IDLE:
        return Moment("ready", "begin")
    if status is Status.LEADS:
        return Moment("lead", "begin-who", {"count": idle})  # BY-05
    return Moment("wait", "begin-who")


def _racing(view: ViewVersion1, status: Status) -> Moment:
    args: dict[str, Arg] = {"seconds": LAST_SECONDS}
    match status:
        case Status.ACTIVE if view.hand is None:
            return Moment("lots", "race")
        case Status.ACTIVE if view.solo:
            return Moment("alone", "alone", light=_HAND)  # BY-O17
        case Status.ACTIVE if view.phase is Phase.LAST:
            return Moment("last", "last", args, _HAND)  # BY-38
        case Status.ACTIVE:
            return Moment("lay", "race", light=_HAND)  # BY-17, BY-18, BY-22
        case Status.DONE:
            return Moment("done", "block")
        case Status.BLOCKED:
            return Moment("blocked", "block")  # BY-25
        case Status.FAULT:
            return Moment("fault", "fault")  # BY-33
        case Status.OUT:
            return Moment("sit-out", "fault")
        case _:
            return Moment("back", "last")
