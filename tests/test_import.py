"""`import blockcade` is quick: it loads what rules need, and the rest when it is used."""

import subprocess
import sys

import blockcade

HEAVY = ("uvicorn", "websockets", "asyncio", "numpy", "rapier3d", "rich")
ROOMS = ("blockcade.server", "blockcade.physics", "blockcade.gravity", "blockcade.bots", "blockcade.cli")


def loaded(program: str) -> list[str]:
    """The modules in a fresh interpreter after this program."""
    show = f"{program}\nimport sys; print(*sys.modules)"
    return subprocess.run(
        [sys.executable, "-c", show], capture_output=True, text=True, check=True
    ).stdout.split()


def test_import_loads_neither_server_nor_physics() -> None:
    modules = loaded("import blockcade")
    assert not {*HEAVY, *ROOMS} & set(modules)


def test_a_match_without_towers_needs_no_physics_engine() -> None:
    modules = loaded("import blockcade; blockcade.new_game('blackout', seed=1).play_bot('random')")
    assert "blockcade.bots" in modules
    assert not {"rapier3d", "uvicorn", "blockcade.server"} & set(modules)


def test_every_promised_name_is_there_and_no_other() -> None:
    assert set(blockcade.__all__) <= set(dir(blockcade))
    for name in blockcade.__all__:
        assert getattr(blockcade, name) is not None
    assert not hasattr(blockcade, "nothing")
