"""Prices and reasons of 7 Wonders are the engine's: true with every set and law, whoever tells them."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from sevenwonders.classic.codex import COINS
from sevenwonders.classic.game import Classic
from sevenwonders.classic.parts import part_in
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.reckoning import Lack, reckon
from sevenwonders.classic.resolving import pay
from sevenwonders.classic.turn import prepare_cities
from sevenwonders.classic.words.prices import in_words, price_of, reason, why_no_card, why_no_stage
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.sets.babel_tower.tower import Tower

from .classic_games import ALL_SETS, begin, decisions, moves_of, scene_of

BOXES = [
    (2, ()),
    (3, ()),
    (6, ("leaders", "cities")),
    (4, ("babel_tower",)),
    (4, ("babel_projects", "towers")),
    (4, ALL_SETS),
    (8, ("leaders", "cities", "towers", "foundations")),
]
ENDLESS = 100


def richer(game: Classic, city: int, coins: int) -> Classic:
    """The same moment, with other coins."""
    copy = game.clone()
    copy.cities[city].count[COINS] = coins
    copy.cities[city].budget = coins
    return copy


def can_build(game: Classic, seat: int, card: str) -> bool:
    return any(re.fullmatch(rf"build(\.1)?:{card}(:.*)?", text) for text in moves_of(game, seat))


@pytest.mark.parametrize(("players", "sets"), BOXES)
def test_a_reason_is_true(players: int, sets: tuple[str, ...]) -> None:
    """With so many coins it could be built, with fewer it could not; what is missing no coins could buy."""
    told: Counter[str] = Counter()
    for number, (game, view) in enumerate(decisions(players, 4, (), sets)):
        scene = scene_of(game, view.seat)
        if view.decisions[0].kind != "play_card" or number % 2:
            continue
        for card in set(view.hand):
            if can_build(game, view.seat, card):
                continue
            lack = why_no_card(scene, card)
            told[lack.kind] += 1
            if lack.kind in ("coins", "trade"):
                assert lack.coins > view.cities[view.seat].coins
                assert can_build(richer(game, view.seat, lack.coins), view.seat, card)
                assert not can_build(richer(game, view.seat, lack.coins - 1), view.seat, card)
            elif lack.kind == "missing":
                assert not can_build(richer(game, view.seat, ENDLESS), view.seat, card)
                cost = scene.card(card).cost
                assert all(lack.units.count(unit) <= cost.count(unit) for unit in lack.units)
            else:
                assert lack.kind == "owned"
                assert lack.card == card
    assert told["missing"] + told["trade"] > 10


@pytest.mark.parametrize(("players", "sets"), BOXES)
def test_a_price_is_what_is_paid(players: int, sets: tuple[str, ...]) -> None:
    for number, (game, view) in enumerate(decisions(players, 5, (), sets)):
        if view.decisions[0].kind != "play_card" or number % 7:
            continue
        scene = scene_of(game, view.seat)
        city = view.seat
        for text, move in moves_of(game, view.seat).items():
            parts = next(each for each in scene.moves if each.text() == text)
            price = price_of(scene, parts)
            copy = game.clone()
            pay(copy, city, move)
            assert int(game.cities[city].count[COINS] - copy.cities[city].count[COINS]) == price.total, text
            assert (price.left, price.right, price.far, price.farther) == (
                parts.payment.left,
                parts.payment.right,
                parts.payment.far,
                parts.payment.farther,
            )


def arranged(tile: str, card: str, coins: int = 9, built: tuple[str, ...] = ()) -> Classic:
    """Four players, the first of whom holds a card while a tile lies on the tower."""
    game = begin(4, 1, ("giza_a", "rhodes_a", "olympia_a", "babylon_a"), ("babel_tower",))
    while game.codex.phases[game.phase] != "play_card":
        seat = game.to_act()[0]
        game.play(seat, game.moves(seat)[0])
    tower = part_in(game.codex, Tower)
    assert tower is not None
    tower.lay(game, 0, game.codex.card_number[tile])
    game.packs[pack_start(game, game.pack_of(0))] = game.codex.card_number[card]
    for key in built:
        game.cities[0].add_card(game.codex, game.codex.card_number[key])
    game.cities[0].count[COINS] = coins
    prepare_cities(game)
    return game


def test_a_tax_is_part_of_the_price() -> None:
    scene = scene_of(arranged("tax_blue", "altar"), 0)
    (move,) = scene.uses("altar", "build")
    assert in_words(scene, price_of(scene, move)) == "1 coin to the bank"


def test_a_taxed_chain_has_its_price_and_the_cost_may_be_paid_instead() -> None:
    scene = scene_of(arranged("tax_chain", "walls", built=("barracks", "quarry")), 0)
    assert not scene.chain_for(0, "walls")
    scene = scene_of(arranged("tax_chain", "statue", built=("theater", "timber_yard", "ore_vein", "foundry")), 0)
    assert scene.chain_for(0, "statue") == "theater"
    by_chain, paid = scene.uses("statue", "build")
    assert price_of(scene, by_chain).bank == 1
    assert paid.option == 1
    assert price_of(scene, paid).total == 0


def test_what_nobody_could_pay_says_what_a_law_makes_of_it() -> None:
    """Resources as coins: nothing is missing any more, but the coins are."""
    plain = scene_of(arranged("tax_red", "gardens"), 0)
    assert why_no_card(plain, "gardens").kind == "missing"
    by_law = scene_of(arranged("blue_for_coins", "gardens", coins=2), 0)
    assert why_no_card(by_law, "gardens") == Lack("coins", coins=3)
    assert reason(by_law, why_no_card(by_law, "gardens")) == "3 coins needed, the city has 2 coins."


def test_a_chain_from_next_door_names_its_card() -> None:
    game = arranged("shared_chains", "statue")
    assert not scene_of(game, 0).chain_for(0, "statue")
    game.cities[1].add_card(game.codex, game.codex.card_number["theater"])
    scene = scene_of(game, 0)
    assert scene.chain_for(0, "statue") == "theater"
    assert not scene.chain_for(2, "statue"), "of other cities the reader is not told"


@pytest.mark.parametrize("language", LANGUAGES)
def test_stages_with_two_ways_have_their_reasons(language: str) -> None:
    game = begin(3, 2, ("babel_b", "giza_a", "rhodes_a"), ("towers",))
    game.cities[0].count[COINS] = game.cities[0].budget = 0
    scene = scene_of(game, 0, language)
    rows = scene.next_rows(0)
    assert [(row.place, row.stage.cost) for row in rows] == [(1, "WW"), (1, "SS")]
    told = [reason(scene, why_no_stage(scene, row)) for row in rows]
    assert len(set(told)) == 2
    assert told[0] == reason(scene, why_no_stage(scene))


def test_without_the_game_no_wrong_reason_is_told() -> None:
    game = begin(3, 1)
    scene = replace(scene_of(game, 0), reckoning=None)
    assert why_no_card(scene, "palace").kind == "never"
    assert why_no_stage(scene).kind == "never"


def test_a_hand_that_is_not_looked_at_yet_is_not_told() -> None:
    """Leaders are recruited before the cards of the age are seen."""
    for game, view in decisions(3, 1, (), ("leaders",)):
        if view.decisions[0].kind == "recruit_leader":
            assert not reckon(game, view.seat, moves_of(game, view.seat)).cards
            break
