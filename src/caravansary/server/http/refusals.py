"""Refusals over HTTP: the status that fits each code, and what the API document says of them."""

from __future__ import annotations

from litestar import Response
from litestar.openapi import ResponseSpec

from caravansary.server.protocol.refusals import ErrorCode, Refusal
from caravansary.server.refusal import Refused

STATUS: dict[ErrorCode, int] = {
    "bad-message": 400,
    "bad-record": 400,
    "bad-setup": 400,
    "expired": 410,
    "forbidden": 403,
    "internal": 500,
    "no-name": 401,
    "not-found": 404,
    "too-large": 413,
    "too-many": 429,
    "unreadable": 500,
    "wrong-origin": 403,
}
CONFLICT = 409
REFUSED = {
    status: ResponseSpec(Refusal, description="refused", generate_examples=False)
    for status in sorted({*STATUS.values(), CONFLICT, 405})
}


def refusal_response(error: Refused) -> Response[Refusal]:
    return Response(error.message(), status_code=STATUS.get(error.code, CONFLICT))
