"""Reads a server's metrics as Prometheus would."""

from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.house import House, Page


def operator_key(folder: Path) -> str:
    return (folder / "data" / "operator.key").read_text().strip()


def with_key(folder: Path) -> dict[str, str]:
    return {"authorization": f"Bearer {operator_key(folder)}"}


async def scrape(house: House, folder: Path) -> dict[str, float]:
    """Every sample by its name and labels: `name{label=value}`."""
    response = await house.page().get("/metrics", headers=with_key(folder))
    assert response.status_code == 200, response.text
    return samples(response)


async def metrics_at(url: str) -> dict[str, float]:
    return samples(await Page(url).get("/metrics"))


def samples(response: httpx.Response) -> dict[str, float]:
    return {
        sample.name + "".join(f"{{{name}={value}}}" for name, value in sorted(sample.labels.items())): (
            sample.value
        )
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }
