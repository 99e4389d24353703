"""Danger signs: each kind on a made position, in words, and not one sign where there is no danger."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from sevenwonders import Game
from sevenwonders.coach.dangers import dangers, sign
from sevenwonders.coach.words import Words
from sevenwonders.core.texts import LANGUAGES, Texts
from tests.arrange import arrange as table
from tests.arrange import city as home
from tests.duel.arrange import arrange, city

from .positions import FIVE, RICH, hand, rival_with

NAMES = ("Ada", "Bruno", "Carla")


@dataclass(frozen=True)
class Sign:
    key: str
    game: Callable[[], Game]
    told: str
    """The sign in English."""


def at_war(*accessible: str, coins: int = RICH, wonders: tuple[str, ...] = ()) -> Callable[[], Game]:
    """The pawn stands before one's own capital."""
    return lambda: arrange(city(coins=RICH), city(coins=coins, wonders=wonders), accessible=accessible, pawn=-7)


def digging() -> Game:
    """The rival has five symbols, and a mausoleum over a discard pile with the sixth."""
    rival = city(*FIVE, coins=RICH, wonders=["mausoleum"])
    return arrange(city(coins=RICH), rival, accessible=["obelisk", "palace"], discard=["academy"])


def law() -> Game:
    """A pair brings the rival the token with the sixth symbol."""
    return arrange(
        city(coins=RICH),
        city("workshop", "apothecary", "scriptorium", "pharmacist", "academy", coins=RICH),
        accessible=["university", "obelisk"],
        board=["law", "economy", "theology", "strategy", "masonry"],
    )


def under(card: str, *rival: str, pawn: int = 0) -> Callable[[], Game]:
    """A card that lies open, under two others of the third age."""
    slots = {0: card, 1: "palace", 2: "obelisk"}
    return lambda: arrange(city(coins=RICH), city(*rival, coins=RICH), age=3, left=3, slots=slots, pawn=pawn)


def buried(*accessible: str, rival: tuple[str, ...] = (), pawn: int = 0) -> Callable[[], Game]:
    """The rival has a mausoleum, and nothing to take out of the discard pile but what is put there now."""
    mine = city(coins=RICH)
    return lambda: arrange(mine, city(*rival, coins=RICH, wonders=["mausoleum"]), accessible=accessible, pawn=pawn)


def guild() -> Game:
    """The next neighbour has much that a guild counts."""
    return table(
        home(coins=9, wonder="rhodes_a"),
        home("stone_pit", "quarry", "timber_yard", "clay_pit", "sawmill", "brickyard", "foundry", coins=20),
        home("lumber_yard", "ore_vein", "clay_pool", "excavation", "forest_cave", "mine"),
        hands=[["workers_guild", "palace"]],
        age=3,
    )


SIGNS = [
    Sign("rival_military_card", at_war("pretorium", "obelisk"), "The rival can win the war next turn: Pretorium."),
    Sign("rival_military_wonder", at_war("obelisk", "palace", wonders=("colossus",)),
         "The rival can win the war next turn: the Colossus."),
    Sign("rival_science_card", rival_with(*FIVE, accessible=("academy", "obelisk")),
         "The rival can win by science next turn: Academy."),
    Sign("rival_science_wonder", digging, "The rival can win by science next turn: the Mausoleum."),
    Sign("uncovers_military", under("pretorium", pawn=-7), "Careful: uncovering Pretorium lets the rival win the war."),
    Sign("uncovers_science", under("academy", *FIVE), "Careful: uncovering Academy lets the rival win by science."),
    Sign("discards_military", buried("pretorium", "obelisk", pawn=-7),
         "Careful: the rival can win the war with what you discard: the Mausoleum."),
    Sign("discards_science", buried("academy", "obelisk", rival=FIVE),
         "Careful: the rival can win by science with what you discard: the Mausoleum."),
    Sign("neighbour_shields", hand("altar", "baths", left=("barracks",)), "Bruno is ahead in shields: 1 to 0."),
    Sign("hands_set", hand("scriptorium", "altar", left=("apothecary", "workshop", "press_1")),
         "Scriptorium completes a set of symbols for Bruno, who gets your hand: 8 points."),
    Sign("hands_points", guild, "Workers Guild is worth 6 points to Bruno, who gets your hand."),
    Sign("hands_shields", hand("guard_tower", "altar", left=("clay_pool",)),
         "With Guard Tower, Bruno, who gets your hand, passes you in shields."),
]  # fmt: skip


def told(game: Game, lang: str = "en") -> dict[str, str]:
    words = Words(game, Texts(lang), NAMES)
    return {each.reason.key: sign(each, words) for each in dangers(game, 0)}


@pytest.mark.parametrize("each", SIGNS, ids=lambda each: each.key)
def test_each_danger_is_seen_and_told(each: Sign) -> None:
    assert told(each.game()).get(each.key) == each.told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_told_in_every_language(lang: str) -> None:
    for each in SIGNS:
        assert told(each.game(), lang)[each.key]


def test_a_pair_may_bring_the_last_symbol() -> None:
    assert told(law())["rival_science_card"].endswith("University.")


def test_a_rival_who_cannot_pay_is_no_danger() -> None:
    assert told(at_war("pretorium", "obelisk", coins=0)()) == {}
    poor = table(home(), home("apothecary", "workshop", coins=0, wonder="rhodes_a"), home(), hands=[["scriptorium"]])
    assert "hands_set" not in told(poor)


def test_a_move_that_ends_the_danger_is_not_among_those_after_which_it_is_there() -> None:
    game = at_war("pretorium", "obelisk")()
    [found] = [each for each in dangers(game, 0) if each.reason.key == "rival_military_card"]
    assert found.now
    assert "sell:pretorium" not in found.moves
    assert "build:obelisk" in found.moves


def test_a_card_that_a_move_would_uncover_is_a_danger_of_that_move_alone() -> None:
    game = under("academy", *FIVE)()
    found = {each.reason.key: each for each in dangers(game, 0)}
    assert found["uncovers_science"].card == "academy"
    assert not found["uncovers_science"].now
    assert found["uncovers_science"].moves
    assert set(found["uncovers_science"].moves) < {game.text(move) for move in game.moves(0)}


def test_whoever_has_nothing_to_decide_sees_no_signs() -> None:
    game = at_war("pretorium", "obelisk")()
    assert dangers(game, 1) == ()


def test_every_kind_of_sign_has_a_position() -> None:
    kinds = {key.removeprefix("coach.danger.") for key in Texts("en").keys_under("coach.danger.")}
    assert kinds == {each.key for each in SIGNS}
