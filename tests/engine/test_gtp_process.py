"""`blockcade gtp` as other programs run it: a process with two pipes."""

import re
import subprocess
import sys

import pytest

from blockcade.cli import main

COMMAND = [sys.executable, "-m", "blockcade.cli", "gtp", "--level", "1", "--seed", "7"]


def test_a_process_plays_a_whole_game_against_another() -> None:
    engines = [
        subprocess.Popen(
            [*COMMAND, "--variant", "duo"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        for _ in range(2)
    ]

    def send(engine: "subprocess.Popen[str]", line: str) -> str:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(line + "\n")
        lines = list(iter(engine.stdout.readline, "\n"))
        assert lines[0].startswith("= "), lines
        return "".join(lines)[2:].rstrip("\n")

    turn = 0
    while (colour := send(engines[0], "to_play")) != "none":
        assert colour == send(engines[1], "to_play")
        mover, other = engines[turn % 2], engines[1 - turn % 2]
        turn += 1
        move = send(mover, f"genmove {colour}")
        assert send(other, f"play {colour} {move}") == ""
    assert turn > 20
    assert re.fullmatch(r"0|[BW]\+[0-9]+", send(engines[0], "final_score"))
    assert send(engines[0], "final_score") == send(engines[1], "final_score")
    for engine in engines:
        assert send(engine, "quit") == ""
        engine.communicate()
        assert engine.returncode == 0


def test_a_process_survives_bytes_and_ends_with_its_input() -> None:
    lines = b"\xff\xfe\x80\n1 na\rme\r\n\n2 play 1 \xe2\x80\xa8\n3 genmove 1"
    done = subprocess.run(COMMAND, input=lines, capture_output=True, check=True)
    assert done.stderr == b""
    first, second, third, fourth, rest = done.stdout.decode("ascii").split("\n\n")
    assert first.startswith("? unknown command")
    assert second == "=1 Blockcade"
    assert third.startswith("?2 ")
    assert re.fullmatch(r"=3 [a-t0-9,]+", fourth)
    assert rest == ""


def test_a_reader_that_has_gone_is_no_mistake() -> None:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"showboard\n" * 100)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize(
    "argv",
    [
        ["--level", "11"],
        ["--level", "2", "--time-per-move", "1"],
        ["--time-per-game", "0"],
        ["--threads", "0"],
        ["--seed", "-1"],
        ["--memory", "1e3"],
        ["--variant", "trigon"],
    ],
)
def test_wrong_options_are_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], argv: list[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["gtp", *argv])
    assert stop.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
