"""Checks the licences of all dependencies and writes what follows from them: `make licences`.

requirements/licences.toml   the licence of each Python package, as an SPDX expression
docs/licences.md             the table for readers
web/public/third-party.txt   the notices that go out with the page and the wheel
"""

import argparse
import re
import sys
from collections.abc import Iterable, Mapping
from importlib.metadata import Distribution
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from locked import (
    LICENCES,
    ROOT,
    Package,
    bundled_in_page,
    installed_python,
    licences,
    page_tools,
    python_tools,
)

TABLE = ROOT / "docs" / "licences.md"
NOTICES = ROOT / "web" / "public" / "third-party.txt"
MODULES = ROOT / "web" / "node_modules"

# What we give on to others may be given on by anybody, under the same few conditions: keep the notice.
PERMISSIVE = frozenset(
    """0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-CMU OFL-1.1 PSF-2.0
    Python-2.0 Unlicense Zlib""".split()  # noqa: SIM905 - a list of quoted names is harder to read
)
# Installed beside ours as they are, or used here and given to nobody: files of theirs keep their own terms.
WEAK = PERMISSIVE | {"MPL-2.0"}
TOOLS = WEAK | {"LGPL-2.1-only", "LGPL-2.1-or-later", "GPL-3.0-or-later", "CC-BY-4.0"}
NO_LICENCES = frozenset({"AND", "OR", "WITH", "LLVM-exception", "GCC-exception-3.1"})

# Names in older metadata that mean one licence. "BSD" alone does not: a person looks such packages up.
OLD_NAMES = {
    "mit": "MIT",
    "mit license": "MIT",
    "apache-2.0": "Apache-2.0",
    "apache 2.0": "Apache-2.0",
    "bsd-2-clause": "BSD-2-Clause",
    "bsd 2-clause license": "BSD-2-Clause",
    "bsd-3-clause": "BSD-3-Clause",
    "mpl-2.0": "MPL-2.0",
    "psfl": "PSF-2.0",
}
OLD_CLASSES = {
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}


def told_by(distribution: Distribution) -> str | None:
    """The licence that a package's metadata names without doubt."""
    if expression := _field(distribution, "License-Expression"):
        return expression[0]
    classes = [each for each in _field(distribution, "Classifier") if each.startswith("License ::")]
    by_class = {OLD_CLASSES.get(each) for each in classes}
    named = _field(distribution, "License")
    if named and (by_name := OLD_NAMES.get(named[0].strip().lower())):
        return by_name if len(by_class) <= 1 else None  # several classes: a choice, or one for each part
    (only,) = by_class if len(by_class) == 1 else {None}
    return only


def _field(distribution: Distribution, name: str) -> list[str]:
    return distribution.metadata.get_all(name) or []


def looked_up(names: Iterable[str], known: Mapping[str, str]) -> dict[str, str]:
    """The licence of each package: of its metadata if it is installed, else as somebody wrote it down."""
    places = [*sys.path, str(ROOT / ".cache" / "deploy"), str(ROOT / ".cache" / "rivals")]
    found: dict[str, str] = {}
    for name in sorted(set(names)):
        here = next(iter(Distribution.discover(name=name, path=places)), None)
        told = told_by(here) if here else None
        if told or name in known:
            found[name] = told or known[name]
    return found


def problems(packages: Iterable[Package], allowed: frozenset[str], use: str) -> list[str]:
    found: list[str] = []
    for package in packages:
        if not package.licence:
            found.append(f"{package.name}: no licence is known; write it into {LICENCES.relative_to(ROOT)}")
        elif strange := _strange(package.licence, allowed):
            found.append(f"{package.name}: {' and '.join(sorted(strange))} is not allowed for what is {use}")
    return found


def _strange(expression: str, allowed: frozenset[str]) -> set[str]:
    """The licences of an expression that are not allowed; of a choice one is enough."""
    choices = [part.strip(" ()") for part in expression.split(" OR ")]
    if len(choices) > 1 and any(not _strange(choice, allowed) for choice in choices):
        return set()
    return set(re.findall(r"[\w.+-]+", expression)) - allowed - NO_LICENCES


def licences_text(found: Mapping[str, str]) -> str:
    lines = [f'"{name}" = "{licence}"' for name, licence in found.items()]
    return (
        "# Licences of all locked Python packages, as SPDX expressions. `make licences` writes those that a\n"
        "# package's metadata names; the others were read in the package's licence file.\n"
        "[python]\n" + "\n".join(lines) + "\n"
    )


def table_text() -> str:
    return f"""# Licences of what we use

For hosts and companies who have to know what they install. After reading you know every package, and under
which terms it comes.

`make licences` writes this page from the lock files; a test fails while it is not current. Blockcade itself
is under Apache-2.0.
The texts of what goes out with our files are in the wheel and on every server at `/third-party.txt`;
`make sbom` lists the same packages with their hashes as CycloneDX.

## In the page
Parts of these are in the files that a server sends to browsers, and so in the wheel.

{_rows(bundled_in_page())}

## In the kernel
The compiled modules contain nanobind ({licences()["nanobind"]}) and, within it, robin-map (MIT). A kernel
that was built with the compiler of the ziglang wheel also contains LLVM's C++ library
(Apache-2.0 WITH LLVM-exception).

## Beside the server
pip installs these with `blockcade[hosts]`, each under its own terms. We change none of them.

{_rows(installed_python())}

## Tools
Nobody gets these from us. They serve tests, builds, measurements and, with `blockcade[research]`, studies.

| licence | Python | page |
|---|---|---|
{_tools()}
"""


def _rows(packages: Iterable[Package]) -> str:
    rows = dict.fromkeys((each.name, each.version, each.licence) for each in packages)
    return "\n".join(
        ["| package | version | licence |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)]
    )


def _tools() -> str:
    python, page = python_tools(), page_tools()
    kinds = sorted({package.licence for package in [*python, *page]})
    rows = [(kind, *(_names(kind, packages) for packages in (python, page))) for kind in kinds]
    return "\n".join(f"| {kind} | {first} | {second} |" for kind, first, second in rows)


def _names(licence: str, packages: Iterable[Package]) -> str:
    return ", ".join(dict.fromkeys(package.name for package in packages if package.licence == licence))


def notices_text() -> str:
    """The licence texts of everything that is inside the page's files and the compiled kernel."""
    parts = ["This software contains parts of the following works. Each is under its own licence."]
    parts += [
        f"== {package.name} {package.version} ({package.licence})\n\n{_text_of(package)}"
        for package in bundled_in_page()
    ]
    nanobind = next(iter(Distribution.discover(name="nanobind", path=sys.path)))
    (text,) = [file for file in nanobind.files or [] if file.name == "LICENSE"]
    parts.append(f"== nanobind {nanobind.version} ({licences()['nanobind']})\n\n{_clean(text.read_text())}")
    (header,) = [file for file in nanobind.files or [] if file.name == "robin_map.h"]
    comment = re.sub(
        r"^ \* ?", "", header.read_text().partition("/**\n")[2].partition(" */")[0], flags=re.MULTILINE
    )
    parts.append(f"== robin-map, in nanobind (MIT)\n\n{_clean(comment)}")
    return "\n\n\n".join(parts) + "\n"


def _text_of(package: Package) -> str:
    files = sorted(path for path in (MODULES / package.name).iterdir() if path.stem.lower() == "license")
    if files:
        # Vite's file goes on with the licences of what it uses itself, of which nothing is in the page.
        return _clean(files[0].read_text("utf-8").partition("\n# Licenses of bundled dependencies")[0])
    assert package.licence == "Apache-2.0", f"{package.name} has no licence file"
    return "The licence is the one of Blockcade itself, in the file LICENSE:\nhttps://www.apache.org/licenses/LICENSE-2.0"


def _clean(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not current")
    args = parser.parse_args()
    names = [package.name for package in [*installed_python(), *python_tools()]]
    said: list[str] = []

    def keep(path: Path, text: str) -> None:
        if path.exists() and path.read_text("utf-8") == text:
            return
        if args.check:
            said.append(f"{path.relative_to(ROOT)} is not current: run `make licences`")
        else:
            path.write_text(text, "utf-8")

    keep(LICENCES, licences_text(looked_up(names, licences())))
    said += problems(bundled_in_page(), PERMISSIVE, "in our files")
    said += problems(installed_python(), WEAK, "installed with ours")
    said += problems([*python_tools(), *page_tools()], TOOLS, "a tool")
    if not said:
        keep(TABLE, table_text())
        keep(NOTICES, notices_text())
    for each in said:
        print(each)
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
