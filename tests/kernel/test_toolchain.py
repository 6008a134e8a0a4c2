"""The compiler for the kernel: the machine's own where it is good enough, else zig's."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOLCHAIN = Path(__file__).parents[2] / "kernel" / "toolchain.py"


def chosen(path: Path, **environment: str) -> str:
    """Run kernel/toolchain.py on a machine that has only the programs in `path`."""
    return subprocess.run(
        [sys.executable, TOOLCHAIN],
        env={"PATH": str(path)} | environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


def compiler(place: Path, *, builds: bool) -> Path:
    place.write_text(f"#!/bin/sh\nexit {0 if builds else 1}\n")
    place.chmod(0o755)
    return place


def test_a_machine_without_compilers_gets_zig(tmp_path: Path) -> None:
    assert chosen(tmp_path) == "zig"


def test_a_compiler_that_cannot_build_cpp20_counts_as_none(tmp_path: Path) -> None:
    compiler(tmp_path / "c++", builds=False)
    assert chosen(tmp_path) == "zig"


def test_the_next_name_is_tried(tmp_path: Path) -> None:
    compiler(tmp_path / "c++", builds=False)
    compiler(tmp_path / "clang++", builds=True)
    assert chosen(tmp_path) == "clang++"


def test_what_cxx_names_comes_first(tmp_path: Path) -> None:
    compiler(tmp_path / "c++", builds=True)
    mine = compiler(tmp_path / "mine", builds=True)
    assert chosen(tmp_path) == "c++"
    assert chosen(tmp_path, CXX=f"{mine} -pipe") == f"{mine} -pipe"


def test_another_kind_of_machine_is_built_for_with_zig(tmp_path: Path) -> None:
    compiler(tmp_path / "c++", builds=True)
    assert chosen(tmp_path, BLOCKCADE_TARGET="") == "c++"
    assert chosen(tmp_path, BLOCKCADE_TARGET="aarch64") == "zig"


def test_an_unknown_kind_of_machine_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, TOOLCHAIN],
        env={"BLOCKCADE_TARGET": "pdp11"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "BLOCKCADE_TARGET=pdp11 is unknown: it can be aarch64.\n"


@pytest.mark.parametrize("request_name", ["get_requires_for_build_wheel", "get_requires_for_build_editable"])
def test_pip_is_asked_for_zig_where_it_is_needed(tmp_path: Path, request_name: str) -> None:
    asked = f"import backend; print(*backend.{request_name}())"
    home = TOOLCHAIN.parents[1]

    def requirements(path: str) -> list[str]:
        environment = {"PATH": path, "PYTHONPATH": str(TOOLCHAIN.parent)}
        command = [sys.executable, "-c", asked]
        answer = subprocess.run(
            command, cwd=home, env=environment, check=True, capture_output=True, text=True
        )
        return answer.stdout.split()

    assert "ziglang" in requirements(str(tmp_path))
    compiler(tmp_path / "c++", builds=True)
    assert "ziglang" not in requirements(str(tmp_path))
