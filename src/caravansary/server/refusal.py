"""The one way to say no: raised anywhere below a socket or an HTTP handler, which turn it into a typed message."""

from __future__ import annotations

from caravansary.server.protocol import ErrorCode


class Refused(Exception):
    """Nothing was changed; `detail` says what was wrong and what would be right."""

    def __init__(self, code: ErrorCode, detail: str) -> None:
        super().__init__(detail)
        self.code: ErrorCode = code
        self.detail = detail
