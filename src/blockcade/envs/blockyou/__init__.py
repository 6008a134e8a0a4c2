"""BlockYou! for research."""

from blockcade.envs.blockyou.arrays import arrays, see
from blockcade.envs.contract import GameEnvs, Kind
from blockcade.games.blockyou import actions

ENVS = GameEnvs(
    kinds={
        "blockyou": Kind(players=2, all_at_once=True),
    },
    actions=actions,
    arrays=arrays,
    see=see,
)
