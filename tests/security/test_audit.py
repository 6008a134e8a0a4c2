"""The audit of dependencies: a known vulnerability fails, an unreachable source is only reported."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NO_ANSWER = {"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}
NOTHING: list[str] = []
SOUND_PIP: Any = {"dependencies": [{"name": "msgspec", "version": "0.19", "vulns": NOTHING}]}
SOUND_NPM = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}}
BAD_PIP: Any = {
    "dependencies": [
        {"name": "msgspec", "version": "0.19", "vulns": NOTHING},
        {
            "name": "leaky",
            "version": "1.0",
            "vulns": [{"id": "PYSEC-2026-1", "aliases": ["GHSA-aaaa-bbbb-cccc"], "fix_versions": ["1.1"]}],
        },
    ]
}
UNKNOWN_PIP = {"dependencies": [{"name": "own", "skip_reason": "Dependency not found on PyPI"}]}
BAD_NPM = {
    "vulnerabilities": {
        "holey": {"via": [{"url": "https://github.com/advisories/GHSA-dddd-eeee-ffff", "range": "<2"}]},
        "user-of-holey": {"via": ["holey"]},
    },
    "metadata": {"dependencies": {"total": 7}},
}


def audit(folder: Path, pip: Any, npm: Any, accepted: str = "") -> tuple[int, str]:
    """The exit code and the output."""
    (folder / "pip.json").write_text(json.dumps(pip), "utf-8")
    (folder / "npm.json").write_text(json.dumps(npm), "utf-8")
    (folder / "accepted.toml").write_text(accepted, "utf-8")
    files = ("--pip-report", "pip.json", "--npm-report", "npm.json", "--accepted", "accepted.toml")
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "audit.py"), *files],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


def test_s_34_sound_packages_pass(tmp_path: Path) -> None:
    assert audit(tmp_path, SOUND_PIP, SOUND_NPM)[0] == 0


@pytest.mark.parametrize(
    ("pip", "npm", "named"),
    [(BAD_PIP, SOUND_NPM, "leaky 1.0: PYSEC-2026-1"), (SOUND_PIP, BAD_NPM, "holey <2: GHSA-dddd-eeee-ffff")],
)
def test_s_34_known_vulnerabilities_fail(tmp_path: Path, pip: Any, npm: Any, named: str) -> None:
    code, said = audit(tmp_path, pip, npm)
    assert code == 1
    assert named in said


def test_s_34_unless_they_are_listed_with_a_reason_and_a_day_to_come(tmp_path: Path) -> None:
    entry = '[[accepted]]\nid = "{}"\nreason = "never parsed here"\nuntil = {}\n'
    listed = ("GHSA-aaaa-bbbb-cccc", "GHSA-dddd-eeee-ffff")
    both = "".join(entry.format(name, "2999-01-01") for name in listed)
    code, said = audit(tmp_path, BAD_PIP, BAD_NPM, both)
    assert code == 0
    assert "accepted: never parsed here" in said
    past = entry.format("GHSA-aaaa-bbbb-cccc", "2020-01-01")
    assert audit(tmp_path, BAD_PIP, SOUND_NPM, past)[0] == 1


@pytest.mark.parametrize("pip", [NO_ANSWER, UNKNOWN_PIP, "", []])
def test_s_34_a_service_that_gives_no_answer_is_said_and_fails_nothing(tmp_path: Path, pip: Any) -> None:
    code, said = audit(tmp_path, pip, NO_ANSWER)
    assert code == 0
    assert "Not audited:" in said
    assert "405 Method Not Allowed" in said
    assert audit(tmp_path, pip, BAD_NPM)[0] == 1  # the other source still counts


def test_s_34_the_list_can_be_read() -> None:
    import tomllib

    listed = tomllib.loads((ROOT / "requirements" / "accepted.toml").read_text("utf-8"))
    for entry in listed.get("accepted", []):
        assert set(entry) == {"id", "reason", "until"}
