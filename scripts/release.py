"""Makes a release: `make release VERSION=1.0.0-rc.1`.

Refuses an unclean tree, a version that is a step back and a changelog without a section for it. Writes the
version into pyproject.toml, records the logs of this release, and commits both. Then builds the page, the
sdist and this machine's wheel twice, in copies at two paths, and compares every byte. It signs and sends
nothing: it prints the checksums and what a person has to do.
"""

import hashlib
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-?rc\.?(\d+))?")
OURS = re.compile(r'^version = "(.*)"$', re.MULTILINE)
SHOWN = 5  # names of files in a message
BUILD = "import backend, sys; backend.build_sdist(sys.argv[1]); backend.build_wheel(sys.argv[1])"


class Refused(Exception):
    """The release cannot be made. The message says why in one sentence."""


@dataclass(frozen=True, order=True)
class Version:
    numbers: tuple[int, int, int]
    candidate: float  # infinity: the release itself, which comes after its candidates

    @staticmethod
    def of(text: str) -> "Version":
        """Reads both ways of writing it. Raises Refused."""
        found = VERSION.fullmatch(text)
        if not found:
            raise Refused(f"'{text}' is no version: write 1.2.3, or 1.2.3-rc.1 for a candidate")
        major, minor, patch, candidate = found.groups()
        return Version((int(major), int(minor), int(patch)), float(candidate or "inf"))

    @property
    def package(self) -> str:
        """As Python's tools write it: 1.0.0rc1."""
        return self._written("rc")

    @property
    def name(self) -> str:
        """As semantic versioning writes it: 1.0.0-rc.1."""
        return self._written("-rc.")

    def _written(self, mark: str) -> str:
        numbers = ".".join(map(str, self.numbers))
        return numbers if self.candidate == float("inf") else f"{numbers}{mark}{int(self.candidate)}"


def need_section(changelog: str, version: Version) -> str:
    """The section of a version. Raises Refused if it is missing, undated or empty."""
    heading = rf"^## {re.escape(version.name)} – \d{{4}}-\d\d-\d\d\n"
    found = re.search(rf"{heading}(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if not found:
        raise Refused(f"CHANGELOG.md has no section '## {version.name} – <year>-<month>-<day>'")
    if not re.search(r"^- ", found[1], re.MULTILINE):
        raise Refused(f"the section {version.name} of CHANGELOG.md lists nothing")
    return found[1].strip()


def bumped(pyproject: str, version: Version) -> str:
    """The text of pyproject.toml with this version. Raises Refused for a step back."""
    (now,) = OURS.findall(pyproject)
    if version < Version.of(now):
        raise Refused(f"{version.package} comes before {now}, the version of pyproject.toml")
    return OURS.sub(f'version = "{version.package}"', pyproject)


def digests(archive: Path) -> dict[str, str]:
    """The digest of each file in a wheel or an sdist, with its mode and time."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return {
                file.filename: f"{file.external_attr:o} {file.date_time} {_sha256(wheel.read(file))}"
                for file in wheel.infolist()
            }
    with tarfile.open(archive) as sdist:
        return {
            file.name: f"{file.mode:o} {file.mtime} {_sha256(content.read() if content else b'')}"
            for file in sdist
            for content in [sdist.extractfile(file)]
        }


def differences(one: Path, other: Path) -> list[str]:
    """The files that differ between two archives; their order and packing count as 'the archive itself'."""
    if one.read_bytes() == other.read_bytes():
        return []
    ones, others = digests(one), digests(other)
    names = [name for name in {**ones, **others} if ones.get(name) != others.get(name)]
    return sorted(names) or ["the archive itself"]


def build(source: Path, target: Path, environment: Mapping[str, str]) -> None:
    """Builds page, sdist and wheel from the committed files in `source`, with the tools of .venv."""
    with_node = [ROOT / "scripts/with-node", "npm"]
    for command, where in (
        (
            [*with_node, "ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"],
            source / "web",
        ),
        ([*with_node, "run", "--silent", "build"], source / "web"),
        ([PYTHON, "-c", BUILD, target], source),
    ):
        subprocess.run(
            [str(word) for word in command], cwd=where, env={**os.environ, **environment}, check=True,
            stdout=sys.stderr,
        )  # fmt: skip


def build_twice(commit: str) -> dict[str, bytes]:
    """The archives of a commit. Raises Refused if two builds differ in a single byte."""
    epoch = _git("show", "-s", "--format=%ct", commit)
    with tempfile.TemporaryDirectory() as scratch:
        results: list[Path] = []
        for name, zone, mask in (
            ("one", "UTC", 0o022),
            ("another-one/with a longer path", "Asia/Tokyo", 0o077),
        ):
            folder = Path(scratch) / name
            source, result = folder / "source", folder / "result"
            result.mkdir(parents=True)
            before = os.umask(mask)
            try:
                _unpack(commit, source)
                environment = {"SOURCE_DATE_EPOCH": epoch, "TZ": zone, "PYTHONPATH": str(source / "kernel")}
                build(source, result, environment)
            finally:
                os.umask(before)
            results.append(result)
        first, second = results
        names = sorted(path.name for path in first.iterdir())
        if names != sorted(path.name for path in second.iterdir()):
            raise Refused("two builds made files of different names")
        for name in names:
            if different := differences(first / name, second / name):
                more = f" and {len(different) - SHOWN} more" if len(different) > SHOWN else ""
                raise Refused(f"two builds of {name} differ in {', '.join(different[:SHOWN])}{more}")
        return {name: (first / name).read_bytes() for name in names}


def release(wanted: str) -> None:
    version = Version.of(wanted)
    if _git("status", "--porcelain"):
        raise Refused("there are uncommitted changes: commit them, or put them aside")
    need_section((ROOT / "CHANGELOG.md").read_text("utf-8"), version)
    _bump(version)
    commit = _git("rev-parse", "HEAD")
    print(f"Building {version.name} twice from {commit[:10]}; this takes some minutes ...")
    archives = build_twice(commit)
    dist = ROOT / "dist"
    dist.mkdir(exist_ok=True)
    for name, content in archives.items():
        (dist / name).write_bytes(content)
    sums = "".join(f"{_sha256(content)}  {name}\n" for name, content in archives.items())
    (dist / "SHA256SUMS").write_text(sums, "utf-8")
    print(f"Two builds gave the same bytes. They are in dist/:\n{sums}")
    print(TO_DO.format(name=version.name, commit=commit))


TO_DO = """\
Nothing was signed, tagged or sent. What is left for a person:
1. make test                                           must pass at {commit}
2. git tag --sign v{name} {commit}
   git push origin main v{name}                        CI builds the wheels of the other machines
3. twine upload dist/*.tar.gz and CI's wheels          a wheel named linux_x86_64 is for this machine only
4. A release named v{name} with the section of CHANGELOG.md, all archives and dist/SHA256SUMS."""


def _bump(version: Version) -> None:
    path = ROOT / "pyproject.toml"
    before = path.read_text("utf-8")
    after = bumped(before, version)
    logs = ROOT / "tests/data/logs"
    if after == before and (logs / version.package).is_dir():
        return
    path.write_text(after, "utf-8")
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", "."]
    subprocess.run([PYTHON, *install], cwd=ROOT, check=True)
    if not (logs / version.package).is_dir():
        write = ["-m", "blockcade.testkit.old_logs", "--write", logs]
        subprocess.run([PYTHON, *write], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    _git("add", "pyproject.toml", "tests/data/logs")
    _git("commit", "--quiet", "--message", f"release: this is {version.name}")


def _unpack(commit: str, target: Path) -> None:
    target.mkdir(parents=True)
    with tempfile.TemporaryFile() as file:
        subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, stdout=file)
        file.seek(0)
        with tarfile.open(fileobj=file) as archive:
            archive.extractall(target, filter="tar")


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    try:
        release(sys.argv[1] if len(sys.argv) > 1 else "")
    except (Refused, subprocess.CalledProcessError) as error:
        sys.exit(f"No release: {error}.")
