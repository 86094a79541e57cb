"""HTTP: the browser client for every address that is not the API's, health and metrics."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from caravansary import __version__
from caravansary.server.http.client_files import ClientFile, allows_gzip
from caravansary.server.http.parameters import AnyRequest, Files, TheInn
from caravansary.server.refusal import Refused

INDEX = "index.html"
HEALTHY_SECONDS = 10.0


@get("/healthz", include_in_schema=False)
async def healthz(inn: TheInn) -> Response[dict[str, str]]:
    """Answers when the database does, and the threads in which tables are loaded."""
    try:
        async with asyncio.timeout(HEALTHY_SECONDS):
            await inn.name_of("nobody")
            await asyncio.to_thread(lambda: None)
    except TimeoutError:
        return Response({"status": "busy", "version": __version__}, status_code=503)
    return Response({"status": "ok", "version": __version__})


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/", include_in_schema=False)
async def get_index(files: Files, request: AnyRequest) -> Response[bytes]:
    return answer(files[INDEX], request)


@get("/{path:path}", include_in_schema=False)
async def get_client_file(files: Files, request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client; for any other address its start page, where the client routes by the address."""
    name = path.strip("/")
    if name in files:
        return answer(files[name], request)
    if name.startswith("api/") or "." in name.rpartition("/")[2]:
        raise Refused("not-found", f"there is nothing at /{name[:100]}")
    return answer(files[INDEX], request)


def answer(file: ClientFile, request: AnyRequest) -> Response[bytes]:
    headers = request.headers
    return file.response(allows_gzip(headers.get("accept-encoding", "")), headers.get("if-none-match", ""))


HANDLERS: list[Any] = [healthz, metrics, get_index, get_client_file]
