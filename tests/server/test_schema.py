"""Schemathesis asks the server everything its API document allows, and much that it does not."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from caravansary.server.app import create_app
from tests.server.conftest import settings_for
from tests.server.serving import Served, play_out, serving
from tests.server.test_tables import seated

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Api:
    """A server with a running table, one that is over, and a guest who sits at both."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.guest, _, self.running = seated(server)
        ann, bob, self.over = seated(server)
        with ann.at(self.over) as first, bob.at(self.over) as second:
            play_out([first, second])
        record = ann.http.get(f"/api/tables/{self.over}/record").content
        uploaded = ann.http.post("/api/replays", content=record, headers={"content-type": "application/json"})
        self.replay = uploaded.json()["id"]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    url = f"sqlite:///{tmp_path_factory.mktemp('schema') / 'test.sqlite3'}"
    with serving(settings_for(url)) as server:
        yield Api(server)


def operations() -> list[Any]:
    """All operations of the API document."""
    document = create_app(settings_for("sqlite://")).litestar.openapi_schema.to_schema()
    return [
        found.ok() for found in schemathesis.openapi.from_dict(document).get_all_operations() if isinstance(found, Ok)
    ]


AnyCase = Case[Any]

OPERATIONS = operations()
AT_TABLES = [one for one in OPERATIONS if "table_id" in one.path or "replay_id" in one.path]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.label)
def test_every_answer_is_as_the_document_says(api: Api, operation: Any) -> None:
    @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy() | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def ask(case: AnyCase) -> None:
        check(api, case)

    ask()


@pytest.mark.parametrize("operation", AT_TABLES, ids=lambda one: one.label)
def test_so_it_is_at_tables_that_exist(api: Api, operation: Any) -> None:
    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), table=st.sampled_from([api.running, api.over]))
    def ask(case: AnyCase, table: str) -> None:
        for name, id in (("table_id", table), ("replay_id", api.replay)):
            if name in case.path_parameters:
                case.path_parameters[name] = id
        check(api, case)

    ask()


def check(api: Api, case: AnyCase) -> None:
    case.call_and_validate(base_url=api.server.url, checks=CHECKS, headers={"cookie": api.guest.cookies()})
