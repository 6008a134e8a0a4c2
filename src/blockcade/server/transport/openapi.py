"""Describes the routes as an OpenAPI document, from the types of their handlers."""

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from blockcade.server.transport.router import JSON, Answer, Documented, Route, get

MEDIA_TYPE = "application/vnd.oai.openapi+json"
_REFERENCE = "#/components/schemas/{name}"


def schema_route(routes: Sequence[Route]) -> Route:
    """The route of the document, which is written when first asked for."""
    written: list[bytes] = []

    @get("/api/schema/openapi.json", summary="This document", responses={})
    async def schema() -> Answer:
        if not written:
            written.append(msgspec.json.encode(document(routes)))
        return Answer(written[0], media_type=MEDIA_TYPE)

    return schema


def document(routes: Sequence[Route]) -> dict[str, Any]:
    kinds = [kind for route in routes for kind in _kinds(route)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    described = iter(schemas)  # in the order of the kinds
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, described)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Blockcade", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def _answers(route: Route) -> dict[int, Documented]:
    returned = inspect.signature(route.handler).return_annotation
    usual = {} if returned is Answer else {route.status: Documented(returned, "The answer")}
    return {**usual, **route.responses}


def _kinds(route: Route) -> list[Any]:
    """All types of a route, in the order in which `_operation` describes them."""
    body = [route.parameters["data"].annotation] if "data" in route.parameters else []
    query = [parameter.annotation for parameter in route.query.values()]
    answers = [answer.type for answer in _answers(route).values() if answer.type is not None]
    return [*query, *body, *answers]


def _operation(route: Route, described: Any) -> dict[str, Any]:
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in route.path_names
    ]
    for name, parameter in route.query.items():
        schema = {**next(described), "default": parameter.default}
        parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
    operation: dict[str, Any] = {
        "operationId": re.sub(r"\W+", "-", f"{route.method.lower()}{route.path}").strip("-"),
        "summary": route.summary,
        "parameters": parameters,
    }
    if "data" in route.parameters:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": next(described)}}}
    answers: dict[str, Any] = {}
    for status, answer in _answers(route).items():
        answers[str(status)] = {"description": answer.description}
        if answer.type is not None:
            answers[str(status)]["content"] = {answer.media_type: {"schema": next(described)}}
    return {**operation, "responses": answers}
