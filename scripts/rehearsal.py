"""Takes the Dockerfile's steps without Docker, and plays a move on the result: needs root on Linux.

Every stage is a copy-on-write view of this machine's root without its compilers, in which the stage's
commands run as they are written. This machine's Python and Node stand for the base images, so this proves
the steps, not the images. The server then runs as the image's user, with a read-only root.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMPILERS = ("c++", "g++", "gcc", "cc", "clang", "clang++", "cmake", "ninja")
PORT = 21590
PATIENCE_SECONDS = 60
LEFT_OUT = (".git", ".venv", ".cache", "node_modules", "data", "dist", "page", "_kernel*.so", "__pycache__")


@dataclass
class Stage:
    """One view of the machine's root, and what the Dockerfile has set in it."""

    folder: Path
    environment: dict[str, str] = field(default_factory=dict[str, str])
    place: str = "/"
    user: str = "0:0"
    told: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def root(self) -> Path:
        return self.folder / "root"

    def inside(self, path: str) -> Path:
        return self.root / os.path.normpath(os.path.join(self.place, path)).lstrip("/")  # noqa: PTH118

    def command(self, *words: str) -> list[str]:
        user, group = self.user.split(":")
        settings = [f"{name}={value}" for name, value in self.environment.items()]
        return [
            *("chroot", f"--userspec={user}:{group}", "--groups=", str(self.root), "env", *settings),
            *("sh", "-c", 'cd "$0" && exec "$@"', self.place, *words),
        ]


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"^#.*\n", "", (ROOT / "deploy" / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    joined = re.sub(r"\s*\\\n\s*", " ", text)
    lines = [line.partition(" ") for line in joined.splitlines() if line]
    return [(word, rest.strip()) for word, _, rest in lines]


def run(*words: str | Path) -> None:
    subprocess.run([str(word) for word in words], check=True)


def mounted(stack: ExitStack, *words: str | Path) -> None:
    run("mount", *words)
    stack.callback(run, "umount", "--lazy", words[-1])


def new_stage(stack: ExitStack, scratch: Path, base: Stage | None) -> Stage:
    """A view of the machine, or of what the base has made of it."""
    folder = Path(tempfile.mkdtemp(dir=scratch))
    for part in ("upper", "work", "root"):
        (folder / part).mkdir()
    below = f"{base.folder / 'upper'}:/" if base else "/"
    options = f"lowerdir={below},upperdir={folder / 'upper'},workdir={folder / 'work'}"
    mounted(stack, "-t", "overlay", "overlay", "-o", options, folder / "root")
    for place in ("proc", "dev"):
        mounted(stack, "--rbind", f"/{place}", folder / "root" / place)
    mounted(stack, "-t", "tmpfs", "-o", "mode=1777", "tmpfs", folder / "root" / "tmp")
    if base is None:
        for folder_of_programs in ("usr/bin", "usr/local/bin"):
            for name in COMPILERS:
                (folder / "root" / folder_of_programs / name).unlink(missing_ok=True)
    # The system's own Python first: the last user may not read what root has in its home.
    path = ":".join(dict.fromkeys(["/usr/bin", "/bin", *os.environ["PATH"].split(":")]))
    return Stage(folder, {"PATH": path, "HOME": "/root"} | (base.environment if base else {}))


def copy(stage: Stage, rest: str, stages: dict[str, Stage]) -> None:
    words = shlex.split(rest)
    source_root, place = ROOT, "."
    if words[0].startswith("--from="):
        source_root, place = stages[words.pop(0).removeprefix("--from=")].root, "/"
    *sources, target = words
    into = stage.inside(target)
    for source in sources:
        found = source_root / (source.lstrip("/") if place == "/" else source)
        if found.is_dir():
            ignored = shutil.ignore_patterns(*LEFT_OUT) if place == "." else None
            shutil.copytree(found, into, ignore=ignored, symlinks=True, dirs_exist_ok=True)
        else:
            into.mkdir(parents=True, exist_ok=True)
            shutil.copy2(found, into)


def build(stack: ExitStack, scratch: Path) -> Stage:
    stages: dict[str, Stage] = {}
    stage = None
    for word, rest in instructions():
        print(f"{word} {rest}"[:110], flush=True)
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            stage = stages[name] = new_stage(stack, scratch, stages.get(image))
            continue
        assert stage, "a Dockerfile begins with FROM"
        match word:
            case "RUN":
                subprocess.run(stage.command("sh", "-c", rest), check=True)
            case "COPY":
                copy(stage, rest, stages)
            case "ENV":
                for name, value in (pair.split("=", 1) for pair in shlex.split(rest)):
                    stage.environment[name] = value.replace("$PATH", stage.environment["PATH"])
            case "WORKDIR":
                stage.place = rest
                stage.inside(".").mkdir(parents=True, exist_ok=True)
            case "USER":
                stage.user = rest
            case _:
                stage.told[word] = rest
    assert stage
    return stage


def play(stack: ExitStack, stage: Stage) -> None:
    """Start the image's command on another port, under a read-only root, and play through HTTP."""
    data = stage.folder / "data"
    data.mkdir(mode=0o700)
    user, group = map(int, stage.user.split(":"))
    os.chown(data, user, group)
    run("mount", "-o", "remount,ro", stage.root)
    mounted(stack, "--bind", data, stage.inside(stage.told["VOLUME"]))
    words = [*json.loads(stage.told["ENTRYPOINT"]), *json.loads(stage.told["CMD"]), "--port", str(PORT)]
    server = subprocess.Popen(stage.command(*words))
    try:
        check = [
            word.replace(":8000/", f":{PORT}/")
            for word in json.loads(stage.told["HEALTHCHECK"].partition("CMD ")[2])
        ]
        until = time.monotonic() + PATIENCE_SECONDS
        while subprocess.run(stage.command(*check), check=False, capture_output=True).returncode:
            assert server.poll() is None, "the server ended"
            assert time.monotonic() < until, "the server is not healthy"
            time.sleep(0.5)
        print("healthy; its user writes nowhere but to its volume:", flush=True)
        for place in ("/etc", "/opt/blockcade", "/usr"):
            refused = subprocess.run(stage.command("touch", f"{place}/x"), check=False, capture_output=True)
            assert refused.returncode, f"{place} can be written"
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/") as answer:
            assert b"<script" in answer.read(), "the page is missing"
        run(sys.executable, ROOT / "scripts" / "one_move.py", f"http://127.0.0.1:{PORT}")
    finally:
        server.terminate()
        assert server.wait(PATIENCE_SECONDS) == 0
    bill = json.loads(stage.inside("/opt/blockcade/sbom.cdx.json").read_text("utf-8"))
    size = sum(path.lstat().st_size for path in stage.inside("/opt/blockcade").rglob("*"))
    kept = sorted(path.name for path in data.iterdir())
    print(f"{len(bill['components'])} parts, {size / 1e6:.0f} MB in /opt/blockcade; in the volume: {kept}")


def main() -> int:
    if os.geteuid() or sys.platform != "linux":
        print("Not rehearsed: this needs root on Linux.")
        return 1
    if not os.environ.get("REHEARSING"):  # mounts of its own, gone with the process
        again = [
            "unshare",
            "--mount",
            "--propagation",
            "private",
            sys.executable,
            str(Path(__file__).resolve()),
        ]
        return subprocess.run(again, env={**os.environ, "REHEARSING": "1"}, check=False).returncode
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        scratch = Path(name)
        mounted(stack, "-t", "tmpfs", "tmpfs", scratch)
        play(stack, build(stack, scratch))
    print("The Dockerfile's steps give a server on which a game can be played.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
