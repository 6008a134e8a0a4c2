"""Blokus for research: its environments, and the batch in C++."""

from functools import partial

from blockcade.envs.blokus.arrays import arrays, see
from blockcade.envs.contract import GameEnvs, Kind
from blockcade.games.blokus import actions
from blockcade.games.blokus.pieces import PIECES
from blockcade.games.blokus.setup import small_setup

ENVS = GameEnvs(
    kinds={
        "duo": Kind(
            gym_id="Duo", players=2, options={"board": "duo"}, player_counts=(2,), most_moves=2 * len(PIECES)
        ),
        "blokus": Kind(gym_id="Blokus", players=4, options={"starter": "0"}, most_moves=4 * len(PIECES)),
        "mini5": Kind(
            gym_id="Mini5", players=2, setup=partial(small_setup, "mini5"), player_counts=(2,), most_moves=8
        ),
        "mini7": Kind(
            gym_id="Mini7", players=2, setup=partial(small_setup, "mini7"), player_counts=(2,), most_moves=8
        ),
    },
    actions=actions,
    arrays=arrays,
    see=see,
)
