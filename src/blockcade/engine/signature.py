"""The signature of a build of the kernel: two that play alike have the same one."""

import hashlib
from functools import cache
from types import ModuleType

import msgspec

from blockcade.engine import kernel

VARIANTS = ("classic", "classic_2", "classic_3", "duo")
SIGNED_PLIES = (0, 6, 14, 24)
_SIGNED_PLAYOUTS = 400


@cache
def signature(build: ModuleType = kernel) -> str:
    """Hash the moves of fixed searches; the hash changes if and only if the engine plays differently.

    The positions follow from the rules alone, so that a change of the search cannot change them.
    """
    chosen: list[int] = []
    for variant in VARIANTS:
        position = build.Position(variant)
        for ply in range(max(SIGNED_PLIES) + 1):
            if ply in SIGNED_PLIES:
                search = build.Search(seed=ply, memory_mb=16)
                chosen.append(search.think(position, playouts=_SIGNED_PLAYOUTS, early_stop=False).move)
            legal = position.legal()
            # Larger pieces come last in the order of moves: as in real games, they go first.
            position.play(legal[-1 - ply * 7919 % ((len(legal) + 1) // 2)])
    return hashlib.sha256(msgspec.json.encode(chosen)).hexdigest()[:12]
