"""Writes trained priors and networks as C++ tables for the kernel's next build."""

import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
import numpy as np

from blockcade.core import RuleError
from blockcade.engine.networks import Network, read_network
from blockcade.engine.priors import PriorFile, Weights, read_weights
from blockcade.engine.training.value import Parts

_WIDTH = 115


def checkout(given: Path | None = None) -> Path:
    """Return the folder with the kernel's sources: `given`, or where this package runs from."""
    root = given or Path(__file__).resolve().parents[4]
    if not (root / "kernel" / "src" / "value.hpp").exists():
        raise RuleError(f"{root} is no source checkout of blockcade: there is no kernel in it to write into")
    return root


# There is a prior for each kind of game; three players use the prior of four.
_TABLES = {"classic": "WEIGHTS", "classic_2": "WEIGHTS_TWO", "duo": "WEIGHTS_DUO"}
PRIOR_KINDS = tuple(_TABLES)


def install(
    root: Path, *, prior: Path | None = None, kind: str = "classic", network: Path | None = None
) -> list[Path]:
    """Write the headers for these files into a checkout; write none if a file is not valid."""
    texts: dict[str, str] = {}
    if prior is not None:
        table = _TABLES[kind]
        texts[f"{table.lower()}.hpp"] = prior_header(read_weights(prior), _how_made(prior), table)
    if network is not None:
        texts["network.hpp"] = network_header(read_network(network), _how_made(network))
    written = [root / "kernel" / "src" / name for name in texts]
    for path, text in zip(written, texts.values(), strict=True):
        path.write_text(text, encoding="utf-8", newline="\n")
    return written


def prior_header(weights: Weights, made: Sequence[str], name: str = "WEIGHTS") -> str:
    rows = "".join(f"    {{{{\n{_numbers(row.tolist(), 8)}}}}},\n" for row in weights)
    table = f"inline constexpr Weights {name} = {{{{\n{rows}}}}};\n"
    return _header("The prior's weights, as `blockcade train prior` wrote them", made, "prior.hpp", table)


def network_header(network: Network, made: Sequence[str]) -> str:
    parts = Parts.of(network)
    rows = "".join(f"        {{{{\n{_numbers(row.tolist(), 12)}}}}},\n" for row in parts.first)
    biases, second = (_numbers(part.tolist(), 8) for part in (parts.first_bias, parts.second))
    table = (
        f"inline constexpr Network NETWORK = {{\n    {{{{\n{rows}    }}}},\n    {{{{\n{biases}}}}},\n"
        f"    {{{{\n{second}}}}},\n    {_literal(float(parts.second_bias[0]))},\n}};\n"
    )
    return _header(
        "The value network's weights, as `blockcade train value` wrote them", made, "value.hpp", table
    )


def _header(title: str, made: Sequence[str], include: str, table: str) -> str:
    comment = [f"// {title}; docs/engine.md tells how they were made."]
    for line in made:
        comment += textwrap.wrap(
            line, _WIDTH, initial_indent="//   ", subsequent_indent="//     ", break_long_words=False
        )
    opening = ["#pragma once", "", f'#include "{include}"', "", "namespace blokus {", ""]
    return "\n".join([*comment, *opening, table, "}  // namespace blokus", ""])


def _how_made(file: Path) -> list[str]:
    """Return the text that `train` wrote beside the numbers, without the kernel's feature names."""
    if file.suffix == ".json":
        made = msgspec.json.decode(file.read_bytes(), type=PriorFile).made
        return [f"{key}: {value}" for key, value in made.items()]
    beside = file.with_suffix(".txt")
    if not beside.exists():
        raise RuleError(f"{beside} is missing: it says how {file.name} was made")
    lines = beside.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith(("features: ", "inputs: "))]


def _numbers(numbers: Iterable[float], indent: int) -> str:
    """Write as many numbers a line as fit."""
    text = " ".join(f"{_literal(number)}," for number in numbers)
    lines = textwrap.wrap(text, _WIDTH - indent, break_on_hyphens=False)
    return "\n".join(" " * indent + line for line in lines).removesuffix(",")


def _literal(number: float) -> str:
    """Write a number with four digits after the point, without trailing zeros."""
    return np.format_float_positional(np.float32(number), precision=4, unique=False, trim="0") + "f"
