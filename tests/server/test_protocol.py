"""The protocol and the TypeScript made of it."""

import json
from typing import get_args

import msgspec
import pytest

from caravansary.server import typescript
from caravansary.server.http.refusals import CONFLICT, STATUS
from caravansary.server.protocol.commands import ClientMessage, Ping, Play
from caravansary.server.protocol.news import ServerMessage
from caravansary.server.protocol.refusals import ErrorCode
from caravansary.server.refusal import Refused
from caravansary.server.sockets.session import read_message


def test_the_generated_types_are_up_to_date() -> None:
    assert typescript.main(["--check"]) == 0


def test_the_generator_says_what_is_stale(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(typescript, "generate", lambda: {"shell.ts": "something else"})
    assert typescript.main(["--check"]) == 1
    said = capsys.readouterr().err
    assert "shell.ts" in said
    assert "yspahan.ts" in said, "a file that is not made any longer"


def test_every_struct_has_a_declaration() -> None:
    files = typescript.generate()
    text = files["shell.ts"]
    for message in (*get_args(ClientMessage), *get_args(ServerMessage)):
        assert f"export interface {message.__name__} {{" in text
    assert "observation: Observation;" in text
    assert "  seat?: number | null;" in text
    for game in typescript.our_games():
        assert f"export interface {game.observer.struct.__name__} {{" in files[f"{game.id}.ts"]
        assert game.observer.struct.__name__ not in text, "the shell knows no game"


def test_every_tag_is_its_own() -> None:
    tags = [message.__struct_config__.tag for message in get_args(ClientMessage)]
    assert len(tags) == len(set(tags))


def test_every_refusal_has_a_status() -> None:
    for code in get_args(ErrorCode):
        assert 400 <= STATUS.get(code, CONFLICT) <= 500


def test_messages_are_read_strictly() -> None:
    good = {"type": "play", "id": "1", "version": 3, "seat": 0, "action": "draw"}
    assert read_message(json.dumps(good)) == Play("1", 3, 0, "draw")
    for bad in ({**good, "extra": 1}, {**good, "seat": True}, {**good, "id": ""}, {"type": "play"}, [good], None):
        with pytest.raises(Refused):
            read_message(json.dumps(bad))
    assert msgspec.json.decode(msgspec.json.encode(Ping("1")), type=ClientMessage) == Ping("1")
