"""`sevenwonders review` and `sevenwonders hint`, as a user types them."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sevenwonders.core.record import Record
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.games import GameSpec
from sevenwonders.records import write_record
from tests.cli.run import run

from .played import FEW, recorded

ROUNDS = ("--rounds", str(FEW))


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def kept(folder: Path, record: Record) -> str:
    file = folder / "game.7wn"
    file.write_text(write_record(record), encoding="utf-8")
    return str(file)


@pytest.fixture
def begun(tmp_path: Path) -> str:
    return kept(tmp_path, recorded(GameSpec("duel"), turns=16))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told(language: str, begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "review", begun, "--lang", language, *ROUNDS)
    assert (heard.code, heard.err) == (0, "")
    texts = Texts(language)
    for key in ("curve", "turning", "decisions", "unfinished"):
        assert texts(f"coach.report.{key}") in heard.out
    assert "Anne" in heard.out
    assert "{" not in heard.out


def test_json_is_one_object(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "review", begun, "--json", *ROUNDS)
    assert (heard.code, heard.err) == (0, "")
    told = json.loads(heard.out)
    assert (told["version"], told["rounds"], len(told["curve"])) == (1, FEW, 17)


class Tags(HTMLParser):
    """Which tags a page opens, and what it asks for from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.opened.append(tag)
        self.links += [str(value) for name, value in attrs if name in ("src", "href")]


def test_a_page_needs_nothing_else_and_a_name_is_no_markup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = recorded(GameSpec("duel"), turns=12)
    record.players = ["<script>alert(1)</script>", "Bruno & 'Co\""]
    out = tmp_path / "review.html"
    heard = run(capsys, "review", kept(tmp_path, record), "--html", str(out), *ROUNDS)
    assert (heard.code, heard.out, heard.err) == (0, "", "")
    told = out.read_text(encoding="utf-8")
    page = Tags()
    page.feed(told)
    assert "script" not in page.opened
    assert page.opened.count("polyline") == 2
    assert page.opened.count("tr") > 5
    assert page.links == []
    assert "url(" not in told
    assert "&lt;script&gt;" in told


def test_a_page_that_cannot_be_written_is_told(begun: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "review", begun, "--html", str(tmp_path), *ROUNDS)
    assert heard.code == 2
    assert heard.err.startswith("sevenwonders review: --html: cannot write")
    assert heard.err.count("\n") == 1


@pytest.mark.parametrize("command", ["review", "hint"])
@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda text: text.replace("7WN 1", "7WN"), "line 1: a record begins with '7WN 1'"),
        (lambda text: text.replace("\n3. ", "\n3. 0 build:nonsense #"), "turn 3"),
        (lambda text: text.replace("game duel", "game chess"), "unknown game 'chess'"),
        (lambda _: "", "this text is empty"),
    ],
)
def test_a_damaged_file_is_refused_in_a_sentence(
    command: str, damage: object, told: str, begun: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(damage)
    file = Path(begun)
    file.write_text(damage(file.read_text(encoding="utf-8")), encoding="utf-8")
    heard = run(capsys, command, begun, *ROUNDS)
    assert (heard.code, heard.out) == (2, "")
    assert told in heard.err
    assert heard.err.count("\n") == 1


def test_a_game_in_which_nobody_has_moved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "review", kept(tmp_path, recorded(GameSpec("duel"), turns=0)), *ROUNDS)
    assert (heard.code, heard.out) == (2, "")
    assert heard.err.endswith("nobody has moved yet, so there is nothing to review\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_gives_two_moves(language: str, begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "hint", begun, "--lang", language, *ROUNDS)
    assert (heard.code, heard.err) == (0, "")
    lines = heard.out.splitlines()
    texts = Texts(language)
    places = [key for part in ("look", "look_at") for key in texts.keys_under(f"coach.{part}.")]
    assert lines[1] in {texts(key, player="1") for key in places}
    moves = [line for line in lines if line.endswith("%)")]
    assert len(moves) == len(set(moves)) == 2


def test_a_hint_for_a_seat_that_has_nothing_to_decide(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = run(capsys, "hint", begun, *ROUNDS)
    assert asked.code == 0
    seats = [run(capsys, "hint", begun, "--seat", str(seat), *ROUNDS) for seat in (0, 1)]
    refused = [heard for heard in seats if heard.code == 2]
    assert [heard.out for heard in seats if heard.code == 0] == [asked.out]
    assert len(refused) == 1
    assert "has nothing to decide now; to decide:" in refused[0].err


def test_a_seat_of_seven_wonders_is_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(tmp_path, recorded(GameSpec("classic", 3), turns=4))
    heard = run(capsys, "hint", file, "--seat", "2", *ROUNDS)
    assert heard.code == 0
    assert heard.out.startswith("Carla:")


def test_there_is_no_hint_for_a_game_that_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "hint", kept(tmp_path, recorded(GameSpec("duel"))), *ROUNDS)
    assert (heard.code, heard.out) == (2, "")
    assert "The game is over" in heard.err
