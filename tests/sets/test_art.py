"""Cards and boards name drawings; the page has all of them, and a mistake is told with the names there are."""

import json
from importlib import resources
from pathlib import Path

import pytest

from sevenwonders.core.art import drawings
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.duel.cardfiles import standard
from sevenwonders.sets.checks import box_of
from sevenwonders.sets.loader import load_set, packaged, packaged_keys
from tests.cli.run import run

from .files import EXAMPLE, changed, example_texts, small
from .test_shelf import written

PLAIN = ("amphitheatre", "bridge", "harbour_city", "obelisk", "palace", "sanctuary", "watchtower", "ziggurat")


def mistake_of(texts: dict[str, str]) -> str:
    with pytest.raises(CardFileError) as caught:
        box_of([packaged("base"), load_set(texts)])
    return str(caught.value)


def test_a_card_with_an_unknown_drawing_is_told_with_place_and_known_names() -> None:
    said = mistake_of(small(cards='art = "unicorn"\n'))
    assert said.startswith("small/cards.toml, card 'inn', field 'art': unknown drawing 'unicorn'; known: ")
    assert said.partition("known: ")[2].split(", ") == sorted(drawings("motifs"))


def test_a_board_with_an_unknown_drawing_is_told_with_place_and_known_names() -> None:
    said = mistake_of(changed(example_texts(), "wonders.toml", 'art = "sanctuary"', 'art = "temple of doom"'))
    assert said.startswith(
        "my_first_set/wonders.toml, wonder 'delphi_a', field 'art': unknown drawing 'temple of doom'"
    )
    assert said.partition("known: ")[2].split(", ") == sorted(drawings("scenes"))


def test_a_bust_has_only_parts_of_heads() -> None:
    assert "field 'art': unknown drawing 'market'; known: " in mistake_of(small(cards='art = "bust market"\n'))


def test_more_than_two_motifs_do_not_fit_on_a_card() -> None:
    said = mistake_of(small(cards='art = "market well gate"\n'))
    assert said == "small/cards.toml, card 'inn', field 'art': 3 motifs; expected 2 at the most"


def test_a_card_may_name_a_drawing_of_its_own_set() -> None:
    own = '[drawing.lamp]\nsolid = "M2 2h20v20z"\n'
    named = small(cards='art = "lamp market"\n', set=own, names='[sign]\nlamp = "a lamp"\n')
    assert box_of([packaged("base"), load_set(named)]).sets[1].cards[0].art == "lamp market"


@pytest.mark.parametrize("key", packaged_keys())
def test_every_board_of_ours_names_its_scene(key: str) -> None:
    boards = {wonder.key: wonder.art for wonder in packaged(key).wonders}
    assert {board: art for board, art in boards.items() if art not in drawings("scenes")} == {}
    assert not {*boards.values()} & {*PLAIN}


def test_every_wonder_of_duel_names_its_scene() -> None:
    wonders = {wonder.key: wonder.art for wonder in standard().wonders}
    assert {key: art for key, art in wonders.items() if art not in drawings("scenes")} == {}
    assert len({*wonders.values()}) == len(wonders)


def test_the_list_of_drawings_is_sorted_and_names_each_once() -> None:
    listed = json.loads((resources.files("sevenwonders.core") / "art.json").read_text(encoding="utf-8"))
    for names in listed.values():
        assert names == sorted({*names})


def test_every_scene_of_the_list_is_explained_or_named() -> None:
    """None lies about unused: each belongs to a board or is one of the plain ones, and the document lists those."""
    named = {wonder.art for key in packaged_keys() for wonder in packaged(key).wonders}
    assert drawings("scenes") == named | {wonder.art for wonder in standard().wonders} | {*PLAIN}
    document = (EXAMPLE.parents[1] / "docs" / "write-a-set.md").read_text(encoding="utf-8")
    assert [scene for scene in PLAIN if f"`{scene}`" not in document] == []


def test_a_set_without_any_drawing_is_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bare = {
        file: "".join(row for row in text.splitlines(True) if not row.startswith("art ="))
        for file, text in example_texts().items()
    }
    assert bare != example_texts()
    place = str(written(tmp_path / "bare", bare))
    heard = run(capsys, "check-set", place)
    assert (heard.code, heard.err) == (0, "")


def test_a_new_set_names_drawings_that_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(capsys, "new-set", "attic").code == 0
    assert (tmp_path / "attic" / "cards.toml").read_text(encoding="utf-8").count("\nart = ") == 3
    assert run(capsys, "check-set", "attic").code == 0
