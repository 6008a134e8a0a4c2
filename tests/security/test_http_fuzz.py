"""The HTTP API of a real server under good and bad requests that Schemathesis generates from its schema."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis import checks as common_checks
from schemathesis.specs.openapi import checks as openapi_checks
from websockets.sync.client import connect

from blockcade.server.config import OPERATOR_KEY_NAME
from tests.server.command import server_process

COMMON: Any = common_checks  # the library has no types for it
OPENAPI: Any = openapi_checks
CHECKS = [
    COMMON.not_a_server_error,
    OPENAPI.status_code_conformance,
    OPENAPI.content_type_conformance,
    OPENAPI.response_schema_conformance,
]
EXAMPLES = 15  # for each operation and each of good and bad
SETTINGS = settings(
    max_examples=EXAMPLES,
    derandomize=True,  # the same requests every time
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@pytest.mark.slow
def test_s_32_no_request_breaks_the_http_api_and_all_answers_are_as_the_schema_says(tmp_path: Path) -> None:
    more = ("--limits", "0", "--bot-pause-ms", "0", "--log-level", "warning")
    with server_process("--data", str(tmp_path / "data"), *more) as (process, url):
        with httpx.Client(base_url=url, trust_env=False, verify=False, timeout=30) as client:
            tables = [_running(client), _finished_by_bots(client, "blackout"), "nowhere"]
            api: Any = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
        key = (tmp_path / "data" / OPERATOR_KEY_NAME).read_text("utf-8").strip()
        operations: list[Any] = [found.ok() for found in api.get_all_operations()]
        answered = {
            (str(operation.label), status)
            for operation in operations
            for mode in _modes(operation)
            for status in _statuses(operation, mode, url, tables, key)
        }
        assert process.poll() is None
    assert {200, 201, 400, 404, 409} <= {status for _, status in answered}, answered
    assert ("GET /api/tables/{name}/record", 200) in answered
    assert ("POST /api/operator/session", 401) in answered


def _modes(operation: Any) -> list[GenerationMode]:
    """Without a body there are no bad requests; any text may be a table's name."""
    return [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if operation.body else [])]


def _statuses(operation: Any, mode: GenerationMode, url: str, tables: list[str], key: str) -> set[int]:
    """Sends many requests, checks all answers and returns the statuses."""
    luck, statuses = random.Random(operation.label), set[int]()
    if operation.label.endswith("/end"):
        tables = ["nowhere"]  # the tables are still needed

    @SETTINGS
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        if "name" in (case.path_parameters or {}) and luck.random() < 0.5:
            case.path_parameters["name"] = luck.choice(tables)
        if mode is GenerationMode.POSITIVE and operation.body and luck.random() < 0.5:
            # By the schema any text may be a game, but few are: some requests name a real one.
            seats = [{"sitter": luck.choice(["me", "here", "link"])} for _ in range(2)]
            case.body = {
                **case.body,
                "game": luck.choice(["blokus", "blackout"]),
                "options": {},
                "seats": seats,
            }
        if "/operator/" in operation.label and luck.random() < 0.7:
            case.headers = {**(case.headers or {}), "authorization": f"Bearer {key}"}
        response = case.call(base_url=url, timeout=30)
        case.validate_response(response, checks=CHECKS)
        statuses.add(response.status_code)

    check()
    return statuses


def _running(client: httpx.Client) -> str:
    body = {"game": "blokus", "seats": [{"sitter": "me"}, {"sitter": "link"}]}
    return client.post("/api/tables", json=body).json()["table"]


def _finished_by_bots(client: httpx.Client, game: str) -> str:
    seats = [{"sitter": "bot", "level": "random"}] * 2
    table: str = client.post("/api/tables", json={"game": game, "seats": seats}).json()["table"]
    socket = f"ws{str(client.base_url).removeprefix('http').rstrip('/')}/api/tables/{table}/socket"
    with connect(socket, proxy=None):  # bots play among themselves only while somebody watches
        while client.get(f"/api/tables/{table}/record").status_code == 409:
            pass
    return table
