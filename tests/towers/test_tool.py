"""Effects of the original cards stay unchanged: none of them makes, saves or sells a tool, or makes one cheaper."""

import pytest

from sevenwonders.classic.cards import Card
from sevenwonders.classic.game import Classic
from sevenwonders.classic.market import market_of
from sevenwonders.classic.paying import ways_to_pay
from sevenwonders.classic.payment import coins_in
from sevenwonders.classic.terms import Terms
from sevenwonders.classic.words.tooltips import tooltip
from sevenwonders.core.resources import pack
from sevenwonders.core.texts import Texts
from sevenwonders.sets.loader import make_box
from tests.arrange import ME, at_towers, city
from tests.mixes import CITIES_AND_TOWERS, LEADERS_AND_TOWERS, LEADERS_TO_TOWERS
from tests.playing import cost_of, makes, options

SELLER = city("forge_1", wonder="rhodes_a")


@pytest.mark.parametrize(
    ("cards", "sets", "payments"),
    [
        ((), ("towers",), ["l2"]),
        (("marketplace",), ("towers",), ["l2"]),
        (("bilkis",), LEADERS_AND_TOWERS, ["l2"]),
        (("clandestine_dock_west",), CITIES_AND_TOWERS, ["l2"]),
    ],
)
def test_original_cards_do_not_make_tools_cheaper(
    cards: tuple[str, ...], sets: tuple[str, ...], payments: list[str]
) -> None:
    game = at_towers(city(*cards, wonder="giza_a", coins=9), SELLER, sets=sets)
    assert cost_of(game, ME, "astronomer") == payments


def test_original_cards_still_do_what_they_did() -> None:
    game = at_towers(city("marketplace", wonder="giza_a", coins=9), city("glassworks_1", wonder="rhodes_a"))
    assert cost_of(game, ME, "workshop") == ["l1"]
    game = at_towers(city("bilkis", wonder="giza_a", coins=9), sets=LEADERS_AND_TOWERS)
    assert cost_of(game, ME, "workshop") == ["b1"]
    game = at_towers(city("clandestine_dock_west", wonder="giza_a", coins=9), SELLER, sets=CITIES_AND_TOWERS)
    assert cost_of(game, ME, "barracks") == ["l1"]


def test_a_dock_makes_another_unit_cheaper_than_the_tool() -> None:
    """A tool and an ore from one side: only the ore is 1 coin cheaper."""
    game = at_towers(city("clandestine_dock_west", wonder="giza_a", coins=9), SELLER, sets=CITIES_AND_TOWERS)
    assert [price_of(game, units) for units in ("T", "O", "TO")] == [[2], [1], [3]]


def price_of(game: Classic, units: str) -> list[int]:
    """The coins for which my city can have some resources."""
    terms = Terms(0, pack(units, game.codex.letters))
    return [int(coins_in(way)) for way in ways_to_pay(market_of(game, ME), terms, game.cities[ME].budget)]


def test_original_cards_make_no_tools() -> None:
    game = at_towers(city("black_market", wonder="giza_a"), sets=CITIES_AND_TOWERS)
    assert [unit for unit in "WSCOGLPT" if makes(game, ME, unit)] == list("WSCOGLP")
    game = at_towers(city("secret_warehouse", wonder="telanissos_b"), sets=CITIES_AND_TOWERS)
    assert makes(game, ME, "T")
    assert not makes(game, ME, "TT"), "the warehouse knows no tools"
    game = at_towers(city("secret_warehouse", wonder="giza_a"), sets=CITIES_AND_TOWERS)
    assert makes(game, ME, "SS")


def test_original_leaders_save_no_tools() -> None:
    """Imhotep saves a resource of a stage, wood but not the tool; the Architect makes up for all of them."""
    mine = city("imhotep", "sawmill", wonder="ikaruga_b", stages=3, coins=0)
    game = at_towers(mine, sets=LEADERS_AND_TOWERS, hands=[["altar"]])
    assert options(game, ME, "stage") == [], "wood is there, the tool is not"
    mine = city("imhotep", "forge_1", wonder="ikaruga_b", stages=3, coins=0)
    game = at_towers(mine, sets=LEADERS_AND_TOWERS, hands=[["altar"]])
    assert "stage:altar" in options(game, ME, "stage"), "one wood of two is saved"
    mine = city("architect_cabinet", wonder="ikaruga_b", stages=3, coins=0)
    game = at_towers(mine, sets=LEADERS_TO_TOWERS, hands=[["altar"]])
    assert "stage:altar" in options(game, ME, "stage")


def test_cards_of_towers_know_the_tool() -> None:
    game = at_towers(city(wonder="telanissos_a", stages=4, coins=9), SELLER)
    game.cities[ME].made_now -= game.codex.fixed[game.codex.start_effects + game.cities[ME].wonder]
    assert cost_of(game, ME, "astronomer") == ["l1"], "the first unit of manufactured goods"


def test_words_and_signs_say_what_is_meant() -> None:
    plain, box = make_box(["leaders"]), make_box(["leaders", "towers"])
    for row, told in ((plain.rows["marketplace"], "manufactured"), (box.rows["marketplace"], "GLP")):
        assert isinstance(row, Card)
        assert row.effect.discount is not None
        assert row.effect.discount.goods == told
    words = tooltip(box, "bilkis", Texts("en"))
    assert "papyrus" in words
    assert "tool" not in words
    assert tooltip(plain, "bilkis", Texts("en")) != words


def test_a_set_knows_what_the_sets_that_it_needs_bring() -> None:
    box = make_box(["leaders", "cities", "towers", "foundations", "babel_tower"])
    known = {each.key: box.known_to(each) for each in box.sets}
    assert known["foundations"] == known["towers"] == "WSCOGLPT"
    assert known["base"] == known["leaders"] == known["cities"] == known["babel_tower"] == "WSCOGLP"
