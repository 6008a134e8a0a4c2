"""Files of value networks: the numbers, and a text beside them that says how they were made."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from blockcade.core import RuleError
from blockcade.engine.kernel import HIDDEN, INPUTS, built_in_network

# Weights from inputs to units (by input), biases of the units, weights from units to the answer, its bias.
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
    """Write a .npy file, and a .txt file beside it that says how the network was made."""
    np.save(path, np.round(network.astype(np.float64), 5).astype(np.float32), allow_pickle=False)
    lines = [*(f"{key}: {value}" for key, value in made.items()), f"inputs: {', '.join(INPUTS)}"]
    path.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def network_built_in() -> Network:
    return np.array(built_in_network(), dtype=np.float32)
