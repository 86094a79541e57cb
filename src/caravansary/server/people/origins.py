"""From which pages a browser may use this server: its own, and those that whoever hosts it allows."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from caravansary.server.refusal import Refused


def check_origin(origin: str | None, host: str | None, allowed: Collection[str]) -> None:
    """A browser says from which page a request comes; other clients say nothing and carry no foreign cookies.

    >>> check_origin("https://games.example.org", "games.example.org", ())
    >>> check_origin("https://evil.example", "games.example.org", ["https://play.example.org"])
    Traceback (most recent call last):
    ...
    caravansary.server.refusal.Refused: pages of https://evil.example may not use this server
    """
    if origin is None or origin in allowed:
        return
    if not host or urlsplit(origin).netloc != host:
        raise Refused("wrong-origin", f"pages of {origin[:100]} may not use this server")
