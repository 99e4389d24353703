"""Duel at its extremes lies well in every window: the most answers that a question has, the largest cities, the dearest
wonders, the pawn before a capital.

The games are led there (`led.py`): what bots have learned does not decide which positions are looked at.
"""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from sevenwonders.core.game import Game
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.view import DuelView
from tests.browser.conftest import Visit
from tests.browser.geometry import SIZES, problems, resize
from tests.browser.led import Led, building, led_to, of_color
from tests.browser.staged import Stage, sit_down, with_cards_left
from tests.server.running import Server

LANGUAGES = ("en-GB", "fr-FR", "nl-NL")
LONGEST_NAME = "W" * 24
FEW = 6
"""So many answers are shown beside the cards; more of them lie over the table, and may be scrolled."""
BOX = "e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; }"
IN_SIGHT = (
    "e => { const r = e.getBoundingClientRect();"
    " if (r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight) return false;"
    " const found = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);"
    " return e.contains(found); }"
)
OUTSIDE = (
    "all => all.filter(e => { const r = e.getBoundingClientRect();"
    " const c = e.closest('[data-testid=city]').getBoundingClientRect();"
    " return r.left < c.left || r.right > c.right || r.top < c.top || r.bottom > c.bottom; }).map(e => e.dataset.card)"
)


def no_wishes(_: DuelView) -> tuple[str, ...]:
    return ()


def arrive(page: Page, site: Server, stage: Stage) -> None:
    sit_down(page, site, stage)
    expect(page.get_by_test_id("duel")).to_be_visible()


def eyes(game: Game) -> DuelView:
    view = game.view(0)
    assert isinstance(view, DuelView)
    return view


def number_of(city: int, keys: list[str], view: DuelView) -> int:
    return sum(card in keys for card in view.cities[city].cards)


def asks(kind: str, answers: int) -> Callable[[Game], bool]:
    return lambda game: eyes(game).decisions[0].kind == kind and len(game.moves(0)) == answers


# ---- questions


def destroying(color: str, answers: int) -> Stage:
    """The reader's wonder waits until the rival has so many cards of a colour."""
    wonder = next(each.key for each in standard().wonders if each.discard_opponent == color)
    keys = of_color(color)

    def mine(view: DuelView) -> list[str]:
        return [f"draft:{wonder}", *([f"wonder:{wonder}:*"] if number_of(1, keys, view) == answers else [])]

    def rivals(view: DuelView) -> list[str]:
        return building(keys) if number_of(1, keys, view) < answers else []

    return led_to(asks("destroy_card", answers), Led(mine, leaves=keys), Led(rivals))


def reviving() -> Stage:
    """Nobody builds, and in the third age the reader may take one of all that was discarded."""

    def mine(view: DuelView) -> list[str]:
        return ["draft:mausoleum", *(["wonder:mausoleum:*"] if view.age == 3 and len(view.slots) < 6 else [])]

    def wanted(game: Game) -> bool:
        return eyes(game).decisions[0].kind == "take_from_discard" and len(game.moves(0)) > 50

    return led_to(wanted, Led(mine), Led(no_wishes))


def learning(kind: str, answers: int) -> Stage:
    wishes = ["draft:great_library", *building(of_color("green"))]
    if kind == "choose_drawn_progress":
        wishes.insert(0, "wonder:great_library:*")
    return led_to(asks(kind, answers), Led(lambda _: wishes, leaves=of_color("green")), Led(no_wishes))


def beginning() -> Stage:
    return led_to(
        asks("choose_starter", 2), Led(no_wishes), Led(lambda _: building(of_color("red"))), names=(LONGEST_NAME,)
    )


QUESTIONS: dict[str, Callable[[], Stage]] = {
    **{f"destroy one of {n} brown cards": partial(destroying, "brown", n) for n in (3, 4, 6, 7, 9)},
    "destroy one of 4 grey cards": partial(destroying, "grey", 4),
    "take one of all discarded cards": reviving,
    "choose one of five tokens": lambda: learning("choose_progress", 5),
    "choose one of three drawn tokens": lambda: learning("choose_drawn_progress", 3),
    "choose who begins": beginning,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_can_be_given_in_every_window(visit: Visit, site: Server, question: str, lang: str) -> None:
    page = visit(lang=lang)
    arrive(page, site, QUESTIONS[question]())
    offers = page.get_by_test_id("offer")
    expect(offers.first).to_be_visible()
    beside = offers.count() <= FEW and "token" not in question
    for size in SIZES:
        resize(page, size)
        assert problems(page) == [], size
        slots = [slot.evaluate(BOX) for slot in page.get_by_test_id("slot").all()]
        for offer in offers.all():
            if not beside:
                offer.scroll_into_view_if_needed()
            assert offer.evaluate(IN_SIGHT), (size, offer.get_attribute("data-move"))
            left, top, right, bottom = offer.evaluate(BOX)
            assert min(right - left, bottom - top) >= 40, size
            if beside:
                for box in slots:
                    assert box[2] <= left + 1 or box[0] >= right - 1 or box[3] <= top + 1 or box[1] >= bottom - 1, size


# ---- cities


def collecting(color: str, seat: int, number: int) -> Stage:
    """One of both has built so many cards of a colour, and what makes resources, shortly before the end."""
    keys = of_color(color)
    wishes = building([*keys, *of_color("brown", "grey")])
    collector, other = Led(lambda _: wishes), Led(no_wishes, leaves=[*keys, *of_color("brown", "grey")])

    def wanted(game: Game) -> bool:
        return with_cards_left(3, 4)(game) and number_of(seat, keys, eyes(game)) >= number

    return led_to(wanted, *((collector, other) if seat == 0 else (other, collector)))


@pytest.mark.parametrize("seat", [0, 1], ids=["mine", "the rival's"])
@pytest.mark.parametrize(("color", "number"), [("blue", 12), ("green", 9), ("yellow", 10)])
def test_a_city_of_one_colour_stays_within_its_frame(
    visit: Visit, site: Server, color: str, number: int, seat: int
) -> None:
    page = visit(lang=LANGUAGES[number % 3])
    arrive(page, site, collecting(color, seat, number))
    for size in SIZES:
        resize(page, size)
        assert problems(page) == [], size
        assert page.get_by_test_id("city-card").evaluate_all(OUTSIDE) == [], size


def dear_wonders(among: set[str]) -> Stage:
    """The reader has no means, the rival makes everything; certain wonders are on the table."""
    goods = of_color("brown", "grey")

    def wanted(game: Game) -> bool:
        view = eyes(game)
        there = {wonder.key for city in view.cities for wonder in city.wonders}
        return with_cards_left(2, 6)(game) and among <= there and number_of(1, goods, view) >= 8

    return led_to(wanted, Led(no_wishes, leaves=goods), Led(lambda _: building(goods)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", [0, 1, 2])
def test_every_wonder_shows_its_name_and_a_high_price(visit: Visit, site: Server, part: int, lang: str) -> None:
    wonders = {each.key for each in standard().wonders[4 * part : 4 * part + 4]}
    page = visit(lang=lang)
    arrive(page, site, dear_wonders(wonders))
    for size in SIZES:
        resize(page, size)
        assert problems(page) == [], size


# ---- the track


def at_war(lead: int) -> Stage:
    """The pawn stands so many spaces from the middle, above 0: before the rival's capital."""

    def soldier(_: DuelView) -> list[str]:
        return building(of_color("red"))

    led = (Led(soldier), Led(no_wishes, leaves=of_color("red")))

    def wanted(game: Game) -> bool:
        return eyes(game).pawn == lead and eyes(game).decisions[0].kind == "play_card"

    return led_to(wanted, *(led if lead > 0 else led[::-1]), names=(LONGEST_NAME,))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lead", [-8, 1, 8])
def test_the_words_of_the_track_lie_on_nothing(visit: Visit, site: Server, lead: int, lang: str) -> None:
    page = visit(lang=lang)
    arrive(page, site, at_war(lead))
    expect(page.get_by_test_id("track")).to_have_attribute("data-lead", str(lead))
    for size in SIZES:
        resize(page, size)
        assert problems(page) == [], size
