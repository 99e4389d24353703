"""Whatever stands in the files, the loader makes a set of it or says what is wrong."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders.classic.words.tooltips import tooltip
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.sets.checks import box_of
from sevenwonders.sets.loader import load_set, packaged

from .files import example_texts

FIELDS = [
    *("key", "name", "needs", "deck", "color", "copies", "coins", "cost", "chain_from", "produces", "tradeable"),
    *("discount", "coins_now", "coins_per", "vp", "vp_per", "shields", "science", "tokens", "power", "guess"),
]
WORDS = [
    *("3", "-1", "0", "999", "1.5", "nan", "true", "1979-05-27", "[]", "{}", "[3]", "[[3]]", '""', '"W"', '"W/C"'),
    *('["W/C"]', '[""]', '["/"]', '"age4"', '["age1"]', "=", "\n", "{", '"é"', '"\\u0000"', "[[card]]", "[card]"),
    *("[[wonder.stage]]", "[setup]", "city", "side", "start", "stage", "ours", "hand", *FIELDS),
]


@st.composite
def damaged(draw: st.DrawFn) -> dict[str, str]:
    """The example with a few words of its files deleted, doubled or changed for others."""
    texts = dict(example_texts())
    for _ in range(draw(st.integers(1, 3))):
        file = draw(st.sampled_from(sorted(texts)))
        words = texts[file].split(" ")
        lines = texts[file].split("\n")
        kind = draw(st.sampled_from(["word", "line", "cut", "double", "move"]))
        if kind == "word":
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
            texts[file] = " ".join(words)
            continue
        place = draw(st.integers(0, len(lines) - 1))
        if kind == "line":
            lines[place] = f"{lines[place].partition('=')[0]}= {draw(st.sampled_from(WORDS))}"
        elif kind == "cut":
            del lines[place]
        else:
            lines.insert(draw(st.integers(0, len(lines))), lines[place] if kind == "double" else lines.pop(place))
        texts[file] = "\n".join(lines)
    return texts


def load_or_complain(texts: dict[str, str]) -> None:
    try:
        box = box_of([packaged("base"), load_set(texts, "mine")])
    except CardFileError:
        return
    keys = [card.key for card in box.sets[1].cards] + [wonder.key for wonder in box.sets[1].wonders]
    for language in LANGUAGES:
        assert all(tooltip(box, key, Texts(language)) for key in keys)


@settings(max_examples=400, deadline=None)
@given(damaged())
def test_damaged_files(texts: dict[str, str]) -> None:
    load_or_complain(texts)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-200, 200) | st.sampled_from(["W", "W/C", "gear", "self", "red", "", "é"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["n", "of", "where", "from"]), inner),
    max_leaves=5,
)


def toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {toml(item)}' for key, item in value.items())} }}"
    return f'"{value}"' if isinstance(value, str) else str(value or 0)


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(st.sampled_from(FIELDS[7:]), VALUES, max_size=3))
def test_any_value_in_any_field(fields: dict[str, object]) -> None:
    card = '[[card]]\nkey = "olive_grove"\ndeck = "age1"\ncolor = "yellow"\ncopies = [3]\n'
    card += "".join(f"{field} = {toml(value)}\n" for field, value in fields.items())
    rest = "[[card]]" + "[[card]]".join(example_texts()["cards.toml"].split("[[card]]")[2:])
    load_or_complain({**example_texts(), "cards.toml": card + rest})


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.sampled_from([*sorted(example_texts()), "rules.py", "x.toml"]), st.text(max_size=40)))
def test_files_of_any_text(texts: dict[str, str]) -> None:
    load_or_complain({**example_texts(), **texts})
