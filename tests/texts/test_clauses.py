"""Every kind of effect is told in all three ways: in a sentence, in signs and in a few letters."""

from dataclasses import fields

import pytest

from sevenwonders.classic.cards import Count, Discount, Effect, SavesPer
from sevenwonders.classic.words.clauses import clauses_of, marks, sentences, signs
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.sets.loader import make_box

BOX = make_box(["cities"])
RED = Count(1, ("red",), ("self",))
ALONE = {
    "produces": ("W", "S/C"),
    "discount": Discount(("left",), "raw", 1),
    "coins_now": 3,
    "coins_per": RED,
    "vp": 2,
    "vp_per": RED,
    "vp_per_set": Count(1, ("red", "blue"), ("self",)),
    "victory": 3,
    "shields": 2,
    "science": ("gear",),
    "saves": {"green": 1},
    "saves_per": SavesPer("blue", "shields"),
    "payable_in_coins": ("blue",),
    "bank_buy": 2,
    "rebate": {"left": 1},
    "tokens": {"debt": 1},
    "power": "copy_guild",
}
"""What makes a clause by itself."""
BESIDE = ("tradeable", "saves_of", "bank_goods", "rebate_of", "power_of", "power_n")
"""What only says more about another field."""


def test_the_list_is_complete() -> None:
    assert {field.name for field in fields(Effect)} == {*ALONE, *BESIDE}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", ALONE)
def test_a_kind_of_effect_has_its_three_forms(field: str, language: str) -> None:
    effect, texts = Effect(**{field: ALONE[field]}), Texts(language)  # type: ignore[arg-type]
    assert len(list(clauses_of(effect))) == 1
    for told in (list(sentences(BOX, effect, texts)), [*signs(BOX, effect, texts)], list(marks(BOX, effect, texts))):
        assert told
        assert all(told)


def test_clauses_come_one_after_another() -> None:
    effect, texts = Effect(**ALONE), Texts("en")  # type: ignore[arg-type]
    assert len(list(clauses_of(effect))) == len(ALONE)
    drawn = [sign.icon for sign in signs(BOX, effect, texts)]
    assert drawn[-1] == "word", "what needs words stands last"
