"""What a set says of its looks: read, checked, and shown in the terminal and on the page."""

import re
from pathlib import Path

import pytest

from sevenwonders.classic.looks import (
    HOUSE_ICONS,
    ColorLook,
    ColumnLook,
    DeckLook,
    Drawing,
    Show,
    Sign,
    TokenLook,
    VerbLook,
)
from sevenwonders.classic.words.names import deck_name, hue, kind_name
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.texts import Texts
from sevenwonders.server.catalogue.looks import extra_faces, looks_of
from sevenwonders.sets.checks import box_of
from sevenwonders.sets.loader import load_set, packaged

from .files import small

DECLARED = """
tokens = ["beads"]
decks = ["omens"]

[colors]
pink = { column = "omens", fill = "#7a1f5a", ink = "#ffffff", icon = "bead" }

[column]
omens = { shade = "pink", icon = "bead" }

[deck]
omens = { fill = "#7a1f5a", icon = "star", shared = true }

[token]
beads = { icon = "bead", means = "no_conflict", event = "calm" }

[verb]
lay = { cost = "none", option = "omens_held", of_hand = true, icon = "star" }

[decision]
read_omen = { about = "omen" }

[drawing.bead]
solid = "M2 2h20v20z"

[[shows]]
key = "omen"
place = "table"
listed = "effects"

[[shows]]
key = "omens_left"
of = "omen"
sign = { icon = "token", key = "beads" }

[[shows]]
key = "omens_held"
place = "own"

[[shows]]
key = "luck"
place = "city"
sign = { icon = "card", key = "pink" }
means = "wins_ties"
event = "lucky"
"""
NAMED = """
[color]
pink = "pink"
[token]
beads = "Beads"
[category]
omens = "Omens"
[show]
omen = "The omen"
omens_left = "Omens left"
omens_held = "Your omens"
luck = "Luck"
[show_at]
luck = "luck {n}"
[show_word]
luck_great = "Great luck"
[word]
great = "great"
[deck]
omens = "Omens"
[kind]
pink = "Pink cards"
[hue]
pink = "pink"
[brief]
pink = "pk"
[phase]
read_omen = "reads an omen"
[sign]
bead = "a bead"
"""


def omens(old: str = "", new: str = "", named: str = NAMED, rules: str = "rules") -> dict[str, str]:
    """A set that says all there is to say of looks, with one place changed."""
    assert old in DECLARED
    return small(set=DECLARED.replace(old, new, 1), names=named, **({"rules": ""} if rules else {}))


def test_all_looks_are_read() -> None:
    looks = load_set(omens()).looks
    assert looks.shows == {
        "omen": Show("omen", "table", listed="effects"),
        "omens_left": Show("omens_left", sign=Sign("token", "beads"), of="omen"),
        "omens_held": Show("omens_held", "own"),
        "luck": Show("luck", "city", Sign("card", "pink"), means="wins_ties", event="lucky"),
    }
    assert looks.colors == {"pink": ColorLook("#7a1f5a", "#ffffff", "bead")}
    assert looks.columns == {"omens": ColumnLook("pink", "bead")}
    assert looks.decks == {"omens": DeckLook("#7a1f5a", "star", shared=True)}
    assert looks.tokens == {"beads": TokenLook("bead", "no_conflict", "calm")}
    assert looks.verbs == {"lay": VerbLook("none", "omens_held", of_hand=True, icon="star")}
    assert (looks.about, looks.drawings) == ({"read_omen": "omen"}, {"bead": Drawing("M2 2h20v20z")})


def test_the_page_gets_all_of_it_from_the_box() -> None:
    box, texts = box_of([packaged("base"), load_set(omens())]), Texts("en")
    looks, extras = looks_of(box), extra_faces(box, texts)
    assert (looks.colors["pink"].fill, looks.columns["omens"].shade, looks.verbs["lay"].icon) == (
        "#7a1f5a",
        "pink",
        "star",
    )
    assert looks.drawings["bead"].solid == "M2 2h20v20z"
    assert (extras["luck"].name, extras["luck"].place, extras["luck"].means) == ("Luck", "city", "wins_ties")
    assert extras["luck"].words == {"great": "Great luck"}
    assert extras["omens_left"].of == "omen"
    assert (deck_name(box, "omens", texts), kind_name(box, "pink", texts), hue(box, "pink", texts)) == (
        "Omens",
        "Pink cards",
        "pink",
    )


OF_ITSELF = [
    ('place = "own"', 'place = "sky"', "set.toml, show 'omens_held', field 'place': unknown value 'sky'; known:"),
    ('listed = "effects"', 'listed = "x"', "set.toml, show 'omen', field 'listed': unknown value 'x'; known:"),
    ('means = "wins_ties"', 'means = "x"', "set.toml, show 'luck', field 'means': unknown value 'x'; known:"),
    ('place = "city"\n', "", "set.toml, show 'luck', field 'means': only something with place"),
    ('of = "omen"', 'of = "omens_left"', "set.toml, show 'omens_left', field 'of': a thing cannot belong to itself"),
    ('fill = "#7a1f5a", ink', 'fill = "pink", ink', "set.toml, colors, pink, field 'fill': 'pink' is not a colour"),
    ('ink = "#ffffff"', 'ink = "#7a1f59"', "set.toml, colors, pink, field 'ink': '#7a1f59' on '#7a1f5a' is hard"),
    ("\n[deck]\nomens", "\n[deck]\nfates", "set.toml, field 'deck': unknown deck 'fates'; known: omens"),
    ("\n[token]\nbeads", "\n[token]\nshells", "set.toml, field 'token': unknown token 'shells'; known: beads"),
    ('cost = "none"', 'cost = "much"', "set.toml, verb, lay, field 'cost': unknown value 'much'; known:"),
    ('about = "omen"', 'for = "omen"', "set.toml, decision, read_omen, field 'about': is missing"),
    ('solid = "M2 2h20v20z"', 'solid = "<svg>"', "set.toml, drawing, bead, field 'solid': expected an SVG path"),
    ("[drawing.bead]", "[drawing.coin]", "set.toml, drawing, coin, field 'solid': the page has a sign 'coin' already"),
    ('solid = "M2 2h20v20z"', "", "set.toml, drawing, bead, field 'solid': is missing"),
    ('key = "luck"', 'key = "omen"', "set.toml, field 'shows': two of them have the same key"),
    ('shade = "pink", ', "", "set.toml, column, omens, field 'shade': is missing"),
]


@pytest.mark.parametrize(("old", "new", "said"), OF_ITSELF)
def test_mistakes(old: str, new: str, said: str) -> None:
    with pytest.raises(CardFileError) as caught:
        load_set(omens(old, new))
    assert str(caught.value).startswith(said)


IN_THE_BOX = [
    ('shade = "pink"', 'shade = "pale"', "small/set.toml, column, omens, field 'shade': unknown colour 'pale'"),
    ('of = "omen"', 'of = "fate"', "small/set.toml, show 'omens_left', field 'of': nothing shows 'fate'"),
    ('key = "beads" }', 'key = "x" }', "small/set.toml, show 'omens_left', sign, field 'key': there is no token 'x'"),
    ('key = "pink" }', 'key = "x" }', "small/set.toml, show 'luck', sign, field 'key': there is no card 'x'"),
    ('"omens_held", of_hand', '"x", of_hand', "small/set.toml, verb, lay, field 'option': nothing shows 'x'"),
    ('about = "omen"', 'about = "x"', "small/set.toml, decision, read_omen, field 'about': nothing shows 'x'"),
    ('icon = "star", shared', 'icon = "x", shared', "small/set.toml, deck, omens, field 'icon': nobody draws 'x'"),
    ("shared = true", 'unable = "x"', "small/set.toml, deck, omens, field 'unable': there is no number 'x' in [setup]"),
    ("\n[column]\nomens", "\n[column]\nfates", "small/set.toml, column, fates: the set names no category 'fates'"),
]


@pytest.mark.parametrize(("old", "new", "said"), IN_THE_BOX)
def test_what_is_not_in_the_box(old: str, new: str, said: str) -> None:
    with pytest.raises(CardFileError) as caught:
        box_of([packaged("base"), load_set(omens(old, new))])
    assert str(caught.value).startswith(said)


def test_only_rules_show_something() -> None:
    with pytest.raises(CardFileError, match=r"field 'decks': a deck of its own is dealt by the set's rules.py"):
        load_set(omens(rules=""))
    with pytest.raises(CardFileError, match=r"set.toml, field 'shows': only rules bring such a thing"):
        load_set(small(set='[[shows]]\nkey = "luck"\n', names='[show]\nluck = "Luck"\n'))


def test_what_is_shown_has_a_name() -> None:
    with pytest.raises(CardFileError) as caught:
        load_set(omens(named=NAMED.replace('luck = "Luck"\n', "")))
    assert str(caught.value) == "names/en.toml, show, field 'luck': is missing: no name for 'luck'"
    with pytest.raises(CardFileError) as caught:
        load_set(omens(named=NAMED.replace("[sign]", "[sign]\nshell = 'shell'")))
    assert str(caught.value) == "names/en.toml, sign, field 'shell': set.toml declares no 'shell'"


def test_two_sets_cannot_show_the_same() -> None:
    other = {file: text.replace('"small"', '"other"') for file, text in small(rules="").items()}
    more = '[[shows]]\nkey = "luck"\n'
    twin = {**other, "set.toml": other["set.toml"] + more, "cards.toml": ""}
    twin = {file: '[show]\nluck = "Luck"\n' if file.startswith("names/") else text for file, text in twin.items()}
    with pytest.raises(CardFileError, match="the set 'other' shows 'luck' too"):
        box_of([packaged("base"), load_set(omens()), load_set(twin)])


def test_the_page_draws_every_sign_of_the_house() -> None:
    icons = Path(__file__).parents[2] / "web" / "src" / "ui" / "icons.ts"
    drawn = set(re.findall(r"^  (\w+): \{", icons.read_text(encoding="utf-8"), re.MULTILINE))
    drawn |= set(re.findall(r"^  (\w+): [A-Z]+\.", icons.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(HOUSE_ICONS) <= drawn
