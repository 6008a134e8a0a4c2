"""The poses of blocks on the tower, the spots and the exact verdict of `statics`, and listed examples."""

from collections.abc import Sequence

from blockcade.core.pose import UNITS_PER_MM, Pose
from blockcade.core.statics import Placed, stands, touches
from blockcade.games.blockout.cards import Block
from blockcade.games.blockout.data import GRID_MM
from blockcade.games.blockout.moves import Fell, Spot, Stood, Verdict, Void
from blockcade.games.blockout.reasons import Refusal
from blockcade.games.blockout.state import Standing, State

STRAIGHT = (10_000, 0, 0, 0)
QUARTER = (7071, 0, 0, 7071)  # about the vertical (BO-O11)
SITE = (0, 0)  # BO-09, BO-29: the only site; the base stands on it


def pose_at(state: State, block: Block, x: int, y: int, turns: int) -> Pose:
    """Upright on the present top, the centre at x, y in units."""
    under = 0
    if state.tower:
        top = state.tower[-1]
        under = top.pose.z + state.box(top.block).height // 2
    return Pose(x, y, under + state.box(block).height // 2, *(QUARTER if turns else STRAIGHT))


def pose_of(state: State, block: Block, spot: Spot) -> Pose:
    return pose_at(state, block, spot.x_mm * UNITS_PER_MM, spot.y_mm * UNITS_PER_MM, spot.turns)


def centred_pose(state: State, block: Block, turns: int = 0, shift: int = 0) -> Pose:
    """Over the centre of the top block, or on the site."""
    x, y = state.tower[-1].pose[:2] if state.tower else SITE
    return pose_at(state, block, x + shift, y, turns)


def straight_poses(state: State) -> tuple[Pose, ...]:
    """The poses of a tower that nobody measures: the held block over the centre of the top one."""
    assert state.held is not None
    return (*(standing.pose for standing in state.tower), centred_pose(state, state.held.block))


def refusal_of_spot(state: State, block: Block, spot: Spot | None) -> Refusal | None:
    """BO-29, BO-31: the base goes on the site, every other block on the top one."""
    if spot is None or state.model != "statics":
        return None if (spot is None) == (state.model != "statics") else "wrong-spot"
    if not state.tower:
        return None if spot[:2] == SITE else "off-site"
    above = _placed(state, Standing(block, pose_of(state, block, spot)))
    return None if touches(_placed(state, state.tower[-1]), above) else "no-contact"


def listed_spots(state: State, block: Block) -> Sequence[Spot | None]:
    """In the model `statics` a small grid round the centre of the top; any whole millimetres are legal."""
    if state.model != "statics":
        return (None,)
    box = state.box(block)
    turns = (0,) if box.width == box.depth else (0, 1)
    if not state.tower:
        return [Spot(*SITE, turn) for turn in turns]
    x, y = (round(units / UNITS_PER_MM) for units in state.tower[-1].pose[:2])
    return [Spot(x + dx, y + dy, turn) for turn in turns for dy in GRID_MM for dx in GRID_MM]


def listed_verdicts(state: State) -> Sequence[Verdict]:
    """The one verdict of `statics`; examples for `physics`, where a block may rest anywhere."""
    held = state.held
    assert held is not None
    if state.model == "statics":
        return (statics_verdict(state),)
    standing = tuple(standing.pose for standing in state.tower)
    aside = 2 * UNITS_PER_MM
    rests = [
        centred_pose(state, held.block),
        centred_pose(state, held.block, turns=1),
        centred_pose(state, held.block, shift=aside),
    ]
    falls = [Fell()] if state.tower else []
    return [*(Stood((*standing, pose)) for pose in rests), *falls, Void("lost")]


def refusal_of_verdict(state: State, verdict: Verdict) -> Refusal | None:
    """One pose for each block; a lone base cannot fall (BO-O09); `statics` has one verdict."""
    if state.model == "statics":
        return None if verdict == statics_verdict(state) else "wrong-verdict"
    match verdict:
        case Stood(poses):
            return None if len(poses) == len(state.tower) + 1 else "wrong-verdict"
        case Fell():
            return None if state.tower else "wrong-verdict"
        case Void():
            return None


def statics_verdict(state: State) -> Stood | Fell:
    """BO-O05: exact, in whole numbers."""
    held = state.held
    assert held is not None
    assert held.spot is not None
    pose = pose_of(state, held.block, held.spot)
    column = [*state.tower, Standing(held.block, pose)]
    if not stands([_placed(state, standing) for standing in column]):
        return Fell()
    return Stood(tuple(standing.pose for standing in column))


def _placed(state: State, standing: Standing) -> Placed:
    box = state.box(standing.block)
    return Placed(box.turned() if standing.pose.qz else box, standing.pose.x, standing.pose.y)
