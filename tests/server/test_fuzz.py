"""The REST interface, asked for everything that its description allows and for much that it does not."""

import itertools
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sevenwonders.server.app import create_app
from sevenwonders.server.settings import Settings
from tests.server.client import Line, Player, play_to_the_end
from tests.server.running import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def ada(server: Server) -> Player:
    return Player(server.address)


@pytest.fixture(scope="module")
def tables(ada: Player) -> dict[str, str]:
    """One table in each state that a table can be in."""
    found = {
        "open": ada.create("classic", players=3),
        "locked": ada.create("duel", password="sesame"),
        "playing": ada.create("duel", ["easy"], start=True),
        "over": ada.create("duel", ["easy"], start=True),
    }
    with ada.line(found["over"]) as line:
        play_to_the_end(line)
        line.until(lambda each: each.table["status"] == "over")
    return found


turn = itertools.count()
schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@schema.parametrize()
@settings(
    max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
def test_every_operation(case: schemathesis.Case[Any], ada: Player, tables: dict[str, str], server: Server) -> None:
    number = next(turn)
    if "table" in case.path_parameters and number % 4:  # mostly a table that is there
        case.path_parameters["table"] = list(tables.values())[number // 4 % len(tables)]
    if number % 3:  # mostly somebody who sits there
        case.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    case.call_and_validate(base_url=server.address, checks=CHECKS)


def test_the_tables_are_still_there(ada: Player, tables: dict[str, str], server: Server) -> None:
    """After all that."""
    assert "a request failed" not in server.log()
    with ada.line(tables["playing"]) as line:
        line.until(Line.owes)
        play_to_the_end(line)
