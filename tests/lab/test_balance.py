"""Balance finds what is known to be too strong or useless, calls a copy of a printed card fair, and finds its price."""

from dataclasses import replace
from pathlib import Path

import pytest

from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.games import GameSpec
from sevenwonders.lab.balance.page import page
from sevenwonders.lab.balance.plan import Plan, Price
from sevenwonders.lab.balance.prices import Prices, ladder
from sevenwonders.lab.balance.report import Report, report_of
from sevenwonders.lab.balance.running import Effort, run
from sevenwonders.lab.balance.store import OtherPlan, Store
from sevenwonders.lab.balance.sums import added_up
from sevenwonders.lab.balance.trial import Job, play_deal
from sevenwonders.lab.balance.uses import Thing, uses_of
from sevenwonders.lab.balance.verdict import FAIR, STRONG, WEAK, Finding, holm
from sevenwonders.lab.balance.words import Words
from sevenwonders.sets.loader import read_folder

SET = 'key = "known"\nversion = "1.0"\nplayers = [3, 4, 5, 6, 7]\n'
CARDS = """
[[card]]
key = "golden_calf"
deck = "age2"
color = "blue"
copies = [3]
vp = 14

[[card]]
key = "heap_of_sand"
deck = "age3"
color = "blue"
copies = [3]
cost = "W"
coins_now = 1

[[card]]
key = "old_senate"
deck = "age3"
color = "blue"
copies = [3]
cost = "WWSO"
vp = 6
"""
NAMES = '[card]\ngolden_calf = "{0} calf"\nheap_of_sand = "{0} sand"\nold_senate = "{0} senate"\n'
DEALS = 100


def known_set(folder: Path) -> Path:
    (folder / "names").mkdir(parents=True)
    (folder / "set.toml").write_text(SET)
    (folder / "cards.toml").write_text(CARDS)
    for language in LANGUAGES:
        (folder / "names" / f"{language}.toml").write_text(NAMES.format(language))
    return folder


@pytest.fixture(scope="module")
def plan(tmp_path_factory: pytest.TempPathFactory) -> Plan:
    folder = read_folder(known_set(tmp_path_factory.mktemp("sets") / "known"))
    own = ("golden_calf", "heap_of_sand", "old_senate", "senate")
    return Plan(GameSpec("classic", folders=(folder,)), ((3, "greedy"),), seed=7, pairs=5, favourites=own)


@pytest.fixture(scope="module")
def report(plan: Plan, tmp_path_factory: pytest.TempPathFactory) -> Report:
    store = Store(tmp_path_factory.mktemp("data"), plan)
    assert run(plan, store, DEALS, Effort())
    return report_of(plan, added_up(store))


def finding(report: Report, key: str) -> Finding:
    return next(each for each in report.findings if each.thing.key == key)


def test_what_is_far_too_strong_is_found(report: Report) -> None:
    found = finding(report, "golden_calf")
    assert (found.verdict, found.sure) == (STRONG, True)
    assert 6 < found.beside.value < 18


def test_what_is_useless_is_found(report: Report) -> None:
    found = finding(report, "heap_of_sand")
    assert (found.verdict, found.sure) == (WEAK, True)
    assert found.beside.high < -2


def test_a_copy_of_a_printed_card_is_fair(report: Report) -> None:
    assert finding(report, "old_senate").verdict == FAIR


def test_a_price_makes_it_fair(plan: Plan, report: Report, tmp_path: Path) -> None:
    calf = finding(report, "golden_calf")
    advice = Prices(plan, tmp_path, "WSCOGLP", "points", report.margin, 30).advise(calf, Effort(), lambda _: None)
    assert advice is not None
    assert len(advice.best.price.cost) >= 3
    assert abs(advice.best.beside.value) < calf.beside.value / 2
    values = [tried.beside.value for tried in advice.tried]
    assert values[0] == max(values)
    assert values[0] == calf.beside.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_each_card_in_a_sentence(report: Report, language: str) -> None:
    words = Words(report.game, report.measure, Texts(language))
    told = page(report, words)
    for each in report.findings:
        assert words.verdict(each).replace("'", "&#x27;") in told
    assert "://" not in told.split("<script")[0]  # needs nothing from anywhere


def test_cards_of_two_ages_with_one_name_are_told_apart() -> None:
    game = GameSpec("classic", 3).begin(0)
    words = Words(game, "points", Texts("en"))
    told = {thing.key: words.thing(thing) for thing in uses_of(game).things()}
    assert (told["press_1"], told["press_2"], told["altar"]) == ("Press (Age I)", "Press (Age II)", "Altar")
    assert len(set(told.values())) == len(told)


def test_a_run_goes_on_where_it_was_stopped(plan: Plan, tmp_path: Path) -> None:
    whole, halved = Store(tmp_path / "whole", plan), Store(tmp_path / "halved", plan)
    run(plan, whole, 6, Effort())
    run(plan, halved, 2, Effort())
    (halved.folder / "uses-00000002-00000003.parquet").write_bytes(b"killed here")
    assert run(plan, Store(tmp_path / "halved", plan), 6, Effort(workers=2))
    assert added_up(halved) == added_up(whole)
    with pytest.raises(OtherPlan):
        Store(tmp_path / "whole", replace(plan, seed=8))


def test_with_and_without_are_the_same_until_the_card(plan: Plan) -> None:
    """A thing that the bot would use, forced, is what the bot did; so with few lots to draw the games agree."""
    rows = play_deal(Job(replace(plan, pairs=40), 3))
    wanted = [pair for pair in rows.pairs if pair.wanted]
    assert wanted
    ends = {row.seat: row.points for row in rows.seats}
    assert all(pair.points_with == ends[pair.seat] for pair in wanted)  # greedy draws no lots that matter here


def test_what_may_not_be_used_is_not_used() -> None:
    """In Duel a seat that may not take a wonder does not have it at the end."""
    plan = Plan(GameSpec("duel"), ((2, "casual"),), seed=3, pairs=20)
    rows = play_deal(Job(plan, 0))
    assert {pair.use for pair in rows.pairs} <= {"build", "wonder", "draft", "progress"}
    used = {(row.seat, row.use, row.key) for row in rows.uses if row.used}
    assert all(row.could for row in rows.uses if (row.seat, row.use, row.key) in used)


def test_other_costs_are_those_of_one_card() -> None:
    plan = Plan(GameSpec("classic"), ((3, "greedy"),), seed=1, price=Price("altar", 1, "WW"))
    found = {thing.key: thing for thing in uses_of(plan.begin(3, 1)).things()}
    plain = {thing.key: thing for thing in uses_of(replace(plan, price=None).begin(3, 1)).things()}
    assert (found["altar"].coins, found["altar"].cost) == (1, "WW")
    assert {key for key, thing in found.items() if thing != plain[key]} == {"altar"}
    duel = Plan(GameSpec("duel"), ((2, "greedy"),), seed=1, price=Price("the_pyramids", 0, "W"))
    assert duel.begin(2, 1).name == "duel"


def test_a_ladder_goes_up_step_by_step() -> None:
    prices, now = ladder(Thing("build", "x", "leader", "white", 3), "WS")
    assert [price.coins for price in prices[:5]] == [0, 1, 2, 3, 4]
    assert now == 3
    prices, now = ladder(Thing("build", "x", "age1", "blue", 1, "WW"), "WSC")
    assert [(price.coins, price.cost) for price in prices[:5]] == [(0, ""), (0, "W"), (0, "WW"), (1, "WW"), (1, "WWS")]
    assert now == 3


def test_many_questions_need_more_certainty() -> None:
    assert holm([0.04] * 2) == [False, False]
    assert holm([0.04, 0.02]) == [True, True]
