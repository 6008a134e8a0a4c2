"""What we use of asyncpg, with the types that it does not give, and what its errors mean to us."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, cast

import asyncpg

MAX_CONNECTIONS = 8

# Nothing was asked yet.
UNREACHED = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
# It was undone for the sake of another, and may be asked again.
UNDONE = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
# How far it came is not known.
BROKEN = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.QueryCanceledError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
REFUSED = asyncpg.PostgresError
ALREADY_THERE = asyncpg.UniqueViolationError
UNUSABLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError)


class Connection(Protocol):
    async def execute(self, query: str, *args: Any) -> str: ...

    async def fetch(self, query: str, *args: Any) -> Sequence[Any]: ...

    async def fetchval(self, query: str, *args: Any) -> Any: ...

    def transaction(self) -> AbstractAsyncContextManager[Any]: ...


class Lent(AbstractAsyncContextManager[Connection], Awaitable[Connection], Protocol):
    """A connection to be awaited and released, or for as long as a block lasts."""


class Connections(Protocol):
    def acquire(self, *, timeout: float) -> Lent: ...

    async def release(self, connection: Connection) -> None: ...

    async def close(self) -> None: ...

    def terminate(self) -> None: ...


async def connections(
    address: str, seconds: float, init: Callable[[Connection], Awaitable[None]]
) -> Connections:
    """A pool in which every connection was given to `init`; requests that take longer than `seconds` fail."""
    driver: Any = asyncpg
    pool = await driver.create_pool(
        address,
        min_size=0,
        max_size=MAX_CONNECTIONS,
        init=init,
        reset=_nothing,
        timeout=seconds,
        command_timeout=seconds,
        server_settings={"application_name": "blockcade"},
    )
    return cast("Connections", pool)


async def _nothing(db: Connection) -> None:
    """Our connections have nothing to be reset, and asking for it costs as much as an append."""
