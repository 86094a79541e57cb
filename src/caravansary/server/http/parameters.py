"""What a handler may ask for in its signature."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

from caravansary.server.http.client_files import ClientFile
from caravansary.server.inn import Inn
from caravansary.server.people.guests import Guest
from caravansary.server.protocol.values import ID

AnyRequest = Request[Any, Any, Any]

TheInn = NamedDependency[Inn]
Files = NamedDependency[dict[str, ClientFile]]
GuestId = NamedDependency[str | None]
Introduced = NamedDependency[Guest]

Id = Annotated[str, PathParameter(pattern=ID)]
FileName = FromPath[str]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
Moves = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Viewer = Annotated[int | None, QueryParameter(ge=0, le=15, required=False)]
Language = Annotated[str, QueryParameter(max_length=12, required=False)]
Text = Annotated[bool, QueryParameter(required=False)]
