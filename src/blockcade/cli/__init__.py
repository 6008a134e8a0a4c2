"""The `blockcade` command: its subcommands, and how all of them report errors."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from blockcade.cli.commands import COMMANDS, FIRST, overview
from blockcade.core import RuleError

__all__ = ["COMMANDS", "OneSentenceParser", "main", "parser_of"]

_EXAMPLES = """\
examples:
  blockcade
  blockcade serve --port 8000
  blockcade admin tables --url http://127.0.0.1:8000
  blockcade sim blokus --bots greedy,random --players 2 --games 100 --seed 7
  blockcade replay game.blockcade --svg final.svg
  blockcade analyse game.blockcade --chart game.svg
  blockcade perft --variant classic --start-corner fixed --depth 1
  blockcade match --variant duo --a level=5 --b level=4 --games 40
  blockcade train selfplay --variant duo --games 100 --out games
  blockcade puzzles verify --sample 50
  blockcade words check de

`blockcade` alone is `blockcade play`. Each command has its own --help.
Exit codes: 0 all is well, 2 the request or a file is wrong.
"""


class OneSentenceParser(argparse.ArgumentParser):
    """Reports an error in one sentence; --help prints the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


class _Version(argparse.Action):
    """Looks up the version only on request, since that is slow."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version  # noqa: PLC0415

        print(f"blockcade {version('blockcade')}")
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    arguments = (sys.argv[1:] if argv is None else list(argv)) or [FIRST]
    wanted = next((word for word in arguments if not word.startswith("-")), "")
    args = parser_of(wanted).parse_args(arguments)
    try:
        code: int = args.run(args)
        sys.stdout.flush()  # flushed here, where a closed pipe is handled
        return code
    except BrokenPipeError:  # the reader closed the pipe: `blockcade replay … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _wrong(f"{error.filename or 'a file'}: {error.strerror or error}")
    except RuleError as error:
        return _wrong(str(error))
    except KeyboardInterrupt:
        return 130


def _wrong(sentence: str) -> int:
    print(f"blockcade: {sentence}", file=sys.stderr)
    return 2


def parser_of(*wanted: str) -> OneSentenceParser:
    """The parser of all commands, of which only the wanted ones are loaded: to import the server takes longer
    than a whole perft.
    """
    parser = OneSentenceParser(
        prog="blockcade",
        usage="blockcade [-h] [--version] [COMMAND ...]",
        description="Block games to play and to study.",
        epilog=f"{overview()}\n{_EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version")
    subparsers = parser.add_subparsers(
        metavar="COMMAND", required=True, help=argparse.SUPPRESS, prog="blockcade"
    )
    for name in COMMANDS:
        if name in wanted:
            importlib.import_module(f"blockcade.cli.{name}").add_parser(subparsers)
        else:
            subparsers.add_parser(name)
    return parser
