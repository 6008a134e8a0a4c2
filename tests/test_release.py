"""A release: its version, its section in the changelog, and archives that come out the same twice."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest
from scripts.release import OURS, Refused, Version, bumped, differences, need_section

ROOT = Path(__file__).parents[1]
CHANGELOG = """# Changelog

## 1.1.0-rc.1 – 2027-01-02
### Added
- A game.

## 1.0.0 – 2026-12-24
Nothing is listed here.

## 0.9.0 – unreleased
- Something.
"""
PYPROJECT = '[project]\nname = "x"\nversion = "1.0.0rc2"\n'
BUILD = "import backend, sys; backend.build_sdist(sys.argv[1]); backend.build_wheel(sys.argv[1], {settings})"


def test_a_version_is_written_in_two_ways_that_mean_the_same() -> None:
    assert Version.of("1.0.0-rc.1") == Version.of("1.0.0rc1")
    assert (Version.of("1.0.0rc1").name, Version.of("1.0.0-rc.1").package) == ("1.0.0-rc.1", "1.0.0rc1")
    assert (Version.of("1.2.3").name, Version.of("1.2.3").package) == ("1.2.3", "1.2.3")
    ordered = ["0.9.9", "1.0.0-rc.2", "1.0.0-rc.10", "1.0.0", "1.0.1-rc.1", "1.10.0"]
    assert sorted(ordered, key=Version.of) == ordered
    for text in ("", "1.0", "v1.0.0", "1.0.0-beta", "1.0.0 "):
        with pytest.raises(Refused, match="is no version"):
            Version.of(text)


def test_a_release_needs_a_dated_section_that_lists_something() -> None:
    assert need_section(CHANGELOG, Version.of("1.1.0rc1")) == "### Added\n- A game."
    for text, reason in (("1.1.0", "no section"), ("1.0.0", "lists nothing"), ("0.9.0", "no section")):
        with pytest.raises(Refused, match=reason):
            need_section(CHANGELOG, Version.of(text))


def test_a_version_never_steps_back() -> None:
    assert 'version = "1.0.0"' in bumped(PYPROJECT, Version.of("1.0.0"))
    assert bumped(PYPROJECT, Version.of("1.0.0-rc.2")) == PYPROJECT
    for text in ("1.0.0-rc.1", "0.9.0"):
        with pytest.raises(Refused, match="comes before"):
            bumped(PYPROJECT, Version.of(text))


def test_this_version_is_installed_and_in_the_changelog() -> None:
    (ours,) = OURS.findall((ROOT / "pyproject.toml").read_text("utf-8"))
    assert ours == version("blockcade"), "make setup"
    assert need_section((ROOT / "CHANGELOG.md").read_text("utf-8"), Version.of(ours))


def test_a_file_that_differs_between_archives_is_named(tmp_path: Path) -> None:
    archives = [tmp_path / name for name in ("one.whl", "same.whl", "other.whl", "packed.whl")]
    for path, content, packing in zip(archives, "aaba", (0, 0, 0, 8), strict=True):
        with zipfile.ZipFile(path, "w", packing) as wheel:
            wheel.writestr(zipfile.ZipInfo("same.py"), "x = 1" * 100)
            wheel.writestr(zipfile.ZipInfo("kernel.so"), content, packing)
    one, same, other, packed = archives
    assert differences(one, same) == []
    assert differences(one, other) == ["kernel.so"]
    assert differences(one, packed) == ["the archive itself"]


def test_the_page_tells_the_command_that_exists() -> None:
    made = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "\nrelease " in made
    assert "make release VERSION=" in (ROOT / "docs/releasing.md").read_text("utf-8")


def test_archives_from_two_paths_have_the_same_bytes(tmp_path: Path) -> None:
    """Without the kernel, which takes a minute: `make release` compares that, too."""
    results: list[Path] = []
    for number, (place, mask) in enumerate((("here", 0o022), ("over there/and deeper", 0o077))):
        source, result = tmp_path / place / "source", tmp_path / place / "result"
        result.mkdir(parents=True)
        _copy_some(source, mask, number)
        build = BUILD.format(settings={"wheel.cmake": "false", "wheel.py-api": ""})
        subprocess.run(
            [sys.executable, "-c", build, result], cwd=source,
            env={**os.environ, "PYTHONPATH": str(source / "kernel"), "SOURCE_DATE_EPOCH": "1795000000",
                 "BLOCKCADE_WITHOUT_PAGE": "1", "TZ": ("UTC", "Asia/Tokyo")[number]},
            check=True, capture_output=True, umask=mask,
        )  # fmt: skip
        results.append(result)
    first, second = results
    names = sorted(path.name for path in first.iterdir())
    assert len(names) == 2
    assert {name: differences(first / name, second / name) for name in names} == {name: [] for name in names}
    with tarfile.open(first / next(name for name in names if name.endswith(".gz"))) as sdist:
        assert {file.mtime for file in sdist} == {1_795_000_000}


def _copy_some(target: Path, mask: int, number: int) -> None:
    """A part of the package, written in another order, with other modes and times."""
    files = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", ".gitignore")]
    files += [
        *ROOT.glob("kernel/*.py"),
        *ROOT.glob("src/blockcade/core/*.py"),
        ROOT / "kernel/CMakeLists.txt",
        ROOT / "web/public/third-party.txt",
    ]
    for path in reversed(files) if number else files:
        copy = target / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
        copy.chmod(0o666 & ~mask)
        os.utime(copy, (number * 1_000_000, number * 1_000_000))
