"""HTTP: who I am."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from caravansary.server.clock import now_ms
from caravansary.server.http.parameters import AnyRequest, GuestId, TheInn
from caravansary.server.http.refusals import REFUSED
from caravansary.server.inn import Inn
from caravansary.server.people.guests import COOKIE, COOKIE_SECONDS, clean_name, new_guest_id, signed
from caravansary.server.protocol.people import Me, SetName
from caravansary.server.storage import ledger


@get("/api/me", responses=REFUSED)
async def get_me(inn: TheInn, guest_id: GuestId) -> Me:
    return Me(await inn.name_of(guest_id))


@put("/api/me", responses=REFUSED)
async def put_me(inn: TheInn, guest_id: GuestId, data: JSONBody[SetName], request: AnyRequest) -> Response[Me]:
    name = clean_name(data.name)
    guest = guest_id or new_guest_id()
    await inn.database.write(lambda connection: ledger.put_guest(connection, guest, name, now_ms()))
    return Response(Me(name), cookies=[guest_cookie(inn, guest, request)])


def guest_cookie(inn: Inn, guest: str, request: AnyRequest) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=signed(inn.settings.secret, guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=inn.settings.secure_cookies or request.url.scheme == "https",
    )


HANDLERS: list[Any] = [get_me, put_me]
