"""The packages that the lock files name: Python's in requirements/, the page's in web/package-lock.json."""

import base64
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "requirements"
LICENCES = REQUIREMENTS / "licences.toml"
PAGE_LOCK = ROOT / "web" / "package-lock.json"

# npm calls them tools of development, but a part of each goes into the page.
BUNDLED_TOOLS = frozenset(
    {"svelte", "clsx", "esm-env", "vite", "@fontsource-variable/geologica", "@fontsource-variable/rubik"}
)
PINNED = re.compile(r"^([a-z0-9._-]+)==([^\s;\\]+)((?:.*\\\n)*.*)", re.MULTILINE)


@dataclass(frozen=True, order=True)
class Package:
    kind: str  # "pypi" or "npm"
    name: str
    version: str
    licence: str
    hashes: tuple[tuple[str, str], ...] = ()  # algorithm as CycloneDX names it, and hexadecimal digits
    marker: str = ""  # on which machines pip installs it; empty: on all

    @property
    def purl(self) -> str:
        """Its address among all packages of all registries."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def licences() -> dict[str, str]:
    """Python's packages and their licences, which their lock files do not tell."""
    return tomllib.loads(LICENCES.read_text("utf-8"))["python"] if LICENCES.exists() else {}


def python_packages(*parts: str) -> list[Package]:
    known = licences()
    found = {package for part in parts for package in _pinned(REQUIREMENTS / f"{part}.txt", known)}
    return sorted(found)


def installed_python() -> list[Package]:
    """What `pip install 'blockcade[hosts]'` brings."""
    return python_packages("run")


def python_tools() -> list[Package]:
    """What only development, tests and studies need."""
    installed = {package.name for package in installed_python()}
    parts = sorted(path.stem for path in REQUIREMENTS.glob("*.txt"))
    return [package for package in python_packages(*parts) if package.name not in installed]


def bundled_in_page() -> list[Package]:
    return [package for package, is_tool in _page_packages() if not is_tool]


def page_tools() -> list[Package]:
    return [package for package, is_tool in _page_packages() if is_tool]


def _pinned(path: Path, known: dict[str, str]) -> Iterator[Package]:
    for name, version, rest in PINNED.findall(path.read_text("utf-8")):
        marker = re.match(r"\s*;\s*([^\\\n]*)", rest)
        hashes = tuple(
            sorted(("SHA-256", each) for each in re.findall(r"--hash=sha256:([0-9a-f]{64})", rest))
        )
        yield Package("pypi", name, version, known.get(name, ""), hashes, marker[1].strip() if marker else "")


def _page_packages() -> list[tuple[Package, bool]]:
    found: dict[Package, bool] = {}
    listed: dict[str, dict[str, Any]] = json.loads(PAGE_LOCK.read_text("utf-8"))["packages"]
    for path, entry in listed.items():
        name = path.rpartition("node_modules/")[2]
        if name:
            package = Package("npm", name, entry["version"], entry.get("license", ""), _integrity(entry))
            is_tool = bool(entry.get("dev") or entry.get("devOptional")) and name not in BUNDLED_TOOLS
            found[package] = found.get(package, True) and is_tool
    return sorted(found.items())


def _integrity(entry: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    algorithm, _, digest = entry.get("integrity", "").partition("-")
    return ((algorithm.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex()),) if digest else ()
