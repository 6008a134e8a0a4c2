"""Chooses the C++ compiler of the kernel: the machine's own if it knows C++20, else the ziglang wheel's.

zig's also builds for machines of another kind, named in $BLOCKCADE_TARGET.
"""

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

TARGET = "BLOCKCADE_TARGET"
TARGETS = ("aarch64",)  # Linux machines for which another machine can build
GLIBC = (2, 17)  # the oldest one that a cross-built kernel runs on, and the first one of aarch64

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


def wanted_target() -> str | None:
    """Return the kind of machine in $BLOCKCADE_TARGET to build for, or None for this one."""
    target = os.environ.get(TARGET)
    if not target:
        return None
    if target not in TARGETS:
        raise SystemExit(f"{TARGET}={target} is unknown: it can be {' or '.join(TARGETS)}.")
    # Python's headers of the builder serve the target: all 64-bit Linux systems have the same.
    if sys.platform != "linux" or sys.maxsize < 2**32:
        raise SystemExit(f"{TARGET} needs a 64-bit Linux to build on.")
    return target


def machine_compiler() -> str | None:
    """Return the compiler in $CXX, or the first usual one that can build a C++20 library."""
    named = os.environ.get("CXX")
    for command in [named] if named else ["c++", "g++", "clang++"]:
        if shutil.which(shlex.split(command)[0]) and _knows_cpp20(command):
            return command
    return None


def choose(scratch: Path, target: str | None = None) -> Toolchain:
    """Choose the compiler; zig's is wrapped in small programs in `scratch`."""
    need_headers()
    if target:
        return _zig(scratch, target)
    if sys.platform == "win32":
        return Toolchain(None)
    if compiler := machine_compiler():
        return Toolchain(compiler)
    return _zig(scratch)


def needs_zig(target: str | None = None) -> bool:
    """Say whether the ziglang wheel must be installed before the kernel can be built."""
    return target is not None or (sys.platform != "win32" and machine_compiler() is None)


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


def _zig(scratch: Path, target: str | None = None) -> Toolchain:
    found = find_spec("ziglang")
    if found is None or found.origin is None:
        if target:
            raise SystemExit(f"The compiler for {target} is zig's: `pip install ziglang`.")
        raise SystemExit("No C++20 compiler here: install one, or `pip install ziglang`, which brings one.")
    zig = Path(found.origin).with_name("zig")
    scratch = scratch.resolve()
    scratch.mkdir(parents=True, exist_ok=True)
    # Unless told, zig compiles for just this processor. It compiles its C++ library once for each kind of
    # program, which takes a minute: stripped, CMake's trial programs are of the same kind as the modules.
    machine = f"-target {target}-linux-gnu.{GLIBC[0]}.{GLIBC[1]} " if target else ""
    for tool, options in {"c++": f"{machine}-mcpu=baseline -Wl,-s", "ar": "", "ranlib": ""}.items():
        wrapper = scratch / f"zig-{tool}"
        wrapper.write_text(
            f'#!/bin/sh\nexport ZIG_GLOBAL_CACHE_DIR="${{ZIG_GLOBAL_CACHE_DIR:-{scratch}/cache}}"\n'
            f'export ZIG_LOCAL_CACHE_DIR="$ZIG_GLOBAL_CACHE_DIR"\nexec "{zig}" {tool} {options} "$@"\n'
        )
        wrapper.chmod(0o755)
    crossing = ("-DCMAKE_SYSTEM_NAME=Linux", f"-DCMAKE_SYSTEM_PROCESSOR={target}") if target else ()
    return Toolchain(
        str(scratch / "zig-c++"),
        (f"-DCMAKE_AR={scratch / 'zig-ar'}", f"-DCMAKE_RANLIB={scratch / 'zig-ranlib'}", *crossing),
    )


if __name__ == "__main__":
    need_headers()
    print(ZIG if needs_zig(wanted_target()) else machine_compiler() or "the one that CMake finds")
