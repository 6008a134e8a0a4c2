"""Machines that last as long as the test run; a conftest imports those that its tests need."""

from collections.abc import Generator

import pytest

from tests.hosts.machines import Nats, Postgres, running_nats, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Generator[Postgres]:
    with running_postgres() as machine:
        yield machine


@pytest.fixture(scope="session")
def nats() -> Generator[Nats]:
    with running_nats() as machine:
        yield machine
