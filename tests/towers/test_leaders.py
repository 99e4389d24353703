"""Every leader of Towers."""

import pytest

from sevenwonders.classic.game import Classic
from sevenwonders.classic.piles import add_to_pack, pack_start, take_from_pack
from tests.arrange import at_leaders, at_towers, city, recruiting
from tests.mixes import LEADERS_AND_TOWERS, LEADERS_TO_TOWERS
from tests.playing import RICH, all_do, asked, coins, happened, home, options, points, recruited

ME, LEFT, RIGHT = 0, 1, 2


def with_leader(*cards: str, hand: list[str], age: int = 2, coins: int = 20) -> Classic:
    return at_leaders(city(*cards, coins=coins, wonder="babel_a"), hands=[hand], age=age, sets=LEADERS_AND_TOWERS)


def play(game: Classic, use: str) -> None:
    """I do something with a card, by the first payment there is; the others sell."""
    all_do(game, next(move for move in options(game, ME) if move == use or move.startswith(f"{use}:")))


def test_ahuitzotl() -> None:
    game = recruited("ahuitzotl", city("circus"), age=2, sets=LEADERS_AND_TOWERS)
    assert coins(game)[ME] == 6 - 3
    assert game.view(LEFT).extras["golden"] == ["double", "", ""]
    while game.age == 2:
        all_do(game)
    won = [facts["loser"] for winner, facts in happened(game, "conflict") if winner == ME]
    assert (won.count(LEFT), won.count(RIGHT)) == (2, 2)
    assert "golden" not in game.view(LEFT).extras


def test_ashoka() -> None:
    game = with_leader(*RICH, "ashoka", hand=["ballista", "walls"])
    play(game, "build:ballista")
    assert coins(game)[ME] == 20 + 1
    play(game, options(game, ME, "sell")[0])
    assert coins(game)[ME] == 20 + 1 + 3


def test_towers_attila() -> None:
    game = at_towers(city("towers_attila", "cellar", "bank", "tomb", "militia", "hideout"), sets=LEADERS_TO_TOWERS)
    assert points(game, ME, "leaders") == 2 * 2


def test_eratosthenes() -> None:
    game = with_leader("eratosthenes", "astronomer", "magicians_guild", hand=[])
    assert points(game, ME, "leaders") == 3 * 2


def test_ezana() -> None:
    """Once in each age, any turquoise card; the next age he has it again."""
    game = with_leader("ezana", hand=["ballista", "bank", "walls"], coins=0)
    free = options(game, ME, "free_turquoise")
    assert "free_turquoise:ballista" in free
    assert "free_turquoise:walls" not in free
    play(game, "free_turquoise:ballista")
    assert (home(game, ME).shields, coins(game)[ME]) == (2, 0)
    assert happened(game, "free") == [(ME, {"card": "ballista", "source": "ezana"})]
    while game.age == 2:
        assert options(game, ME, "free_turquoise") == []
        all_do(game)
    all_do(game)
    turquoise = [card for card in game.view(ME).hand if game.codex.box.rows[card].color == "turquoise"]  # type: ignore[union-attr]
    assert options(game, ME, "free_turquoise") == [f"free_turquoise:{card}" for card in dict.fromkeys(turquoise)]


def test_hipparchus() -> None:
    game = recruited("hipparchus", city(), sets=LEADERS_AND_TOWERS)
    assert (home(game, ME).counts["astrolabe"], coins(game)[ME]) == (1, 6 - 5)
    assert points(game, ME, "science") == 1


def test_sargon() -> None:
    """One manufactured good less, tools included, on turquoise cards only."""
    none = with_leader("sargon", hand=["ballista", "shipyard", "aedicule", "school"], coins=0)
    assert not {"build:ballista", "build:shipyard", "build:aedicule"} & set(options(none, ME, "build"))
    wood = with_leader("sargon", "sawmill", "quarry", hand=["shipyard", "aedicule", "school", "atrium"], coins=0)
    built = options(wood, ME, "build")
    assert "build:shipyard" in built
    assert "build:aedicule" in built
    assert "build:school" not in built
    assert "build:atrium" not in built


def test_towers_vercingetorix() -> None:
    """One raw material less on turquoise cards."""
    game = with_leader("towers_vercingetorix", "forge_1", "sawmill", hand=["shipyard", "aedicule", "walls"], coins=0)
    assert "build:shipyard" in options(game, ME, "build")
    game = with_leader("towers_vercingetorix", "forge_1", "lumber_yard", hand=["shipyard"], coins=0)
    assert "build:shipyard" in options(game, ME, "build")
    game = with_leader("towers_vercingetorix", "sawmill", hand=["shipyard"], coins=0)
    assert "build:shipyard" not in options(game, ME, "build"), "a tool is no raw material"


@pytest.mark.parametrize("paid", [0, 1, 4, 6])
def test_simeon(paid: int) -> None:
    game = recruiting(city(coins=6), leaders=[["simeon"]], sets=LEADERS_AND_TOWERS)
    recruits = [move for move in options(game, ME) if move.startswith("recruit")]
    assert recruits == ["recruit:simeon", *(f"recruit.{price}:simeon" for price in range(1, 7))]
    all_do(game, f"recruit.{paid}:simeon" if paid else "recruit:simeon")
    assert (coins(game)[ME], points(game, ME, "leaders")) == (6 - paid, paid)


def test_simeon_costs_no_more_than_one_has() -> None:
    game = recruiting(city(coins=2), leaders=[["simeon"]], sets=LEADERS_AND_TOWERS)
    assert [move for move in options(game, ME) if move.startswith("recruit")][-1] == "recruit.2:simeon"


def test_towers_spartacus() -> None:
    game = with_leader(*RICH, "towers_spartacus", hand=["ballista", "walls", "plunder"], age=2)
    play(game, "build:ballista")
    assert coins(game) == [20 + 4, 6 + 3 + 2, 6 + 3 + 2], "the others sell a card, and take a coin for each shield"


def test_suiko() -> None:
    game = with_leader(*RICH, "suiko", "cellar", hand=["armoury"], age=1)
    play(game, "build:armoury")
    assert coins(game)[ME] == 20 + 7
    assert happened(game, "paired") == [(ME, {"card": "armoury", "other_cards": ["cellar"]})]


def test_thalestris() -> None:
    game = recruiting(city(*RICH, coins=9), leaders=[["thalestris"]], sets=LEADERS_AND_TOWERS)
    all_do(game, "recruit:thalestris")
    assert game.view(LEFT).extras["recovers_next"] == [ME]
    hold(game, "cellar")
    play(game, "stage:cellar")
    assert asked(game) == ([ME], "recover_card")
    assert options(game, ME) == ["recover:cellar"]
    game.play(ME, "recover:cellar")
    assert "cellar" in home(game, ME).cards
    assert "recovers_next" not in game.view(LEFT).extras


def test_copied_leaders() -> None:
    """The Courtesans copy what they do from now on; Simeon, for whom nothing was paid, is worth nothing."""
    mine = city(*RICH, "magicians_guild", coins=20, wonder="babel_a")
    for leader, gained in (("ashoka", 1), ("ezana", 0), ("simeon", 0)):
        game = at_leaders(mine, city(leader), hands=[["courtesans_guild", "tomb"]], age=3, sets=LEADERS_AND_TOWERS)
        play(game, "build:courtesans_guild")
        assert asked(game) == ([ME], "copy_leader")
        game.play(ME, f"copy:{leader}")
        hold(game, "atrium")
        assert ("free_turquoise:atrium" in options(game, ME)) == (leader == "ezana")
        before = coins(game)[ME]
        play(game, "build:atrium")
        assert coins(game)[ME] == before + gained
        assert points(game, ME, "leaders") == 0
        assert points(game, ME, "guilds") == 0


def hold(game: Classic, card: str) -> None:
    """Put a card into my hand in the place of its first."""
    pack = game.pack_of(ME)
    take_from_pack(game, pack, game.packs[pack_start(game, pack)])
    add_to_pack(game, pack, game.codex.card_number[card])
