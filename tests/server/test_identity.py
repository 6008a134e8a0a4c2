"""Signatures and link secrets: one key makes them, and nothing else does."""

import os
from pathlib import Path

import pytest

from blockcade.server.identity import COOKIE_NAME, KEY_VARIABLE, BadKey, Identity, load_key, new_id

MINE, OTHER = Identity(b"a" * 32), Identity(b"b" * 32)


def test_a_signed_player_is_known_among_other_cookies() -> None:
    cookie = f"{COOKIE_NAME}={MINE.signed('ann')}"
    assert MINE.player_of(cookie) == "ann"
    assert MINE.player_of(f'theme=dark; odd={{"a":1, "b"}}; =; {cookie}; last') == "ann"
    assert MINE.player_of(f"{COOKIE_NAME}=forged.x; {cookie}") == "ann"


@pytest.mark.parametrize(
    "cookie",
    [
        "",
        COOKIE_NAME,
        f"{COOKIE_NAME}=",
        f"{COOKIE_NAME}=ann",
        f"{COOKIE_NAME}=.{MINE.signed('')}",
        f"{COOKIE_NAME}={OTHER.signed('ann')}",
        f"{COOKIE_NAME}=ben.{MINE.signed('ann').partition('.')[2]}",
        f"{COOKIE_NAME}=ann.{MINE.link_secret('t', 0, 1)}",
        f"{COOKIE_NAME}=ann.\u00fc",
        f"other={MINE.signed('ann')}",
    ],
)
def test_nothing_else_is_anybody(cookie: str) -> None:
    assert MINE.player_of(cookie) is None


def test_a_link_secret_is_good_for_one_table_seat_and_number() -> None:
    secret = MINE.link_secret("table", 1, 2)
    assert len(secret) == 22
    assert MINE.is_link_secret(secret, "table", 1, 2)
    assert not MINE.is_link_secret(secret, "table", 1, 3)
    assert not MINE.is_link_secret(secret, "table", 2, 2)
    assert not MINE.is_link_secret(secret, "other", 1, 2)
    assert not OTHER.is_link_secret(secret, "table", 1, 2)
    assert not MINE.is_link_secret(MINE.link_secret("table", 1, 0), "table", 1, 0)


def test_the_key_is_made_once_and_read_by_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "server.key"
    key = load_key(path)
    assert load_key(path) == key
    assert path.stat().st_mode & 0o777 == 0o600
    assert os.listdir(tmp_path) == ["server.key"]  # noqa: PTH208


def test_a_key_from_the_environment_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "ab" * 32)
    assert load_key(tmp_path / "server.key") == b"\xab" * 32
    assert not (tmp_path / "server.key").exists()
    for bad in ("", "xyz", "ab" * 31):
        monkeypatch.setenv(KEY_VARIABLE, bad)
        with pytest.raises(BadKey):
            load_key(tmp_path / "server.key")


def test_names_are_long_enough_not_to_be_guessed() -> None:
    names = {new_id() for _ in range(1000)}
    assert len(names) == 1000
    assert min(map(len, names)) >= 22


def test_names_do_not_begin_with_a_dash_which_begins_an_option() -> None:
    draws = [b"\xf8" + bytes(15), b"\xfb" * 16, b"\xfc" + bytes(15)]
    assert new_id(lambda _: draws.pop(0)) == "_" + "A" * 21
    assert draws == []
