"""Files for browsers: kept in memory, compressed once, with an ETag so that a browser fetches nothing twice.

Most of them are the browser client as it was built into `server/client`. Others are the boards that packages of games
bring with them.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path

from litestar import Response

FOLDER = Path(__file__).parents[1] / "client"
HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = 1024
BOARD_FOLDER = "board"
BOARD_MODULE = "board.js"
BOARD_STYLE = "board.css"
NOT_MODIFIED = 304
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Caravansary</title>
<h1>The server runs, but the browser client has not been built</h1>
<p>In a clone, <code>./dev play</code> builds it and starts the server; <code>./dev web build</code> only builds it.</p>
"""


class ClientFile:
    """A file with its media type and cache rule. It is compressed when it is asked for first; many never are."""

    def __init__(self, content: bytes, media_type: str, cache: str = ASK_AGAIN) -> None:
        self.content = content
        self.media_type = media_type
        self.cache = cache

    @cached_property
    def compressed(self) -> bytes | None:
        if len(self.content) < WORTH_COMPRESSING:
            return None
        compressed = gzip.compress(self.content, 9)
        return compressed if len(compressed) < 0.9 * len(self.content) else None

    @cached_property
    def tag(self) -> str:
        return hashlib.sha256(self.content).hexdigest()[:20]

    def response(self, accepts_gzip: bool, known: str = "") -> Response[bytes]:
        """`known` are the tags of what the browser has."""
        packed = self.compressed if accepts_gzip else None
        # The two forms are different bytes, so they have different tags.
        tag = f'"{self.tag}{"" if packed is None else "-gzip"}"'
        headers = {"cache-control": self.cache, "vary": "accept-encoding", "etag": tag}
        if tag in known:
            return Response(b"", status_code=NOT_MODIFIED, headers=headers)
        if packed is None:
            return Response(self.content, media_type=self.media_type, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(packed, media_type=self.media_type, headers=headers)


def allows_gzip(header: str) -> bool:
    """Whether a browser's accept-encoding has gzip among what it can read.

    >>> allows_gzip("gzip, deflate, br"), allows_gzip("br;q=1.0, gzip;q=0"), allows_gzip("")
    (True, False, False)
    """
    found = re.search(r"\bgzip\s*(?:;\s*q=([0-9.]+))?", header)
    return found is not None and found[1] not in ("0", "0.0", "0.00", "0.000")


@lru_cache(128)
def text_file(text: str, media_type: str) -> ClientFile:
    """A text as a file. The same text gives the same file, so that it is compressed once."""
    return ClientFile(text.encode(), media_type)


def client_files(folder: Path = FOLDER) -> dict[str, ClientFile]:
    """Every file of the built client by its path. If it was not built: one page that says so."""
    found: dict[str, ClientFile] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            found[name] = ClientFile(
                path.read_bytes(), media_type_of(name), FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
            )
    if "index.html" not in found:
        found["index.html"] = text_file(NOT_BUILT, "text/html")
    return found


def media_type_of(name: str) -> str:
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


class GameBoard:
    """What a game's package has in its folder `board`: a built ES module, perhaps a style, and what these load.

    The module runs in the pages of everybody who plays the game. So only packages that the host has installed bring
    boards: their Python is trusted already. Nothing that is uploaded, be it a record or a box, is ever served as one.
    """

    def __init__(self, contents: dict[str, bytes]) -> None:
        whole = hashlib.sha256()
        for name, content in sorted(contents.items()):
            whole.update(f"{name} {len(content)} ".encode() + content)
        self.tag = whole.hexdigest()[:20]
        """Part of every address, so that browsers may keep the files for ever."""
        self.files = {name: ClientFile(content, media_type_of(name), FOR_EVER) for name, content in contents.items()}


@lru_cache(128)
def game_board(package: str) -> GameBoard | None:
    """The board that a game's package brings, if it brings one."""
    folder = files(package).joinpath(BOARD_FOLDER)
    if not folder.joinpath(BOARD_MODULE).is_file():
        return None
    return GameBoard({path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()})
