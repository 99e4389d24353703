"""Rulings of the setup."""

from collections import Counter

import pytest

from sevenwonders import NOBODY
from sevenwonders.classic.notation import deal_keys
from sevenwonders.sets import classic_game

from .facts import CARDS, GUILDS, SETUP, WONDERS

COUNTS = [3, 4, 5, 6, 7]


def dealt(players: int, seed: int, age: int) -> list[str]:
    """All cards of an age, in the hands of all seats."""
    keys = deal_keys(classic_game(players=players, seed=seed), None)
    return [card for seat in range(players) for card in keys[f"age{age}.{seat}"]]


@pytest.mark.parametrize("players", COUNTS)
def test_guild_draw(players: int) -> None:
    drawn = []
    for seed in range(60):
        cards = dealt(players, seed, 3)
        guilds = [card for card in cards if card in GUILDS]
        assert len(guilds) == len(set(guilds)) == players + 2 == SETUP["guilds_drawn"][str(players)]
        drawn.append(frozenset(guilds))
        assert not set(dealt(players, seed, 1) + dealt(players, seed, 2)) & set(GUILDS)
    assert len(set(drawn)) > 8, "at random"
    assert {guild for each in drawn for guild in each} == set(GUILDS)
    first_hand = deal_keys(classic_game(players=players, seed=1), None)["age3.0"]
    assert first_hand[-1] != first_hand[0]
    hidden = deal_keys(classic_game(players=players, seed=1), NOBODY)
    assert not {card for part, cards in hidden.items() if part != "wonders" for card in cards} & set(CARDS), "unseen"


def test_board_choice() -> None:
    seen: Counter[str] = Counter()
    mixed = 0
    for seed in range(100):
        game = classic_game(players=3, seed=seed)
        boards = [each.wonder for each in game.view(NOBODY).cities]
        assert len({board[:-2] for board in boards}) == 3, "no board twice"
        seen.update(boards)
        mixed += len({board[-1] for board in boards}) == 2
    assert set(seen) == set(WONDERS)
    assert min(seen.values()) > 5
    assert mixed > 50, "sides may be mixed"
    for side in "AB":
        game = classic_game(players=7, seed=1, sides=side)
        assert {WONDERS[each.wonder]["side"] for each in game.view(NOBODY).cities} == {side}
    chosen = ["giza_b", "rhodes_a", "olympia_b"]
    game = classic_game(players=3, seed=1, wonders=chosen)
    assert [each.wonder for each in game.view(NOBODY).cities] == chosen, "or they are chosen"
    with pytest.raises(ValueError, match="board"):
        classic_game(players=3, seed=1, wonders=["giza_b", "giza_a", "olympia_b"])
    for board, row in WONDERS.items():
        seat = classic_game(players=3, seed=2, wonders=[board, *(w for w in chosen if w[:-2] != board[:-2])][:3])
        first = seat.view(NOBODY).cities[0]
        assert (first.production, first.coins, len(first.stages)) == (row["start"], SETUP["start_coins"], row["stages"])


@pytest.mark.parametrize("players", COUNTS)
def test_deck_exact(players: int) -> None:
    for age in (1, 2, 3):
        deck = Counter(
            {
                card: sum(least <= players for least in row["copies"])
                for card, row in CARDS.items()
                if row["age"] == age and card not in GUILDS
            }
        )
        for seed in range(10):
            cards = Counter(card for card in dealt(players, seed, age) if card not in GUILDS)
            assert cards == +deck
            assert len(dealt(players, seed, age)) == 7 * players == SETUP["deck_size"][str(players)]
            assert cards.total() == (SETUP["non_guild_age3"][str(players)] if age == 3 else 7 * players)
    hands = [classic_game(players=players, seed=seed).view(0).hand for seed in range(5)]
    assert len({tuple(each) for each in hands}) == 5, "shuffled"
    assert {len(each) for each in hands} == {7}
