"""Rulings on setup: who begins, wonders, decks, backs, tokens and coins."""

from collections import Counter

import pytest

from sevenwonders import NOBODY, Duel, IllegalMove, Rng
from sevenwonders.duel.codex import standard_tables
from sevenwonders.duel.notation import deal_from_keys, deal_keys

from .arrange import ANTOINE, BRUNO, GUILDS, arrange, asked, city, coins, options, play
from .facts import CARDS, TOKENS, WONDERS


def play_at_random(game: Duel, rng: Rng) -> None:
    while not game.over():
        moves = options(game)
        play(game, moves[rng.below(len(moves))])


def keys_of(seed: int) -> dict[str, list[str]]:
    """All that chance decided for a seed."""
    return deal_keys(Duel(seed=seed), None)


@pytest.mark.parametrize("first_game", [False, True])
def test_setup_first_player(first_game: bool) -> None:
    for seed in range(20):
        game = Duel(seed=seed, first_game=first_game)
        assert game.to_act() == [ANTOINE]
        while game.age == 0:
            play(game, options(game, "draft:")[0])
        assert asked(game) == (ANTOINE, "play_card")
        assert game.age == 1


def test_setup_wonder_draft() -> None:
    wonders = list(reversed(WONDERS))[:8]
    keys = {**keys_of(0), "wonders": wonders}
    game = Duel(deal=deal_from_keys(standard_tables(), keys))
    seats = []
    while game.age == 0:
        shown = set(wonders[:4] if game.drafted < 4 else wonders[4:])
        taken = {wonder.key for city in game.view(ANTOINE).cities for wonder in city.wonders}
        assert set(game.view(BRUNO).offered) == shown - taken
        assert options(game) == [f"draft:{wonder}" for wonder in WONDERS if wonder in shown - taken]
        if game.drafted < 4:
            with pytest.raises(IllegalMove):
                play(game, f"draft:{wonders[4]}")
        seats += game.to_act()
        play(game, options(game)[-1])
    assert seats == [0, 1, 1, 1, 0, 0], "the last of four is taken without asking"
    assert [event.seat for event in game.events if event.kind == "draft"] == [0, 1, 1, 0, 1, 0, 0, 1]
    owned = [{wonder.key for wonder in city.wonders} for city in game.view(ANTOINE).cities]
    assert [len(each) for each in owned] == [4, 4]
    assert owned[0] | owned[1] == set(wonders)
    with pytest.raises(IllegalMove):
        play(game, f"draft:{next(wonder for wonder in WONDERS if wonder not in wonders)}")


def test_setup_removed_cards() -> None:
    left_out: Counter[str] = Counter()
    guild_slots: set[int] = set()
    for seed in range(200):
        keys = keys_of(seed)
        for age in ("age1", "age2", "age3"):
            decks = Counter(CARDS[card]["deck"] for card in keys[age])
            assert decks == ({"age3": 17, "guild": 3} if age == "age3" else {age: 20})
            assert len(set(keys[age])) == 20
        left_out.update(card for card in CARDS if not any(card in keys[age] for age in ("age1", "age2", "age3")))
        guild_slots |= {slot for slot, card in enumerate(keys["age3"]) if card in GUILDS}
    assert set(left_out) == set(CARDS), "any card may be left out"
    assert guild_slots == set(range(20)), "the deck is shuffled again once the guilds are in"

    game = Duel(seed=5)
    keys = keys_of(5)
    play_at_random(game, Rng(5))
    removed = {card for card in CARDS if not any(card in keys[age] for age in ("age1", "age2", "age3"))}
    assert len(removed) == 3 + 3 + 3 + 4
    told = {fact for event in game.events for fact in event.facts.values() if isinstance(fact, str)}
    listed = {key for event in game.events for fact in event.facts.values() if isinstance(fact, list) for key in fact}
    assert not removed & (told | listed | set(game.view(ANTOINE).discard))


def test_setup_backs_of_the_cards() -> None:
    views = []
    for hidden in ("merchants_guild", "tacticians_guild"):
        game = arrange(age=3, slots={2: hidden, 3: "palace", 18: "builders_guild", 19: "scientists_guild"})
        guild, other = game.view(BRUNO).slots[2:4]
        assert (guild.back, guild.card, guild.prices, guild.chained) == ("guild", "", [], [])
        assert (other.back, other.card, other.prices, other.chained) == ("age3", "", [], [])
        views.append([game.view(seat) for seat in (ANTOINE, BRUNO, NOBODY)])
    assert views[0] == views[1], "a hidden guild can be told from other cards, but not from another guild"


def test_setup_progress_tokens() -> None:
    boards = set()
    for seed in range(50):
        keys = keys_of(seed)
        assert len(keys["board"]) == len(keys["box"]) == 5
        assert {*keys["board"], *keys["box"]} == set(TOKENS)
        assert sorted(Duel(seed=seed).view(ANTOINE).board) == sorted(keys["board"])
        boards.add(frozenset(keys["board"]))
    assert len(boards) > 20

    lying = ["agriculture", "economy", "law", "masonry", "strategy"]
    game = arrange(city("workshop"), age=2, accessible=["laboratory"], board=lying)
    play(game, "build:laboratory")
    assert options(game) == [f"progress:{token}" for token in lying]
    play(game, "progress:law")
    assert game.view(BRUNO).board == ["agriculture", "economy", "masonry", "strategy"], "not replaced"


def test_setup_coins() -> None:
    assert coins(Duel(seed=1)) == [7, 7]
    game = arrange(city("tavern", coins=90), city(coins=300), accessible=["brewery", "walls"])
    play(game, "build:brewery", "sell:walls")
    assert coins(game) == [96, 302], "more than the 86 coins of the box"
