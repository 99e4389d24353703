"""Sets together in a box: order, needs, references, decks, and the rules that folders bring."""

from pathlib import Path

import pytest

from sevenwonders.classic.cards import Box, CardSet
from sevenwonders.classic.codex import Codex
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.sets.checks import age_deck, box_of, hand_size, players_of
from sevenwonders.sets.loader import load_set, make_box, packaged, packaged_keys, parts_for, parts_of, read_folder

from .files import EXAMPLE, base_texts, changed, example_texts, small

BASE = packaged("base")


def boxed(texts: dict[str, str]) -> Box:
    return box_of([BASE, load_set(texts)])


def error_of(*sets: CardSet) -> str:
    with pytest.raises(CardFileError) as caught:
        box_of(sets)
    return str(caught.value)


def named(key: str, more: str = "", card: str = "") -> CardSet:
    """A set of one card with another key."""
    texts = small(set=more)
    texts = {file: text.replace("inn", card or f"inn_{key}") for file, text in texts.items()}
    return load_set(changed(texts, "set.toml", '"small"', f'"{key}"'))


def test_the_base_game_is_always_first() -> None:
    assert packaged_keys()[0] == "base"
    assert [each.key for each in make_box().sets] == ["base"]
    assert [each.key for each in make_box(["base"], [EXAMPLE]).sets] == ["base", "my_first_set"]
    assert [each.key for each in box_of([named("a"), named("b"), BASE]).sets] == ["base", "a", "b"]
    assert packaged("base") is packaged("base")


def test_a_set_stands_after_those_it_needs() -> None:
    first, second, third = named("a", 'needs = ["c"]\n'), named("b"), named("c", 'needs = ["b"]\n')
    assert [each.key for each in box_of([first, BASE, second, third]).sets] == ["base", "b", "c", "a"]
    assert error_of(BASE, first) == "a/set.toml, field 'needs': the set 'c' must be in the box too"
    circle = named("b", 'needs = ["c"]\n'), named("c", 'needs = ["b"]\n')
    assert error_of(BASE, *circle) == "b/set.toml, field 'needs': these sets wait for one another in a circle"


def test_a_set_may_stand_after_another_without_needing_it() -> None:
    first, second = named("a", 'after = ["b"]\n'), named("b")
    assert [each.key for each in box_of([BASE, first, second]).sets] == ["base", "b", "a"]
    assert [each.key for each in box_of([BASE, first]).sets] == ["base", "a"]
    needy = named("c", 'needs = ["a", "b"]\n')
    assert error_of(BASE, needy) == "c/set.toml, field 'needs': the sets 'a', 'b' must be in the box too"


def test_nothing_stands_twice() -> None:
    assert "the set 'a' is in the box twice" in error_of(BASE, named("a"), named("a"))
    twice = error_of(BASE, named("a"), named("b", card="inn_a"))
    assert twice == "b/cards.toml, card 'inn_a', field 'key': 'inn_a' stands in a/cards.toml, card 'inn_a' too"
    assert error_of(named("a")) == "the box has no set 'base'"
    with pytest.raises(CardFileError, match="the set 'base' is in the box twice"):
        make_box(["base", "base"])
    with pytest.raises(CardFileError, match="the set 'my_first_set' is in the box twice"):
        make_box([], [EXAMPLE, EXAMPLE])
    with pytest.raises(CardFileError, match="there is no set 'atlantis'; known: base"):
        make_box(["atlantis"])


DECLARED = [
    ('resources = "W"\n', "", "small/set.toml, field 'resources': resources of base has 'W' too"),
    ('symbols = ["gear"]\n', '[symbol]\ngear = "Gear"\n', "field 'symbols': symbols of base has 'gear' too"),
    ('tokens = ["red"]\n', '[token]\nred = "Red"\n', "field 'tokens': colors of base has 'red' too"),
    ('decks = ["age1"]\n', "", "small/set.toml, field 'decks': the base game has 'age1' too"),
    ('tokens = ["military"]\n', '[token]\nmilitary = "M"\n', "token, field 'military': the set 'base' has a category"),
]


@pytest.mark.parametrize(("more", "names", "message"), DECLARED)
def test_what_a_set_adds_is_new(more: str, names: str, message: str) -> None:
    assert message in error_of(BASE, load_set(small(set=more, names=names, rules="")))


REFERENCES = [
    ('cost = "W"', 'cost = "T"', "field 'cost': unknown resource 'T'; known: W, S, C, O, G, L, P"),
    ('color = "yellow"', 'color = "pink"', "field 'color': unknown colour 'pink'; known: brown, grey"),
    ('deck = "age1"', 'deck = "age4"', "field 'deck': unknown deck 'age4'; known: age1, age2, age3, guild"),
    ("coins_now = 2", 'chain_from = ["bath"]', "field 'chain_from': chain to nowhere: there is no card 'bath'"),
    ("coins_now = 2", 'produces = ["W/T"]', "field 'produces': unknown resource 'T'"),
    ("coins_now = 2", 'science = ["gear/wheel"]', "field 'science': unknown symbol 'wheel'; known: compass"),
    ("coins_now = 2", "tokens = { debt = 1 }", "field 'tokens': unknown token 'debt'; known: none"),
    ("coins_now = 2", 'vp_per = { n = 1, of = ["card"], where = ["self"] }', "vp_per, field 'of': unknown kind 'card'"),
    ("coins_now = 2", 'coins_per = { n = 1, of = ["W"], where = ["self"] }', "coins_per, field 'of': unknown kind 'W'"),
    ("coins_now = 2", 'discount = { from = ["left"], goods = "T", price = 1 }', "discount, field 'goods': unknown"),
]


@pytest.mark.parametrize(("old", "new", "message"), REFERENCES)
def test_references_lead_somewhere(old: str, new: str, message: str) -> None:
    said = error_of(BASE, load_set(changed(small(), "cards.toml", old, new)))
    assert said.startswith(f"small/cards.toml, card 'inn', {message}")


def test_a_power_needs_rules_that_know_it() -> None:
    said = error_of(BASE, load_set(small(cards='power = "fly"\n')))
    assert said.startswith("small/cards.toml, card 'inn', field 'power': 'fly' is unknown, and there is no rules.py")
    assert said.endswith("known: build_from_discard, copy_guild, free_build_per_age, play_last_card")
    box_of([BASE, load_set(small(cards='power = "copy_guild"\n'))])
    board = changed(example_texts(), "wonders.toml", "vp = 7", 'vp = 7\npower = "fly"')
    assert "wonders.toml, wonder 'delphi_a', stage 3, field 'power': 'fly' is unknown" in error_of(
        BASE, load_set(board)
    )
    words = '[power]\nfly = "Flies."\n'
    flying = load_set(small(cards='power = "fly"\n', names=words, rules=""))
    other = {file: text.replace("inn", "pub") for file, text in small(cards='power = "fly"\n').items()}
    top = 'key = "other"\nversion = "1"\nplayers = [3, 4, 5, 6, 7]\nneeds = ["small"]\n'
    needing = load_set({**other, "set.toml": top})
    box_of([BASE, flying, needing])


def test_references_on_a_board_name_the_stage() -> None:
    texts = changed(example_texts(), "wonders.toml", '"compass/gear/tablet"', '"wheel"')
    said = error_of(BASE, load_set(texts))
    assert said.startswith("my_first_set/wonders.toml, wonder 'delphi_b', stage 2, field 'science': unknown symbol")


def test_a_set_may_use_what_another_one_brings() -> None:
    texts = changed(small(), "cards.toml", "coins_now = 2", 'chain_from = ["olive_grove", "baths"]')
    box = box_of([BASE, load_set(texts), load_set(example_texts())])
    assert [card.key for card in box.cards if "olive_grove" in card.chain_from] == ["inn", "oil_market"]


def test_a_key_that_is_the_name_of_other_cards() -> None:
    said = error_of(BASE, named("a", card="loom"))
    assert said == "a/cards.toml, card 'loom', field 'key': 'loom' is the name that 'loom_2' has"


def test_a_colour_needs_a_category_with_a_name() -> None:
    color = '[color]\nblack = "black"\n'
    box = boxed(small(set='[colors]\nblack = "civilian"\n', names=color))
    assert box.colors[-1].category == "civilian"
    said = error_of(BASE, load_set(small(set='[colors]\nblack = "shadow"\n', names=color)))
    assert said == "small/names/en.toml, category, field 'shadow': is missing: no words for 'shadow'"


def test_a_power_and_a_board_need_words() -> None:
    said = error_of(BASE, load_set(small(cards='power = "fly"\n', rules="")))
    assert said == "small/names/en.toml, power, field 'fly': is missing: no words for 'fly'"
    box = boxed(small(cards='power = "inn"\n', names='[power]\ninn = "Sleeps."\n', rules=""))
    assert box.name("inn", "en") == "Inn", "a card and its power may share a key"
    texts = {file: text.partition("[city]")[0] for file, text in example_texts().items()}
    assert "city, field 'delphi': is missing: no words for 'delphi'" in error_of(BASE, load_set(texts))


# ---- how many cards


@pytest.mark.parametrize("deck", ["age1", "age2", "age3"])
def test_the_decks_of_the_base_game_are_exact(deck: str) -> None:
    start = base_texts()["cards.toml"].index(f'deck = "{deck}"')
    cards = base_texts()["cards.toml"]
    fewer = cards[:start] + cards[start:].replace("copies = [3, ", "copies = [", 1)
    said = error_of(load_set({**base_texts(), "cards.toml": fewer}))
    assert said.startswith(
        f"base/cards.toml, deck '{deck}', field 'copies': 20 cards for 2 players; expected exactly 21"
    )


def test_surplus_cards_are_welcome_but_hands_must_be_full() -> None:
    box = make_box([], [EXAMPLE])
    assert [age_deck(box, age, 4) for age in (1, 2, 3)] == [29, 29, 29]
    assert hand_size(box) == 7
    said = error_of(BASE, load_set(small(set="[setup]\nhand_more = 1\n")))
    assert said == "small/set.toml, setup, field 'hand_more': hands of 8 for 3 players need 24 cards; age 1 has 22"
    assert "hands of 9 for 3 players need 27 cards" in error_of(BASE, load_set(small(set="[setup]\nhand = 9\n")))


def test_a_deck_of_its_own_may_fill_larger_hands() -> None:
    """As in Cities: the set's rules shuffle one of its cards for each player into every deck."""
    night = "".join(f'[[card]]\nkey = "n{i}"\ndeck = "night"\ncolor = "blue"\nvp = 1\n' for i in range(9))
    texts = small(set='decks = ["night"]\n[setup]\nhand_more = 1\n', cards=night, rules="")
    texts |= {f: t + "".join(f'n{i} = "N{i}"\n' for i in range(9)) for f, t in texts.items() if f.startswith("names")}
    box = boxed(texts)
    assert hand_size(box) == 8


def test_numbers_of_players() -> None:
    assert players_of(make_box([], [EXAMPLE])) == (3, 4, 5, 6, 7)
    few = load_set(changed(small(), "set.toml", "[3, 4, 5, 6, 7]", "[3, 5]"))
    assert players_of(box_of([BASE, few])) == (3, 5)
    assert players_of(box_of([BASE, few, named("a")])) == (3, 5)


def test_more_players_than_the_base_game_knows() -> None:
    eight = changed(example_texts(), "set.toml", "[3, 4, 5, 6, 7]", "[3, 4, 5, 6, 7, 8]")
    assert players_of(boxed(eight)) == (3, 4, 5, 6, 7, 8)
    no_board = changed(small(), "set.toml", "[3, 4, 5, 6, 7]", "[3, 4, 5, 6, 7, 8]")
    assert error_of(BASE, load_set(no_board)) == "small/wonders.toml: 7 boards in the box; 8 players need more"
    no_guild = changed(small(), "set.toml", "[3, 4, 5, 6, 7]", "[9]")
    assert "deck 'guild': 10 guilds; 9 players need 11" in error_of(BASE, load_set(no_guild))


def test_no_number_of_players() -> None:
    one = load_set(changed(small(), "set.toml", "[3, 4, 5, 6, 7]", "[3]"))
    texts = changed(example_texts(), "set.toml", "[3, 4, 5, 6, 7]", "[4]")
    said = error_of(BASE, one, load_set(texts))
    assert said == "my_first_set/set.toml, field 'players': no number of players suits all sets of the box"


def test_later_sets_change_numbers() -> None:
    box = boxed(small(set="[setup]\ncoins = 6\n"))
    assert (box.setup["coins"], box.setup["sell_coins"]) == (6, 3)


# ---- folders


def written(folder: Path, texts: dict[str, str]) -> Path:
    (folder / "names").mkdir(parents=True)
    for file, text in texts.items():
        (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_folders_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match="nowhere: there is no such folder"):
        read_folder(tmp_path / "nowhere")
    folder = written(tmp_path / "mine", small())
    (folder / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(CardFileError, match=r"mine.cards\.toml: cannot be read"):
        make_box([], [folder])
    (folder / "cards.toml").unlink()
    (folder / "cards.toml").mkdir()
    with pytest.raises(CardFileError, match=r"mine.cards\.toml: cannot be read"):
        make_box([], [folder])


def test_errors_name_the_folder(tmp_path: Path) -> None:
    folder = written(tmp_path / "mine", changed(small(), "cards.toml", 'cost = "W"', 'cost = "Ω"'))
    with pytest.raises(CardFileError) as caught:
        make_box([], [folder])
    assert str(caught.value).startswith(f"{folder}/cards.toml, card 'inn', field 'cost': unknown resource 'Ω'")


RULES = """from sevenwonders.classic.parts import Part


class Mine(Part):
    color = 3


def parts(codex):
    return [Mine(codex)]
"""


def test_parts_of_a_folder(tmp_path: Path) -> None:
    folder = written(tmp_path / "mine", small(rules=RULES))
    box = make_box([], [folder])
    *base, mine = parts_for(Codex(box), [folder])
    assert vars(type(mine))["color"] == 3
    assert {type(part).__module__.split(".")[2] for part in base} == {"base"}
    assert parts_of(EXAMPLE) is None
    other = written(tmp_path / "other", small(rules=RULES))
    *_, theirs = parts_for(Codex(make_box([], [other])), [other])
    assert type(mine).__module__ != type(theirs).__module__
    assert not (folder / "__pycache__").exists()


PART = "from sevenwonders.classic.parts import Part\n"
BROKEN = [
    ("x = 1\ny = = 2\n", "line 2: SyntaxError: "),
    ("x = 1\n\nx.fly()\n", "line 3: AttributeError: "),
    ("def f():\n    raise SystemExit(3)\n\nf()\n", "line 2: SystemExit: 3"),
    ("import atlantis\n", "line 1: ModuleNotFoundError: No module named 'atlantis'"),
    ("\x00", "line 1: "),
    ("parts = 3\n", "there is no function 'parts'"),
    ("def parts(codex): return [3]\n", "parts(codex) must give a list of parts (sevenwonders.classic.parts)"),
    ("def parts(codex): return codex.nothing\n", "line 1: AttributeError: "),
    (f"{PART}def parts(codex): return [Part(codex, 'take_from_discard')]\n", "another part has the decision"),
    (
        f"{PART}class Mine(Part):\n    def place(self, game, city, move): pass\n"
        "def parts(codex): Mine(codex).add_verb('free')\n",
        "another part has the verb 'free' already",
    ),
]


@pytest.mark.parametrize(("text", "message"), BROKEN)
def test_broken_rules(tmp_path: Path, text: str, message: str) -> None:
    folder = written(tmp_path / "mine", small(rules=text))
    with pytest.raises(CardFileError) as caught:
        parts_for(Codex(make_box([], [folder])), [folder])
    assert str(caught.value).startswith(str(folder / "rules.py"))
    assert message in str(caught.value)
