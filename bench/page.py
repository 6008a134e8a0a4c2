"""Measures the download of a first visit."""

import subprocess
from pathlib import Path

_ROOT = Path(__file__).parents[1]


def first_visit_bytes() -> int:
    """Return the compressed bytes of script, style and words of the start page, by the page's own check."""
    command = [_ROOT / "scripts/with-node", "node", _ROOT / "web/scripts/weight.mjs"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return int(lines[-1].split()[0])
