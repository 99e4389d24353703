"""Every kind of sentence on a position that was made for it; and none where two moves do the same."""

import pytest

from sevenwonders import Duel, Rng
from sevenwonders.coach.facts import THEMES, differences
from sevenwonders.coach.reasons import facts_of, reasons_for
from sevenwonders.coach.words import Words
from sevenwonders.core.texts import LANGUAGES, Texts
from tests.duel.arrange import arrange

from .positions import POSITIONS, Position, both, hand

PLAYERS = ["Anne", "Bruno", "Carla"]
STRUCTURE = {"uncovers": "accessible to the rival", "turns_up": "which the rival may take first"}
"""Reasons that take a structure in which cards lie on others."""
EVERYTHING = 99


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.key)
def test_a_sentence_is_told_of_its_position(position: Position) -> None:
    game = position.game()
    best, played = (facts_of(game, 0, game.parse(text)) for text in (position.best, position.played))
    for text in (position.best, position.played):
        assert game.parse(text) in game.moves(0)
    found = [reason for reason in differences(best, played, EVERYTHING) if reason.key == position.key]
    words = Words(game, Texts("en"), PLAYERS[: int(game.seats)])
    assert position.told in [words.reason(reason) for reason in found]
    assert all(reason.theme in THEMES for reason in found)
    for language in LANGUAGES:
        told = [Words(game, Texts(language), PLAYERS[: int(game.seats)]).reason(reason) for reason in found]
        assert all("{" not in sentence for sentence in told)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.key)
def test_the_other_way_round_it_is_not_told(position: Position) -> None:
    """What speaks for one move is not said of the other."""
    game = position.game()
    best, played = (facts_of(game, 0, game.parse(text)) for text in (position.best, position.played))
    words = Words(game, Texts("en"), PLAYERS[: int(game.seats)])
    assert position.told not in [words.reason(reason) for reason in differences(played, best, EVERYTHING)]


@pytest.mark.parametrize("key", STRUCTURE)
def test_what_a_card_lay_on_is_told(key: str) -> None:
    told = []
    for left in range(20, 1, -1):
        game = arrange(age=1, left=left)
        words = Words(game, Texts("en"), PLAYERS[:2])
        for move in (move for move in game.moves(0) if game.text(move).startswith("sell:")):
            for fact in facts_of(game, 0, move):
                if fact.key == key:
                    reason = differences([], [fact])[0]
                    told.append(words.reason(reason))
                    card = fact.names[0][1] if fact.names else ""
                    assert card not in [slot.card for slot in game.view(0).slots if slot.accessible]
    assert told
    assert all(STRUCTURE[key] in sentence for sentence in told)


def test_every_sentence_has_a_position() -> None:
    told = {key.removeprefix("coach.why.") for key in Texts("en").keys_under("coach.why.")}
    assert told == {position.key for position in POSITIONS} | set(STRUCTURE)


def test_the_weightiest_three_are_told() -> None:
    game = both("theater", "palisade")()
    best, played = game.parse("build:theater"), game.parse("sell:palisade")
    found = reasons_for(game, 0, best, played)
    assert 1 <= len(found) <= 3
    assert reasons_for(game, 0, best, best) == ()


def test_nothing_is_told_of_a_hidden_card() -> None:
    """Two deals that differ under the backs give the same facts of every move."""
    game = Duel(seed=4, first_game=True)
    other = Duel(deal=game.resample(0, Rng(9)).deal, first_game=True)
    assert game.record().deal != other.record().deal
    for _ in range(8):
        seat = game.to_act()[0]
        common = [move for move in game.moves(seat) if move in other.moves(seat)]
        seen = [slot.card for slot in game.view(seat).slots]
        if seen != [slot.card for slot in other.view(seat).slots]:
            break
        for move in common:
            assert facts_of(game, seat, move) == facts_of(other, seat, move)
        for each in (game, other):
            each.play(seat, common[0])


def test_what_a_stage_brings_is_about_the_wonder_and_what_a_card_brings_is_not() -> None:
    """The Colossus' second stage brings shields, its first and a blue card points."""
    game = hand("altar", "ore_vein", own=("ore_vein", "lumber_yard", "timber_yard"))()
    stages = [game.text(move) for move in game.moves(0) if game.text(move).startswith("stage")]
    assert stages
    of_stage = {fact.theme for fact in facts_of(game, 0, game.parse(stages[0])) if fact.key == "points"}
    of_card = {fact.theme for fact in facts_of(game, 0, game.parse("build:altar")) if fact.key == "points"}
    assert (of_stage, of_card) == ({"wonder"}, {"points"})
