"""Completion in shells: the printed script is run, and asked."""

import shlex
import shutil
import subprocess

import pytest

from blockcade.cli import COMMANDS
from tests.cli.test_commands import Capture, output


def in_bash(capsys: Capture, *typed: str) -> set[str]:
    words = " ".join(shlex.quote(word) for word in ("blockcade", *typed))
    ask = f'COMP_WORDS=({words}); COMP_CWORD={len(typed)}; _blockcade; printf "%s\\n" "${{COMPREPLY[@]}}"'
    script = output(capsys, "completion", "bash") + ask
    return set(
        subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout.split()
    )


def test_bash_knows_commands_actions_options_and_choices(capsys: Capture) -> None:
    assert in_bash(capsys, "") == {*COMMANDS, "--help", "--version"}
    assert in_bash(capsys, "ser") == {"serve"}
    assert in_bash(capsys, "completion", "") == {"bash", "fish", "zsh", "--help"}
    assert {"list", "show", "make", "verify"} <= in_bash(capsys, "puzzles", "")
    assert in_bash(capsys, "puzzles", "verify", "--sa") == {"--sample"}
    assert in_bash(capsys, "serve", "--port", "8000", "--met") == {"--metrics"}


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_can_read_their_script(capsys: Capture, shell: str) -> None:
    script = output(capsys, "completion", shell)
    for name in COMMANDS:
        assert f"'{name}'" in script or f"-a {name} " in script
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed, so its script is not parsed here")
    subprocess.run([shell, "-n"], input=script, text=True, check=True)
