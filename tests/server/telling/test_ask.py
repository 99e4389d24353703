"""The decision of a seat: every legal move is offered, in words, with what it costs."""

import pytest

from sevenwonders import Game
from sevenwonders.classic.game import Classic
from sevenwonders.classic.words.of_sets import words_of_set
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.duel.view import DECISIONS
from sevenwonders.server.protocol import Ask
from sevenwonders.sets import setting_for
from tests.arrange import arrange, city
from tests.contract.cases import Case, positions

from .seen import ALL_SETS, MIXES, asked, moments

EACH = [pytest.param(case, id=case.name) for case in MIXES]


def words_of(ask: Ask) -> list[str]:
    told = [ask.prompt, *(offer.label for offer in ask.offers)]
    return told + [text for refusal in ask.refusals for text in (refusal.text, refusal.short)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", EACH)
def test_every_move_is_offered_in_words_and_nothing_else(case: Case, language: str) -> None:
    for game in moments(case):
        for seat in range(int(game.seats)):
            moves = [game.text(move) for move in game.moves(seat)]
            ask = asked(game, seat, language)
            assert (ask is not None) == bool(moves)
            if ask is not None:
                assert [offer.move for offer in ask.offers] == moves
                for words in words_of(ask):
                    assert words
                    assert words == words.strip()
                    assert "{" not in words
                assert all(offer.label[0] == offer.label[0].upper() for offer in ask.offers)


@pytest.mark.parametrize("case", EACH)
def test_labels_tell_moves_apart(case: Case) -> None:
    for game in moments(case, seed=4):
        for seat in range(int(game.seats)):
            ask = asked(game, seat)
            labels = [offer.label for offer in ask.offers] if ask is not None else []
            assert len(set(labels)) == len(labels), labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_prompt_and_a_name(language: str) -> None:
    texts = Texts(language)
    codex = setting_for(4, ALL_SETS).codex
    for kind in codex.phases:
        assert texts.has(f"server.ask.classic.{kind}") or words_of_set(codex.box, "ask", kind, texts), kind
        assert texts.has(f"server.phase.{kind}") or words_of_set(codex.box, "phase", kind, texts), kind
    for kind in DECISIONS:
        assert not kind or texts.has(f"server.ask.duel.{kind}"), kind


def test_a_spectator_is_never_asked() -> None:
    for case in MIXES[:4]:
        for game in moments(case, stride=20):
            assert asked(game, -1) is None


def test_a_sealed_choice_may_still_be_changed() -> None:
    game = arrange(city(), hands=[["altar", "baths"]])
    game.play(0, "sell:altar")
    ask = asked(game, 0)
    assert ask is not None
    assert ask.chosen == "sell:altar"
    assert [offer.move for offer in ask.offers] == [game.text(move) for move in game.moves(0)]
    other = asked(game, 1)
    assert other is not None
    assert other.chosen == ""


def test_a_decision_names_the_city_that_it_is_about() -> None:
    kinds: dict[str, set[int]] = {}
    for case in MIXES:
        if case.name.startswith("classic 2"):
            for seed in (1, 2):
                for game in positions(case, seed):
                    for seat in game.to_act():
                        ask = asked(game, seat)
                        assert ask is not None
                        kinds.setdefault(ask.kind, set()).add(ask.city if ask.city == 2 else -1)
                        own = [each for each in game.view(seat).decisions if each.seat == seat]
                        assert [each.city for each in own] == [ask.city]
    assert kinds["play_card"] == {-1}
    assert kinds["play_free_city"] == {2}
    assert 2 in kinds["take_from_discard"] | kinds["play_last_card"]


def test_the_own_card_stays_in_sight_while_the_free_city_is_decided() -> None:
    game = arrange(city(), free_city=city(), hands=[["altar", "theater"], ["baths"]])
    game.play(0, "build:altar")
    game.play(1, game.moves(1)[-1])
    holder = game.to_act()[0]
    assert game.view(0).sealed == "build:altar"
    assert game.view(1 - 0).sealed != "build:altar"
    assert game.view(-1).sealed == ""
    ask = asked(game, holder)
    assert ask is not None
    assert ask.kind == "play_free_city"
    own = game.view(holder).sealed.split(":")[1]
    assert all(offer.card != own or game.view(holder).hand.count(own) > 1 for offer in ask.offers)


def refusals(game: Game, seat: int) -> dict[tuple[str, str], str]:
    ask = asked(game, seat)
    assert ask is not None
    return {(refusal.verb, refusal.about): refusal.short for refusal in ask.refusals}


def test_what_cannot_be_built_says_why() -> None:
    mine = city("altar", coins=1, wonder="giza_a")
    hand = ["altar", "baths", "timber_yard", "apothecary", "workshop"]
    game = arrange(mine, city(wonder="rhodes_a"), city(wonder="ephesos_a"), hands=[hand])
    assert refusals(game, 0) == {
        ("build", "altar"): "built already",
        ("build", "apothecary"): "you lack 1 textile",
        ("build", "workshop"): "you lack 1 glass",
        ("stage", "giza_a"): "you lack 1 stone",
    }


def test_a_price_that_is_too_high_is_named() -> None:
    game = arrange(city(coins=0), city("stone_pit"), hands=[["timber_yard", "baths", "stockade"]])
    found = refusals(game, 0)
    assert found["build", "timber_yard"] == "needs 1 coin"
    assert "baths" not in {about for _, about in found}  # Giza has stone


@pytest.mark.parametrize("case", [param for param in EACH if "duel" in str(param.id)])
def test_a_rival_is_told_nothing_to_decide(case: Case) -> None:
    for game in moments(case):
        for seat in (0, 1):
            ask = asked(game, seat)
            assert (ask is not None) == (seat in game.to_act())


def test_each_card_of_the_hand_is_offered_or_refused() -> None:
    for case in MIXES:
        for game in moments(case, seed=6, stride=9):
            if not isinstance(game, Classic):
                continue
            for seat in range(int(game.seats)):
                ask = asked(game, seat)
                if ask is None or ask.kind not in ("play_card", "play_free_city", "play_last_card"):
                    continue
                built = {offer.card for offer in ask.offers if offer.verb == "build"}
                refused = {refusal.about for refusal in ask.refusals if refusal.verb == "build"}
                assert built | refused == set(game.view(seat).hand)
                assert not built & refused
                staged = any(offer.verb == "stage" for offer in ask.offers)
                assert staged != any(refusal.verb == "stage" for refusal in ask.refusals)
