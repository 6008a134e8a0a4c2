"""Checks the operator's key, and the session cookies of browsers that have sent it."""

import hashlib
import hmac
import os
import secrets
import time
from collections import deque
from collections.abc import Callable
from enum import Enum
from pathlib import Path

from blockcade.server.identity import BadKey, keep_secret
from blockcade.server.limits import home_of
from blockcade.server.transport.asgi import Scope, header

KEY_VARIABLE = "BLOCKCADE_OPERATOR_KEY"
MIN_LENGTH = 16  # characters, for a key that a person chose
COOKIE_NAME = "blockcade_operator"
COOKIE_PATH = "/api/operator"
SESSION_SECONDS = 8 * 3600
MAX_FAILURES = 10  # wrong keys from one address within WINDOW_SECONDS; further ones must wait
MAX_ALL_FAILURES = 100  # wrong keys from all addresses together
WINDOW_SECONDS = 60.0


class Verdict(Enum):
    """The result of checking a key."""

    WELCOME = "accepted"
    MISSING = "missing"
    WRONG = "wrong"
    TOO_MANY = "too-many"


class Operator:
    """Knows the key's hash and counts the recent wrong keys."""

    def __init__(self, key: str, now: Callable[[], float] = time.time) -> None:
        self._digest = hashlib.sha256(key.encode()).digest()
        self._now = now
        self._failures: deque[tuple[float, str]] = deque()  # time and address, oldest first

    def judge(self, key: str, address: str) -> Verdict:
        """Checks a key. The right key is always accepted, however many wrong keys came before it.

        The key is too long to guess. The limits on wrong keys bound the cost of guessing: beyond them a guess
        is neither remembered nor logged.
        """
        if not key:
            return Verdict.MISSING
        if self.is_key(key):
            return Verdict.WELCOME
        now = self._now()
        while self._failures and self._failures[0][0] <= now - WINDOW_SECONDS:
            self._failures.popleft()
        own = sum(failed == address for _, failed in self._failures)
        if own >= MAX_FAILURES or len(self._failures) >= MAX_ALL_FAILURES:
            return Verdict.TOO_MANY
        self._failures.append((now, address))
        return Verdict.WRONG

    def is_key(self, key: str) -> bool:
        """Compares digests, so that the response time reveals nothing about the key."""
        given = hashlib.sha256(key.encode(errors="replace")).digest()
        return hmac.compare_digest(given, self._digest)

    def is_shown(self, scope: Scope) -> bool:
        """Whether a request carries the key or a session; does not count a wrong key."""
        key = bearer(scope)
        return self.is_key(key) if key else self.is_session(header(scope, b"cookie"))

    def session_cookie(self, *, secure: bool) -> str:
        """The Set-Cookie header for a browser that has sent the right key."""
        until = str(int(self._now()) + SESSION_SECONDS)
        return _cookie(f"{until}.{self._seal(until)}", SESSION_SECONDS, secure=secure)

    def end_cookie(self, *, secure: bool) -> str:
        return _cookie("", 0, secure=secure)

    def is_session(self, cookie_header: str) -> bool:
        """Whether a Cookie header holds a valid session that has not expired."""
        for cookie in cookie_header.split(";"):
            name, _, value = cookie.strip().partition("=")
            until, _, seal = value.partition(".")
            if name == COOKIE_NAME and hmac.compare_digest(
                seal.encode(errors="replace"), self._seal(until).encode()
            ):
                return int(until) > self._now()
        return False

    def _seal(self, until: str) -> str:
        return hmac.digest(self._digest, f"session/{until}".encode(errors="replace"), hashlib.sha256).hex()


def bearer(scope: Scope) -> str:
    """The key in the Authorization header; empty: none."""
    kind, _, key = header(scope, b"authorization").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def address_of(scope: Scope) -> str:
    """The address under which a request is counted."""
    client = scope.get("client")
    return home_of(client[0]) if client else ""


def given_operator_key() -> str | None:
    """The key from the environment, or None. Raises BadKey when it is too short."""
    return _checked(os.environ[KEY_VARIABLE], KEY_VARIABLE) if KEY_VARIABLE in os.environ else None


def load_operator_key(path: Path) -> str:
    """The key from the environment, or from the file, which is created if missing. Raises BadKey."""
    if given := given_operator_key():
        return given
    try:
        return _checked(path.read_text("utf-8"), str(path))
    except UnicodeDecodeError:
        raise BadKey(f"{path} is not the text of an operator's key") from None
    except FileNotFoundError:
        keep_secret(path, f"{secrets.token_urlsafe(32)}\n".encode())
        return _checked(path.read_text("utf-8"), str(path))


def _checked(text: str, source: str) -> str:
    key = text.strip()
    if len(key) < MIN_LENGTH:
        raise BadKey(f"{source} holds {len(key)} characters; an operator's key has at least {MIN_LENGTH}")
    return key


def _cookie(value: str, seconds: int, *, secure: bool) -> str:
    rest = f"Max-Age={seconds}; Path={COOKIE_PATH}; HttpOnly; SameSite=Strict"
    return f"{COOKIE_NAME}={value}; {rest}{'; Secure' if secure else ''}"
