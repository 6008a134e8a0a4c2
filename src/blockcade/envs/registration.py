"""Registers the Gymnasium environments. Importing `blockcade.envs` does so once."""

import gymnasium

from blockcade.envs.catalogue import kinds

VERSION = 0

for _name, (_, _kind) in kinds().items():
    _id = f"blockcade/{_kind.gym_id}-v{VERSION}"
    if _kind.gym_id and _id not in gymnasium.registry:
        gymnasium.register(_id, "blockcade.envs.solo:SoloEnv", kwargs={"name": _name})  # pyright: ignore[reportUnknownMemberType]
