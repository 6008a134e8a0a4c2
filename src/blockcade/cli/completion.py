"""`blockcade completion`: what bash, zsh and fish need to complete commands, actions and options."""

import argparse
import shlex
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, cast

from blockcade.cli import COMMANDS, parser_of

_EXAMPLES = """\
examples:
  blockcade completion bash >> ~/.bash_completion
  blockcade completion zsh > "${fpath[1]}/_blockcade"
  blockcade completion fish > ~/.config/fish/completions/blockcade.fish
"""

Path = tuple[str, ...]  # the commands typed so far, such as ("puzzles", "verify")


class Word(NamedTuple):
    text: str
    about: str = ""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "completion",
        help="print what a shell needs to complete these commands",
        description="Print what a shell needs to complete these commands. Print it again after an upgrade.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=sorted(_SCRIPTS))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = dict(_words((), parser_of(*COMMANDS)))
    words[()] = [*(Word(name, about) for name, about in COMMANDS.items()), *_options(words[()])]
    print(_SCRIPTS[args.shell](words), end="")
    return 0


def _options(words: list[Word]) -> list[Word]:
    return [word for word in words if word.text.startswith("-")]


def _words(path: Path, parser: argparse.ArgumentParser) -> Iterator[tuple[Path, list[Word]]]:
    """For each command and action: what may come next."""
    words: list[Word] = []
    # argparse shows its actions and subcommands nowhere else.
    for action in parser._actions:  # noqa: SLF001
        words += [Word(option, _about(action)) for option in action.option_strings if option.startswith("--")]
        if action.option_strings:
            continue
        choices: Any = action.choices or ()
        words += [Word(str(choice)) for choice in choices]
        below = cast("dict[str, Any]", choices) if isinstance(choices, dict) else {}
        for name, child in below.items():
            if isinstance(child, argparse.ArgumentParser):
                yield from _words((*path, name), child)
    yield path, words


def _about(action: argparse.Action) -> str:
    return " ".join((action.help or "").split()).partition(" (default")[0].replace("%%", "%")


def _walk(words: Mapping[Path, list[Word]]) -> str:
    """The patterns of a `case` that follows the commands typed so far."""
    return "|".join(sorted(f"'{' '.join(path)}'" for path in words if path))


def _cases(words: Mapping[Path, list[Word]], variable: str) -> str:
    return "\n".join(
        f"    '{' '.join(path)}') {variable}='{' '.join(word.text for word in next_words)}' ;;"
        for path, next_words in sorted(words.items())
    )


def _bash(words: Mapping[Path, list[Word]]) -> str:
    return f"""\
# bash completion of blockcade
_blockcade() {{
  local at='' next word words=''
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    next="${{at:+$at }}$word"
    case "$next" in
      {_walk(words)}) at=$next ;;
    esac
  done
  case "$at" in
{_cases(words, "words")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _blockcade blockcade
"""


def _zsh(words: Mapping[Path, list[Word]]) -> str:
    return f"""\
#compdef blockcade
_blockcade() {{
  local at='' next word found=''
  for word in "${{(@)words[2,CURRENT-1]}}"; do
    next="${{at:+$at }}$word"
    case "$next" in
      {_walk(words)}) at=$next ;;
    esac
  done
  case "$at" in
{_cases(words, "found")}
  esac
  compadd -- ${{=found}}
  _files
}}
if [ "$funcstack[1]" = _blockcade ]; then
  _blockcade "$@"
else
  compdef _blockcade blockcade
fi
"""


def _fish(words: Mapping[Path, list[Word]]) -> str:
    lines = ["# fish completion of blockcade"]
    for path, next_words in sorted(words.items()):
        seen = "; and ".join(f"__fish_seen_subcommand_from {name}" for name in path)
        within = seen or "__fish_use_subcommand"
        for word in next_words:
            about = f" -d {shlex.quote(word.about)}" if word.about else ""
            kind = f"-l {word.text[2:]}" if word.text.startswith("--") else f"-a {shlex.quote(word.text)}"
            lines.append(f"complete -c blockcade -n {shlex.quote(within)} {kind}{about}")
    return "\n".join(lines) + "\n"


_SCRIPTS: dict[str, Callable[[Mapping[Path, list[Word]]], str]] = {
    "bash": _bash,
    "zsh": _zsh,
    "fish": _fish,
}
