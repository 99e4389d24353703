"""Files of a set with mistakes in them: each error names the file, the row and the field."""

import pytest

from sevenwonders.classic.cards import Count, Discount, Effect
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.sets.loader import load_set, packaged
from sevenwonders.sets.setfile import FILES, NEEDED

from .files import base_texts, changed, example_texts, small


def error_of(texts: dict[str, str], label: str = "") -> str:
    with pytest.raises(CardFileError) as caught:
        load_set(texts, label)
    return str(caught.value)


def test_the_published_files_load() -> None:
    assert load_set(base_texts()) == packaged("base")


def test_a_set_of_one_card() -> None:
    card_set = load_set(small())
    (inn,) = card_set.cards
    assert (inn.key, inn.name, inn.copies, inn.cost, inn.effect) == ("inn", "inn", (3,), "W", Effect(coins_now=2))
    assert (card_set.wonders, card_set.needs, card_set.setup, card_set.resources) == ((), (), {}, "")


def test_every_effect_is_read() -> None:
    more = (
        'produces = ["W", "S/C"]\ntradeable = true\ndiscount = { from = ["left"], goods = "GP", price = 1 }\n'
        'coins_per = { n = 2, of = ["red"], where = ["self", "left"] }\nvp = 3\nshields = 2\n'
        'vp_per = { n = -1, of = ["victory", "debt"], where = ["right"] }\nscience = ["gear", "gear/tablet"]\n'
        'tokens = { debt = 2 }\npower = "copy_guild"\n'
    )
    (inn,) = load_set(small(cards=more)).cards
    assert inn.effect == Effect(
        produces=("W", "S/C"),
        tradeable=True,
        discount=Discount(("left",), "GP", 1),
        coins_now=2,
        coins_per=Count(2, ("red",), ("self", "left")),
        vp=3,
        vp_per=Count(-1, ("victory", "debt"), ("right",)),
        shields=2,
        science=("gear", "gear/tablet"),
        tokens={"debt": 2},
        power="copy_guild",
    )


@pytest.mark.parametrize("file", NEEDED)
def test_missing_file(file: str) -> None:
    texts = {name: text for name, text in example_texts().items() if name != file}
    assert error_of(texts, "sets/mine") == f"sets/mine/{file}: this file is missing"


@pytest.mark.parametrize("file", FILES)
def test_not_toml(file: str) -> None:
    texts = {**example_texts(), file: example_texts()[file] + "\n=\n"}
    assert error_of(texts, "mine").startswith(f"mine/{file}: not valid TOML: ")


@pytest.mark.parametrize("file", FILES)
def test_unknown_table(file: str) -> None:
    texts = {**example_texts(), file: example_texts()[file] + "\n[magic]\n"}
    assert error_of(texts) == f"{file}, field 'magic': unknown field"


@pytest.mark.parametrize("file", ["card.toml", "names/de.toml"])
def test_unknown_file(file: str) -> None:
    assert error_of({**example_texts(), file: ""}).startswith(f"{file}: a set has no such file; known: set.toml, ")


MISTAKES = {
    "set.toml": [
        ('key = "my_first_set"', 'key = "My Set"', "field 'key': 'My Set' is not a key"),
        ('version = "1.0"', "version = 1", "field 'version': expected a text in quotes, found a number"),
        ("players = [3, 4, 5, 6, 7]", "", "field 'players': is missing"),
        ("players = [3, 4, 5, 6, 7]", "players = []", "field 'players': expected the numbers of players, ascending"),
        ("players = [3, 4,", "players = [4, 3,", "field 'players': expected the numbers of players, ascending"),
        ("players = [3, 4,", "players = [1, 4,", "field 'players': expected a list of whole numbers between 2"),
        ('version = "1.0"', 'version = "1"\nneeds = ["my_first_set"]', "field 'needs': a set cannot need itself"),
        ('version = "1.0"', 'version = "1"\nneeds = ["Base"]', "field 'needs': 'Base' is not a key"),
        ('version = "1.0"', 'version = "1"\nneeds = ["a", "a"]', "field 'needs': 'a' stands twice"),
        ('version = "1.0"', 'version = "1"\nresources = "X"', "field 'resources': unknown resource 'X'"),
        ('version = "1.0"', 'version = "1"\nresources = "TT"', "field 'resources': a letter stands twice"),
        ('version = "1.0"', 'version = "1"\ndecks = ["leader"]', "field 'decks': a deck of its own is dealt by"),
        ('version = "1.0"', 'version = "1"\ntokens = ["coins"]', "field 'tokens': 'coins' is something that every"),
        ('version = "1.0"', 'version = "1"\nsymbols = "gear"', "field 'symbols': expected a list of texts"),
        ("7]", '7]\n[colors]\nblack = 1\n', "colors, field 'black': expected a text in quotes"),
        ("7]", '7]\n[colors]\nblack = "Black"\n', "colors, field 'black': 'Black' is not a key"),
        ("7]", "7]\n[setup]\nhand = 1\n", "setup, field 'hand': 1 is not between 2 and 20"),
        ("7]", "7]\n[setup]\nhands = 8\n", "setup, field 'hands': unknown number, and there is no rules.py"),
        ("7]", '7]\n[setup]\ncoins = "3"\n', "setup, field 'coins': expected a whole number, found a text"),
    ],
    "cards.toml": [
        ('key = "olive_grove"', 'key = "oil_market"', "card 'oil_market', field 'key': 'oil_market' stands twice"),
        ('key = "olive_grove"\n', "", "card 1, field 'key': is missing"),
        ('deck = "age1"\n', "", "card 'olive_grove', field 'deck': is missing"),
        ('color = "yellow"\n', "", "card 'olive_grove', field 'color': is missing"),
        ("copies = [3]\n", "", "card 'olive_grove', field 'copies': is missing"),
        ("copies = [3]", "copies = []", "card 'olive_grove', field 'copies': expected the least number of players"),
        ("copies = [3]", "copies = 3", "card 'olive_grove', field 'copies': expected a list of whole numbers"),
        ("copies = [3]", "copies = [3, 8]", "card 'olive_grove', field 'copies': no copy for 8 players is needed"),
        ('deck = "age1"\ncolor = "yellow"\ncopies = [3]', 'deck = "guild"\ncolor = "yellow"\ncopies = [3, 5]',
         "card 'olive_grove', field 'copies': there is only one copy of a guild"),
        ("coins_now = 4", "coins_now = -4", "card 'olive_grove', field 'coins_now': -4 is not between 0 and 100"),
        ("coins_now = 4", "coin_now = 4", "card 'olive_grove', field 'coin_now': unknown field"),
        ('cost = "WL"', 'cost = "WX"', "card 'oil_market', field 'cost': unknown resource 'X'"),
        ('cost = "WL"', "cost = 2", "card 'oil_market', field 'cost': expected a text in quotes"),
        ('"olive_grove"]', '"oil_market"]', "card 'oil_market', field 'chain_from': a card cannot make itself free"),
        ('["olive_grove"]', '"olive_grove"', "card 'oil_market', field 'chain_from': expected a list of texts"),
        ("n = 1, of", "n = 0, of", "card 'oil_market', coins_per, field 'n': 0 is not between 1 and 20"),
        ('n = 1, of = ["stage"]', 'n = 0, of = ["stage"]', "card 'hippodrome', vp_per, field 'n': 0 for each is"),
        ('of = ["yellow"], ', "", "card 'oil_market', coins_per, field 'of': is missing"),
        ('of = ["yellow"]', "of = []", "card 'oil_market', coins_per, field 'of': is empty"),
        ('of = ["yellow"]', 'of = "yellow"', "card 'oil_market', coins_per, field 'of': expected a list of texts"),
        ('"self", "left"', '"self", "self"', "card 'oil_market', coins_per, field 'where': 'self' stands twice"),
        ('"self", "left"', '"self", "here"', "card 'oil_market', coins_per, field 'where': unknown value 'here'"),
        ("{ n = 1, of", "{ m = 1, n = 1, of", "card 'oil_market', coins_per, field 'm': unknown field"),
        ("vp = 3", "vp = 3\ntradeable = true", "card 'hippodrome', field 'tradeable': there is nothing to sell"),
        ("vp = 3", 'vp = 3\nproduces = ["WW"]', "card 'hippodrome', field 'produces': unknown resource 'WW'"),
        ("vp = 3", 'vp = 3\nproduces = ["W/W"]', "card 'hippodrome', field 'produces': 'W/W' offers the same twice"),
        ("vp = 3", 'vp = 3\nproduces = ["W/"]', "card 'hippodrome', field 'produces': unknown resource ''"),
        ("vp = 3", 'vp = 3\nproduces = "W"', "card 'hippodrome', field 'produces': expected a list of texts"),
        ("vp = 3", 'vp = 3\nscience = ["gear/"]', "card 'hippodrome', field 'science': 'gear/' has an empty choice"),
        ("vp = 3", 'vp = 3\nguess = "yes"', "card 'hippodrome', field 'guess': expected true or false"),
        ("vp = 3", "vp = 3\ntokens = { debt = 0 }", "card 'hippodrome', tokens, field 'debt': 0 is not between"),
        ("vp = 3", "vp = 3\ntokens = 3", "card 'hippodrome', tokens: expected a table"),
        ("vp = 3", 'vp = 3\nname = "The Races"', "card 'hippodrome', field 'name': 'The Races' is not a key"),
        ("vp = 3", 'vp = 3\nneeds = "cities"', "card 'hippodrome', field 'needs': expected a list of texts"),
        ('[[card]]\nkey = "oil_market"', '[[cart]]\nkey = "oil_market"', "field 'cart': unknown field"),
    ],
    "wonders.toml": [
        ('key = "delphi_b"', 'key = "delphi_a"', "wonder 'delphi_a', field 'key': 'delphi_a' stands twice"),
        ('side = "B"', 'side = "A"', "wonder 'delphi_b', field 'side': side A of 'delphi' stands twice"),
        ('side = "B"', 'side = "C"', "wonder 'delphi_b', field 'side': unknown value 'C'; known: A, B"),
        ('city = "delphi"\n', "", "wonder 'delphi_a', field 'city': is missing"),
        ('start = { produces = ["S"], tradeable = true }\n', "", "wonder 'delphi_a', field 'start': is missing"),
        ("tradeable = true }", "tradable = true }", "wonder 'delphi_a', start, field 'tradable': unknown field"),
        ("shields = 1", "shields = 21", "wonder 'delphi_a', stage 2, field 'shields': 21 is not between 0 and 20"),
        ("shields = 1", "shield = 1", "wonder 'delphi_a', stage 2, field 'shield': unknown field"),
        ('cost = "SSSS"', 'cost = "S4"', "wonder 'delphi_a', stage 3, field 'cost': unknown resource '4'"),
        ('goods = "GLP"', 'goods = ""', "wonder 'delphi_b', stage 1, discount, field 'goods': expected each resource"),
        ('from = ["left", "right"]', "from = []", "wonder 'delphi_b', stage 1, discount, field 'from': is empty"),
        ('from = ["left", "right"]', 'from = ["up"]', "stage 1, discount, field 'from': unknown value 'up'"),
        ("price = 1", "price = 0", "wonder 'delphi_b', stage 1, discount, field 'price': 0 is not between 1 and 20"),
    ],
    "names/fr.toml": [
        ('oil_market = "Marché aux huiles"\n', "", "card, field 'oil_market': is missing: no name for 'oil_market'"),
        ('"Marché aux huiles"', '" "', "card, field 'oil_market': expected a name on one line"),
        ('"Marché aux huiles"', '"a\\nb"', "card, field 'oil_market': expected a name on one line"),
        ('"Marché aux huiles"', "7", "card, field 'oil_market': expected a text in quotes"),
        ("[card]", '[card]\nmarket = "Marché"', "card, field 'market': there is no card 'market'"),
        ('delphi = "Delphes"', "", "city, field 'delphi': is missing: other languages name it"),
        ("[card]", '[category]\nfun = "Plaisir"\n[card]', "category, field 'fun': is missing: other languages name it"),
        ("[card]", '[power]\nfly = "Vole."\n[card]', "power, field 'fly': there is no power 'fly'"),
        ('ours = ["olive_grove"', 'ours = ["olives"', "field 'ours': there is nothing called 'olives'"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [(file, *mistake) for file, mistakes in MISTAKES.items() for mistake in mistakes],
)
def test_mistake(file: str, old: str, new: str, message: str) -> None:
    said = error_of(changed(example_texts(), file, old, new))
    where = "names/" if "other languages name it" in message else f"{file}, "
    assert said.startswith(where)
    assert message in said


def test_a_wonder_without_stages() -> None:
    texts = small(wonders='[[wonder]]\nkey = "x_a"\ncity = "x"\nside = "A"\nstart = {}\n')
    assert error_of(texts).startswith("wonders.toml, wonder 'x_a', field 'stage': 0 stages; expected 1 to 10")


@pytest.mark.parametrize("number", ["coins", "hand", "guilds_added", "victory3"])
def test_the_base_game_gives_every_number(number: str) -> None:
    texts = changed(base_texts(), "set.toml", f"\n{number} =", "\nother =")
    assert error_of(texts, "base") == f"base/set.toml, setup, field '{number}': is missing"


def test_rules_allow_powers_numbers_and_decks() -> None:
    texts = small(
        set='decks = ["night"]\n[setup]\nnights = 3\n',
        cards='power = "fly"\n[[card]]\nkey = "owl"\ndeck = "night"\ncolor = "blue"\n',
        names='owl = "Owl"\n[power]\nfly = "Flies."\n',
        rules="",
    )
    card_set = load_set(texts)
    assert card_set.decks == ("night",)
    assert card_set.setup == {"nights": 3}
    assert card_set.cards[1].copies == (1,)
    assert card_set.names["en"]["power"] == {"fly": "Flies."}


def test_rows_that_need_other_sets_are_left_out() -> None:
    texts = small(
        cards='[[card]]\nkey = "spy"\nneeds = ["cities"]\ndeck = "age1"\ncolor = "black"\ncopies = [3]\nvp = 1\n',
        names='spy = "Spy"\n',
    )
    assert [card.key for card in load_set(texts).cards] == ["inn", "spy"]
    assert [card.key for card in load_set(texts, beside=["base", "cities"]).cards] == ["inn", "spy"]
    alone = load_set(texts, beside=["base"])
    assert [card.key for card in alone.cards] == ["inn"]
    assert alone.names["en"]["card"] == {"inn": "Inn"}
