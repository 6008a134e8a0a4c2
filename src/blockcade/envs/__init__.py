"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and a batch of Blokus games in C++.

    env = blockcade.envs.aec("duo", seed=1)                     # PettingZoo, games with turns
    env = blockcade.envs.parallel("blockyou", players=3)        # PettingZoo, the race
    env = gymnasium.make("blockcade/Duo-v0", opponent="level5") # one agent against bots
    import blockcade.envs.open_spiel                            # pyspiel.load_game("blockcade_duo")
    batch = blockcade.envs.BlokusBatch("duo", 256, seed=1)      # many games at once

All of them wrap the same Game objects: they hold no rules. `pip install 'blockcade[research]'` brings what
they need.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from blockcade.envs.blokus.batch import BlokusBatch
    from blockcade.envs.race import RaceEnv, parallel
    from blockcade.envs.turns import TurnEnv, aec

__all__ = ["BlokusBatch", "RaceEnv", "TurnEnv", "aec", "parallel"]

_HOMES = {
    "BlokusBatch": "blokus.batch",
    "RaceEnv": "race",
    "TurnEnv": "turns",
    "aec": "turns",
    "parallel": "race",
}
_EXTRA = {"turns": "pettingzoo", "race": "pettingzoo", "solo": "gymnasium"}

if find_spec("gymnasium"):
    import_module("blockcade.envs.registration")


def __getattr__(name: str) -> Any:
    """Loads each environment when it is first asked for: none of their libraries is needed before."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = _HOMES[name]
    if (needed := _EXTRA.get(home)) and not find_spec(needed):
        raise ImportError(f"{name} needs {needed}: pip install 'blockcade[research]'")
    return getattr(import_module(f"{__name__}.{home}"), name)
