"""Signs players' cookies and seat links with one secret key, so that neither has to be stored."""

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Callable
from pathlib import Path

COOKIE_NAME = "blockcade"
COOKIE_SECONDS = 365 * 24 * 3600
KEY_BYTES = 32
KEY_VARIABLE = "BLOCKCADE_KEY"
SECRET_LENGTH = 22  # characters of six bits each: 132 bits cannot be guessed


class BadKey(ValueError):
    """The server's key cannot be used. The message says why."""


def new_id(random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> str:
    """128 random bits as text, for a table's name or a player's id. Never begins with a dash.

    On a command line a dash begins an option. Names of earlier versions may begin with one.
    """
    while (name := base64.urlsafe_b64encode(random_bytes(16)).rstrip(b"=").decode()).startswith("-"):
        pass
    return name


class Identity:
    """Signs player ids for cookies and makes the secrets of seat links."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise BadKey(f"the server's key has {len(key)} bytes; it must have {KEY_BYTES}")
        self._key = key

    def signed(self, player: str) -> str:
        return f"{player}.{self._seal(f'player/{player}')}"

    def player_of(self, cookie_header: str) -> str | None:
        """The player whom a Cookie header names; None when there is none or the signature is wrong."""
        # Other programs on this host may set cookies of any shape, so only ours is parsed.
        for cookie in cookie_header.split(";"):
            name, _, value = cookie.strip().partition("=")
            player, _, signature = value.rpartition(".")
            if name == COOKIE_NAME and player and _same(signature, self._seal(f"player/{player}")):
                return player
        return None

    def set_cookie(self, player: str, *, secure: bool) -> str:
        """The value of a Set-Cookie header."""
        rest = f"Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax"
        return f"{COOKIE_NAME}={self.signed(player)}; {rest}{'; Secure' if secure else ''}"

    def link_secret(self, table: str, seat: int, link: int) -> str:
        """The secret that the seat's invitation number `link` carries."""
        return self._seal(f"{table}/{seat}/{link}")

    def is_link_secret(self, secret: str, table: str, seat: int, link: int) -> bool:
        return link > 0 and _same(secret, self.link_secret(table, seat, link))

    def _seal(self, text: str) -> str:
        digest = hmac.digest(self._key, text.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode()[:SECRET_LENGTH]


def _same(given: str, genuine: str) -> bool:
    return hmac.compare_digest(given.encode(errors="replace"), genuine.encode())


def given_key() -> bytes | None:
    """The key from the environment, or None. Raises BadKey when it is malformed."""
    if KEY_VARIABLE not in os.environ:
        return None
    try:
        return _checked(bytes.fromhex(os.environ[KEY_VARIABLE]), KEY_VARIABLE)
    except ValueError:
        raise BadKey(f"{KEY_VARIABLE} must be {2 * KEY_BYTES} hexadecimal digits") from None


def load_key(path: Path) -> bytes:
    """The key from the environment, or from the file, which is created if missing. Raises BadKey."""
    if given := given_key():
        return given
    try:
        return _checked(path.read_bytes(), str(path))
    except FileNotFoundError:
        keep_secret(path, secrets.token_bytes(KEY_BYTES))
        return _checked(path.read_bytes(), str(path))


def keep_secret(path: Path, secret: bytes) -> None:
    """Writes the secret atomically: a draft file gets the final name after it is complete.

    When two servers start at the same time, the first one's secret stays.
    """
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass  # another server was first; its secret is used
    finally:
        draft.unlink()


def _checked(key: bytes, source: str) -> bytes:
    if len(key) != KEY_BYTES:
        raise BadKey(f"{source} holds {len(key)} bytes; a server's key has {KEY_BYTES}")
    return key
