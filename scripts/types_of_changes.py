"""Checks the types of uncommitted files and of their importers, to keep `make check` fast.

If nothing is uncommitted it checks the last commit. `make types` checks everything.
"""

import re
import subprocess
import sys
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("src", "tests", "scripts", "bench", "kernel")
PYRIGHT = ("node", "web/node_modules/pyright/index.js", "--warnings")

_IMPORT = re.compile(
    r"^\s*(?:from\s+([\w.]+)\s+import\s+(\([^)]*\)|[^\n]*)|import\s+([\w., ]+))", re.MULTILINE
)
_NAME = re.compile(r"\b(\w+)\b(?:\s+as\s+\w+)?")


def module_of(path: Path) -> str:
    """Return the module of a path from the root: src/blockcade/core/dice.py is blockcade.core.dice."""
    parts = path.with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_by(text: str) -> set[str]:
    """Return every module that a file may import; some of them are names inside a module."""
    found: set[str] = set()
    for source, names, plain in _IMPORT.findall(text):
        if plain:
            found |= {each.split(" as ")[0].strip() for each in plain.split(",")}
        else:
            found |= {source, *(f"{source}.{name}" for name in _NAME.findall(names))}
    return found


def with_importers(changed: Collection[Path], texts: Mapping[Path, str]) -> set[Path]:
    """Return the changed files and their importers, also through a package that re-exports names."""
    imports = {path: imported_by(text) for path, text in texts.items()}
    found, fresh = set(changed), set(changed)
    while fresh:
        modules = {module_of(path) for path in fresh}
        importers = {path for path, names in imports.items() if names & modules} - found
        found |= importers
        fresh = {path for path in importers if path.name == "__init__.py"}
    return {path for path in found if path in texts}


def changed_files(root: Path) -> list[Path]:
    """Return the files that differ from the last commit; if none, those that it changed."""
    names = _git(root, "diff", "--name-only", "HEAD") + _git(root, "ls-files", "-o", "--exclude-standard")
    return _python(names) or _python(_git(root, "show", "--format=", "--name-only", "HEAD"))


def _python(names: Iterable[str]) -> list[Path]:
    paths = map(Path, names)
    return [path for path in paths if path.suffix == ".py" and path.parts[0] in ROOMS]


def _git(root: Path, *words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def main() -> int:
    paths = [path.relative_to(ROOT) for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    texts = {path: (ROOT / path).read_text("utf-8") for path in paths}
    chosen = sorted(with_importers(changed_files(ROOT), texts))
    if not chosen:
        print("No Python was changed: no types to check.")
        return 0
    print(f"Types of {len(chosen)} of {len(texts)} files: those that changed, and their importers.")
    return subprocess.run([*PYRIGHT, *map(str, chosen)], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
