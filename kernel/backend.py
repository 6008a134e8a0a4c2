"""Builds the package: scikit-build-core with a compiler for every machine, and in place for developers.

Run as a program it builds the kernel beside the Python sources, changed files only.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import nanobind
from scikit_build_core import build
from scikit_build_core.build import (
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
)
from toolchain import GLIBC, choose, needs_zig, wanted_target

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
PAGE = ROOT / "src/blockcade/server/page/index.html"
WITHOUT_PAGE = "BLOCKCADE_WITHOUT_PAGE"
Settings = dict[str, list[str] | str]


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    zig = ["ziglang"] if needs_zig(wanted_target()) else []
    return [*build.get_requires_for_build_wheel(config_settings), *zig]


def get_requires_for_build_editable(config_settings: Settings | None = None) -> list[str]:
    return get_requires_for_build_wheel(config_settings)


def build_sdist(sdist_directory: str, config_settings: Settings | None = None) -> str:
    need_page()
    return build.build_sdist(sdist_directory, config_settings)


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings | None = None) -> str:
    settings = (config_settings or {}) | _names_for(wanted_target())
    return build.prepare_metadata_for_build_wheel(metadata_directory, settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    need_page()
    target = wanted_target()
    with tempfile.TemporaryDirectory() as scratch:
        compiler, definitions = choose(Path(scratch), target)
        if compiler:
            os.environ["CXX"] = compiler
        os.environ["CMAKE_ARGS"] = " ".join([os.environ.get("CMAKE_ARGS", ""), *definitions]).strip()
        settings = (config_settings or {}) | _names_for(target)
        return build.build_wheel(wheel_directory, settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    """Install a link to the sources; pyproject.toml tells scikit-build-core to leave the kernel to us."""
    build_in_place()
    return build.build_editable(wheel_directory, config_settings, metadata_directory)


def need_page() -> None:
    """Stop with a helpful sentence if the package would be built without the page."""
    if not PAGE.exists() and os.environ.get(WITHOUT_PAGE) != "1":
        raise SystemExit(
            f"The browser page is not built, and a package without it cannot serve games: run 'make page' in "
            f"{ROOT} first. For the Python library alone, set {WITHOUT_PAGE}=1."
        )


def build_in_place() -> None:
    folder = CACHE / "kernel"
    compiler, definitions = choose(CACHE / "zig")
    chosen = folder / "compiler"
    if compiler and (not chosen.exists() or chosen.read_text() != compiler):
        # CMake would keep the compiler that it found first, even if that is gone.
        (folder / "CMakeCache.txt").unlink(missing_ok=True)
        folder.mkdir(parents=True, exist_ok=True)
        chosen.write_text(compiler)
    cmake = _program("cmake")
    # Only CMake's own choice of a generator finds Visual Studio's compiler.
    generator = ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={_program('ninja')}"] if compiler else []
    configure = [
        *(cmake, "-S", ROOT / "kernel", "-B", folder, "--log-level=WARNING"),
        *generator,
        f"-DPython_EXECUTABLE={sys.executable}",
        f"-Dnanobind_DIR={nanobind.cmake_dir()}",
        "-DBLOCKCADE_IN_PLACE=ON",
        *definitions,
    ]
    subprocess.run(
        configure,
        check=True,
        stdout=subprocess.DEVNULL,
        env=os.environ | ({"CXX": compiler} if compiler else {}),
    )
    quietly = ["--", "--quiet"] if generator else []
    subprocess.run([cmake, "--build", folder, "--config", "Release", *quietly], check=True)


def _names_for(target: str | None) -> Settings:
    """Return settings that name the wheel and its modules for the machine that they are built for."""
    if target is None:
        return {}
    return {
        "env._PYTHON_HOST_PLATFORM": f"manylinux_{GLIBC[0]}_{GLIBC[1]}_{target}",
        "env.SETUPTOOLS_EXT_SUFFIX": f".{sys.implementation.cache_tag}-{target}-linux-gnu.so",
    }


def _program(name: str) -> str:
    """Return a tool from its wheel beside Python, or else the machine's own."""
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    found = shutil.which(name, path=places)
    if found is None:
        raise SystemExit(f"The kernel is built with {name}, which is missing: `pip install {name}`.")
    return found


if __name__ == "__main__":
    build_in_place()
