"""The one way to say no: an exception, raised anywhere, that sockets and HTTP handlers turn into a `Refusal`."""

from __future__ import annotations

from caravansary.core.messages import Message
from caravansary.server.protocol.refusals import ErrorCode, Refusal


class Refused(Exception):
    """Nothing was changed; `detail` says what was wrong and what would be right, `said` in the reader's language."""

    def __init__(self, code: ErrorCode, detail: str, said: Message | None = None) -> None:
        super().__init__(detail)
        self.code: ErrorCode = code
        self.detail = detail
        self.said = said

    def message(self, request: str | None = None) -> Refusal:
        return Refusal(self.code, self.detail, request, self.said)
