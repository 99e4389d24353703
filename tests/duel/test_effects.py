"""Every card, wonder and token once: what it does is what its row in the facts says, and nothing else."""

from dataclasses import replace

import pytest

from sevenwonders.duel.view import CityView

from .arrange import ANTOINE, BRUNO, arrange, asked, city, coins, home, options, play, price
from .facts import CARDS, TOKENS, WONDERS, age_of
from .slow import LETTERS, choices, color_count, guild_count, points, prices, production, symbols

OWN = ["lumber_yard", "press", "tavern", "stable", "altar", "scriptorium"]
"""One card of each colour but purple."""
RIVAL = ["clay_pool", "quarry", "glassworks", "brewery", "customs_house", "garrison", "palisade", "theater", "workshop"]
COINS = 60


def without_wonder_prices(view: CityView) -> CityView:
    return replace(view, wonders=[replace(wonder, price=0) for wonder in view.wonders])


def coins_of(card: str, mine: CityView, theirs: CityView) -> int:
    """The coins that a card gives when it comes to a city, which has it already."""
    row = CARDS[card]
    total = int(row.get("coins_gain", 0))
    if "coins_per" in row:
        total += row["coins_per"]["coins"] * guild_count(mine, [row["coins_per"]["count"]])
    if "guild" in row:
        total += row["guild"]["coins"] * max(guild_count(each, row["guild"]["count"]) for each in (mine, theirs))
    return total


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("seat", [ANTOINE, BRUNO])
def test_card(card: str, seat: int) -> None:
    row = CARDS[card]
    own = city(*(each for each in OWN if each != card), coins=COINS, built=["pyramids", "sphinx"])
    rival = city(*(each for each in RIVAL if each != card), coins=20, built=["colossus", "piraeus", "mausoleum"])
    game = arrange(*((own, rival) if seat == ANTOINE else (rival, own)), accessible=[card], to_act=seat)
    before = game.view(seat)
    mine, theirs = before.cities[seat], before.cities[1 - seat]
    paid = price(game, seat, card)
    play(game, f"build:{card}")
    after = game.view(seat)

    shields = row.get("shields", 0)
    assert after.pawn == (shields if seat == ANTOINE else -shields)
    cards = [each for each in CARDS if each in (*mine.cards, card)]
    made, chosen = production(cards), choices(cards, ["pyramids", "sphinx"])
    expected = replace(
        mine,
        coins=COINS - paid + coins_of(card, replace(mine, cards=cards), theirs),
        cards=cards,
        production="".join(letter * made[letter] for letter in LETTERS),
        raw_choices=chosen.count("WSC"),
        goods_choices=chosen.count("GP"),
        symbols=[symbol for symbol in game.codex.card_set.symbols if symbol in symbols(cards, [])],
        unit_prices=prices(cards, theirs.cards),
        sale=2 + color_count(cards, "yellow"),
    )
    lost = 2 if shields == 3 else 0
    assert without_wonder_prices(after.cities[seat]) == without_wonder_prices(expected)
    assert without_wonder_prices(after.cities[1 - seat]) == without_wonder_prices(
        replace(theirs, coins=20 - lost, unit_prices=prices(theirs.cards, cards))
    )
    assert after.scores.points == [points(after, 0), points(after, 1)]
    for other, other_row in CARDS.items():
        if card in other_row.get("chain_from", ()):
            assert price(game, seat, other) == 0
    makes_pair = any(CARDS[each].get("science") == row.get("science", "none") for each in mine.cards)
    assert asked(game) == ((seat, "choose_progress") if makes_pair else (1 - seat, "play_card"))


@pytest.mark.parametrize("wonder", WONDERS)
@pytest.mark.parametrize("seat", [ANTOINE, BRUNO])
def test_wonder(wonder: str, seat: int) -> None:
    row = WONDERS[wonder]
    builder = city(*OWN, coins=COINS, wonders=[wonder])
    rival = city(*RIVAL, coins=20)
    cities = (builder, rival) if seat == ANTOINE else (rival, builder)
    game = arrange(*cities, accessible=["palace", "arena"], discard=["brickyard"], to_act=seat)
    before = game.view(seat)
    paid = price(game, seat, wonder)
    assert paid > 0
    play(game, f"wonder:{wonder}:palace")
    after = game.view(seat)
    mine, theirs = after.cities[seat], after.cities[1 - seat]

    assert mine.coins == COINS - paid + row.get("coins_gain", 0)
    assert theirs.coins == 20 - row.get("opponent_loses", 0)
    assert abs(after.pawn) == row.get("shields", 0)
    assert after.scores.points[seat]["wonders"] == row.get("vp", 0)
    chosen = row.get("produces_one_of", "")
    assert (mine.raw_choices, mine.goods_choices) == (int(chosen == "WSC"), int(chosen == "GP"))
    assert theirs.unit_prices == before.cities[1 - seat].unit_prices
    assert mine.cards == before.cities[seat].cards
    if "discard_opponent" in row:
        color = row["discard_opponent"]
        assert options(game) == [f"destroy:{card}" for card in theirs.cards if CARDS[card]["color"] == color]
    elif "progress_from_box" in row:
        assert len(options(game, "progress:")) == row["progress_from_box"]["draw"] == 3
    elif "build_from_discard" in row:
        assert options(game) == ["revive:brickyard"]
    else:
        assert asked(game) == (seat if row.get("play_again") else 1 - seat, "play_card")


@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize("seat", [ANTOINE, BRUNO])
def test_token(token: str, seat: int) -> None:
    """What a token gives at once; its lasting effects are in the rulings."""
    row = TOKENS[token]
    scholar, rival = city("academy", coins=COINS), city(coins=20)
    cities = (scholar, rival) if seat == ANTOINE else (rival, scholar)
    game = arrange(*cities, accessible=["study"], board=[token], to_act=seat)
    play(game, "build:study")
    before = game.view(seat)
    play(game, f"progress:{token}")
    after = game.view(seat)
    assert after.cities[seat].progress == [token]
    assert after.board == []
    assert after.cities[seat].coins == before.cities[seat].coins + row.get("coins_gain", 0)
    assert after.cities[1 - seat] == before.cities[1 - seat]
    assert after.scores.points[seat]["progress"] == row.get("vp", 0) + row.get("vp_per_token", 0)
    assert after.cities[seat].symbols == (["scales", "sundial"] if token == "law" else ["sundial"])
    assert after.pawn == 0
    assert asked(game) == (1 - seat, "play_card")


@pytest.mark.parametrize("card", CARDS)
def test_card_lies_in_its_age(card: str) -> None:
    game = arrange(accessible=[card])
    assert game.age == age_of(card) == int(CARDS[card]["age"])
    assert f"sell:{card}" in options(game)
    assert coins(game) == [7, 7]
    assert home(game, ANTOINE).cards == []
