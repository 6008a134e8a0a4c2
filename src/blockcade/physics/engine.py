"""Wraps the physics engine in one class: boxes on a table, pushed and measured in units."""

import math
import sysconfig
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from blockcade.core.pose import UNITS_PER_MM, Box, Pose
from blockcade.physics.params import STEPS_PER_TICK, TICKS_PER_SECOND, TowerParams

Vector: TypeAlias = tuple[float, float, float]
Turn: TypeAlias = tuple[float, float, float, float]  # a unit quaternion (w, x, y, z)

STEPS_PER_SECOND = STEPS_PER_TICK * TICKS_PER_SECOND
TABLE = -1  # the number of the table among the blocks
_TABLE_HALF_MM = 1000.0


@cache
def engine_id() -> str:
    """The engine's build: those for other machines may differ in the last bit."""
    from importlib.metadata import version  # noqa: PLC0415 - takes long

    return f"rapier3d-{version('rapier3d')}-{sysconfig.get_platform()}"


class Motion(NamedTuple):
    """The pose and the motion of a block: units, radians, seconds."""

    centre: Vector
    turn: Turn
    velocity: Vector
    spin: Vector


class Touch(NamedTuple):
    """A contact of one block with another (or TABLE), from the other's side."""

    other: int
    weights: float  # the force in weights of the one
    lowest: float  # of the contact points: units above the other block's centre, in its own frame


class Engine:
    """Blocks are numbered in the order given; a held one is the last, never sleeps, and has no weight."""

    def __init__(self, blocks: Sequence[tuple[Box, Pose]], params: TowerParams, *, held: bool) -> None:
        import rapier3d as rapier  # noqa: PLC0415 - scripts that simulate nothing do without it

        self._rapier = rapier
        self._unit = params.scale / (1000 * UNITS_PER_MM)  # engine lengths in one unit
        self._weight_impulses: list[float] = []
        world = rapier.PhysicsWorld(gravity=rapier.Vec3(0.0, 0.0, -params.gravity * params.scale))
        settings = world.integration_parameters
        settings.dt = 1 / STEPS_PER_SECOND
        settings.num_solver_iterations = params.iterations
        settings.contact_softness = rapier.SpringCoefficients(*params.softness)
        settings.static_contact_softness = rapier.SpringCoefficients(*params.static_softness)
        self._world = world
        half_table = _TABLE_HALF_MM * UNITS_PER_MM * self._unit
        table = rapier.RigidBody.fixed(translation=rapier.Vec3(0.0, 0.0, -half_table))
        top = rapier.Collider.cuboid(half_table, half_table, half_table).friction(params.friction)
        self._number_of_body = {world.add_body(table, [top]): TABLE}
        self._bodies: list[rapier.RigidBody] = []
        for number, (box, pose) in enumerate(blocks):
            in_hand = held and number == len(blocks) - 1
            self._add(number, box, pose, params, in_hand=in_hand)
        # A standing tower sleeps until it is touched: awake, a barely stable one creeps while a hand hovers.
        # It needs one step first: blocks that sleep before their contacts are known wake up falling.
        world.step()
        for body in self._bodies[:-1] if held else self._bodies:
            body.sleep()

    def _add(self, number: int, box: Box, pose: Pose, params: TowerParams, *, in_hand: bool) -> None:
        rapier, unit = self._rapier, self._unit
        where = rapier.Isometry3(
            rapier.Vec3(pose.x * unit, pose.y * unit, pose.z * unit), rapier.Rotation3(*pose.turn)
        )
        body = rapier.RigidBody.dynamic(position=where)
        if in_hand:
            body = body.can_sleep(False).gravity_scale(0.0)
        shape = rapier.Collider.cuboid(box.width / 2 * unit, box.depth / 2 * unit, box.height / 2 * unit)
        shape = shape.density(params.density / params.scale**3).friction(params.friction)
        handle = self._world.add_body(body, [shape])
        self._number_of_body[handle] = number
        self._bodies.append(self._world.rigid_bodies[handle])
        mass = params.density * box.volume / (1000 * UNITS_PER_MM) ** 3
        self._weight_impulses.append(mass * params.gravity * params.scale / STEPS_PER_SECOND)

    def step(self) -> None:
        self._world.step()

    def motion(self, number: int) -> Motion:
        body, unit = self._bodies[number], self._unit
        where, turn, velocity, spin = body.translation, body.rotation, body.linvel, body.angvel
        return Motion(
            (where.x / unit, where.y / unit, where.z / unit),
            (turn.w, turn.i, turn.j, turn.k),
            (velocity.x / unit, velocity.y / unit, velocity.z / unit),
            (spin.x, spin.y, spin.z),
        )

    def pose(self, number: int) -> Pose:
        body, unit = self._bodies[number], self._unit
        where, turn = body.translation, body.rotation
        return Pose.rounded(
            (where.x / unit, where.y / unit, where.z / unit), (turn.w, turn.i, turn.j, turn.k)
        )

    def is_asleep(self, number: int) -> bool:
        return self._bodies[number].is_sleeping

    def move_by(self, number: int, velocity: Vector, spin: Vector) -> None:
        """Set how a block moves: units and radians per second."""
        rapier, body, unit = self._rapier, self._bodies[number], self._unit
        body.linvel = rapier.Vec3(velocity[0] * unit, velocity[1] * unit, velocity[2] * unit)
        body.angvel = rapier.Vec3(*spin)

    def let_go(self, number: int) -> None:
        self._bodies[number].gravity_scale = 1.0

    def wake(self) -> None:
        self._world.wake_up_all()

    def touches(self, number: int) -> list[Touch]:
        """List what presses on a block since the last step, one entry for each contact patch."""
        found: list[Touch] = []
        (collider,) = self._bodies[number].colliders
        for pair in self._world.narrow_phase.contact_pairs_with(collider):
            if not pair.has_any_active_contact:
                continue
            first = pair.collider1 == collider
            for patch in pair.manifolds:
                impulse = sum(point.impulse for point in patch.points)
                if impulse <= 0:
                    continue
                other = patch.data.rigid_body2 if first else patch.data.rigid_body1
                assert other is not None
                lowest = min(point.local_p2.z if first else point.local_p1.z for point in patch.points)
                weights = impulse / self._weight_impulses[number]
                found.append(Touch(self._number_of_body[other], weights, lowest / self._unit))
        return found


def up_axis(turn: Turn) -> Vector:
    """Return where the block's own upward direction points."""
    w, x, y, z = turn
    return 2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)


def tilt(turn: Turn) -> float:
    """Return how far the block leans, in radians."""
    return math.acos(max(-1.0, min(1.0, up_axis(turn)[2])))


def lowest_corner(box: Box, centre: Vector, turn: Turn) -> float:
    """Return the height of the lowest corner above the table, in units."""
    w, x, y, z = turn
    along_x, along_y, along_z = 2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)
    return centre[2] - (abs(along_x) * box.width + abs(along_y) * box.depth + abs(along_z) * box.height) / 2
