"""The `blockcade` command: its subcommands, and how all of them report errors."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from blockcade.cli.commands import COMMANDS, EXAMPLES, FIRST, overview
from blockcade.core import RuleError

__all__ = ["COMMANDS", "OneSentenceParser", "main", "parser_of"]


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
    args = _parser(arguments).parse_args(arguments)
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


def _parser(arguments: Sequence[str]) -> OneSentenceParser:
    return parser_of(next((word for word in arguments if not word.startswith("-")), ""))


def parser_of(*wanted: str) -> OneSentenceParser:
    """The parser of all commands, of which only the wanted ones are loaded: to import the server takes longer
    than a whole perft.
    """
    parser = OneSentenceParser(
        prog="blockcade",
        usage="blockcade [-h] [--version] [COMMAND ...]",
        description="Block games to play and to study.",
        epilog=f"{overview()}\n{EXAMPLES}",
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
