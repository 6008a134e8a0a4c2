import pytest

from tests.hosts.fixtures import postgres

__all__ = ["anyio_backend", "postgres"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
