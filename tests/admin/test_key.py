"""The operator's key: where it comes from, and how long a browser stays logged in with it."""

from pathlib import Path

import pytest

from blockcade.server.admin.key import (
    MAX_ALL_FAILURES,
    SESSION_SECONDS,
    WINDOW_SECONDS,
    Operator,
    Verdict,
    load_operator_key,
)
from blockcade.server.identity import BadKey


def test_it_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "operator.key"
    key = load_operator_key(path)
    assert len(key) >= 43
    assert load_operator_key(path) == key
    assert path.stat().st_mode & 0o777 == 0o600
    assert [entry.name for entry in tmp_path.iterdir()] == ["operator.key"]


def test_the_environment_goes_first_and_short_keys_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "operator.key"
    monkeypatch.setenv("BLOCKCADE_OPERATOR_KEY", " correct horse battery staple\n")
    assert load_operator_key(path) == "correct horse battery staple"
    assert not path.exists()
    monkeypatch.setenv("BLOCKCADE_OPERATOR_KEY", "short")
    with pytest.raises(BadKey, match="at least 16"):
        load_operator_key(path)
    monkeypatch.delenv("BLOCKCADE_OPERATOR_KEY")
    path.write_bytes(b"\xff\xfe" * 20)
    with pytest.raises(BadKey):
        load_operator_key(path)


class Time:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def test_a_session_ends_and_belongs_to_its_key() -> None:
    time = Time()
    operator = Operator("k" * 20, time)
    cookie = operator.session_cookie(secure=True).partition(";")[0]
    assert operator.is_session(f"other=1; {cookie}; more=2")
    assert not Operator("another key of length", time).is_session(cookie)
    name, _, value = cookie.partition("=")
    until, _, seal = value.partition(".")
    assert not operator.is_session(f"{name}={int(until) + 60}.{seal}")
    time.now += SESSION_SECONDS
    assert not operator.is_session(cookie)


def test_wrong_keys_are_counted_by_address_and_forgiven_after_a_while() -> None:
    time = Time()
    operator = Operator("k" * 20, time)
    for _ in range(10):
        assert operator.judge("wrong", "192.0.2.1") is Verdict.WRONG
    assert operator.judge("wrong", "192.0.2.1") is Verdict.TOO_MANY
    assert operator.judge("wrong", "192.0.2.2") is Verdict.WRONG
    time.now += WINDOW_SECONDS
    for number in range(MAX_ALL_FAILURES):
        assert operator.judge("wrong", f"198.51.100.{number}") is Verdict.WRONG
    assert operator.judge("wrong", "192.0.2.9") is Verdict.TOO_MANY


def test_the_right_key_always_opens() -> None:
    operator = Operator("k" * 20, Time())
    for number in range(2 * MAX_ALL_FAILURES):
        operator.judge("wrong", f"198.51.100.{number % 20}")
    for address in ("198.51.100.1", "192.0.2.9"):
        assert operator.judge("wrong", address) is Verdict.TOO_MANY
        assert operator.judge("k" * 20, address) is Verdict.WELCOME


def test_no_key_is_not_a_wrong_key() -> None:
    operator = Operator("k" * 20, Time())
    for _ in range(2 * MAX_ALL_FAILURES):
        assert operator.judge("", "192.0.2.1") is Verdict.MISSING
    assert operator.judge("wrong", "192.0.2.1") is Verdict.WRONG
