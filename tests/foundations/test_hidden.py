"""What a seat cannot know of foundations never reaches it, and is drawn anew from nothing but what it knows."""

import json

import pytest

from sevenwonders import NOBODY, Rng
from sevenwonders.classic.game import Classic
from sevenwonders.classic.piles import cards_in_zone
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets import classic_game, setting_for
from sevenwonders.sets.foundations.draft import FoundationDraft
from sevenwonders.sets.foundations.guilds import GuildAside
from sevenwonders.sets.foundations.leaders import LeaderAside
from tests.arrange import LEFT, ME, RIGHT, at_foundations, founded, part
from tests.contract.cases import seen_by
from tests.mixes import FOUNDATION_SETS
from tests.playing import build_stage, kind, options, pay_own


def games(players: int, seed: int, stride: int) -> list[Classic]:
    """Positions of a random game in which towers grow."""
    game = classic_game(players=players, sets=FOUNDATION_SETS, seed=seed)
    rng, found, number = Rng(seed), [], 0
    while not game.over():
        if number % stride == 0 or kind(game) in ("recruit_set_aside", "build_set_aside_guild", "choose_foundation"):
            found.append(game.clone())
        waiting = game.to_act()
        seat = waiting[rng.below(len(waiting))]
        moves = game.moves(seat)
        stages = [move for move in moves if game.text(move).startswith("stage")]
        moves = stages or moves
        game.play(seat, moves[rng.below(len(moves))])
        number += 1
    return [*found, game]


def keys_in(game: Classic, seat: int) -> list[str]:
    """The foundations that a seat holds or has put back."""
    draft = part(game, FoundationDraft)
    zones = (draft.back, draft.hand)
    return [game.card_key(card) for zone in zones for card in cards_in_zone(game, zone, seat)]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3), (8, 4)])
def test_resample_keeps_what_a_seat_knows(players: int, seed: int) -> None:
    rng = Rng(players)
    for game in games(players, seed, 9 * players):
        for seat in range(players):
            other = game.resample(seat, rng)
            assert other.view(seat) == game.view(seat)
            assert other.moves(seat) == game.moves(seat)
            held = [card for who in range(players) for card in keys_in(other, who)]
            laid = [key for key in extras(other, NOBODY, "foundations") if key]
            assert len(set(held + laid)) == len(held + laid)


def extras(game: Classic, seat: int, key: str) -> list[str]:
    found = game.view(seat).extras[key]
    assert isinstance(found, list)
    return [str(item) for item in found]


def test_nobody_else_sees_a_hand_or_what_was_put_back() -> None:
    for game in games(4, 7, 5):
        if game.over():
            continue
        for seat in range(-1, 4):
            others = [card for who in range(4) if who != seat for card in keys_in(game, who)]
            own = json.dumps(game.view(seat).extras)
            told = json.dumps([dict(event.facts) for event in game.events_for(NOBODY)])
            for card in others:
                assert f'"{card}"' not in own
                assert f'"{card}"' not in told


def test_a_draft_is_remembered() -> None:
    """A seat knows what it passed to the left, and nothing else of the others."""
    game = classic_game(players=3, sets=FOUNDATION_SETS, seed=11)
    kept, passed = options(game, ME)
    for seat in range(3):
        game.play(seat, game.moves(seat)[0])
    assert kept in [move.replace("lay:", "keep:") for move in options(game, ME)]
    seen = set()
    for number in range(40):
        other = game.resample(ME, Rng(number))
        assert options(other, ME) == options(game, ME)
        left = options(other, LEFT)
        assert passed.replace("keep:", "lay:") in left
        seen.update(left)
    assert len(seen) > 5


def test_what_others_keep_and_put_back_changes_nothing_that_a_seat_sees() -> None:
    """Two games that differ in the foundation that the right neighbour keeps first and puts back afterwards."""
    setting = setting_for(3, FOUNDATION_SETS)
    deal = Classic(setting, seed=6).deal
    kept, passed = deal.piles[f"foundation.{RIGHT}"]
    unseen = deal.piles["foundation.rest"][0]
    deal.piles[f"foundation.{RIGHT}"] = sorted([unseen, passed])
    deal.piles["foundation.rest"][0] = kept
    games = [Classic(setting, seed=6), Classic(setting, deal=deal)]
    for step in range(3):
        mine, other = games
        assert seen_by(mine, ME) == seen_by(other, ME)
        for number in range(5):
            drawn = [game.resample(ME, Rng(number)) for game in games]
            assert seen_by(drawn[0], ME) == seen_by(drawn[1], ME)
            assert [drawn[0].moves(seat) for seat in range(3)] == [drawn[1].moves(seat) for seat in range(3)]
            assert [keys_in(drawn[0], seat) for seat in range(3)] == [keys_in(drawn[1], seat) for seat in range(3)]
        if step == 2:
            break
        for game, first in zip(games, (kept, unseen), strict=True):
            _choose(game, first, step)


def _choose(game: Classic, first: int, step: int) -> None:
    """The right neighbour keeps a card, and lays the other one that it has then; all others take what comes first."""
    card = game.card_key(first)
    for seat in range(3):
        moves = options(game, seat)
        wanted = [move for move in moves if (card in move) == (step == 0)] if seat == RIGHT else moves
        game.play(seat, wanted[0])


def test_what_was_put_back_may_be_any_unseen_one() -> None:
    game = classic_game(players=3, sets=FOUNDATION_SETS, seed=11)
    for _ in range(2):
        for seat in range(3):
            game.play(seat, game.moves(seat)[0])
    back = {tuple(keys_in(game.resample(ME, Rng(number)), RIGHT)) for number in range(40)}
    assert len(back) > 5
    assert {tuple(keys_in(game.resample(RIGHT, Rng(number)), RIGHT)) for number in range(9)} == {
        tuple(keys_in(game, RIGHT))
    }


def test_records_hide_the_deal_and_the_draft() -> None:
    game = classic_game(players=3, sets=FOUNDATION_SETS, seed=2)
    for _ in range(2):
        for seat in range(3):
            game.play(seat, game.moves(seat)[0])
    record = game.record(LEFT)
    piles = {part: keys for part, keys in record.deal.items() if part.startswith("foundation")}
    assert len(piles) == 4
    assert all(key == "??" for keys in piles.values() for key in keys)
    draft, laid = record.turns[:2]
    assert [move for who, move in draft if who != LEFT] == ["keep:??", "keep:??"]
    assert all("??" not in move for _, move in laid), "they lie face up"


@pytest.mark.parametrize("players", [2, 3, 6, 8])
def test_a_record_replays(players: int) -> None:
    game = games(players, players, 10_000)[-1]
    again = replay_record(read_record(write_record(game.record())))
    assert again.record() == game.record()
    assert again.scores() == game.scores()
    assert again.events == game.events


# ---- who has looked at what was set aside


def after_looking(age: int, seed: int = 1) -> Classic:
    """I have built a guild that was set aside."""
    game = at_foundations(founded("foundation_brotherhood", stages=2, coins=1, wonder="thebes_b"), age=age, seed=seed)
    build_stage(game)
    game.play(ME, options(game, ME)[0])
    pay_own(game, 1)
    return game


def guilds_of(game: Classic) -> set[str]:
    """The guilds that are dealt, or will be, and those in cities."""
    left_out = {game.card_key(card) for card in part(game, GuildAside).left_out(game)}
    return {card.key for card in game.codex.box.cards if card.deck == "guild"} - left_out


@pytest.mark.parametrize("age", [1, 2, 3])
def test_who_looked_at_the_guilds_knows_what_is_dealt(age: int) -> None:
    game = after_looking(age)
    (built,) = [card for card in game.view(ME).cities[ME].cards if "guild" in card]
    others = set()
    for number in range(20):
        mine = game.resample(ME, Rng(number))
        assert mine.view(ME).extras == game.view(ME).extras
        assert guilds_of(mine) == guilds_of(game)
        theirs = game.resample(LEFT, Rng(number))
        assert theirs.view(LEFT) == game.view(LEFT)
        assert sum(built in each.cards for each in theirs.view(LEFT).cities) == 1
        dealt = {theirs.card_key(card) for card in theirs.deal.hands[len(theirs.deal.hands) // 3 * 2 :]}
        assert age == 3 or built not in dealt, "it stands in a city"
        aside = set(extras(theirs, ME, "guilds_aside"))
        assert aside == {theirs.card_key(card) for card in part(theirs, GuildAside).left_out(theirs)}
        others.add(tuple(sorted(aside)))
    assert len(others) > 5, "they can only guess"


def test_a_game_goes_on_from_any_guess() -> None:
    rng = Rng(4)
    for age in (1, 2, 3):
        for seat in range(3):
            game = after_looking(age, seed=seat + 1).resample(seat, rng)
            while not game.over():
                who = game.to_act()[0]
                moves = game.moves(who)
                game.play(who, moves[rng.below(len(moves))])
            built = [card for each in game.view(NOBODY).cities for card in each.cards if "guild" in card]
            assert len(built) == len(set(built))


def test_who_looked_at_the_leaders_knows_them() -> None:
    rest, out = ["caesar", "plato", "midas", "sappho"], ["nero"]
    plans = (
        founded("foundation_exile", stages=3, coins=0, wonder="thebes_b", leaders=["hiram"]),
        founded(leaders=["zenobia", "varro"]),
        founded(leaders=["aristotle"]),
    )
    game = at_foundations(*plans, leaders_left=rest, leaders_out=out)
    build_stage(game)
    assert kind(game) == "recruit_set_aside"
    guesses = set()
    for number in range(20):
        assert options(game.resample(ME, Rng(number)), ME) == options(game, ME)
        theirs = game.resample(LEFT, Rng(number))
        guesses.add(tuple(theirs.card_key(card) for card in part(theirs, LeaderAside).leaders(theirs)))
    assert len(guesses) > 3
