"""Tooltips of sets that must not mislead: what a thing costs, what a token is for, what happens if one cannot pay."""

import pytest

from sevenwonders.classic.words.texts import decision_sentence
from sevenwonders.classic.words.tooltips import tooltip
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.sets.loader import make_box
from tests.contract.cases import EVERY_SET

BOX = make_box(EVERY_SET)


def told(key: str, language: str = "en") -> str:
    return tooltip(BOX, key, Texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_another_cost_does_not_cost_nothing(language: str) -> None:
    free = Texts(language)("tip.cost_nothing")
    for key in ("stevie", "manneken_pis_a"):
        assert free not in told(key, language), key
    assert free in told("lumber_yard", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_says_what_it_is_for(language: str) -> None:
    assert len(told("embassy", language)) > 150
    assert "stays out of the conflicts" in told("embassy")


@pytest.mark.parametrize(
    ("project", "points"), [("money_changer", "1 victory point."), ("triumphal_arch", "3 victory points.")]
)
def test_a_project_says_what_it_costs_whoever_cannot_bear_its_failure(project: str, points: str) -> None:
    assert f"If you cannot, you lose {points}" in told(project)


def test_tooltips_of_some_cards_and_boards() -> None:
    assert "chain" not in told("guild_for_coins")
    assert "chain" in told("blue_for_coins")
    assert told("louis").endswith("This leader is never worth less than 0 points.")
    assert "The usual price stays open to you." in told("tenochtitlan_b")
    recovering = [side.key for side in BOX.wonders if any("recover" in stage.effect.power for stage in side.stages)]
    assert recovering
    for side in recovering:
        assert "discard it for 3 coins if you cannot" in told(side), side
    assert "achetez les produits manufacturés" in tooltip(make_box(()), "marketplace", Texts("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_offers_only_what_there_is(language: str) -> None:
    texts = Texts(language)
    asked = {
        decision_sentence(BOX, "recover_card", texts, "", verbs)
        for verbs in (("recover",), ("drop",), ("recover", "drop"))
    }
    assert len(asked) == 3
    for_city = {decision_sentence(BOX, "recover_card", texts, "Giza", verbs) for verbs in (("recover",), ("drop",))}
    assert len(for_city) == 2
    assert all("Giza" in question for question in for_city)
