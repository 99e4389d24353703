"""`sevenwonders cards classic`: every card and board in words, in every language."""

from pathlib import Path

import pytest

from sevenwonders.classic.words.names import deck_name
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.sets.loader import make_box

from ..sets.files import EXAMPLE
from .run import run

BOX = make_box()
ALL_SETS = ("leaders", "cities", "babel_tower", "babel_projects", "towers", "foundations")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", ["80", "110", "400"])
def test_everything_is_listed(
    language: str, columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    heard = run(capsys, "cards", "classic", "--lang", language)
    assert heard.code == 0
    assert heard.err == ""
    assert "{" not in heard.out
    texts = Texts(language)
    for key in [card.key for card in BOX.cards] + [wonder.key for wonder in BOX.wonders]:
        assert BOX.name(key, language) in heard.out, key
    for told in ("deck.age1", "deck.age3", "kind.blue", "kind.purple", "cards.classic.boards", "cards.classic.copies"):
        assert texts(told) in heard.out or columns == "80", told
    assert max(len(line) for line in heard.out.splitlines()) <= int(columns)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", ["80", "200"])
def test_sets_are_listed_with_all_that_their_cards_do(
    language: str, columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    heard = run(capsys, "cards", "classic", "--lang", language, "--with", ",".join(ALL_SETS))
    assert heard.code == 0, heard.err
    assert "{" not in heard.out
    box, texts = make_box(ALL_SETS), Texts(language)
    for key in [card.key for card in box.cards] + [wonder.key for wonder in box.wonders]:
        assert box.name(key, language) in heard.out, key
    for told in ("tile", "project1", "foundation"):
        assert deck_name(box, told, texts) in heard.out
    assert f" {texts('cards.classic.or', n=5)} " in heard.out, "another way to build a stage"
    assert " 4◆? " in heard.out, "an embellishment, and a guess"
    assert max(len(line) for line in heard.out.splitlines()) <= int(columns)


def test_our_own_dutch_names_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    dutch = run(capsys, "cards", "classic", "--lang", "nl").out
    assert "Baden*" in dutch
    assert Texts("nl")("cards.own_name") in dutch
    english = run(capsys, "cards", "classic", "--lang", "en").out
    assert "Baths*" not in english


def test_copies_by_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    tavern = next(line for line in run(capsys, "cards", "classic").out.splitlines() if "Tavern" in line)
    assert "4+ 5+ 7+" in tavern


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["baths"], "Costs 1 stone."),
        (["east_trading_post"], "from your right neighbour for 1 coin a unit."),
        (["East", "Trading", "Post"], "from your right neighbour for 1 coin a unit."),
        (["giza_b"], "Stage 4 – Costs 4 stone and 1 papyrus."),
        (["giza"], "Stage 4 – Costs 4 stone and 1 papyrus."),
        (["bibliothèque"], "Library"),
        (["--lang", "nl", "baths"], "Kost 1 steen."),
        (["baths", "--lang", "fr"], "Coûte 1 pierre."),
        (["--with", "babel_tower", "military", "tax"], "Babel tiles"),
        (["--with", "babel_projects", "belvedere"], "Great Projects of Age I · blue"),
        (["--with", "towers", "babel_b"], "Stage 1, another way – Costs 2 stone."),
    ],
)
def test_one_card(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "cards", "classic", *words)
    assert heard.code == 0, heard.err
    assert told in heard.out


def test_both_sides_of_a_city(capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "cards", "classic", "giza")
    assert "(A)" in heard.out
    assert "(B)" in heard.out


def test_a_misspelt_name(capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "cards", "classic", "batsh")
    assert heard.code == 2
    assert "Did you mean Baths" in heard.err


def test_a_set_from_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "cards", "classic", "--set", str(EXAMPLE))
    assert "Olive Grove*" in heard.out
    assert "The Oracle of Delphi (B)*" in heard.out


def test_guesses_are_marked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in EXAMPLE.rglob("*.toml"):
        copy = tmp_path / file.relative_to(EXAMPLE)
        copy.parent.mkdir(exist_ok=True)
        text = file.read_text(encoding="utf-8").replace("coins_now = 4\n", "coins_now = 4\nguess = true\n", 1)
        copy.write_text(text, encoding="utf-8")
    heard = run(capsys, "cards", "classic", "--set", str(tmp_path))
    assert "Olive Grove*?" in heard.out
    assert Texts("en")("cards.classic.guess") in heard.out
