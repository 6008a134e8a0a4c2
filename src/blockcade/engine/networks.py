"""The file of a learned value network: its numbers, and beside them how it was made."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from blockcade.core import RuleError
from blockcade.engine.kernel import HIDDEN, INPUTS, built_in_network

# From inputs to units (by input), biases of the units, from units to the answer, its bias.
Network = NDArray[np.float32]
NUMBERS = len(INPUTS) * HIDDEN + HIDDEN + HIDDEN + 1


def read_network(path: Path) -> Network:
    try:
        network = np.load(path, allow_pickle=False).astype(np.float32)
    except (ValueError, EOFError) as error:
        raise RuleError(f"{path} holds no network: {error}") from error
    if network.shape != (NUMBERS,):
        raise RuleError(f"{path}: this kernel's networks have {NUMBERS} numbers, not {network.shape}")
    if not np.isfinite(network).all():
        raise RuleError(f"{path}: not all of its numbers are finite")
    return network


def write_network(path: Path, network: Network, made: dict[str, str]) -> None:
    """A .npy file, and a .txt file beside it that says how it was made."""
    np.save(path, np.round(network.astype(np.float64), 5).astype(np.float32), allow_pickle=False)
    lines = [*(f"{key}: {value}" for key, value in made.items()), f"inputs: {', '.join(INPUTS)}"]
    path.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def network_built_in() -> Network:
    return np.array(built_in_network(), dtype=np.float32)
