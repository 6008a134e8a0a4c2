"""The systemd units: what systemd itself says of them, and the program under the same restrictions."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.hosts.tools import ROOT

UNITS = sorted((ROOT / "deploy").glob("*.service"))
MOST_EXPOSED = 3.0
ANALYZE = shutil.which("systemd-analyze")

each_unit = pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
needs_systemd = pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not on this machine")


def systemd_analyze(*words: str) -> subprocess.CompletedProcess[str]:
    assert ANALYZE
    return subprocess.run([ANALYZE, *words], capture_output=True, text=True, check=False)


def exposure(path: Path) -> float:
    said = systemd_analyze("security", "--offline=true", "--no-pager", str(path)).stdout
    (level,) = re.findall(r"Overall exposure level for \S+: ([\d.]+)", said)
    return float(level)


@needs_systemd
@each_unit
def test_a_unit_is_little_exposed(path: Path) -> None:
    assert exposure(path) < MOST_EXPOSED


@needs_systemd
def test_the_page_names_the_exposure_that_systemd_finds() -> None:
    """Versions of systemd differ by a little."""
    text = " ".join((ROOT / "docs" / "hosting.md").read_text("utf-8").split())
    (named,) = re.findall(r"rates it ([\d.]+) of 10", text)
    assert exposure(ROOT / "deploy" / "blockcade.service") == pytest.approx(float(named), abs=0.3)


@needs_systemd
@each_unit
def test_systemd_reads_a_unit_without_complaint(path: Path, tmp_path: Path) -> None:
    """`verify` asks for the program too: here it is another one that exists."""
    unit = tmp_path / path.name
    text = path.read_text("utf-8").replace("/opt/blockcade/bin/blockcade", "/bin/true")
    unit.write_text(text, "utf-8")
    done = systemd_analyze("verify", str(unit))
    assert (done.returncode, done.stderr) == (0, "")
    unit.write_text(text.replace("Restart=always", "Restart=allways"), "utf-8")
    assert "allways" in systemd_analyze("verify", str(unit)).stderr


def test_both_units_have_the_same_restrictions() -> None:
    """From the empty list of capabilities on; only a server has a folder and a user of its own."""
    first, *others = [path.read_text("utf-8").partition("CapabilityBoundingSet=")[2] for path in UNITS]
    assert first
    assert others == [first]
