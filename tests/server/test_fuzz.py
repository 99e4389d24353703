"""The REST interface, asked for everything that its description allows and for much that it does not."""

import itertools
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
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
@settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_every_operation(case: schemathesis.Case[Any], ada: Player, tables: dict[str, str], server: Server) -> None:
    number = next(turn)
    if "table" in case.path_parameters and number % 4:  # mostly a table that is there
        case.path_parameters["table"] = list(tables.values())[number // 4 % len(tables)]
    if number % 3:  # mostly somebody who sits there
        case.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    case.call_and_validate(base_url=server.address, checks=CHECKS)


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_record_with_mistakes_is_refused_or_played(ada: Player, tables: dict[str, str], data: st.DataObject) -> None:
    lines = ada.http.get(f"/api/tables/{tables['over']}/record").text.splitlines()
    words = sorted({word for line in lines for word in line.split()})
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(("drop", "twice", "swap", "word", "text")))
        if kind == "drop" and len(lines) > 1:
            del lines[number]
        elif kind == "twice":
            lines.insert(number, lines[number])
        elif kind == "swap":
            lines[number], lines[number - 1] = lines[number - 1], lines[number]
        elif kind == "word":
            parts = lines[number].split() or [""]
            parts[data.draw(st.integers(0, len(parts) - 1))] = data.draw(st.sampled_from(words))
            lines[number] = " ".join(parts)
        else:
            lines[number] += data.draw(st.text(max_size=20))
    answer = ada.post("/api/replay", {"record": "\n".join(lines)})
    assert answer.status_code in (200, 422), answer.text


def test_the_tables_are_still_there(ada: Player, tables: dict[str, str], server: Server) -> None:
    """After all that."""
    assert "a request failed" not in server.log()
    with ada.line(tables["playing"]) as line:
        line.until(Line.owes)
        play_to_the_end(line)
