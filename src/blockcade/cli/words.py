"""`blockcade words`: what a translator needs beside an editor."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.table import Table

from blockcade.words import (
    SOURCE,
    Problem,
    export_language,
    import_language,
    languages_in,
    problems_of,
    read_language,
)

_EXAMPLES = """\
examples:
  blockcade words check                    every language: what is missing, what is wrong
  blockcade words check de lt              these two, each problem in a line
  blockcade words export out de            writes out/de.ftl (and out/en.ftl, the source)
  blockcade words import out/de.ftl        puts the texts back into locales/de/
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "words",
        help="check, export and import the page's texts, for translators",
        description="Works on the folder of languages in a clone of the repository.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--locales", type=Path, default=Path("locales"), metavar="DIR", help="default: locales"
    )
    chores = parser.add_subparsers(metavar="CHORE", required=True)
    check = chores.add_parser("check", help="say what is missing or wrong; exit code 1 if anything is")
    check.add_argument("languages", nargs="*", metavar="LANGUAGE", help="codes; default: all")
    check.set_defaults(run=_check)
    export = chores.add_parser("export", help="write one file a language, for Pontoon, Weblate or an editor")
    export.add_argument("folder", type=Path, metavar="DIR")
    export.add_argument("languages", nargs="*", metavar="LANGUAGE", help="codes; default: all")
    export.set_defaults(run=_export)
    bring = chores.add_parser("import", help="put exported files back")
    bring.add_argument("files", nargs="+", type=Path, metavar="FILE", help="named by its language: de.ftl")
    bring.set_defaults(run=_import)


def _check(args: argparse.Namespace) -> int:
    known = languages_in(args.locales)
    source = read_language(args.locales, SOURCE)
    table = Table("language", "texts", "missing", "wrong")
    found: dict[str, list[Problem]] = {}
    for code in args.languages or known:
        language = read_language(args.locales, code)
        found[code] = problems_of(language, source)
        missing = sum(problem.is_missing for problem in found[code])
        wrong = len(found[code]) - missing
        table.add_row(code, str(len(language.messages)), str(missing or "–"), str(wrong or "–"))
    Console().print(table)
    for code, problems in found.items():
        for problem in problems:
            print(f"{code}/{problem}")
    return int(any(found.values()))


def _export(args: argparse.Namespace) -> int:
    chosen = args.languages or languages_in(args.locales)
    for code in dict.fromkeys([SOURCE, *chosen]):
        print(export_language(args.locales, code, args.folder))
    return 0


def _import(args: argparse.Namespace) -> int:
    for path in args.files:
        changed, problems = import_language(args.locales, path)
        print(f"{path}: {changed} texts changed, {len(problems)} problems left")
    return 0
