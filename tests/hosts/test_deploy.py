"""The files in deploy/ name only things that exist. Images cannot be built here; their commands can run."""

import asyncio
import configparser
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import yaml

from blockcade.cli import _parser  # pyright: ignore[reportPrivateUsage]
from blockcade.cli.serve import BUS_VARIABLE, DB_VARIABLE
from blockcade.server.admin.key import KEY_VARIABLE as OPERATOR_KEY_VARIABLE
from blockcade.server.identity import KEY_VARIABLE
from tests.hosts.machines import Nats, Postgres

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
VARIABLES = {DB_VARIABLE, BUS_VARIABLE, KEY_VARIABLE, OPERATOR_KEY_VARIABLE}


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def unit(path: Path) -> configparser.ConfigParser:
    parsed = configparser.ConfigParser(interpolation=None)
    parsed.optionxform = str  # pyright: ignore[reportAttributeAccessIssue]  - systemd minds the case
    parsed.read_string(path.read_text())
    return parsed


def dockerfile() -> list[tuple[str, str]]:
    lines = [line.partition(" ") for line in (DEPLOY / "Dockerfile").read_text().splitlines()]
    return [(word, rest) for word, _, rest in lines if word.isupper()]


def commands() -> dict[str, list[str]]:
    """Every command line of ours in the files, by its place, without the program's name."""
    found = {
        name: shlex.split(service["command"])
        for name, service in compose()["services"].items()
        if service["image"] == "blockcade"
    }
    for path in UNITS:
        program, *words = shlex.split(unit(path)["Service"]["ExecStart"])
        assert Path(program).name == "blockcade"
        found[path.name] = words
    told = dict(dockerfile())
    assert json.loads(told["ENTRYPOINT"]) == ["blockcade"]
    found["Dockerfile"] = json.loads(told["CMD"])
    return found


@pytest.mark.parametrize("where", commands())
def test_every_command_and_flag_is_known(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BUS_VARIABLE, "nats://127.0.0.1:4222")  # a worker needs one
    words = commands()[where]
    _parser(words).parse_args(words)
    with pytest.raises(SystemExit):
        _parser([*words, "--no-such-flag"]).parse_args([*words, "--no-such-flag"])


def test_every_variable_is_one_that_is_read() -> None:
    for path in sorted(DEPLOY.iterdir()):
        named = set(re.findall(r"BLOCKCADE_[A-Z_]+", path.read_text()))
        assert named <= VARIABLES, path.name
    for service in ("node", "worker"):
        assert set(compose()["services"][service]["environment"]) == {DB_VARIABLE, BUS_VARIABLE}


def test_the_parts_of_compose_fit_together() -> None:
    whole = compose()
    services: dict[str, Any] = whole["services"]
    build = services["node"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Dockerfile")
    database, bus = (services["node"]["environment"][name] for name in (DB_VARIABLE, BUS_VARIABLE))
    login = services["postgres"]["environment"]
    assert database.startswith(
        f"postgresql://{login['POSTGRES_USER']}:{login['POSTGRES_PASSWORD']}@postgres/"
    )
    assert database.endswith(f"/{login['POSTGRES_DB']}")
    assert bus.startswith("nats://nats:")
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
    volume, target, _ = services["balancer"]["volumes"][0].split(":")
    assert (DEPLOY / volume).is_file()
    assert target.startswith("/etc/nginx/conf.d/")
    asked = re.search(r"set \$nodes http://(\w+):(\d+);", (DEPLOY / "nginx.conf").read_text())
    assert asked
    assert asked[1] in services
    args = _parser(["serve"]).parse_args(["serve"])
    assert (int(asked[2]), dict(dockerfile())["EXPOSE"]) == (args.port, str(args.port))


def test_the_image_is_made_of_what_is_there() -> None:
    instructions = dockerfile()
    stages = [rest.split(" AS ")[1] for word, rest in instructions if word == "FROM"]
    for word, rest in instructions:
        if word == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
        elif word == "COPY":
            assert rest.removeprefix("--from=").split()[0] in stages
            assert rest.split()[-1] == "src/blockcade/server/page"
        elif word == "RUN":
            for path in re.findall(r"-r (\S+)", rest):
                assert (ROOT / path).is_file()
            for script in re.findall(r"npm run (\S+)", rest):
                assert script in json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
    project: Mapping[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "blockcade" in project["scripts"]
    (python,) = re.findall(r"^FROM python:(\d+\.\d+)", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert project["requires-python"] == f">={python}"


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_has_its_parts_and_a_place_to_write(path: Path) -> None:
    parsed = unit(path)
    assert set(parsed) - {"DEFAULT"} == {"Unit", "Service", "Install"}
    service = parsed["Service"]
    words = commands()[path.name]
    if "--data" in words:  # the only place where such a service may write
        assert words[words.index("--data") + 1] == f"/var/lib/{service['StateDirectory']}"


def begun(words: list[str], folder: Path, environment: dict[str, str]) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "blockcade.cli", *words]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=quiet, text=True
    )


def test_a_node_and_a_worker_start_as_compose_starts_them(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:

    address = asyncio.run(postgres.new_database())
    environment = {**os.environ, DB_VARIABLE: address, BUS_VARIABLE: nats.address}
    node, worker = commands()["node"], commands()["worker"]
    node[node.index("--host") + 1] = "127.0.0.1"
    started = [begun(words, tmp_path, environment) for words in ([*node, "--port", "0", "--json"], worker)]
    try:
        server, thinker = started
        assert server.stdout
        assert thinker.stdout
        url = json.loads(server.stdout.readline())["url"]
        with urlopen(f"{url.rstrip('/')}/readyz") as answer:
            assert json.load(answer) == {"ready": True, "problems": [], "warnings": []}
        assert thinker.stdout.readline()
        assert (server.poll(), thinker.poll()) == (None, None)
    finally:
        for process in started:
            process.terminate()
            process.communicate()
    assert [process.returncode for process in started] == [0, 0]
