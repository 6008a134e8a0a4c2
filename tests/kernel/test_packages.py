"""Packages built from a clone: with the page, or not by accident."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = (".gitignore", "LICENSE", "NOTICE", "README.md", "pyproject.toml", "web/public/third-party.txt")
PAGE = {"index.html": "<!doctype html><title>A page</title>", "assets/page.js": "export {};"}
IN_PACKAGE = "blockcade/server/page/"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the package, as in git: nothing is built."""
    made = tmp_path_factory.mktemp("clone")
    for name in FILES:
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, made / name)
    for name in ("kernel", "src"):
        ignored = shutil.ignore_patterns("page", "_kernel*.so", "_kernel*.pyd", "__pycache__", "*.egg-info")
        shutil.copytree(ROOT / name, made / name, ignore=ignored)
    return made


@pytest.fixture
def with_page(clone: Path) -> Path:
    for name, text in PAGE.items():
        place = clone / "src" / IN_PACKAGE / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
    return clone


@pytest.fixture
def without_page(clone: Path) -> Path:
    shutil.rmtree(clone / "src" / IN_PACKAGE, ignore_errors=True)
    return clone


def wheel(clone: Path, *more: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """`pip wheel .`; the kernel is compiled in one piece and not optimised, to save time."""
    shutil.rmtree(clone / "dist", ignore_errors=True)
    words = ["wheel", ".", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", *more]
    plain = "-DCMAKE_CXX_FLAGS_RELEASE=-O0 -DCMAKE_POLICY_DEFAULT_CMP0069=OLD -DCMAKE_UNITY_BUILD=ON"
    return pip(clone, *words, CMAKE_ARGS=plain, **variables)


def pip(folder: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, env=environment(variables)
    )


def environment(changes: Mapping[str, str]) -> dict[str, str]:
    # Where no bytecode may be kept, each process would compile everything anew.
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, **changes}


def names_in_wheel(clone: Path) -> set[str]:
    (built,) = (clone / "dist").glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        return set(archive.namelist())


def hook(clone: Path, call: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A call of the build backend, as a front end such as pip or build makes it."""
    (clone / "dist").mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, 'kernel'); import backend; backend.{call}"],
        cwd=clone,
        capture_output=True,
        text=True,
        check=False,
        env=environment(variables),
    )


def test_a_wheel_without_the_page_is_refused_with_a_way_out(without_page: Path) -> None:
    done = wheel(without_page)
    assert done.returncode != 0
    said = done.stdout + done.stderr
    assert "make page" in said
    assert "BLOCKCADE_WITHOUT_PAGE=1" in said
    assert not list(without_page.glob("dist/*.whl"))


def test_an_sdist_without_the_page_is_refused_too(without_page: Path) -> None:
    done = hook(without_page, "build_sdist('dist')")
    assert done.returncode != 0
    assert "make page" in done.stderr
    assert not list(without_page.glob("dist/*.tar.gz"))


def test_an_sdist_holds_the_page(with_page: Path) -> None:
    done = hook(with_page, "build_sdist('dist')")
    assert done.returncode == 0, done.stderr
    (built,) = (with_page / "dist").glob("*.tar.gz")
    with tarfile.open(built) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{IN_PACKAGE}{name}" for name in PAGE} | {"src/blockcade/py.typed"} <= names


def test_a_wheel_holds_the_page_and_the_types_and_serves(with_page: Path, tmp_path: Path) -> None:
    done = wheel(with_page)
    assert done.returncode == 0, done.stdout + done.stderr
    names = names_in_wheel(with_page)
    assert {IN_PACKAGE + name for name in PAGE} <= names
    assert {"blockcade/py.typed", "blockcade/_kernel.pyi"} <= names
    assert any(name.startswith("blockcade/_kernel.") and name.endswith((".so", ".pyd")) for name in names)
    (built,) = (with_page / "dist").glob("*.whl")
    assert served(built, tmp_path) == PAGE["index.html"]


def served(built: Path, folder: Path) -> str:
    """The page of a server that is installed from the wheel in an environment of its own."""
    fresh = folder / "venv"
    venv.create(fresh, symlinks=True)
    installed = pip(folder, "--python", str(fresh), "install", "--no-deps", str(built))
    assert installed.returncode == 0, installed.stderr
    # Dependencies come from the tests' environment; Python ignores .pth files on PYTHONPATH.
    libraries = {"PYTHONPATH": sysconfig.get_path("purelib")}
    server = subprocess.Popen(
        [fresh / "bin" / "blockcade", "serve", "--json", "--port", "0", "--data", folder / "data"],
        cwd=folder,
        env=environment(libraries),
        stdout=subprocess.PIPE,
        text=True,
    )
    with server:
        try:
            assert server.stdout is not None
            url = json.loads(server.stdout.readline())["url"]
            with urllib.request.urlopen(url, timeout=30) as answer:
                return answer.read().decode()
        finally:
            server.terminate()


def test_a_wheel_without_the_page_can_be_asked_for(without_page: Path) -> None:
    # Another test compiles the kernel; without it a wheel is for no interface of Python.
    without_kernel = ("--config-settings", "wheel.cmake=false", "--config-settings", "wheel.py-api=")
    done = wheel(without_page, *without_kernel, BLOCKCADE_WITHOUT_PAGE="1")
    assert done.returncode == 0, done.stdout + done.stderr
    names = names_in_wheel(without_page)
    assert "blockcade/py.typed" in names
    assert not any(name.startswith(IN_PACKAGE) for name in names)


def test_a_wheel_for_another_machine_bears_its_name(without_page: Path, tmp_path: Path) -> None:
    # A compiler that is found and never run: another machine's kernel takes zig minutes.
    zig = tmp_path / "ziglang" / "__init__.py"
    zig.parent.mkdir()
    zig.touch()
    settings = ("wheel.cmake=false", "wheel.py-api=", "wheel.platlib=true")
    words = [word for setting in settings for word in ("--config-settings", setting)]
    done = wheel(
        without_page, *words, BLOCKCADE_WITHOUT_PAGE="1", BLOCKCADE_TARGET="aarch64", PYTHONPATH=str(tmp_path)
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = (without_page / "dist").glob("*.whl")
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert built.stem.split("-")[2:] == [python, python, "manylinux_2_17_aarch64"]


def test_an_install_in_place_needs_no_page(without_page: Path) -> None:
    done = hook(without_page, "build_in_place = lambda: None; backend.build_editable('dist')")
    assert done.returncode == 0, done.stderr
