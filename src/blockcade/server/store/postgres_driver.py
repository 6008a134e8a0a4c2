"""Adds types to the parts of asyncpg that we use, and sorts its errors by what they mean to the store."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, cast

import asyncpg

MAX_CONNECTIONS = 8

# No connection: nothing was sent.
UNREACHED = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
# PostgreSQL rolled the transaction back because of another one; a retry is safe.
UNDONE = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
# The connection broke: whether the transaction was committed is unknown.
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
FULL = asyncpg.DiskFullError
ALREADY_THERE = asyncpg.UniqueViolationError
UNUSABLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError)


class Connection(Protocol):
    async def execute(self, query: str, *args: Any, timeout: float | None = None) -> str: ...  # noqa: ASYNC109

    async def fetch(self, query: str, *args: Any) -> Sequence[Any]: ...

    async def fetchval(self, query: str, *args: Any) -> Any: ...

    def transaction(self, *, isolation: str | None = None) -> AbstractAsyncContextManager[Any]: ...


class PooledConnection(AbstractAsyncContextManager[Connection], Awaitable[Connection], Protocol):
    """A connection from the pool: awaited and released by hand, or held by `async with`."""


class Connections(Protocol):
    def acquire(self, *, timeout: float) -> PooledConnection: ...

    async def release(self, connection: Connection) -> None: ...

    async def close(self) -> None: ...

    def terminate(self) -> None: ...


async def connections(
    address: str, seconds: float, init: Callable[[Connection], Awaitable[None]]
) -> Connections:
    """A pool that calls `init` for every new connection; requests that take longer than `seconds` fail."""
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
    """Replaces asyncpg's reset: our connections keep no state, and a reset costs as much as an append."""
