"""Who somebody is."""

from __future__ import annotations

import msgspec

from caravansary.server.protocol.values import Name, Request


class Me(msgspec.Struct):
    """Who the cookie says I am; no name: not introduced yet."""

    name: str | None


class SetName(Request):
    name: Name
