"""Chooses the C++ compiler of the kernel: the machine's own if it knows C++20, else the ziglang wheel's."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ZIG = "zig"  # printed by `python kernel/toolchain.py` if the machine has no compiler

PROBE = """
#include <bit>
#include <span>
#include <thread>
int probe(std::span<const unsigned> words) { return std::popcount(words.front()); }
"""


class Toolchain(NamedTuple):
    """The settings for CMake; empty where it finds the compiler by itself, as on Windows."""

    compiler: str | None
    definitions: tuple[str, ...] = ()


def machine_compiler() -> str | None:
    """Return the compiler in $CXX, or the first usual one that can build a C++20 library."""
    named = os.environ.get("CXX")
    for command in [named] if named else ["c++", "g++", "clang++"]:
        if shutil.which(shlex.split(command)[0]) and _knows_cpp20(command):
            return command
    return None


def choose(scratch: Path) -> Toolchain:
    """Choose the compiler; zig's is wrapped in small programs in `scratch`."""
    need_headers()
    if sys.platform == "win32":
        return Toolchain(None)
    if compiler := machine_compiler():
        return Toolchain(compiler)
    return _zig(scratch)


def needs_zig() -> bool:
    """Say whether the ziglang wheel must be installed before the kernel can be built."""
    return sys.platform != "win32" and machine_compiler() is None


def need_headers() -> None:
    """Stop with a helpful sentence if Python's headers are missing."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise SystemExit(
            "Python's headers are missing: install them (Debian, Ubuntu: 'sudo apt install python3-dev')."
        )


def _knows_cpp20(command: str) -> bool:
    # A compiler may be too old, and macOS has a c++ that only offers to install one.
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.cpp")
        source.write_text(PROBE)
        built = subprocess.run(
            [*shlex.split(command), "-std=c++20", "-shared", "-fPIC", "-o", Path(folder, "probe.so"), source],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
    return built.returncode == 0


def _zig(scratch: Path) -> Toolchain:
    found = find_spec("ziglang")
    if found is None or found.origin is None:
        raise SystemExit("No C++20 compiler here: install one, or `pip install ziglang`, which brings one.")
    zig = Path(found.origin).with_name("zig")
    scratch = scratch.resolve()
    scratch.mkdir(parents=True, exist_ok=True)
    # Unless told, zig compiles for just this processor. It compiles its C++ library once for each kind of
    # program, which takes a minute: stripped, CMake's trial programs are of the same kind as the modules.
    for tool, options in {"c++": "-mcpu=baseline -Wl,-s", "ar": "", "ranlib": ""}.items():
        wrapper = scratch / f"zig-{tool}"
        wrapper.write_text(
            f'#!/bin/sh\nexport ZIG_GLOBAL_CACHE_DIR="${{ZIG_GLOBAL_CACHE_DIR:-{scratch}/cache}}"\n'
            f'export ZIG_LOCAL_CACHE_DIR="$ZIG_GLOBAL_CACHE_DIR"\nexec "{zig}" {tool} {options} "$@"\n'
        )
        wrapper.chmod(0o755)
    return Toolchain(
        str(scratch / "zig-c++"),
        (f"-DCMAKE_AR={scratch / 'zig-ar'}", f"-DCMAKE_RANLIB={scratch / 'zig-ranlib'}"),
    )


if __name__ == "__main__":
    need_headers()
    print(ZIG if needs_zig() else machine_compiler() or "the one that CMake finds")
