"""Programs in any language at a table (7WP): the operator adds them, visitors choose them by name, and only by name."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders.server.levels import read_programs
from sevenwonders.server.settings import Settings, SettingsError
from tests.server.client import Player
from tests.server.running import Server

ROOT = Path(__file__).parents[2]
PLAIN = f"60s:{sys.executable} {ROOT / 'examples' / 'engines' / 'plain.py'}"
RUDE = f"{sys.executable} {ROOT / 'tests' / 'players' / 'engines' / 'rude.py'}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("programs")
    bots = f"pal={PLAIN}\nrude={RUDE} nonsense\ndead={RUDE} dead"
    found = Server(str(folder / "tables.sqlite"), folder / "log.txt", bots=bots).start()
    yield found
    found.stop()


def test_a_program_is_a_further_level(server: Server) -> None:
    ada = Player(server.address)
    assert ada.http.get("/api/choices").json()["levels"][-3:] == ["pal", "rude", "dead"]


@pytest.mark.parametrize("level", ["pal", "rude", "dead"])
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_a_game_goes_on_with_it_whatever_it_does(server: Server, level: str, game: str) -> None:
    ada = Player(server.address)
    players = 2 if game == "duel" else 3
    table = ada.create(game, [level] * (players - 1), start=True, players=players)
    with ada.line(table) as line:
        for _, ask in zip(range(6), line.turns(), strict=False):
            line.choose(ask["offers"][0]["move"])
        assert any(event["seat"] == 1 for event in line.events)


def test_what_a_program_did_is_in_the_log(server: Server) -> None:
    assert "which is not one of its moves; another moved instead" in server.log()


@pytest.mark.parametrize("level", ["7wp:sh", "other", "Pal", "", "pal ", "../pal"])
def test_a_visitor_cannot_name_a_program_that_was_not_added(server: Server, level: str) -> None:
    ada = Player(server.address)
    answer = ada.post("/api/tables", {"options": {"game": "duel"}, "bots": [level]})
    assert answer.status_code == 422
    table = ada.create("duel")
    assert ada.http.put(f"/api/tables/{table}/seats/1", json={"level": level}).status_code == 422


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ("hard=sh", "there is a bot 'hard' already"),
        ("a=sh\na=sh", "there is a bot 'a' already"),
        ("Pal=sh", "write NAME=COMMAND"),
        ("sh", "write NAME=COMMAND"),
        ("a=no_such_program", "there is no program"),
    ],
)
def test_a_program_that_cannot_be_added_is_told(bots: str, why: str) -> None:
    with pytest.raises(SettingsError, match=why):
        Settings(bots=bots)
    assert read_programs(f"a={shutil.which('sh')}") == {"a": f"7wp:{shutil.which('sh')}"}
