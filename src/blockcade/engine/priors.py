"""Files of learned priors: the weight of each feature of a move in each phase, and how they were made."""

import hashlib
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from blockcade.core import RuleError
from blockcade.engine.kernel import FEATURES, PHASES, built_in_weights

Weights = NDArray[np.float32]  # phases x features


class PriorFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a .json file; a .npy file holds the weights alone and has a .txt file beside it."""

    made: dict[str, str]  # data, seed, losses
    features: tuple[str, ...]
    weights: tuple[tuple[float, ...], ...]  # a row for each phase


def read_weights(path: Path) -> Weights:
    """Read the weights of a .json or .npy file, in the order of the kernel's features."""
    if path.suffix == ".npy":
        try:
            weights = np.load(path, allow_pickle=False).astype(np.float32)
        except ValueError as error:
            raise RuleError(f"{path} holds no weights: {error}") from error
    else:
        try:
            held = msgspec.json.decode(path.read_bytes(), type=PriorFile)
        except msgspec.DecodeError as error:
            raise RuleError(f"{path} holds no weights: {error}") from error
        if held.features != tuple(FEATURES):
            raise RuleError(
                f"{path} was made for other features of moves than this kernel knows; train again"
            )
        if len({len(row) for row in held.weights}) != 1:
            raise RuleError(f"{path}: each phase needs equally many weights")
        weights = np.array(held.weights, dtype=np.float32)
    if weights.shape != (PHASES, len(FEATURES)):
        raise RuleError(f"{path}: weights must be {PHASES} phases x {len(FEATURES)}, not {weights.shape}")
    return weights


def write_weights(path: Path, weights: Weights, made: dict[str, str]) -> None:
    """Write rounded weights, so that equal training gives equal bytes."""
    rounded = np.round(weights.astype(np.float64), 5)
    if path.suffix == ".npy":
        np.save(path, rounded.astype(np.float32), allow_pickle=False)
        header = [*(f"{key}: {value}" for key, value in made.items()), f"features: {', '.join(FEATURES)}"]
        path.with_suffix(".txt").write_text("\n".join(header) + "\n", encoding="utf-8", newline="\n")
        return
    rows = tuple(tuple(float(number) for number in row) for row in rounded)
    text = msgspec.json.format(msgspec.json.encode(PriorFile(made, tuple(FEATURES), rows)), indent=1)
    path.write_bytes(text + b"\n")


def fingerprint(path: Path) -> str:
    """Return eight letters that tell one file from another of the same name."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8]


def weights_built_in(variant: str = "classic") -> Weights:
    return np.array(built_in_weights(variant), dtype=np.float32)
