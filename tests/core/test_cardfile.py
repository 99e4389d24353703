"""Reading card files: what is taken, and what each mistake is told to be."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders.core.cardfile import CardFileError, Row, parse, unique


def row(**fields: object) -> Row:
    return Row("cards.toml", "card 'baths'", fields)


def test_fields_are_taken_once() -> None:
    baths = row(key="baths", coins=2, cost="WWG", free=True, chain=["altar"], places=[1, 2])
    assert baths.has("coins")
    assert baths.key() == "baths"
    assert baths.number("coins") == 2
    assert baths.letters("cost", "WSCGP") == "WWG"
    assert baths.flag("free")
    assert baths.texts("chain") == ["altar"]
    assert baths.numbers("places") == [1, 2]
    assert not baths.has("coins")
    baths.close()


def test_defaults() -> None:
    empty = row()
    assert empty.text("name", "none") == "none"
    assert empty.number("coins", 3) == 3
    assert empty.letters("cost", "WSCGP") == ""
    assert empty.one_of("color", ("red", "blue"), "") == ""
    assert empty.texts("chain", ("altar",)) == ["altar"]
    assert not empty.flag("free")
    empty.close()


@pytest.mark.parametrize(
    ("take", "message"),
    [
        (lambda baths: baths.number("coins"), "field 'coins': is missing"),
        (lambda baths: baths.number("name"), "field 'name': expected a whole number, found a text"),
        (lambda baths: baths.number("free"), "field 'free': expected a whole number, found true or false"),
        (lambda baths: baths.number("half"), "field 'half': expected a whole number, found a number"),
        (lambda baths: baths.number("many"), "field 'many': 101 is not between 0 and 100"),
        (lambda baths: baths.number("one", low=2, high=3), "field 'one': 1 is not between 2 and 3"),
        (lambda baths: baths.text("one"), "field 'one': expected a text in quotes, found a number"),
        (lambda baths: baths.text("list"), "field 'list': expected a text in quotes, found a list"),
        (lambda baths: baths.text("table"), "field 'table': expected a text in quotes, found a table"),
        (lambda baths: baths.key("name"), "field 'name': 'The Baths' is not a key: use small letters, digits and _"),
        (lambda baths: baths.key("empty"), "field 'empty': '' is not a key"),
        (lambda baths: baths.key("accent"), "field 'accent': 'thé' is not a key"),
        (lambda baths: baths.flag("one"), "field 'one': expected true or false, found a number"),
        (lambda baths: baths.one_of("name", ("red", "blue")), "unknown value 'The Baths'; known: blue, red"),
        (lambda baths: baths.one_of("empty", ("red", "blue")), "unknown value ''; known: blue, red"),
        (lambda baths: baths.letters("cost", "WSCGP"), "field 'cost': unknown resource 'X'; known: W, S, C, G, P"),
        (lambda baths: baths.letters("long", "WSCGP"), "field 'long': more than 15 units"),
        (lambda baths: baths.letters("gone", "WSCGP", None), "field 'gone': is missing"),
        (lambda baths: baths.texts("name"), "field 'name': expected a list of texts"),
        (lambda baths: baths.texts("list"), "field 'list': expected a list of texts"),
        (lambda baths: baths.numbers("name"), "field 'name': expected a list of whole numbers between 0 and 100"),
        (lambda baths: baths.numbers("list"), "field 'list': expected a list of whole numbers between 0 and 100"),
        (lambda baths: baths.numbers("flags"), "field 'flags': expected a list of whole numbers"),
        (lambda baths: baths.row("one"), "card 'baths', one: expected a table, found a number"),
        (lambda baths: baths.row("gone"), "field 'gone': is missing"),
        (lambda baths: baths.rows("table"), "field 'table': expected a list of tables, found a table"),
        (lambda baths: baths.rows("list"), "card 'baths', list 1: expected a table, found a number"),
        (lambda baths: baths.row("table").close(), "card 'baths', table, field 'x': unknown field"),
        (lambda baths: baths.close(), "field 'accent': unknown field"),
    ],
)
def test_mistakes(take: Callable[[Row], object], message: str) -> None:
    baths = row(
        accent="thé",
        cost="WX",
        empty="",
        flags=[True],
        free=True,
        half=0.5,
        list=[1, 200, "two"],
        long="W" * 16,
        many=101,
        name="The Baths",
        one=1,
        table={"x": 1},
    )
    with pytest.raises(CardFileError) as caught:
        take(baths)
    assert message in str(caught.value)
    assert str(caught.value).startswith("cards.toml, card 'baths'")


def test_rows_are_named_by_key_or_number() -> None:
    file = Row("cards.toml", "", {"card": [{"key": "baths"}, {"key": 3}, {}]})
    assert [each.place("vp") for each in file.rows("card", key="key")] == [
        "cards.toml, card 'baths', field 'vp'",
        "cards.toml, card 2, field 'vp'",
        "cards.toml, card 3, field 'vp'",
    ]
    assert Row("set.toml", "", {"setup": {}}).row("setup").place() == "set.toml, setup"


def test_keys_stand_once() -> None:
    rows = [row(), row(), row()]
    unique(rows, ["a", "b", "c"])
    with pytest.raises(CardFileError, match=r"^cards\.toml, card 'baths', field 'key': 'a' stands twice$"):
        unique(rows, ["a", "b", "a"])


def test_names_are_all_fields() -> None:
    names = row(altar="Autel", baths="Bains")
    assert names.names() == {"altar": "Autel", "baths": "Bains"}
    names.close()
    with pytest.raises(CardFileError, match="field 'baths': expected a text"):
        row(baths=1).names()


@pytest.mark.parametrize(
    "text",
    [
        "key = ",
        "[[card]\n",
        'key = "a"\nkey = "b"',
        "x = " + "[" * 5000,
        "x = " + "9" * 5000,
        "x = 2026-13-45",
        "x = '\x00'",
    ],
    ids=["no value", "bracket", "twice", "deep", "long number", "date", "control"],
)
def test_not_toml(text: str) -> None:
    with pytest.raises(CardFileError, match=r"^cards\.toml: not valid TOML"):
        parse("cards.toml", text)


def test_a_number_too_long_to_print() -> None:
    fields = parse("cards.toml", "coins = 0x" + "f" * 5000)
    with pytest.raises(CardFileError, match="field 'coins'"):
        Row("cards.toml", "", fields).number("coins")


@given(st.one_of(st.text(), st.binary(max_size=200).map(lambda raw: raw.decode("latin-1"))))
@settings(max_examples=200)
def test_any_text_is_tables_or_an_error(text: str) -> None:
    try:
        codex = parse("cards.toml", text)
    except CardFileError:
        return
    assert isinstance(codex, dict)
