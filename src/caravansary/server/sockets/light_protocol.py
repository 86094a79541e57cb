"""The websocket protocol of uvicorn, made lighter for a process with thousands of open sockets."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class LightSocketProtocol(WebSocketsSansIOProtocol):
    """Forgets the headers of the handshake: they are a good part of what an idle connection would keep."""

    def start_keepalive(self) -> None:
        """Called once, when the handshake is done."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
