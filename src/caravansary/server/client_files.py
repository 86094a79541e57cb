"""The browser client, as built into `server/client`: its files from memory, its page for every address of the app."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path

from litestar import Response

FOLDER = Path(__file__).parent / "client"
HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = 1024
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Caravansary</title>
<h1>The server runs, but the browser client has not been built</h1>
<p>In a clone, <code>./dev play</code> builds it and starts the server; <code>./dev web build</code> only builds it.</p>
"""


class ClientFile:
    """A file of the client with what a browser needs to know about it."""

    def __init__(self, path: str, content: bytes) -> None:
        self.content = content
        self.media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
        self.cache = FOR_EVER if path.startswith(HASHED) else ASK_AGAIN
        compressed = gzip.compress(content, 9) if len(content) >= WORTH_COMPRESSING else content
        self.compressed = compressed if len(compressed) < 0.9 * len(content) else None

    def response(self, accepts_gzip: bool) -> Response[bytes]:
        headers = {"cache-control": self.cache, "vary": "accept-encoding"}
        if accepts_gzip and self.compressed is not None:
            headers["content-encoding"] = "gzip"
            return Response(self.compressed, media_type=self.media_type, headers=headers)
        return Response(self.content, media_type=self.media_type, headers=headers)


def client_files(folder: Path = FOLDER) -> dict[str, ClientFile]:
    """Every file of the built client by its path; only a page that says so if it was not built."""
    found = {
        path.relative_to(folder).as_posix(): ClientFile(path.relative_to(folder).as_posix(), path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    if "index.html" not in found:
        found["index.html"] = ClientFile("index.html", NOT_BUILT.encode())
    return found
