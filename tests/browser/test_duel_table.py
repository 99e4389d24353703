"""The table of Duel: everything in sight in the windows that people have, and everything told that happened."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from sevenwonders.core.game import Event, Game
from sevenwonders.core.texts import Texts
from sevenwonders.games import DUEL, GameSpec
from tests.browser.conftest import Visit
from tests.browser.geometry import SIZES, problems, resize
from tests.browser.person import Person
from tests.browser.staged import Stage, asked, play, sit_down, with_cards_left
from tests.server.running import Server

SPEC = GameSpec(DUEL)
LAPTOPS = ("low laptop", "laptop")
SEEDS = range(1, 60)
IN_SIGHT = (
    "e => { const r = e.getBoundingClientRect();"
    " return r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight; }"
)
BOXES = "all => all.map(e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; })"
SCROLLS = "document.documentElement.scrollHeight > innerHeight"


def stage(until: Callable[[Game], bool], bot: str = "greedy") -> Stage:
    """The first game in which the moment comes."""
    for seed in SEEDS:
        found = Stage(SPEC, seed, until, bot)
        if not play(found)[2].over():
            return found
    raise AssertionError("no game comes to that moment")


def arrive(page: Page, site: Server, wanted: Stage) -> Game:
    """Sit down at a staged table; what the engine knows of it comes back."""
    sit_down(page, site, wanted)
    expect(page.get_by_test_id("duel")).to_be_visible()
    return play(wanted)[2]


def at_cards(game: Game) -> bool:
    return bool(game.view(0).decisions[0].kind == "play_card")


def wonders_to_build(number: int) -> Callable[[Game], bool]:
    """The reader takes a card, has four wonders to build and the coins for some of them."""

    def wanted(game: Game) -> bool:
        if not at_cards(game):
            return False
        city = game.view(0).cities[0]  # type: ignore[attr-defined]
        open_ones = [wonder for wonder in city.wonders if not wonder.built]
        return len(open_ones) == 4 and sum(wonder.price <= city.coins for wonder in open_ones) == number

    return wanted


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR", "nl-NL"])
@pytest.mark.parametrize("affordable", [0, 1, 2, 3])
def test_with_a_card_picked_all_ways_are_in_sight_on_a_laptop(
    visit: Visit, site: Server, affordable: int, lang: str
) -> None:
    page = visit(lang=lang)
    arrive(page, site, stage(wonders_to_build(affordable), bot="random"))
    for size in LAPTOPS:
        resize(page, size)
        for end in ("first", "last"):
            cards = page.locator("[data-testid=slot][data-accessible=true]")
            (cards.first if end == "first" else cards.last).click()
            ways = page.locator("[data-testid=dock] [data-testid=offer]")
            assert ways.locator("visible=true").count() >= affordable + 1
            for way in [*ways.all(), page.get_by_test_id("just-now"), page.get_by_test_id("dock")]:
                assert way.evaluate(IN_SIGHT), f"{size}: {way}"
            expect(page.locator("[data-testid=offer][data-verb=sell]")).to_be_visible()
            dock = page.get_by_test_id("dock").evaluate_all(BOXES)[0]
            for box in ways.evaluate_all(BOXES) + page.locator("[data-testid=refusal]").evaluate_all(BOXES):
                assert dock[1] <= box[1] <= box[3] <= dock[3], f"{size}: {box} beside {dock}"
            for city in page.get_by_test_id("city").all():
                assert city.evaluate(IN_SIGHT)
            assert problems(page) == []
            assert not page.evaluate(SCROLLS)
            page.keyboard.press("Escape")


ACTS = {"card", "wonder", "token"}


def moved(events: list[Event], seat: int) -> int:
    """What the rival's last turn brought or cost a seat: all since the reader last did something."""
    mine = [n for n, event in enumerate(events) if event.seat == 0 and ACTS & event.facts.keys()]
    ages = [n for n, event in enumerate(events) if event.kind == "age"]
    first = next(n for n, event in enumerate(events) if n > mine[-1] and event.seat == 1 and ACTS & event.facts.keys())
    total = 0
    for event in events[max(first, ages[-1] if ages else 0) :]:
        coins = event.facts.get("coins", 0)
        assert isinstance(coins, int)
        if event.seat == seat:
            total += {"build": -coins, "wonder": -coins, "lose": -coins}.get(event.kind, 0)
            total += {"sell": coins, "gain": coins, "progress": coins}.get(event.kind, 0)
    return total


def rival_paid(game: Game) -> bool:
    """The rival has just played, and it cost or brought coins."""
    if not at_cards(game):
        return False
    last = next(event.seat for event in reversed(game.events) if ACTS & event.facts.keys())
    return last == 1 and game.events[-1].kind != "age" and moved(game.events, 1) != 0


def badge(page: Page, seat: int) -> int:
    shown = page.locator(f"[data-testid=city][data-seat='{seat}'] [data-testid=coin-change]")
    return int(shown.inner_text().replace("−", "-")) if shown.count() else 0


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_what_a_turn_cost_stands_beside_the_coins_until_the_next_turn(visit: Visit, site: Server, phone: bool) -> None:
    page = visit(phone=phone)
    person = Person(page, touch=phone)
    wanted = stage(rival_paid)
    game = arrive(page, site, wanted)
    assert badge(page, 1) == moved(game.events, 1)
    assert badge(page, 0) == moved(game.events, 0)
    before = page.get_by_test_id("just-now").inner_text()
    person.wait(person.owes, "my turn")
    person.answer(lambda offer: offer["verb"] == "sell")
    person.wait(person.owes, "my next turn")
    expect(page.get_by_test_id("just-now")).not_to_have_text(before)
    assert page.get_by_test_id("coin-change").count() <= 2


def test_a_new_age_begins_without_old_badges(visit: Visit, site: Server) -> None:
    page = visit()
    arrive(page, site, stage(asked("choose_starter")))
    expect(page.get_by_test_id("decision")).to_be_visible()
    expect(page.get_by_test_id("coin-change")).to_have_count(0)


@pytest.mark.parametrize("size", ["small phone", "phone", "phone on its side"])
def test_a_phone_shows_names_and_prices_that_can_be_read(visit: Visit, site: Server, size: str) -> None:
    width, height = SIZES[size]
    page = visit(phone=True, viewport={"width": width, "height": height})
    game = arrive(page, site, Stage(SPEC, 4, with_cards_left(2, 16)))
    texts = Texts("en")
    assert not [problem for problem in problems(page) if problem.startswith(("small", "cut off"))]
    assert not page.evaluate(SCROLLS)
    wonders = page.get_by_test_id("wonder")
    assert wonders.count() == 8
    for city in game.view(0).cities:  # type: ignore[attr-defined]
        for wonder in city.wonders:
            tile = page.locator(f"[data-wonder='{wonder.key}']")
            name = tile.get_attribute("aria-label") or ""
            expect(tile).to_contain_text(name.split(",")[0])
    assert texts("page.duel.built") in " ".join(tile.get_attribute("aria-label") or "" for tile in wonders.all())
    for button in ("progress-tokens", "discard", "just-now"):
        box = page.get_by_test_id(button).bounding_box()
        assert box, button
        assert min(box["height"], box["width"]) >= 40, button


@pytest.mark.parametrize("age", [1, 2, 3])
def test_on_a_phone_that_lies_every_free_card_can_be_seen_and_taken(visit: Visit, site: Server, age: int) -> None:
    width, height = SIZES["phone on its side"]
    page = visit(phone=True, viewport={"width": width, "height": height})
    person = Person(page, touch=True)
    arrive(page, site, Stage(SPEC, 4, with_cards_left(age, 19)))
    cards = page.locator("[data-testid=slot][data-accessible=true]")
    assert cards.count() > 1
    for card in cards.all():
        assert card.evaluate(IN_SIGHT)
        card.tap()  # fails where something covers it
        expect(page.locator("[data-testid=offer][data-verb=sell]")).to_be_visible()
        assert page.locator("[data-testid=offer][data-verb=sell]").evaluate(IN_SIGHT)
        card.tap()
    person.wait(person.owes, "my turn")
    person.answer(lambda offer: offer["verb"] == "build")


def told(kind: str, seat: int, by: int) -> Callable[[Game], bool]:
    """The reader takes a card, and something has just been told of a seat, in a turn of another."""

    def wanted(game: Game) -> bool:
        if not at_cards(game):
            return False
        acts = [n for n, event in enumerate(game.events) if event.kind in ("build", "sell", "wonder")]
        last = {0: 0, 1: 0}
        for n in acts:
            last[game.events[n].seat] = n
        return any(event.kind == kind and event.seat == seat for event in game.events[last[by] :])

    return wanted


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_ones_own_extra_turn_is_announced_with_its_reason(visit: Visit, site: Server, lang: str, phone: bool) -> None:
    page = visit(phone=phone, lang=f"{lang}-BE")
    arrive(page, site, stage(told("again", 0, 0)))
    announced = page.get_by_test_id("announcement")
    line = Texts(lang)("event.again.you").removesuffix(".")
    expect(announced.filter(has_text=f"{line} (").first).to_be_visible()
    expect(page.get_by_role("log").first).to_contain_text(line)
    expect(page.get_by_test_id("announcement").first).to_have_attribute("data-kind", "again")


@pytest.mark.parametrize(("loser", "builder"), [(1, 0), (0, 1)], ids=["the rival's", "one's own"])
def test_the_wonder_that_can_no_longer_be_built_is_announced_and_crossed_out(
    visit: Visit, site: Server, loser: int, builder: int
) -> None:
    page = visit()
    game = arrive(page, site, stage(told("wonders_end", loser, builder)))
    lost = next(event.facts["wonders"] for event in game.events if event.kind == "wonders_end")
    assert isinstance(lost, list)
    expect(page.locator("[data-testid=announcement][data-kind=wonders_end]")).to_be_visible()
    expect(page.get_by_role("log").first).to_contain_text("can no longer build")
    tile = page.locator(f"[data-testid=city][data-seat='{loser}'] [data-wonder='{lost[0]}']")
    expect(tile).to_have_attribute("data-lost", "true")
    expect(tile).to_contain_text(Texts("en")("page.duel.lost"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["choose_starter", "destroy_card"])
def test_a_small_decision_covers_no_card(visit: Visit, site: Server, kind: str, size: str) -> None:
    page = visit()
    resize(page, size)
    arrive(page, site, stage(asked(kind)))
    panel = page.get_by_test_id("decision")
    expect(panel).to_be_visible()
    [left, top, right, bottom] = panel.evaluate_all(BOXES)[0]
    for box in page.get_by_test_id("slot").evaluate_all(BOXES):
        assert box[2] <= left + 1 or box[0] >= right - 1 or box[3] <= top + 1 or box[1] >= bottom - 1, (size, box)
    for offer in page.get_by_test_id("offer").all():
        assert offer.evaluate(IN_SIGHT)
        box = offer.bounding_box()
        assert box
        assert box["height"] >= 40


def width_at_rest(card: Locator) -> float:
    """How wide a card is once the structure has found its size."""
    last, width = 0.0, -1.0
    while width != last:
        last = width
        card.page.wait_for_timeout(300)
        width = card.evaluate("e => e.offsetWidth")
    return width


def test_the_structure_grows_as_cards_leave(visit: Visit, site: Server) -> None:
    width: list[float] = []
    for left in (20, 17, 8):
        page = visit(viewport={"width": 1366, "height": 657})
        arrive(page, site, Stage(SPEC, 4, with_cards_left(1, left), bot="random"))
        width.append(width_at_rest(page.locator("[data-testid=slot][data-accessible=true]").first))
    assert width[0] < width[1] < width[2]
