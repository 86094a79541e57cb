"""Answers that a reader process has written as JSON, passed on as they are."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response
from litestar.openapi import ResponseSpec

from caravansary.server.http.parameters import AnyRequest
from caravansary.server.http.refusals import REFUSED


def json_response(data: bytes) -> Response[bytes]:
    """JSON from a reader process as a response."""
    return Response(data, media_type=MediaType.JSON)


def answers_with(type: Any) -> dict[int, ResponseSpec]:
    """The responses of a handler whose answer a reader process writes."""
    return {**REFUSED, 200: ResponseSpec(type, description="as a reader found it", generate_examples=False)}


def address_of(request: AnyRequest) -> str:
    """The address of the client. Reader processes are shared fairly among addresses."""
    return request.client.host if request.client else "unknown"
