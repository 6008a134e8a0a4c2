"""Every dependency has an allowed licence; table, notices and the list of parts are current and valid."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
READ = ("requirements", "scripts", "web/package-lock.json", "web/public/third-party.txt", "docs/licences.md")
VALIDATE = """
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
print(JsonStrictValidator(SchemaVersion.V1_6).validate_str(sys.stdin.read()) or "valid")
"""


def licences(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(folder / "scripts" / "licences.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The files that the check reads, to be changed."""
    for name in READ:
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target)
        else:
            shutil.copy(ROOT / name, target)
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return tmp_path


def test_all_licences_are_allowed_and_all_texts_are_current() -> None:
    done = licences(ROOT, "--check")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_package_without_a_known_licence_is_named(copied: Path) -> None:
    with (copied / "requirements" / "run.txt").open("a") as lock:
        lock.write(f"nobodys-package==1.0 \\\n    --hash=sha256:{'0' * 64}\n")
    before = (copied / "docs" / "licences.md").read_text()
    done = licences(copied)
    assert done.returncode == 1
    assert "nobodys-package: no licence is known" in done.stdout
    assert (copied / "docs" / "licences.md").read_text() == before


@pytest.mark.parametrize(
    ("licence", "is_allowed"),
    [("GPL-3.0-only", False), ("MIT AND GPL-3.0-only", False), ("MIT OR GPL-3.0-only", True), ("ISC", True)],
)
def test_what_is_installed_beside_ours_is_permissive(copied: Path, licence: str, is_allowed: bool) -> None:
    """colorama is installed on Windows only, so its licence is taken from the list."""
    known = copied / "requirements" / "licences.toml"
    known.write_text(re.sub(r'("colorama" = ").*?"', rf'\g<1>{licence}"', known.read_text()))
    done = licences(copied)
    assert done.returncode == (0 if is_allowed else 1)
    assert ("colorama: GPL-3.0-only is not allowed" in done.stdout) is not is_allowed


def test_a_new_version_makes_table_and_notices_stale(copied: Path) -> None:
    lock = copied / "web" / "package-lock.json"
    lock.write_text(
        re.sub(r'("node_modules/three": \{\s*"version": ").*?"', r'\g<1>9.9.9"', lock.read_text())
    )
    stale = licences(copied, "--check")
    assert stale.returncode == 1
    for name in ("docs/licences.md", "web/public/third-party.txt"):
        assert f"{name} is not current: run `make licences`" in stale.stdout
    assert licences(copied).returncode == 0
    assert "== three 9.9.9 (MIT)" in (copied / "web/public/third-party.txt").read_text()


def test_notices_have_the_words_of_each_licence() -> None:
    text = (ROOT / "web/public/third-party.txt").read_text("utf-8")
    parts = dict(re.findall(r"^== (\S+?),? [^\n]*\n\n(.*?)(?=^== |\Z)", text, re.MULTILINE | re.DOTALL))
    assert {"svelte", "three", "nanobind", "robin-map", "@fontsource-variable/rubik"} <= set(parts)
    for name, words in parts.items():
        assert re.search(r"copyright|LICENSE-2\.0", words, re.IGNORECASE), name


def bill(**environment: str) -> str:
    command = [sys.executable, str(ROOT / "scripts" / "sbom.py")]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    ).stdout


def test_the_list_of_parts_is_valid_and_the_same_each_time() -> None:
    first = bill(PYTHONHASHSEED="1")
    assert first == bill(PYTHONHASHSEED="2")
    validate = [sys.executable, "-c", VALIDATE]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / ".cache" / "deploy")}

    def said(text: str) -> str:
        done = subprocess.run(
            validate, env=environment, input=text, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    assert said(first) == "valid"
    assert said(first.replace('"library"', '"libary"')) != "valid"
    dated = json.loads(bill(SOURCE_DATE_EPOCH="1700000000"))
    assert dated["metadata"]["timestamp"] == "2023-11-14T22:13:20Z"
    assert "timestamp" not in json.loads(first)["metadata"]


def test_the_list_of_parts_has_all_that_the_locks_name() -> None:
    parts: list[Any] = json.loads(bill())["components"]
    text = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    pinned = set(re.findall(r"^([a-z0-9.-]+)==([^\s;\\]+)", text, re.MULTILINE))
    named = {(part["name"], part["version"]) for part in parts}
    assert pinned <= named
    assert {"svelte", "three", "nanobind"} <= {part["name"] for part in parts}
    hashes = {
        each["content"]
        for part in parts
        for place in part.get("externalReferences", ())
        for each in place["hashes"]
    }
    assert set(re.findall(r"--hash=sha256:(\w+)", text)) <= hashes
    assert len({part["bom-ref"] for part in parts}) == len(parts)
