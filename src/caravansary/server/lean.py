"""What keeps a process with thousands of open sockets small and even."""

from __future__ import annotations

import gc

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# Hardly anything here is a cycle, and to look through all tables for one stops all of them. Python's own numbers,
# 700, 10 and 10, do so every few seconds under load, for a tenth of a second and more.
YOUNG, MIDDLE, OLD = 20_000, 20, 100


class LeanSocket(WebSocketsSansIOProtocol):
    """Forgets the headers of the handshake: they are a good part of what an idle connection would keep."""

    def start_keepalive(self) -> None:
        """Called once, when the handshake is done."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()


def calm_the_collector() -> None:
    """Cycles are looked for less often, and never among what was there at the start."""
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    gc.freeze()
