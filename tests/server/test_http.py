"""Around tables: names and cookies, games and their words, pages, health and limits."""

from pathlib import Path

import pytest

from caravansary.server.http.client_files import GameBoard, client_files
from caravansary.server.people.guests import signed
from tests.server.conftest import StartServer
from tests.server.serving import Served


def test_a_name_and_a_signed_cookie_are_enough(server: Served) -> None:
    guest = server.guest()
    assert guest.get("/api/me") == {"name": None}
    answer = guest.http.put("/api/me", json={"name": "  Žofie   Černá "})
    assert answer.json() == {"name": "Žofie Černá"}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert guest.get("/api/me") == {"name": "Žofie Černá"}
    guest.http.put("/api/me", json={"name": "Zoe"})
    assert guest.get("/api/me") == {"name": "Zoe"}


def test_the_cookie_is_secure_behind_https(server: Served) -> None:
    guest = server.guest()
    answer = guest.http.put("/api/me", json={"name": "Ann"}, headers={"x-forwarded-proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "\x00", "\u200b\u202e", 5, None])
def test_bad_names_are_refused(server: Served, name: object) -> None:
    answer = server.guest().http.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_a_forged_cookie_is_nobody(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.create(["me", "open"])
    [cookie] = list(ann.http.cookies.jar)
    id = (cookie.value or "").rpartition(".")[0]
    for forged in (id, f"{id}.", f"{id}.AAAA", signed(b"another key", id), "....", "é.é"):
        thief = server.guest()
        answer = thief.http.get("/api/me", headers={b"cookie": f"caravansary={forged}".encode()})
        assert answer.json() == {"name": None}
        answer = thief.http.post(
            f"/api/tables/{table}/seats/0/link", headers={b"cookie": f"caravansary={forged}".encode()}
        )
        assert answer.json()["code"] == "forbidden"


def test_without_a_name_there_is_no_table(server: Served) -> None:
    answer = server.guest().http.post("/api/tables", json={"game": "pebbles", "seats": [{"kind": "me"}]})
    assert (answer.status_code, answer.json()["code"]) == (401, "no-name")


def test_tables_that_cannot_be_are_refused(server: Served) -> None:
    ann = server.guest("Ann")

    def refused(**body: object) -> str:
        code: str = ann.http.post("/api/tables", json=body).json()["code"]
        return code

    two = [{"kind": "me"}, {"kind": "open"}]
    assert refused(game="chess", seats=two) == "not-found"
    assert refused(game="pebbles", seats=two[:1]) == "bad-setup"
    assert refused(game="pebbles", seats=two, options={"hand": "9"}) == "bad-setup"
    assert refused(game="pebbles", seats=two, preset="none") == "bad-setup"
    assert refused(game="pebbles", seats=[{"kind": "me"}, {"kind": "me"}]) == "bad-setup"
    assert refused(game="pebbles", seats=[{"kind": "me"}, {"kind": "bot", "bot": "deep-thought"}]) == "not-found"
    assert refused(game="pebbles", seats=[{"kind": "me"}, {"kind": "bot", "bot": "exec:true"}]) == "not-found"
    assert refused(game="pebbles", seats=two, surprise=1) == "bad-message"
    assert refused(game="pebbles", seats=[]) == "bad-message"


def test_games_say_what_a_new_table_needs_to_know(server: Served) -> None:
    games = {game["id"]: game for game in server.guest().get("/api/games")}
    pebbles = games["pebbles"]
    assert pebbles["seats"] == [2, 3, 4]
    assert pebbles["options"][0] == {"id": "hand", "values": ["3", "4", "5"], "default": "3"}
    assert pebbles["presets"]["gentle"] == {"hand": "4", "leftovers": "free"}
    assert pebbles["bots"][0] == {"id": "random", "style": False, "elo": None}
    yspahan = next(game for game in server.guest().get("/api/games") if game["id"] == "yspahan")
    assert {key: bot[key] for bot in yspahan["bots"] if bot["id"] == "yspahan-builder" for key in ("id", "style")} == {
        "id": "yspahan-builder",
        "style": True,
    }
    assert pebbles["languages"] == ["en", "cs", "pl"]
    assert games["yspahan"]["categories"]


def test_words_come_from_the_games_and_the_shared_catalogues(server: Served) -> None:
    guest = server.guest()
    for language in ("en", "cs", "pl"):
        assert "seat-without-name" in guest.http.get(f"/api/locales/{language}/common.ftl").text
        assert "pebbles-" in guest.http.get(f"/api/locales/{language}/pebbles.ftl").text
    for path in ("de/common.ftl", "en/chess.ftl", "en/common.txt", "en/..%2f..%2fpyproject.toml"):
        assert guest.http.get(f"/api/locales/{path}").status_code == 404


def test_rules_are_served_as_markdown(server: Served) -> None:
    guest = server.guest()
    answer = guest.http.get("/api/games/yspahan/rules")
    assert answer.headers["content-type"].startswith("text/markdown")
    assert answer.text.startswith("#")
    assert guest.http.get("/api/games/pebbles/rules").text.startswith("# Pebbles")
    assert guest.http.get("/api/games/chess/rules").status_code == 404


def test_a_package_brings_its_board(server: Served) -> None:
    guest = server.guest()
    games = {game["id"]: game for game in guest.get("/api/games")}
    assert games["yspahan"]["board"] is None, "the client has it"
    board = games["pebbles"]["board"]
    module = guest.http.get(board["module"])
    assert module.headers["content-type"].split(";")[0] in ("text/javascript", "application/javascript")
    assert "immutable" in module.headers["cache-control"]
    assert "default-src 'self'" in module.headers["content-security-policy"]
    assert "export function mount" in module.text
    style = guest.http.get(board["style"])
    assert style.headers["content-type"].startswith("text/css")
    again = guest.http.get(board["module"], headers={"if-none-match": module.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("file", ["../__init__.py", "..%2f__init__.py", "state.py", "", "board.map"])
def test_nothing_else_of_a_package_is_served(server: Served, file: str) -> None:
    guest = server.guest()
    module = next(game["board"]["module"] for game in guest.get("/api/games") if game["id"] == "pebbles")
    folder = module.rpartition("/")[0]
    assert guest.http.get(f"{folder}/{file}").status_code == 404
    other_version = folder.rpartition("/")[0] + "/" + "0" * 20
    assert guest.http.get(f"{other_version}/board.js").status_code == 404
    assert guest.http.get(f"{folder.replace('pebbles', 'yspahan')}/board.js").status_code == 404


def test_the_address_of_a_board_changes_with_its_files() -> None:
    one = GameBoard({"board.js": b"export", "board.css": b""})
    assert one.tag == GameBoard({"board.css": b"", "board.js": b"export"}).tag
    assert one.tag != GameBoard({"board.js": b"export ", "board.css": b""}).tag
    assert one.tag != GameBoard({"board.js": b"export", "style.css": b""}).tag


def test_every_page_of_the_app_is_its_index(server: Served) -> None:
    http = server.guest().http
    for path in ("/", "/t/abc", "/new", "/replay", "/settings"):
        page = http.get(path)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        policy = page.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy or "unsafe" not in policy.split("script-src")[1].split(";")[0]
        assert page.headers["x-content-type-options"] == "nosniff"
    assert http.get("/assets/missing.js").status_code == 404
    assert http.get("/api/nothing").json()["code"] == "not-found"
    assert http.get("/..%2f..%2f..%2fetc%2fpasswd.txt").status_code == 404


def test_client_files_are_compressed_and_cached(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a = 1;\n" * 1000)
    files = client_files(tmp_path)
    script = files["assets/app-1a2b.js"]
    assert script.media_type == "text/javascript"
    assert len(script.response(accepts_gzip=True).content) < 1000
    assert script.response(accepts_gzip=False).content == (tmp_path / "assets" / "app-1a2b.js").read_bytes()
    assert "immutable" in script.cache
    assert files["index.html"].cache == "no-cache"
    assert b"has not been built" in client_files(tmp_path / "nowhere")["index.html"].content


def test_texts_are_compressed_and_not_sent_again(server: Served) -> None:
    http = server.guest().http
    for path in ("/api/locales/cs/common.ftl", "/api/games/yspahan/rules"):
        packed = http.get(path, headers={"accept-encoding": "br, gzip"})
        plain = http.get(path, headers={"accept-encoding": "gzip;q=0"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        assert "content-encoding" not in plain.headers
        assert packed.text == plain.text
        assert packed.headers["etag"] != plain.headers["etag"]
        for answer in (packed, plain):
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["cache-control"] == "no-cache"
        again = http.get(path, headers={"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == packed.headers["etag"]
        assert http.get(path, headers={"if-none-match": '"another"'}).status_code == 200


def test_health_metrics_and_the_api_document(server: Served) -> None:
    guest = server.guest("Ann")
    assert guest.get("/healthz")["status"] == "ok"
    assert "caravansary_moves_total" in guest.http.get("/metrics").text
    document = guest.get("/api/schema/openapi.json")
    assert "/api/tables/{table_id}" in document["paths"]


def test_pages_of_other_origins_may_not_post(server: Served) -> None:
    ann = server.guest("Ann")
    for origin in ("https://evil.example", "null", f"{server.url}.evil.example", "http://127.0.0.1:1"):
        answer = ann.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert ann.get("/api/me") == {"name": "Ann"}
    assert ann.http.put("/api/me", json={"name": "Eva"}, headers={"origin": server.url}).json() == {"name": "Eva"}


def test_too_many_requests_and_too_large_ones_are_refused(start_server: StartServer) -> None:
    server = start_server(requests_per_minute=60)
    http = server.guest().http
    codes = [http.get("/api/me").status_code for _ in range(30)]
    assert 429 in codes
    assert codes[0] == 200
    assert http.get("/healthz").status_code == 200


def test_a_large_body_is_refused(server: Served) -> None:
    http = server.guest().http
    answer = http.put("/api/me", content=b'{"name": "' + b"x" * 100_000 + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = http.post("/api/replays", content=b"[" * 3_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    deep = http.post("/api/replays", content=b"[" * 100_000, headers={"content-type": "application/json"})
    assert deep.status_code == 400


def test_bad_database_addresses_are_explained() -> None:
    from caravansary.server.storage.engine import DatabaseError, check_url

    for url in ("nonsense", "mysql://x/y", "sqlite+nothing:///x"):
        with pytest.raises(DatabaseError, match=r"expected|install"):
            check_url(url)
