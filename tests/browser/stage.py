"""One table of every kind, to look at: waiting, under way, with the next player to come, over; and a replay."""

from __future__ import annotations

import json
from dataclasses import dataclass

from tests.browser.inn import ROOT, Inn
from tests.browser.visitor import Visitor, play_to_the_end

RECORD = ROOT / "tests" / "golden" / "yspahan" / "4-second-random.json"
MIDDLE = 150


@dataclass
class Stage:
    """Addresses of pages, and the cookies of whoever may see them."""

    paths: dict[str, str]
    cookies: dict[str, object]


def set_up(visitor: Visitor, inn: Inn) -> Stage:
    """Lets a visitor open all the tables. A recorded game is entered in its middle and shortly before its end."""
    record = json.loads(RECORD.read_bytes())
    replay = inn.post("/api/replays", record)
    paths = {
        "start": "/",
        "new": "/new?game=yspahan",
        "settings": "/settings",
        "rules": "/rules/yspahan",
        "replays": "/replay",
        "replay": f"/replay/{replay['id']}",
        "claim": "/t/somewhere#seat=secret",
        "nowhere": "/nowhere",
    }
    visitor.open()
    visitor.page.request.put(f"{inn.url}/api/me", data={"name": "Šárka"})

    def table(seats: list[dict[str, str]], fork: int | None = None, **more: object) -> str:
        wish: dict[str, object] = {"game": "yspahan", "seats": seats, **more}
        if fork is not None:
            wish["fork"] = {"replay": replay["id"], "moves": fork}
        response = visitor.page.request.post(f"{inn.url}/api/tables", data=wish)
        assert response.ok, response.text()
        return f"/t/{response.json()['id']}"

    me, bot, free = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}
    paths["lobby"] = table([me, bot, free], start=False, listed=True)
    paths["table"] = table(_with_me(replay["seat_of"][MIDDLE], me, bot), MIDDLE)
    paths["learn"] = table([me, bot]) + "?learn"
    paths["hand-over"] = table([me, {"kind": "device", "name": "Kateřina"}])
    paths["over"] = table(_with_me(replay["seat_of"][-1], me, bot), replay["moves"] - 4)
    visitor.open(paths["over"])
    play_to_the_end(visitor)
    cookies: dict[str, object] = dict(visitor.page.context.storage_state())
    return Stage(paths, cookies)


def _with_me(seat: int, me: dict[str, str], bot: dict[str, str]) -> list[dict[str, str]]:
    return [me if number == seat else bot for number in range(4)]
