"""Makes an empty virtual environment with Blockcade as people install it, and prints its interpreter.

    .venv/bin/python scripts/installed_venv.py FOLDER

It packs the sources with the built page, builds a wheel from that package alone, and installs the wheel. What
the wheel asks for, and nothing else, is linked from this environment, so nothing is downloaded. The kernel is
compiled from the package, not optimised, to save time.
"""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
SITE = Path(sysconfig.get_path("purelib"))
QUICK = "-DCMAKE_CXX_FLAGS_RELEASE=-O0 -DCMAKE_POLICY_DEFAULT_CMP0069=OLD -DCMAKE_UNITY_BUILD=ON"


def make(folder: Path) -> Path:
    """The interpreter of the new environment."""
    wheel = _wheel_of(_unpacked(_sdist(folder / "dist"), folder / "sources"), folder / "dist")
    venv.create(folder / "venv", with_pip=False, symlinks=True)
    python = folder / "venv" / "bin" / "python"
    _pip("--python", str(python), "install", "--no-deps", "--no-index", str(wheel))
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    (installed,) = site.glob("blockcade-*.dist-info")
    _link_needed(PathDistribution(installed), site)
    return python


def _sdist(dist: Path) -> Path:
    dist.mkdir(parents=True)
    pack = f"import sys; sys.path.insert(0, 'kernel'); import backend; backend.build_sdist({str(dist)!r})"
    subprocess.run([sys.executable, "-c", pack], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (made,) = dist.glob("*.tar.gz")
    return made


def _unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    (sources,) = folder.iterdir()
    return sources


def _wheel_of(sources: Path, dist: Path) -> Path:
    _pip("wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(dist), str(sources))
    (made,) = dist.glob("*.whl")
    return made


def _pip(*words: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words]
    subprocess.run(command, check=True, stdout=sys.stderr, env={**os.environ, "CMAKE_ARGS": QUICK})


def _link_needed(root: Distribution, site: Path) -> None:
    done: set[str] = set()
    waiting = [root]
    while waiting:
        for needed in _needed_by(waiting.pop()):
            if needed.name not in done:
                done.add(needed.name)
                waiting.append(needed)
                for name in {path.parts[0] for path in needed.files or () if path.parts[0] != ".."}:
                    if not (site / name).exists():
                        (site / name).symlink_to(SITE / name)


def _needed_by(package: Distribution) -> Iterator[Distribution]:
    for line in package.requires or ():
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            yield distribution(wanted.name)


if __name__ == "__main__":
    print(make(Path(sys.argv[1])))
