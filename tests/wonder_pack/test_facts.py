"""The boards of the Wonder Pack against the facts, field by field."""

import pytest

from sevenwonders.classic.cards import Effect, Wonder
from sevenwonders.sets.loader import make_box, packaged
from tests.cities.facts import FACTS, WONDERS, effect_of

PACK = packaged("wonder_pack")
OWN = {key: row for key, row in WONDERS.items() if row["set"] == "wonder_pack"}


@pytest.mark.parametrize("wonder", PACK.wonders, ids=lambda wonder: str(wonder.key))
def test_wonder_fields(wonder: Wonder) -> None:
    row = OWN[wonder.key]
    assert (wonder.city, wonder.side) == (row["key"], row["side"])
    power = "any_order" if row.get("any_order") else ""
    if "start_fx" in row:
        assert wonder.start == effect_of(row["start_fx"])
    else:
        assert wonder.start == Effect(produces=(row["start"],), tradeable=True, power=power)
    for stage, fact in zip(wonder.stages, row["stage"], strict=True):
        assert (stage.coins, stage.cost) == (fact["coins"], fact["cost"])
        assert stage.effect == effect_of(fact["fx"])
    assert not wonder.guess


def test_counts_and_needs() -> None:
    assert [wonder.key for wonder in PACK.wonders] == list(OWN)
    assert len(PACK.wonders) == FACTS["meta"]["wonder_sides_wonder_pack"]
    needy = [key for key, row in OWN.items() if row.get("requires")]
    assert needy == ["abu_simbel_a", "abu_simbel_b"]
    alone = [wonder.key for wonder in make_box(["wonder_pack"]).wonders]
    assert [key for key in OWN if key not in alone] == needy


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names(language: str) -> None:
    for key, row in OWN.items():
        assert PACK.names[language]["wonder"][key] == f"{row[language]} ({row['side']})"
        assert PACK.names[language]["city"][row["key"]] == row[language]
    assert PACK.own_names["nl"] == set(OWN)
