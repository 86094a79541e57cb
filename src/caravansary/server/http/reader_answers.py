"""Answers that a reader process has written as JSON already, and for whom it did so."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response
from litestar.openapi import ResponseSpec

from caravansary.server.http.parameters import AnyRequest
from caravansary.server.http.refusals import REFUSED


def json_response(data: bytes) -> Response[bytes]:
    """What a reader process has put into JSON already."""
    return Response(data, media_type=MediaType.JSON)


def answers_with(type: Any) -> dict[int, ResponseSpec]:
    """The responses of a handler whose answer a reader process writes."""
    return {**REFUSED, 200: ResponseSpec(type, description="as a reader found it", generate_examples=False)}


def address_of(request: AnyRequest) -> str:
    """Whoever wants many records read waits for others, by their address."""
    return request.client.host if request.client else "unknown"
