"""Block Out! for research."""

from blockcade.envs.blockout.arrays import arrays, see
from blockcade.envs.contract import GameEnvs, Kind
from blockcade.games.blockout import actions
from blockcade.games.blockout.cards import deck_of
from blockcade.games.blockout.rules import BlockOut

KINDS_OF_CARDS = len(set(deck_of(BlockOut().setup(2))))

ENVS = GameEnvs(
    kinds={
        # A physical tower needs hands: environments play with the exact one.
        "blockout": Kind(
            gym_id="BlockOut",
            players=2,
            options={"towerModel": "statics"},
            most_answers=KINDS_OF_CARDS,
            most_moves=20_000,
        ),
    },
    actions=actions,
    arrays=arrays,
    see=see,
)
