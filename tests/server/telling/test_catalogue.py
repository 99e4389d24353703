"""The catalogue: everything on the table has a face, drawn with known signs and explained in words."""

import pytest

from sevenwonders.classic.game import Classic
from sevenwonders.classic.looks import HOUSE_ICONS
from sevenwonders.classic.words.of_sets import words_of_set
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.server.catalogue import catalogue_of, choices
from sevenwonders.server.catalogue.signs import ICONS
from sevenwonders.server.catalogue_models import Catalogue, Mark
from sevenwonders.sets import setting_for
from tests.contract.cases import positions

from .seen import ALL_SETS, MIXES

BOXES = [("duel", ()), ("classic", ()), ("classic", ALL_SETS), *(("classic", (key,)) for key in ALL_SETS[:6])]
EACH = [
    pytest.param(game, sets, lang, id=f"{game} {' '.join(sets)} {lang}") for game, sets in BOXES for lang in LANGUAGES
]


def all_marks(catalogue: Catalogue) -> list[Mark]:
    faces = [mark for face in catalogue.faces.values() for mark in (*face.cost, *face.marks)]
    faces += [mark for face in catalogue.faces.values() for step in face.steps for mark in step.marks]
    starts = [mark for board in catalogue.boards.values() for mark in board.start]
    stages = [stage for board in catalogue.boards.values() for stage in board.stages]
    return [*faces, *starts, *(mark for stage in stages for mark in (*stage.cost, *stage.marks))]


@pytest.mark.parametrize(("game", "sets", "lang"), EACH)
def test_every_sign_is_known_and_points_to_something(game: str, sets: tuple[str, ...], lang: str) -> None:
    catalogue = catalogue_of(game, sets, lang)
    for mark in all_marks(catalogue):
        assert mark.icon in ICONS
        if mark.icon == "resource":
            assert mark.key in catalogue.resources
        elif mark.icon == "card":
            assert mark.key in catalogue.colors
        elif mark.icon == "science":
            assert mark.key in catalogue.symbols
        elif mark.icon == "token":
            assert catalogue.faces[mark.key].kind == "token"
        assert bool(mark.text) == (mark.icon == "word")
        assert len(mark.text) <= 52, mark.text


@pytest.mark.parametrize(("game", "sets", "lang"), EACH)
def test_every_face_has_a_name_a_tip_and_signs(game: str, sets: tuple[str, ...], lang: str) -> None:
    catalogue = catalogue_of(game, sets, lang)
    for key, face in catalogue.faces.items():
        assert face.key == key
        assert face.name
        assert face.tip.endswith((".", "!")), face.tip
        assert face.marks or face.steps or face.kind == "token"
        assert face.kind in (*catalogue.colors, "token", "wonder", "progress")
        assert all(other in catalogue.faces for other in (*face.chain_from, *face.opens))
        assert f"kind.{face.kind}" in catalogue.names or face.kind == "token"
        assert not face.deck or f"deck.{face.deck}" in catalogue.names
    for board in catalogue.boards.values():
        assert board.city
        assert board.stages
        assert board.tip
        assert all(stage.tip and stage.marks for stage in board.stages)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_a_table_is_in_the_catalogue(lang: str) -> None:
    tables = setting_for(4, ALL_SETS).codex
    catalogue = catalogue_of("classic", ALL_SETS, lang)
    assert {card.key for card in tables.box.cards} | set(tables.box.tokens) == set(catalogue.faces)
    assert {wonder.key for wonder in tables.box.wonders} == set(catalogue.boards)
    assert set(tables.categories) == set(catalogue.categories)
    for section, keys in (
        ("category", tables.categories),
        ("phase", tables.phases),
        ("resource", tables.letters),
        ("symbol", tables.box.symbols),
        ("token", tables.box.tokens),
    ):
        for key in keys:
            assert catalogue.names[f"{section}.{key}"], key


def test_steps_tell_when_they_come() -> None:
    faces = catalogue_of("classic", ALL_SETS, "en").faces
    kinds = {face.deck: {step.when for step in face.steps} for face in faces.values() if face.steps}
    assert kinds["foundation"] == {"stage"}
    assert kinds["project1"] == kinds["project3"] == {"failure"}
    assert "beside" in {step.when for face in faces.values() for step in face.steps}
    for face in faces.values():
        for step in face.steps:
            assert step.tip
            assert (step.when == "beside") == (step.card in faces)
            assert (step.when == "stage") == (step.at > 0)


def test_stages_with_several_ways_and_embellishments() -> None:
    boards = catalogue_of("classic", ("towers",), "en").boards
    assert [stage.alternative for stage in boards["babel_b"].stages] == [False, True] * 5
    assert [stage.embellishes for stage in boards["telanissos_a"].stages] == [0, 0, 0, 0, 0, 2, 4]
    assert len(boards["babel_a"].stages) == 5


def test_what_sets_show_is_drawn_with_known_signs() -> None:
    catalogue = catalogue_of("classic", ALL_SETS, "en")
    for key, extra in catalogue.extras.items():
        assert extra.name
        assert not extra.of or extra.of in catalogue.extras, key
        if extra.mark is not None:
            assert extra.mark.icon in {*ICONS, *HOUSE_ICONS, *catalogue.looks.drawings}
            assert extra.mark.icon != "card" or extra.mark.key in catalogue.colors
            assert extra.mark.icon != "token" or extra.mark.key in catalogue.faces
    assert set(catalogue.extras["golden"].words) == {"north", "west", "east", "double"}


def test_every_extra_of_every_mix_has_a_name() -> None:
    seen: set[str] = set()
    for case in MIXES:
        for game in positions(case, 9, 4) if case.name.startswith("classic") else ():
            assert isinstance(game, Classic)
            shown = {key for seat in (-1, 0, 1) for key in game.view(seat).extras}
            for lang in LANGUAGES:
                names = {key: words_of_set(game.codex.box, "show", key, Texts(lang)) for key in shown}
                assert all(names.values()), names
            seen |= shown
    assert {"leaders", "leader_pack", "losses", "tower", "project", "foundations", "tile_pack"} <= seen


def test_a_price_in_signs() -> None:
    faces = catalogue_of("classic", (), "en").faces
    assert signs(faces["east_trading_post"].marks) == "right resource:W resource:S resource:C resource:O equals coin1"
    assert signs(faces["vineyard"].marks) == "coin1 per card:brown left self right"
    assert signs(faces["forum"].marks) == "resource:G or resource:L or resource:P"
    assert signs(faces["workers_guild"].marks) == "point1 per card:brown left right"
    assert signs(faces["strategists_guild"].marks) == "point1 per defeat left right"
    assert signs(faces["timber_yard"].cost) == "coin1"
    duel = catalogue_of("duel", (), "en").faces
    assert signs(duel["the_sphinx" if "the_sphinx" in duel else "sphinx"].marks) == "again point6"


def signs(marks: list[Mark]) -> str:
    told = (f"{mark.icon}{':' + mark.key if mark.key else ''}{mark.n if mark.n is not None else ''}" for mark in marks)
    return " ".join(told)


def test_a_catalogue_is_made_once() -> None:
    assert catalogue_of("classic", ("cities", "leaders"), "fr") is catalogue_of("classic", ["leaders", "cities"], "fr")


@pytest.mark.parametrize(("game", "sets"), [("chess", ()), ("classic", ("nonsense",)), ("classic", ("fan_leaders",))])
def test_what_is_not_there_is_refused(game: str, sets: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        catalogue_of(game, sets, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_choices_of_a_new_table(lang: str) -> None:
    offered = choices(lang)
    assert [each.key for each in offered.sets] == list(ALL_SETS)
    sets = {each.key: each for each in offered.sets}
    assert sets["fan_leaders"].needs == ["leaders"]
    assert set(sets["foundations"].needs) == {"towers", "leaders", "cities"}
    assert offered.players == {"duel": [2], "classic": [2, 3, 4, 5, 6, 7]}
    assert [each.key for each in offered.sets if 8 in each.players] == ["cities", "towers", "foundations"]
    assert [each.key for each in offered.sets if each.sides != ["A", "B"]] == ["foundations"]
    assert all(each.text and each.name != each.key for each in offered.sets)
