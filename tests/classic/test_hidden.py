"""What a seat cannot know is drawn anew so that the table stays possible, and so that nothing is given away."""

from collections import Counter

import pytest

from sevenwonders import NOBODY, Rng
from sevenwonders.classic.entries import CARD_BITS, IN_DISCARD, LAYER_AT, PLACE_AT, TURN_AT, UNDER_STAGE, card_in
from sevenwonders.classic.game import Classic
from sevenwonders.sets import classic_game
from tests.playing import asked, options

from .facts import CARDS, GUILDS
from .laws import KEYS, held


def cards_on_table(game: Classic, age: int) -> Counter[str]:
    """All cards of an age that are in hands, in cities or face down."""
    found = Counter(card for seat in range(int(game.seats)) for card in held(game, seat))
    found.update(card for each in game.view(NOBODY).cities for card in each.cards)
    for entry in game.face_down:
        if (int(entry) >> PLACE_AT) & 3 in (IN_DISCARD, UNDER_STAGE):
            found[KEYS[int(entry) & CARD_BITS]] += 1
    return Counter({card: count for card, count in found.items() if CARDS[card]["age"] == age})


def eager_move(game: Classic, seat: int, rng: Rng) -> str:
    """A random move, rather one that builds a stage: powers ask questions at the end of a turn."""
    moves = options(game, seat)
    moves = [move for move in moves if move.startswith("stage")] or moves
    return moves[rng.below(len(moves))]


def pile_left(game: Classic) -> int:
    """Cards of this age that are still in the Free City's pile."""
    if len(game.cities) == game.seats:
        return 0
    gone = game.turn == 6 and asked(game)[1] in ("play_last_card", "take_from_discard")
    return 0 if gone else 7 - int(game.turn)


def check_possible(game: Classic, other: Classic) -> None:
    """Decks are dealt out completely, so in no world can a card be there more often, or be missing."""
    left, age = pile_left(game), int(game.age)
    for each in range(1, age + 1):
        real, drawn = cards_on_table(game, each), cards_on_table(other, each)
        if each == age:
            real.update(KEYS[int(card)] for card in game.deal.rest[7 * age - left : 7 * age])
            drawn.update(KEYS[int(card)] for card in other.deal.rest[7 * age - left : 7 * age])
        for counts in (real, drawn):
            guilds = [card for card in counts if card in GUILDS]
            assert sum(counts[card] for card in guilds) == len(guilds), "no guild twice"
            counts["guild"] = len(guilds)
            for card in guilds:
                del counts[card]
        assert drawn == real


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_resampled_table_has_every_card_once(players: int) -> None:
    wonders = ["babylon_b", "halicarnassus_b", "olympia_a", "giza_b", "rhodes_b"][:players]
    for number in range(6):
        game, rng = classic_game(players=players, seed=number, sides="B", wonders=wonders), Rng(number)
        while not game.over():
            if asked(game)[1] != "play_card" or rng.below(4 * players) == 0:
                for seat in range(players):
                    check_possible(game, game.resample(seat, rng))
            seat = game.to_act()[0]
            game.play(seat, eager_move(game, seat, rng))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_resampled_table_can_be_resampled(players: int) -> None:
    """What one seat thinks that another thinks."""
    for number in range(3):
        game, rng = classic_game(players=players, seed=number), Rng(number)
        while not game.over():
            if game.age == 3 and rng.below(players) == 0:
                other = game.resample(0, rng)
                check_possible(game, other.resample(players - 1, rng))
            seat = game.to_act()[0]
            game.play(seat, eager_move(game, seat, rng))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_card_of_the_pile_may_be_any_that_was_never_seen(seat: int) -> None:
    """Two players: it joins the discard pile face down, and neither has held it."""
    for number in range(4):
        game, rng = classic_game(players=2, seed=number, wonders=["giza_a", "rhodes_a"]), Rng(number)
        seen: set[str] = set()
        while game.age == 1:
            seen.update(held(game, seat))
            for each in game.to_act():
                moves = options(game, each)
                game.play(each, moves[rng.below(len(moves))])
        seen.update(card for each in game.view(NOBODY).cities for card in each.cards)
        deck = {card for card, row in CARDS.items() if row["age"] == 1 and 3 in row["copies"]}
        if game.view(NOBODY).cities[2].wonder == "babylon_b":
            continue
        drawn = set()
        for _ in range(150):
            other = game.resample(seat, rng)
            last = [int(e) for e in other.face_down if int(e) >> LAYER_AT & 15 == 2 and int(e) >> TURN_AT & 15 == 6]
            drawn.add(KEYS[card_in(last[-1])])
        assert drawn == deck - seen
