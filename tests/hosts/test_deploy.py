"""The files in deploy/ name only things that exist, and their commands run.

`make rehearsal` takes the steps of the image.
"""

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
from functools import partial
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
from tests.hosts.tools import fits_schema, hadolint
from tests.server.command import server_process

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
VARIABLES = {DB_VARIABLE, BUS_VARIABLE, KEY_VARIABLE, OPERATOR_KEY_VARIABLE}


COMPOSE = sorted(DEPLOY.glob("compose*.yaml"))
# Docker takes its networks from these: bridges, their older half, swarm's overlays, and IPv6.
DOCKERS_RANGES = {"172.16.0.0/12", "192.168.0.0/16", "10.0.0.0/8", "fc00::/7"}


def compose(name: str = "compose-many.yaml") -> Any:
    return yaml.safe_load((DEPLOY / name).read_text())


def unit(path: Path) -> configparser.ConfigParser:
    parsed = configparser.ConfigParser(interpolation=None, strict=False)  # a filter may go on
    parsed.optionxform = str  # pyright: ignore[reportAttributeAccessIssue]  - systemd minds the case
    parsed.read_string(path.read_text())
    return parsed


def dockerfile() -> list[tuple[str, str]]:
    text = re.sub(r"\s*\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text())
    lines = [line.partition(" ") for line in text.splitlines()]
    return [(word, rest) for word, _, rest in lines if word.isupper()]


def commands() -> dict[str, list[str]]:
    """Every command line of ours in the files, by its place, without the program's name."""
    found = {
        name: shlex.split(service["command"])
        for path in COMPOSE
        for name, service in compose(path.name)["services"].items()
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
        elif word == "RUN":
            for path in re.findall(r"(?:-r|python) (\w+/\S+)", rest):
                assert (ROOT / path).is_file()
            for script in re.findall(r"npm --prefix web run (\S+)", rest):
                assert script in json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
    project: Mapping[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "blockcade" in project["scripts"]
    for _, rest in instructions:
        for install in re.findall(r"pip install ([^&]*)", rest):
            assert "--require-hashes" in install or "--no-index" in install
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


def test_the_image_keeps_its_tables_in_a_volume_and_has_few_rights() -> None:
    instructions = dockerfile()
    final = instructions[max(at for at, (word, _) in enumerate(instructions) if word == "FROM") :]
    told = dict(final)
    words = json.loads(told["CMD"])
    assert words[words.index("--data") + 1] == told["VOLUME"] == told["WORKDIR"]
    user, group = map(int, told["USER"].split(":"))
    assert min(user, group) > 1000
    assert f"install -d -o {user} -g {group} -m 0700 {told['VOLUME']}" in told["RUN"]
    assert f"127.0.0.1:{told['EXPOSE']}/healthz" in told["HEALTHCHECK"]
    for path in COMPOSE:
        for name, service in compose(path.name)["services"].items():
            if service["image"] == "blockcade":
                assert service["read_only"], name
                assert service["cap_drop"] == ["ALL"], name
                assert any(place.startswith("/tmp") for place in service["tmpfs"]), name
    (volume,) = compose("compose.yaml")["services"]["server"]["volumes"]
    assert volume == f"data:{told['VOLUME']}"


def test_the_health_check_tells_a_server_that_answers_from_one_that_does_not(tmp_path: Path) -> None:
    words = json.loads(dict(dockerfile())["HEALTHCHECK"].partition("CMD ")[2])
    assert words.pop(0) == "python3"
    with server_process("--data", str(tmp_path)) as (_, url):
        port = url.rpartition(":")[2]
        check = [sys.executable, *(word.replace(":8000/", f":{port}/") for word in words)]
        assert subprocess.run(check, check=False).returncode == 0
    assert subprocess.run(check, check=False, capture_output=True).returncode == 1


@pytest.mark.parametrize("path", COMPOSE, ids=lambda path: path.name)
def test_a_proxy_is_believed_from_every_range_that_docker_takes_networks_from(path: Path) -> None:
    for service in compose(path.name)["services"].values():
        words = shlex.split(service.get("command", ""))
        if words[:1] == ["serve"]:
            args = _parser(words).parse_args(words)
            assert set(args.trusted_proxy) == DOCKERS_RANGES
        for port in service.get("ports", ()):
            assert re.fullmatch(r"\$\{LISTEN:-127\.0\.0\.1:8000\}:(80|8000)", port)


def test_linters_have_nothing_to_say() -> None:
    assert not hadolint(DEPLOY / "Dockerfile")
    assert not fits_schema("compose-spec", *COMPOSE)


def test_linters_would_say_something(tmp_path: Path) -> None:
    (tmp_path / "Dockerfile").write_text("FROM python\nRUN cd /tmp\n")
    (tmp_path / "compose.yaml").write_text("services: {server: {imag: blockcade}}\n")
    assert hadolint(tmp_path / "Dockerfile")
    assert fits_schema("compose-spec", tmp_path / "compose.yaml")


def test_images_from_outside_are_pinned_by_one_command(tmp_path: Path) -> None:
    """The registry is a program that answers with a digest of its own for every image."""
    (tmp_path / "deploy").mkdir()
    (tmp_path / "scripts").mkdir()
    for path in [DEPLOY / "Dockerfile", *COMPOSE]:
        (tmp_path / "deploy" / path.name).write_text(path.read_text())
    script = tmp_path / "scripts" / "pin_images.py"
    script.write_text((ROOT / "scripts" / "pin_images.py").read_text())
    docker = tmp_path / "docker"
    docker.write_text('#!/bin/sh\necho "sha256:$(printf %s "$4" | sha256sum | cut -c-64)"\n')
    docker.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    pin = partial(subprocess.run, [sys.executable, script], env=environment, capture_output=True, text=True)
    assert pin(check=True).stdout
    pinned = {path.name: path.read_text() for path in (tmp_path / "deploy").iterdir()}
    stages = set(re.findall(r" AS (\w+)", pinned["Dockerfile"]))
    for text in pinned.values():
        images = set(re.findall(r"^(?:FROM|\s+image:) (\S+)", text, re.MULTILINE)) - stages - {"blockcade"}
        for image in images:
            assert re.fullmatch(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}", image)
    assert pin(check=True).stdout  # digests are replaced, not added
    assert pinned == {path.name: path.read_text() for path in (tmp_path / "deploy").iterdir()}
    docker.write_text("#!/bin/sh\necho no such image >&2\nexit 1\n")
    assert "nothing was changed: no such image" in pin(check=False).stderr
    assert pinned == {path.name: path.read_text() for path in (tmp_path / "deploy").iterdir()}


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
