"""Every frame that a seat received, searched after the game for what that seat could not know then."""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest

from sevenwonders.core.record import Record
from sevenwonders.records import read_record
from tests.server.client import Json, Line, Player
from tests.server.knowledge import WORDS, Knowledge
from tests.server.running import Server

GAMES: dict[str, Json] = {
    "duel": {"game": "duel", "players": 2},
    "two": {"game": "classic", "players": 2, "sets": ["leaders", "cities"]},
    "three": {"game": "classic", "players": 3, "sets": ["leaders", "cities"], "live_score": True},
    "every set": {
        "game": "classic",
        "players": 3,
        "sets": ["leaders", "cities", "wonder_pack", "babel_tower", "babel_projects", "towers", "foundations"],
    },
}


@dataclass
class Played:
    """A finished game: who sat there, and all they were told."""

    record: Record
    lines: list[Line]
    """By seat; the last one is a spectator's."""
    answers: dict[int, list[str]]
    """Records that were asked for in the middle of the game, by seat (-1: a spectator)."""
    names: dict[str, str]

    def seats(self) -> Iterator[tuple[int, Line]]:
        for number, line in enumerate(self.lines):
            yield (number if number < len(self.record.players) else -1), line


@pytest.fixture(scope="module", params=list(GAMES))
def played(request: pytest.FixtureRequest, server: Server) -> Iterator[Played]:
    options = dict(GAMES[request.param])
    people = [Player(server.address, name) for name in ("Ada", "Grace", "Edsger")[: options["players"]]]
    watcher = Player(server.address, "")
    table = people[0].create(**options)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    lines = [person.line(table) for person in (*people, watcher)]
    people[0].post(f"/api/tables/{table}/start")
    answers: dict[int, list[str]] = {}
    with ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(_play, lines[seat], person, seat, answers) for seat, person in enumerate(people)]
        jobs.append(pool.submit(lines[-1].until, Line.is_over))
        for job in jobs:
            job.result()
    _watch_record(watcher, table, -1, answers)
    sets = ",".join(options.get("sets", []))
    faces = people[0].http.get(f"/api/catalogue/{options['game']}", params={"sets": sets, "lang": "en"}).json()["faces"]
    full = read_record(people[0].http.get(f"/api/tables/{table}/record").text)
    yield Played(full, lines, answers, {key: face["name"] for key, face in faces.items()})
    for line in lines:
        line.close()


def _play(line: Line, person: Player, seat: int, answers: dict[int, list[str]]) -> None:
    """Answer every request, some of them twice, and look at the record of the game now and then."""
    chance = random.Random(seat)
    for ask in line.turns():
        if chance.random() < 0.3:
            line.choose(chance.choice(ask["offers"])["move"])
        if chance.random() < 0.3:
            _watch_record(person, line.table["id"], seat, answers)
        line.choose(chance.choice(ask["offers"])["move"], ask["request"])


def _watch_record(person: Player, table: str, seat: int, answers: dict[int, list[str]]) -> None:
    answers.setdefault(seat, []).append(person.http.get(f"/api/tables/{table}/record").text)
    if seat == 0:
        stranger = Player(person.address, "")
        answers.setdefault(-1, []).append(stranger.http.get(f"/api/tables/{table}/record").text)
        assert stranger.http.get(f"/api/tables/{table}/replay").status_code in (200, 409)


def test_no_frame_names_what_its_reader_could_not_know(played: Played) -> None:
    for seat, line in played.seats():
        knowledge = Knowledge(played.record, seat)
        found = list(knowledge.moments(line.frames))
        assert len(found) > 20
        for turns, frame in found:
            leaks = knowledge.leaks(frame, turns, played.names)
            assert not leaks, (leaks, seat, turns, frame)


def test_the_search_would_find_a_leak(played: Played) -> None:
    """The frames of one seat, read by another, or (where nearly all is open) a few turns too early."""
    sent, reader = Knowledge(played.record, 0), Knowledge(played.record, 1)
    early = 2 if played.record.game == "duel" else 0
    found = [
        reader.leaks(frame, max(0, turns - early), played.names)
        for turns, frame in sent.moments(played.lines[0].frames)
    ]
    assert sum(map(bool, found)) > 10


def test_records_in_the_middle_of_a_game_tell_what_their_reader_knows(played: Played) -> None:
    assert len(played.answers) == len(played.lines)
    checked = 0
    for seat, texts in played.answers.items():
        knowledge = Knowledge(played.record, seat)
        for text in texts:
            if "\nresult " in text or not text.startswith("7WN"):
                continue
            checked += 1
            turns = sum(line[:1].isdigit() and ". " in line[:5] for line in text.splitlines()[1:])
            leaks = set(WORDS.findall(text)) & (knowledge.keys - knowledge.after[turns])
            assert not leaks, (leaks, seat, text)
            assert "\nseed " not in text
            assert knowledge.seed not in text
    assert checked > 5


def test_acknowledgements_and_refusals_say_nothing_of_the_game(played: Played) -> None:
    for _, line in played.seats():
        for frame in line.frames:
            answer = json.loads(frame)
            if answer["type"] == "ack":
                assert set(answer) == {"type", "id", "request"}
            elif answer["type"] == "refused":
                assert answer["text"] == "Too late: this was decided already."


def test_lists_and_tables_name_no_card(server: Server) -> None:
    ada, grace = Player(server.address, "Ada"), Player(server.address, "Grace")
    table = ada.create("classic", ["easy"], players=3, sets=["leaders", "cities"], public=True)
    grace.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    with ada.line(table) as line:
        line.until(Line.owes)
        assert line.ask is not None
        line.choose(line.ask["offers"][0]["move"])
        cards = {offer["card"] for offer in line.ask["offers"]}
    assert cards
    for path in ("/api/tables", "/api/tables/mine", f"/api/tables/{table}", "/api/health", "/metrics"):
        for person in (ada, grace):
            text = person.http.get(path).text
            assert not cards & set(WORDS.findall(text)), path
