"""Blackout for research."""

from blockcade.envs.blackout.arrays import arrays, see
from blockcade.envs.contract import GameEnvs, Kind
from blockcade.games.blackout import actions
from blockcade.games.blackout.cards import CARDS

ENVS = GameEnvs(
    kinds={
        "blackout": Kind(gym_id="Blackout", players=2, most_answers=len(CARDS), most_moves=20_000),
    },
    actions=actions,
    arrays=arrays,
    see=see,
)
