import pytest

from tests.hosts.fixtures import nats, postgres

__all__ = ["anyio_backend", "nats", "postgres"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
