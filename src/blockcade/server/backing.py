"""Opens the storage behind a server: a data folder, or a database and a bus that several nodes share."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from blockcade.server.admin.key import given_operator_key, load_operator_key
from blockcade.server.bus import Bus, LocalBus
from blockcade.server.config import DATABASE_NAME, KEY_NAME, OPERATOR_KEY_NAME, OPERATOR_KEY_SETTING, Config
from blockcade.server.folder import FolderLock
from blockcade.server.identity import KEY_BYTES, KEY_VARIABLE, BadKey, given_key, load_key, new_id
from blockcade.server.store import SqliteStore, Store, StoreError
from blockcade.server.store.catalogue import Catalogue, ReadingCatalogue
from blockcade.server.upgrading import upgrade_folder

if TYPE_CHECKING:  # a server on a data folder runs without the PostgreSQL driver and the NATS client
    from blockcade.server.bus.connection import NatsConnection
    from blockcade.server.store.postgres import PostgresStore

_MARK = "key-mark"


@dataclass(frozen=True, slots=True)
class Backing:
    """The store, the keys and the bus of one server; `close` releases them all."""

    store: Store
    key: bytes
    operator_key: str
    catalogue: Catalogue
    lock: FolderLock | None = None
    node: str = ""
    bus: Bus | None = None
    connection: "NatsConnection | None" = None  # the bus uses it

    @property
    def has_bus(self) -> Callable[[], bool] | None:
        """A function that says whether the bus is connected; None when the server has no bus."""
        connection = self.connection
        return None if connection is None else lambda: connection.connected

    def has_queue(self) -> bool:
        """Whether remote workers can get bot turns; True when the server uses no remote workers."""
        return self.connection is None or self.connection.has_queue

    async def close(self) -> None:
        if self.bus:
            await self.bus.close()
        await self.store.close()
        if self.lock:
            self.lock.close()


async def open_backing(config: Config) -> Backing:
    """Opens the storage that the configuration names. Raises StoreError, BadKey or OSError."""
    if config.database:
        return await _shared(config)
    lock = FolderLock(config.data)
    try:
        await asyncio.to_thread(upgrade_folder, config.data, config.busy_timeout_ms)
        key = load_key(config.data / KEY_NAME)
        operator_key = load_operator_key(config.data / OPERATOR_KEY_NAME)
        store = await SqliteStore.open(config.data / DATABASE_NAME, config.busy_timeout_ms)
    except BaseException:
        lock.close()
        raise
    catalogue = ReadingCatalogue(config.data / DATABASE_NAME)
    return Backing(store, key, operator_key, catalogue, lock)


async def _shared(config: Config) -> Backing:
    try:
        from blockcade.server.bus.connection import NatsConnection  # noqa: PLC0415
        from blockcade.server.bus.nats import NatsBus  # noqa: PLC0415
        from blockcade.server.store.postgres import PostgresStore  # noqa: PLC0415
        from blockcade.server.store.postgres_catalogue import PostgresCatalogue  # noqa: PLC0415
    except ImportError as error:
        extra = "pip install 'blockcade[hosts]'"
        raise StoreError(f"several nodes need extra packages: {extra} ({error})") from error
    node = new_id()
    store = await PostgresStore.open(
        config.database, node, lease_ms=config.lease_ms, patience_ms=config.busy_timeout_ms
    )
    try:
        key, operator_key = await shared_key(store), await shared_operator_key(store)
    except BaseException:
        await store.close()
        raise
    catalogue = PostgresCatalogue(store)
    if not config.bus:  # without a bus, a node finds the events of other nodes in the database, only later
        return Backing(store, key, operator_key, catalogue, node=node, bus=LocalBus())
    connection = NatsConnection(config.bus, f"blockcade {node}")
    return Backing(
        store, key, operator_key, catalogue, node=node, bus=NatsBus(connection), connection=connection
    )


async def shared_key(store: "PostgresStore") -> bytes:
    """The key that all nodes share: from the environment, or kept in the database.

    The database also keeps a hash of the key. A node whose key has another hash raises BadKey.
    """
    given = given_key()
    marked = await store.setting(_MARK)
    if given is None and marked and await store.setting("key") is None:
        raise BadKey(
            f"the other nodes of this database were given a key: this one needs the same {KEY_VARIABLE}"
        )
    key = given or await store.setting("key", secrets.token_bytes(KEY_BYTES))
    assert key
    mark = hashlib.sha256(b"blockcade key mark" + key).digest()
    if await store.setting(_MARK, mark) != mark:
        raise BadKey(f"{KEY_VARIABLE} is not the key that the other nodes of this database use")
    return key


async def shared_operator_key(store: "PostgresStore") -> str:
    """The operator's key: from the environment, or kept in the database."""
    given = given_operator_key()
    if given is None:
        kept = await store.setting(OPERATOR_KEY_SETTING, secrets.token_urlsafe(KEY_BYTES).encode())
        assert kept
        return kept.decode()
    return given
