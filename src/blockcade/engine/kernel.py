"""The kernel in the fastest build that this machine's processor can run."""

from blockcade import _kernel

if _kernel.has_avx2():
    from blockcade._kernel_avx2 import (
        FEATURES,
        PHASES,
        SETTINGS,
        Candidate,
        Position,
        Search,
        Thought,
        built_in_weights,
        cells_of,
        features,
        has_avx2,
        move_count,
        move_of,
        piece_of,
        playouts,
    )
else:
    from blockcade._kernel import (
        FEATURES,
        PHASES,
        SETTINGS,
        Candidate,
        Position,
        Search,
        Thought,
        built_in_weights,
        cells_of,
        features,
        has_avx2,
        move_count,
        move_of,
        piece_of,
        playouts,
    )

__all__ = [
    "FEATURES",
    "PHASES",
    "SETTINGS",
    "Candidate",
    "Position",
    "Search",
    "Thought",
    "built_in_weights",
    "cells_of",
    "features",
    "has_avx2",
    "move_count",
    "move_of",
    "piece_of",
    "playouts",
]
