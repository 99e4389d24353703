"""What holds after every move with every mix of sets: a city is what stands in it, and no card is lost or doubled."""

from collections import Counter

import pytest

from sevenwonders import Rng, is_compiled
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import COINS, SHIELDS
from sevenwonders.classic.entries import CARD_BITS, EFFECT_BITS, IN_DISCARD, PLACE_AT, UNDER_STAGE
from sevenwonders.classic.game import Classic
from sevenwonders.classic.notation import deal_keys
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.undo import standing_effects
from sevenwonders.sets import classic_game

from .cases import EVERY_SET, FOUNDATIONS, random_move

GAMES = 10 if is_compiled() else 1
PLAIN = tuple(each for each in EVERY_SET if each != "fan_leaders")
"""Fan-made leaders turn cards of later ages and of whole boards up: their own tests count those."""
MIXES = [
    (3, ("babel_tower", "babel_projects")),
    (4, ("towers",)),
    (5, ("towers", "babel_tower", "cities")),
    (3, FOUNDATIONS),
    (8, ("towers", "cities", "babel_projects")),
    (4, PLAIN),
    (2, PLAIN),
    (4, EVERY_SET),
    (5, ("leaders", "fan_leaders", "wonder_pack", "towers")),
]


def check_supply(game: Classic, number: int) -> None:
    """What a city makes, sells, saves and pays is what its standing effects say, however they came and went."""
    codex, city = game.codex, game.cities[number]
    again = City(codex, city.wonder, None)
    start = codex.start_effects + city.wonder
    effects = [int(effect) for effect in standing_effects(game, number)]
    assert (start in effects) == city.start_works
    for effect in effects:
        if effect != start:
            again.add(codex, effect, 0)
    if not city.start_works:
        again.production -= codex.fixed[start]
        again.for_sale -= codex.fixed[start] if codex.sells[start] else 0
    assert (city.production, city.for_sale, city.choices) == (again.production, again.for_sale, again.choices)
    assert list(city.own_reach) == list(again.own_reach)
    assert list(city.sale_reach) == list(again.sale_reach)
    assert (city.next_left, city.next_right) == (again.next_left, again.next_right)
    assert (city.next_left_once, city.next_right_once) == (again.next_left_once, again.next_right_once)
    assert city.payable == again.payable
    assert (city.left_rebate, city.right_rebate) == (again.left_rebate, again.right_rebate)
    assert (city.bank_units, list(city.bank_reach)) == (again.bank_units, list(again.bank_reach))
    assert sorted(city.helps) == sorted(again.helps)
    assert sorted(city.saves_per) == sorted(again.saves_per)
    assert sorted(city.free_symbols) == sorted(again.free_symbols)
    for place in range(int(codex.first_symbol), int(codex.first_symbol + codex.symbols)):
        assert city.count[place] == again.count[place]
    assert city.count[SHIELDS] >= again.count[SHIELDS], "tokens may add to it"
    assert city.count[COINS] >= 0


def check_powers(game: Classic, number: int) -> None:
    """Powers, copies and pairs are there as long as what brought them."""
    codex, city = game.codex, game.cities[number]
    powers = 0
    for effect in standing_effects(game, number):
        powers |= int(codex.power_mask[effect])
    assert city.powers == powers
    standing = {codex.powers[int(codex.power[effect])] for effect in standing_effects(game, number)}
    great_wall = codex.box.wonders[city.wonder].city == "great_wall"
    assert city.any_order == (great_wall or "stages_any_order" in standing)
    if city.start_works:
        assert city.set_points >= 7 + 3 * ("science_sets" in standing)
    adopted = [int(entry) & EFFECT_BITS for entry in city.adopted]
    for effect in adopted:
        row = codex.box.cards[effect] if effect < codex.cards else None
        if row is not None and row.color == "white" and row.key != "jesus":
            assert "copy_leader" in standing
        elif codex.stage_effects <= effect < codex.start_effects:
            assert "copy_stage" in standing
    for card in range(int(codex.cards)):
        for step in range(int(codex.first_step[card]), int(codex.first_step[card + 1])):
            if codex.step_card[step] >= 0:
                paired = city.has(codex, card) and city.has(codex, codex.step_card[step])
                assert (codex.step_effects + step in adopted) == paired


def check_cards(game: Classic) -> None:
    """Every card dealt for the ages so far is in a hand, a city, the discard pile or under a stage."""
    keys = deal_keys(game, None)
    codex = game.codex
    dealt: Counter[str] = Counter()
    for age in range(1, int(game.age) + 1):
        for seat in range(int(game.seats)):
            dealt.update(keys[f"age{age}.{seat}"])
    found: Counter[str] = Counter()
    for pack in range(int(game.seats)):
        first = int(pack_start(game, pack))
        found.update(game.card_key(game.packs[place]) for place in range(first, first + int(game.sizes[pack])))
    for city in game.cities:
        found.update(card.key for n, card in enumerate(codex.box.cards) if city.has(codex, n))
    for entry in game.face_down:
        if (int(entry) >> PLACE_AT) & 3 in (IN_DISCARD, UNDER_STAGE):
            found[game.card_key(int(entry) & CARD_BITS)] += 1
    missing = dealt - found
    assert not missing, missing
    of_ages = Counter({key: n for key, n in found.items() if codex.age[codex.card_number[key]]})
    extra = of_ages - dealt
    assert all(codex.box.cards[codex.card_number[key]].deck == "guild" for key in extra), extra


@pytest.mark.parametrize(
    ("players", "sets"), MIXES, ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_the_table_is_what_stands_on_it(players: int, sets: tuple[str, ...]) -> None:
    for seed in range(GAMES):
        game, rng = classic_game(players=players, sets=sets, seed=seed), Rng(seed)
        while not game.over():
            game.play(*random_move(game, rng))
            for number in range(len(game.cities)):
                check_supply(game, number)
                check_powers(game, number)
            if "fan_leaders" in sets:
                continue
            if (players > 2 and not game.to_act()) or (players > 2 and game.codex.phases[game.phase] == "play_card"):
                check_cards(game)
