from tests.hosts.conftest import anyio_backend
from tests.hosts.fixtures import postgres

__all__ = ["anyio_backend", "postgres"]
