"""The operator's login: strangers cannot block it with any request."""

from pathlib import Path

import msgspec
import pytest

from blockcade.server.admin.key import MAX_ALL_FAILURES
from blockcade.server.limits import Limits, Rate
from tests.admin.metrics import operator_key, with_key
from tests.server.house import serving

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}
SESSION = "/api/operator/session"


@pytest.mark.parametrize("headers", [{}, {"authorization": "Bearer wrong"}])
async def test_s_40_no_number_of_requests_shuts_the_operator_out(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        for _ in range(MAX_ALL_FAILURES + 5):
            assert (await page.get("/metrics", headers=headers)).status_code == 401
        assert (await page.get("/metrics", headers=with_key(tmp_path))).status_code == 200
        assert (await page.get("/api/operator/overview", headers=with_key(tmp_path))).status_code == 200
        body = msgspec.json.encode({"key": operator_key(tmp_path)})
        assert (await page.request("POST", SESSION, content=body, headers=JSON)).status_code == 204


async def test_s_40_an_address_above_its_limits_still_hears_the_right_key(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(address_requests=Rate(3, 0.001))) as house:
        page = house.page()
        assert [(await page.get("/api/games")).status_code for _ in range(4)] == [200, 200, 200, 429]
        key = with_key(tmp_path)
        assert (await page.get("/api/operator/overview", headers=key)).status_code == 200
        body = msgspec.json.encode({"key": operator_key(tmp_path)})
        answer = await page.request("POST", SESSION, content=body, headers={**JSON, **key})
        assert answer.status_code == 204
        cookie = answer.headers["set-cookie"].partition(";")[0]
        assert (await page.get("/api/operator/overview", headers={"cookie": cookie})).status_code == 200
        wrong = {"authorization": "Bearer wrong"}
        assert (await page.get("/api/operator/overview", headers=wrong)).status_code == 429
