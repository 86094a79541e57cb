"""Guests: a name is enough to play. A signed cookie says who somebody is, a signed link moves a seat."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time

import msgspec

from caravansary.server.people.texts import can_be_seen, clean
from caravansary.server.refusal import Refused

COOKIE = "caravansary"
COOKIE_SECONDS = 3 * 365 * 24 * 3600
LINK_SECONDS = 24 * 3600


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str


def clean_name(text: str) -> str:
    """A name that everybody can read; Refused if there is nothing to read in it."""
    name = clean(text)
    if not can_be_seen(name):
        raise Refused("bad-message", "a name has at least one letter that can be seen")
    return name


def new_guest_id() -> str:
    return secrets.token_urlsafe(12)


def signed(secret: bytes, id: str) -> str:
    """The cookie of a guest.

    >>> read_signed(b"key", signed(b"key", "ann")), read_signed(b"key", "ann.forged")
    ('ann', None)
    """
    return f"{id}.{_signature(secret, 'guest', id)}"


def read_signed(secret: bytes, cookie: str | None) -> str | None:
    """The guest of a cookie; None if there is none or it was not made here."""
    id, _, signature = (cookie or "").rpartition(".")
    if not id or not hmac.compare_digest(signature.encode(), _signature(secret, "guest", id).encode()):
        return None
    return id


class SeatToken(msgspec.Struct, array_like=True):
    """What a seat's secret link says. `moved` is how often the seat had moved; once it moves on, the link is used."""

    table: str
    seat: int
    owner: str
    expires: int
    moved: int = 0


def seat_token(secret: bytes, table: str, seat: int, owner: str, moved: int) -> str:
    content = msgspec.json.encode(SeatToken(table, seat, owner, int(time.time()) + LINK_SECONDS, moved))
    text = base64.urlsafe_b64encode(content).decode().rstrip("=")
    return f"{text}.{_signature(secret, 'seat', text)}"


def read_seat_token(secret: bytes, token: str) -> SeatToken:
    text, _, signature = token.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(secret, "seat", text).encode()):
        raise Refused("forbidden", "the link was not made here, or is incomplete")
    found = msgspec.json.decode(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=SeatToken)
    if found.expires < time.time():
        raise Refused("expired", "the link is older than a day; ask for a new one")
    return found


def _signature(secret: bytes, purpose: str, text: str) -> str:
    digest = hmac.new(secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
