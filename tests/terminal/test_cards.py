"""`sevenwonders cards duel`: every card, wonder and token in a table, or one in full."""

import pytest

from sevenwonders.cli.main import main
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.words.names import keys, title
from sevenwonders.duel.words.tooltips import effects

CARDS = standard()


def listed(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    assert main(["cards", "duel", *options]) == 0
    return capsys.readouterr().out


@pytest.fixture(autouse=True)
def _no_width(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("COLUMNS", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_listed_whole(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    texts = Texts(language)
    lines = listed(capsys, "--lang", language).splitlines()
    for key in keys(CARDS):
        line = next(line for line in lines if f" {key} " in line)
        assert title(CARDS, key, texts) in line
        for sentence in effects(CARDS, key, texts):
            assert sentence in line
    assert "…" not in "".join(lines)
    assert all(line == line.rstrip() for line in lines)


def test_chains_stand_on_both_sides(capsys: pytest.CaptureFixture[str]) -> None:
    lines = listed(capsys, "--lang", "en").splitlines()
    statue = next(line for line in lines if " statue " in line)
    assert "2 clay" in statue
    assert statue.index("Theater") < statue.index("Gardens")


def test_our_own_names_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    dutch = listed(capsys, "--lang", "nl")
    for key in keys(CARDS):
        marked = f"\n {CARDS.name(key, 'nl')}* " in dutch
        assert marked == (key in CARDS.own_names["nl"]), key
    assert Texts("nl")("cards.own_name") in dutch
    assert "*" not in listed(capsys, "--lang", "en")


@pytest.mark.parametrize(
    "options", [["baths"], ["Baths", "--lang", "en"], ["--lang", "en", "bains"], ["BAINS"], ["bath"]]
)
def test_one_card_in_full(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    text = listed(capsys, *options)
    assert "Baths" in text
    assert "Age I · Civilian buildings" in text
    assert "Costs 1 stone. Worth 3 victory points. Lets you build Aqueduct for free later." in text
    assert text.count("\n") == 3


def test_names_of_several_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert "La Grande Bibliothèque" in listed(capsys, "grande", "bibliothèque", "--lang", "fr")
    assert "The Great Library" in listed(capsys, "great_library")


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("batsh", "Nothing is called 'batsh'. Did you mean Baths?"),
        ("xyzzy", "Nothing is called 'xyzzy'."),
        ("guild", "'guild' could be Merchants Guild, Shipowners Guild"),
        ("", "Nothing is called ''."),
    ],
)
def test_unknown_names_are_one_line_and_exit_2(word: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "duel", word]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith(f"sevenwonders cards: {told}")
    assert heard.err.count("\n") == 1


def test_the_language_of_the_environment(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert "Kost 1 steen." in listed(capsys, "baths")


def test_a_narrow_terminal_gets_a_narrow_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = listed(capsys, "--lang", "fr")
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "…" not in text
    for key in keys(CARDS):
        assert title(CARDS, key, Texts("fr")) in text
