"""Simulates the tower: a hand moves a block, gravity decides; poses in, poses and a verdict out."""

from blockcade.physics.balance import Aim, margin_mm, steadiest_aim
from blockcade.physics.engine import engine_id
from blockcade.physics.frames import changes, decode_frame, encode_frame
from blockcade.physics.hand import HandTarget
from blockcade.physics.hand_model import HandModel, bring, place
from blockcade.physics.params import HOLD_TICKS, MOST_TICKS, TICKS_PER_SECOND, TUMBLE_TICKS, TowerParams
from blockcade.physics.sim import Standing, TowerSim, start_pose
from blockcade.physics.sway import STILL, SWAY_MM, Sway
from blockcade.physics.trace import OtherBuild, Placement, Trace, pack_trace, replay, trace_of, unpack_trace
from blockcade.physics.verdict import Fell, Stood, Verdict, Void

__all__ = [
    "HOLD_TICKS",
    "MOST_TICKS",
    "STILL",
    "SWAY_MM",
    "TICKS_PER_SECOND",
    "TUMBLE_TICKS",
    "Aim",
    "Fell",
    "HandModel",
    "HandTarget",
    "OtherBuild",
    "Placement",
    "Standing",
    "Stood",
    "Sway",
    "TowerParams",
    "TowerSim",
    "Trace",
    "Verdict",
    "Void",
    "bring",
    "changes",
    "decode_frame",
    "encode_frame",
    "engine_id",
    "margin_mm",
    "pack_trace",
    "place",
    "replay",
    "start_pose",
    "steadiest_aim",
    "trace_of",
    "unpack_trace",
]
