"""Sets from folders on the server: offered, played by people and bots, kept over restarts, missed when gone."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders.records import read_record, replay_record
from sevenwonders.sets.loader import packaged_keys, read_folder
from tests.server.client import Json, Line, Player, play_to_the_end
from tests.server.running import Server

EXAMPLES = Path(__file__).parents[2] / "examples"
HARBOUR = EXAMPLES / "harbour"


class Host:
    """A server that is started again and again on one database, each time with other folders."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._running: Server | None = None

    def serve(self, *folders: Path) -> Server:
        self.stop()
        sets = os.pathsep.join(map(str, folders))
        server = Server(str(self.folder / "tables.sqlite"), self.folder / "log.txt", sets=sets, trust_rules="yes")
        self._running = server.start()
        return self._running

    def stop(self) -> None:
        if self._running is not None:
            self._running.stop()
            self._running = None


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    host = Host(tmp_path_factory.mktemp("offering"))
    yield host.serve(HARBOUR, EXAMPLES / "my_first_set")
    host.stop()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    found = Host(tmp_path)
    yield found
    found.stop()


@pytest.mark.parametrize(("lang", "name"), [("en", "Harbour"), ("fr", "Le port"), ("nl", "De haven")])
def test_sets_of_folders_are_offered_with_name_and_picture(offering: Server, lang: str, name: str) -> None:
    ada = Player(offering.address)
    sets = {each["key"]: each for each in ada.http.get("/api/choices", params={"lang": lang}).json()["sets"]}
    assert set(sets) == {*packaged_keys(), "harbour", "my_first_set"} - {"base"}
    assert sets["harbour"]["name"] == name
    assert sets["harbour"]["text"]
    assert sets["harbour"]["players"] == [3, 4, 5, 6, 7]
    assert list(sets)[-2:] == ["harbour", "my_first_set"], "sets without a rank come last"
    picture = ada.http.get(sets["harbour"]["picture"])
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    assert picture.headers["x-content-type-options"] == "nosniff"
    assert picture.text == (HARBOUR / "picture.svg").read_text(encoding="utf-8")
    assert ada.http.get("/api/sets/atlantis/picture.svg").status_code == 404


def test_the_catalogue_has_their_cards(offering: Server) -> None:
    ada = Player(offering.address)
    found = ada.http.get("/api/catalogue/classic", params={"sets": "harbour,leaders", "lang": "fr"}).json()
    assert found["faces"]["pier"]["name"] == "Jetée"
    assert found["names"]["category.harbour_points"] == "Port"
    assert "harbour_points" in found["categories"]
    assert ada.http.get("/api/catalogue/classic", params={"sets": "atlantis"}).status_code == 422


def ships_first(offers: list[Json]) -> Json:
    """Who can build a harbour or send a ship does so."""
    wanted = [o for o in offers if o["verb"] == "sail" or (o["builds"] and o["card"] in ("pier", "slipway", "beacon"))]
    return wanted[0] if wanted else offers[0]


def test_people_and_bots_play_them_to_the_end(offering: Server) -> None:
    """The decision is put in words, the extra is seen, the column is on the sheet, the record is replayed."""
    ada = Player(offering.address)
    asked: set[str] = set()
    shown = False
    for _ in range(5):
        table = ada.create("classic", ["easy", "medium"], players=3, sets=["harbour", "leaders"], start=True)
        with ada.line(table, lang="fr") as line:
            for ask in line.turns():
                asked.add(ask["prompt"])
                shown = shown or "ships" in line.view["extras"]
                line.choose(ships_first(ask["offers"])["move"])
            assert "harbour_points" in line.view["scores"]["points"][0]
        text = ada.http.get(f"/api/tables/{table}/record").text
        assert f"set harbour 1.0+{read_folder(HARBOUR).mark}\n" in text
        assert replay_record(read_record(text), [str(HARBOUR)]).over()
        again = ada.post("/api/replay", {"record": text})
        assert again.status_code == 200
        assert again.json()["frames"][-1]["view"]["over"]
        if shown and "Envoyez-vous un navire en mer\u00a0?" in asked:
            break
    assert "Envoyez-vous un navire en mer\u00a0?" in asked
    assert shown


def test_a_record_of_another_version_is_refused_with_a_sentence(offering: Server) -> None:
    ada = Player(offering.address)
    table = ada.create("classic", ["easy", "easy"], players=3, sets=["harbour"], start=True)
    with ada.line(table) as line:
        play_to_the_end(line)
    text = ada.http.get(f"/api/tables/{table}/record").text
    version = f"1.0+{read_folder(HARBOUR).mark}"
    for old, new, told in (
        (f"set harbour {version}", "set harbour 0.9", "harbour 0.9."),
        (f"set harbour {version}", "set harbour", "not in that version: harbour."),
        ("set harbour", "set atlantis", "a set that the server does not have"),
    ):
        refused = ada.post("/api/replay", {"record": text.replace(old, new)})
        assert refused.status_code == 422
        assert told in refused.json()["text"]


PROUD = """
        if any(each.key == "cities" for each in codex.box.sets):
            raise KeyError("not beside Cities")
"""


def test_rules_that_bear_no_other_set_are_a_sentence(host: Host, tmp_path: Path) -> None:
    """Alone the set is fine; a mix that it cannot bear is refused before anybody sits down."""
    mine = tmp_path / "mine"
    shutil.copytree(HARBOUR, mine)
    rules = (mine / "rules.py").read_text()
    begin, line, rest = re.split(r"(?m)^( +super\(\).__init__.*)$", rules)
    (mine / "rules.py").write_text(begin + line + PROUD + rest)
    ada = Player(host.serve(mine).address)
    wanted = {"options": {"game": "classic", "players": 3, "sets": ["cities", "harbour"]}}
    for refused in (
        ada.post("/api/tables", wanted),
        ada.http.get("/api/catalogue/classic", params={"sets": "cities,harbour"}),
    ):
        assert refused.status_code == 422
        assert "not beside Cities" in refused.json()["text"]
    ada.create("classic", players=3, sets=["harbour", "leaders"])


# ---- restarts


def begun(ada: Player, **options: object) -> tuple[str, Json]:
    """A game with the harbour in its third turn, and what is seen of it."""
    table = ada.create("classic", ["easy", "easy"], players=3, start=True, **options)
    with ada.line(table) as line:
        for ask in line.turns():
            if line.view["turn"] >= 3:
                break
            line.choose(ships_first(ask["offers"])["move"])
        return table, line.view


def status_of(ada: Player, table: str) -> Json:
    found: Json = ada.http.get(f"/api/tables/{table}").json()
    return found


def test_tables_survive_restarts_and_wait_for_a_set_that_is_gone(host: Host, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(HARBOUR, mine)
    server = host.serve(mine)
    ada = Player(server.address)
    table, seen = begun(ada, sets=["harbour"])
    sound, _ = begun(ada)
    open_one = ada.create("classic", players=3, sets=["harbour"])
    days, _ = begun(ada, sets=["harbour"], clock="days", clock_time=1)
    version = f"harbour 1.0+{read_folder(mine).mark}"

    def back(address: str) -> Player:
        again = Player(address, name="")
        again.http.cookies.update(ada.http.cookies)
        return again

    ada = back(host.serve(mine).address)  # a restart like any other
    with ada.line(table) as line:
        line.until(Line.owes)
        assert line.view["cities"] == seen["cities"]

    ada = back(host.serve().address)  # the set is gone
    assert (status_of(ada, table)["status"], status_of(ada, table)["lacks"]) == ("waiting", [version])
    assert (status_of(ada, open_one)["status"], status_of(ada, open_one)["lacks"]) == ("waiting", ["harbour"])
    assert (status_of(ada, days)["status"], status_of(ada, days)["deadline"]) == ("waiting", None)
    assert status_of(ada, sound)["status"] == "playing"
    listed = {each["id"]: each["status"] for each in ada.http.get("/api/tables/mine").json()}
    assert listed == {table: "waiting", open_one: "waiting", days: "waiting", sound: "playing"}
    for path in ("record", "replay"):
        refused = ada.http.get(f"/api/tables/{table}/{path}", params={"lang": "nl"})
        assert (refused.status_code, refused.json()["code"]) == (409, "waiting")
        assert "wacht op een uitbreiding" in refused.json()["text"]
    for path in ("start", "join", "rematch", "leave"):
        assert ada.post(f"/api/tables/{open_one}/{path}", {}).json()["code"] == "waiting", path
    with ada.line(table) as line:
        line.until(lambda each: each.table != {})
        assert line.choose("sell:pier", "1")["code"] == "late"
    with ada.line(sound) as line:
        play_to_the_end(line)

    (mine / "cards.toml").write_text((mine / "cards.toml").read_text().replace("vp = 2", "vp = 3"))
    ada = back(host.serve(mine).address)  # it is back, but with other cards
    assert (status_of(ada, table)["status"], status_of(ada, table)["lacks"]) == ("waiting", [version])
    assert status_of(ada, open_one)["status"] == "open", "nothing was dealt yet"

    shutil.rmtree(mine)
    shutil.copytree(HARBOUR, mine)
    names = mine / "names" / "en.toml"
    names.write_text(names.read_text().replace('"Pier"', '"Jetty"') + "\n# names and comments change no game\n")
    ada = back(host.serve(mine).address)
    assert (status_of(ada, table)["status"], status_of(ada, table)["lacks"]) == ("playing", [])
    assert status_of(ada, days)["deadline"] > status_of(ada, days)["now"], "its clock begins anew"
    with ada.line(table) as line:
        line.until(Line.owes)
        assert line.view["cities"] == seen["cities"]
        play_to_the_end(line, ships_first)


def test_rules_that_fail_break_their_table_and_no_other(host: Host, tmp_path: Path) -> None:
    """They were tried before the start; what fails later fails for one table."""
    mine = tmp_path / "mine"
    shutil.copytree(HARBOUR, mine)
    rules = (mine / "rules.py").read_text()
    failing = re.sub(
        r"(?m)^( +)(?=if not game.quiet:$)", r'\1if len(game.cities) == 7: raise KeyError("seven")\n\1', rules
    )
    assert failing != rules
    (mine / "rules.py").write_text(failing)
    ada = Player(host.serve(mine).address)
    sound, _ = begun(ada, sets=["harbour"])
    table = ada.create("classic", ["easy"] * 6, players=7, sets=["harbour"], start=True)
    with ada.line(table) as line:
        line.until(lambda each: each.owes() or each.table.get("status") == "broken")
        for _ in range(60):
            if line.table["status"] == "broken":
                break
            assert line.ask is not None
            line.choose(ships_first(line.ask["offers"])["move"])
            line.until(lambda each: each.owes() or each.table["status"] == "broken")
        assert line.table["status"] == "broken"
        assert line.choose("sell:pier", "1")["code"] == "late"
    with ada.line(sound) as line:
        play_to_the_end(line)


# ---- the start


def serve(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "sevenwonders.cli.main", "serve", "--port", "0", *arguments]
    environment = {**os.environ, "SEVENWONDERS_DATABASE_URL": "sqlite:///:memory:"}
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)


def test_every_mistake_of_every_folder_is_told_at_the_start(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for folder in (one, two):
        shutil.copytree(EXAMPLES / "my_first_set", folder)
    cards = one / "cards.toml"
    cards.write_text(cards.read_text().replace('cost = "WL"', 'cost = "X"').replace("vp = 3", 'vp = "many"'))
    (two / "picture.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    base = tmp_path / "base"
    shutil.copytree(EXAMPLES / "my_first_set", base)
    (base / "set.toml").write_text('key = "leaders"\nversion = "1"\nplayers = [3, 4, 5, 6, 7]\n')
    told = serve("--set", str(one), "--set", str(two), "--set", str(base), "--set", str(tmp_path / "nowhere"))
    assert told.returncode == 2
    lines = told.stderr.splitlines()
    assert len(lines) == 5, told.stderr
    assert all(line.startswith("sevenwonders serve: ") for line in lines)
    assert f"{one}/cards.toml, card 'oil_market', field 'cost': unknown resource 'X'" in lines[0]
    assert f"{one}/cards.toml, card 'hippodrome', field 'vp'" in lines[1]
    assert f"{two}/picture.svg: <script> is not allowed" in lines[2]
    assert f"{base}/set.toml, field 'key': 'leaders' comes with the game already" in lines[3]
    assert "nowhere: there is no such folder" in lines[4]


def test_a_program_runs_only_if_the_host_says_so(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(HARBOUR, mine)
    (mine / "rules.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n" + (mine / "rules.py").read_text())
    told = serve("--set", str(mine))
    assert told.returncode == 2
    assert told.stderr == (
        f"sevenwonders serve: {mine}/rules.py: this set brings a program of its own; "
        "if you trust who wrote it, add --trust-rules\n"
    )
    assert not (tmp_path / "ran").exists()


def test_two_folders_of_one_key_are_refused(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / "my_first_set", tmp_path / "copy")
    told = serve("--set", str(EXAMPLES / "my_first_set"), "--set", str(tmp_path / "copy"))
    assert told.returncode == 2
    assert f"copy/set.toml, field 'key': {EXAMPLES / 'my_first_set'} is a set 'my_first_set' too" in told.stderr
    assert told.stderr.count("\n") == 1


def test_rules_that_fail_are_found_at_the_start(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(HARBOUR, mine)
    rules = (mine / "rules.py").read_text()
    (mine / "rules.py").write_text(rules.replace("        price = city.count", "        price = citty.count", 1))
    told = serve("--set", str(mine), "--trust-rules")
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert f"{mine}/rules.py, line " in told.stderr
    assert "NameError: name 'citty' is not defined" in told.stderr
