"""Every command on a page is one that the shell can read and that the program really has."""

import contextlib
import io
import re
import shlex
import subprocess
from collections.abc import Iterator

import pytest

from blockcade.cli import COMMANDS, _parser  # pyright: ignore[reportPrivateUsage]
from tests.docs_site.reading import ROOT, Block, blocks, page_names, text_of

BLOCKS = list(blocks("sh", ""))
SHELL = [block for block in BLOCKS if block.language == "sh"]
BEFORE = r"(?:sudo -u \w+ |\S+/bin/)*"
CALL = re.compile(rf"^\s*{BEFORE}blockcade(?: (?P<words>.*))?$")
INLINE = re.compile(r"`(?:\S+/)?blockcade ([a-z]+[^`]*)`")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def calls() -> Iterator[tuple[str, str]]:
    """The pages and the words of every call in a block; a synopsis is none."""
    for block in BLOCKS:
        for line in block.code.splitlines():
            if (match := CALL.match(line)) and not re.search(r"\w\|\w", line):
                yield block.page, match["words"] or ""


CALLS = list(calls())
MENTIONS = [
    (page, words) for page in page_names() for words in INLINE.findall(" ".join(text_of(page).split()))
]


def options_of(words: list[str]) -> set[str]:
    """The options that a command, and its own subcommand if it has any, name in their help."""
    said = io.StringIO()
    for asked in ([*words[:1], "--help"], [*words[:2], "--help"]):
        heard = contextlib.redirect_stdout(said), contextlib.redirect_stderr(io.StringIO())
        with heard[0], heard[1], contextlib.suppress(SystemExit):  # also if the second word is no subcommand
            _parser(asked).parse_args(asked)
    return set(OPTION.findall(said.getvalue()))


@pytest.mark.parametrize("block", SHELL, ids=lambda block: f"{block.page}: {block.code.splitlines()[0]}")
def test_the_shell_reads_a_block(block: Block) -> None:
    checked = subprocess.run(["bash", "-n"], input=block.code, text=True, capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize(("page", "call"), CALLS)
def test_a_call_is_understood(page: str, call: str) -> None:
    words = shlex.split(call, comments=True)
    words = words[: words.index("&")] if "&" in words else words
    if not words:
        return  # without a word it starts the arcade
    if page.startswith("examples/"):  # its game is not installed here
        assert set(OPTION.findall(call)) <= options_of(words)
        return
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said):
            _parser(words).parse_args(words)
    except SystemExit:
        pytest.fail(f"{page}: blockcade {call}\n{said.getvalue()}")


@pytest.mark.parametrize(("page", "call"), MENTIONS)
def test_a_command_in_a_sentence_exists(page: str, call: str) -> None:
    command, *rest = call.replace("…", " ").split()
    assert command in COMMANDS, f"{page}: blockcade {call}"
    if named := set(OPTION.findall(call)):
        assert named <= options_of([command, *rest]), f"{page}: blockcade {call}"


def test_the_options_of_a_synopsis_exist() -> None:
    (block,) = [block for block in BLOCKS if block.code.startswith("blockcade gtp --variant classic|")]
    named = set(OPTION.findall(block.code))
    assert len(named) > 8
    assert named <= options_of(["gtp"])


def test_every_chore_that_a_page_names_is_in_the_makefile() -> None:
    chore = re.compile(r"^make ([a-z-]+)", re.MULTILINE)
    named = {(block.page, target) for block in BLOCKS for target in chore.findall(block.code)}
    named |= {
        (page, target) for page in page_names() for target in re.findall(r"`make ([a-z-]+)", text_of(page))
    }
    assert len(named) > 15
    assert not {(page, target) for page, target in named if target not in TARGETS}


def test_there_is_much_to_check() -> None:
    assert len(CALLS) > 50
    assert len(MENTIONS) > 35
    assert len(SHELL) > 12
