"""The score pad over the network: what it needs, what it counts, and sentences for nonsense."""

from typing import Any

import httpx
import pytest

from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import LaidCity, entries_of
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.sets import setting_for
from sevenwonders.sets.laid import asking_of
from tests.pad.table_of import finished, table_of
from tests.server.running import Server

MIX = ("leaders", "cities", "wonder_pack", "babel_tower", "babel_projects", "towers", "foundations")


@pytest.fixture
def http(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.address)


def sent(city: LaidCity) -> dict[str, Any]:
    return {
        "board": city.board,
        "stages": list(city.stages),
        "cards": list(city.cards),
        "coins": city.coins,
        "victories": list(city.victories),
        "defeats": city.defeats,
        "more": dict(city.more),
    }


@pytest.mark.parametrize("sets", [(), ("leaders", "cities"), MIX])
@pytest.mark.parametrize("players", [2, 4])
def test_a_finished_game_is_counted_as_the_engine_did(http: httpx.Client, sets: tuple[str, ...], players: int) -> None:
    setting = setting_for(players, sets)
    game = Classic(setting, seed=players)
    memory = finished(game, players)
    form = http.get("/api/pad/classic", params={"players": players, "sets": ",".join(sets)}).json()
    asked = {entry["key"] for entry in form["entries"]}
    assert asked == {entry.key for entry in entries_of(setting, asking_of(setting))}
    cities = table_of(game, memory, asked)
    assert form["cities"] == len(cities)
    assert {card for city in cities for card in city.cards} <= set(form["cards"])
    answer = http.post("/api/pad/classic", json={"players": players, "sets": sets, "cities": list(map(sent, cities))})
    assert answer.status_code == 200, answer.text
    scores = game.scores()
    told = answer.json()
    assert (told["points"], told["totals"], told["winners"]) == (scores.points, scores.totals, scores.winners)
    assert told["standings"] == scores.standings


def test_the_book_has_the_rows_of_every_set(http: httpx.Client) -> None:
    sets = {each["key"]: each for each in http.get("/api/pad").json()["sets"]}
    assert next(iter(sets)) == "base"
    assert sets["base"]["columns"] == ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"]
    assert {"leaders", "cities", "debts"} <= {*sets["leaders"]["columns"], *sets["cities"]["columns"]}
    assert sets["cities"]["chooses_symbols"]
    assert not sets["base"]["chooses_symbols"]
    assert len(sets["towers"]["symbols"]) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("city", "word"),
    [
        ({"board": "atlantis"}, "atlantis"),
        ({"board": "giza_a", "cards": ["altar", "altar"]}, ""),
        ({"board": "giza_a", "stages": [9]}, "9"),
        ({"board": "giza_a", "more": {"debt": "x"}}, ""),
        ({"board": "giza_a", "more": {"atlantis": 1}}, "atlantis"),
    ],
)
def test_nonsense_gets_a_sentence(http: httpx.Client, lang: str, city: dict[str, Any], word: str) -> None:
    cities = [city, {"board": "ephesos_a"}, {"board": "rhodes_a"}]
    body = {"players": 3, "sets": ["cities"], "cities": cities}
    answer = http.post("/api/pad/classic", json=body, params={"lang": lang})
    assert answer.status_code == 422
    assert answer.json()["code"].startswith("laid_")
    text = answer.json()["text"]
    assert word in text
    assert text.endswith(".")
    assert "{" not in text


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"players": 3, "cities": "all"},
        {"players": 9, "cities": []},
        {"players": 3, "sets": ["atlantis"], "cities": []},
        {"players": 3, "cities": [{"board": "giza_a", "coins": -3}]},
        {"players": 3, "cities": [{"board": "giza_a", "gold": 3}]},
    ],
)
def test_what_is_no_table_is_refused(http: httpx.Client, body: dict[str, Any]) -> None:
    answer = http.post("/api/pad/classic", json=body)
    assert answer.status_code == 422
    assert answer.json()["text"]


def test_a_duel_is_counted(http: httpx.Client) -> None:
    cities = [
        {"cards": ["theater", "altar"], "wonders": ["pyramids"], "tokens": ["agriculture"], "coins": 7},
        {"cards": ["baths"], "coins": 2},
    ]
    told = http.post("/api/pad/duel", json={"cities": cities, "pawn": 4}).json()
    assert told["points"][0] == {
        "military": 5, "blue": 6, "green": 0, "yellow": 0, "purple": 0, "wonders": 9, "progress": 4, "coins": 2,
    }  # fmt: skip
    assert told["totals"] == [26, 3]
    assert told["winners"] == [0]
    assert http.post("/api/pad/duel", json={"cities": cities, "pawn": -9}).json()["victory"] == "military"
    wrong = http.post("/api/pad/duel", json={"cities": cities, "pawn": 12})
    assert wrong.json()["code"] == "laid_pawn"
