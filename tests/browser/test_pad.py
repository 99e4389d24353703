"""The score pad in a real browser: by category without a network, card by card, kept, exported and shared."""

import base64
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sevenwonders.core.texts import LANGUAGES, Texts
from tests.browser.conftest import Visit
from tests.browser.test_access import findings


def fill_in(page: Page, names: list[str]) -> None:
    for place, name in enumerate(names):
        page.get_by_test_id("pad-name").nth(place).fill(name)


def put(page: Page, testid: str, value: int) -> None:
    page.get_by_test_id(testid).fill(str(value))
    page.get_by_test_id(testid).press("Tab")


def opened(page: Page, row: str, seat: int) -> None:
    page.locator(f"[data-category={row}] [data-testid=pad-open][data-seat='{seat}']").click()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def colors_in(page: Page, picture: Path) -> int:
    """How many colours a picture has."""
    return int(
        page.evaluate(
            """async (text) => {
                const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
                const picture = await createImageBitmap(new Blob([bytes]));
                const canvas = new OffscreenCanvas(picture.width, picture.height);
                const pen = canvas.getContext('2d');
                pen.drawImage(picture, 0, 0);
                return new Set(new Uint32Array(pen.getImageData(0, 0, picture.width, picture.height).data.buffer)).size;
            }""",
            base64.b64encode(picture.read_bytes()).decode(),
        )
    )


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_by_category_it_works_after_the_network_is_cut(visit: Visit, phone: bool, tmp_path: Path) -> None:
    page = visit(path="/score", phone=phone)
    expect(page.get_by_test_id("pad-enter")).to_be_visible()
    page.context.set_offline(True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_test_id("pad-set-cities").check()
    fill_in(page, ["Ada", "Grace", "Edsger", "Barbara"])
    page.get_by_test_id("pad-board").nth(0).select_option("giza_a")
    page.get_by_test_id("pad-enter").click()

    opened(page, "military", 0)
    put(page, "pad-victories-5", 2)
    put(page, "pad-defeats", 1)
    expect(page.get_by_test_id("pad-sum")).to_have_text("9")
    close(page)
    opened(page, "treasury", 0)
    put(page, "pad-coins", 8)
    close(page)
    opened(page, "science", 0)
    for kind, number in enumerate((2, 1, 0)):
        put(page, f"pad-symbol-{kind}", number)
    put(page, "pad-free", 1)
    expect(page.get_by_test_id("pad-sum")).to_have_text("13")
    put(page, "pad-masks", 1)
    put(page, "pad-offered-0", 2)
    expect(page.get_by_test_id("pad-sum")).to_have_text("18")
    close(page)
    page.locator("[data-category=civilian] [data-testid=pad-points][data-seat='1']").fill("21")
    page.locator("[data-category=debts] [data-testid=pad-points][data-seat='1']").fill("-2")
    expect(page.locator("[data-testid=pad-total][data-seat='0']")).to_have_text("29")
    expect(page.locator("[data-testid=pad-total][data-seat='1']")).to_have_text("19")
    page.get_by_test_id("pad-count").click()
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_test_id("total").first).to_contain_text("29")

    page.get_by_test_id("pad-keep").click()
    with page.expect_download() as shared:
        page.get_by_test_id("pad-share").click()
    picture = tmp_path / "sheet.png"
    shared.value.save_as(picture)
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert colors_in(page, picture) > 20  # letters have soft edges
    page.get_by_text(Texts("en")("pad.history"), exact=False).first.click()
    expect(page.get_by_test_id("pad-game")).to_have_count(1)
    expect(page.get_by_test_id("pad-tally").first).to_contain_text("Ada")
    with page.expect_download() as exported:
        page.get_by_test_id("pad-json").click()
    exported.value.save_as(tmp_path / "games.json")
    kept = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    assert kept[0]["scores"]["totals"] == [29, 19, 0, 0]
    assert kept[0]["players"][0] == {"name": "Ada", "board": "giza_a"}
    with page.expect_download() as table:
        page.get_by_test_id("pad-csv").click()
    table.value.save_as(tmp_path / "games.csv")
    assert "Ada,giza_a" in (tmp_path / "games.csv").read_text(encoding="utf-8")
    assert [url for url in asked if not url.startswith(("blob:", "data:"))] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


def test_it_opens_without_a_network_on_a_device_where_only_the_start_was_opened(visit: Visit) -> None:
    page = visit(service_workers="allow", lang="fr-BE")
    expect(page.get_by_test_id("start-duel")).to_be_visible()
    page.wait_for_function("() => localStorage.getItem('sevenwonders.pad.ready') === 'fr'")
    page.context.set_offline(True)
    page.goto(f"{page.url}score")
    expect(page.locator("h1")).to_have_text(Texts("fr")("pad.title"))
    page.get_by_test_id("pad-set-towers").check()
    page.get_by_test_id("pad-board").nth(0).select_option("giza_a")
    page.get_by_test_id("pad-enter").click()
    opened(page, "science", 0)
    put(page, "pad-symbol-0", 3)
    expect(page.get_by_test_id("pad-sum")).to_have_text("9")


def test_what_was_entered_and_kept_is_there_again(visit: Visit) -> None:
    page = visit(path="/score")
    fill_in(page, ["Ada", "Grace"])
    page.get_by_test_id("pad-enter").click()
    page.locator("[data-category=guilds] [data-testid=pad-points][data-seat='1']").fill("7")
    page.reload()
    expect(page.locator("[data-testid=pad-total][data-seat='1']")).to_have_text("7")


def test_card_by_card_the_engine_counts(visit: Visit) -> None:
    page = visit(path="/score")
    page.locator("label", has_text=Texts("en")("pad.by_card")).click()
    page.locator("fieldset", has_text=Texts("en")("pad.players")).locator("label", has_text="3").last.click()
    fill_in(page, ["Ada", "Grace", "Edsger"])
    for place, board in enumerate(("giza_a", "ephesos_a", "rhodes_a")):
        page.get_by_test_id("pad-board").nth(place).select_option(board)
    page.get_by_test_id("pad-enter").click()
    names = page.get_by_test_id("pad-cards-find")
    for card in ("Altar", "Workers Guild"):
        names.fill(card)
        names.press("Enter")
    page.get_by_test_id("pad-stage").first.check()
    put(page, "pad-city-coins", 6)
    page.get_by_test_id("pad-next").click()
    names.fill("Lumber Yard")
    names.press("Enter")
    page.get_by_test_id("pad-next").click()
    page.get_by_test_id("pad-count").click()
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet).to_be_visible()
    first = sheet.locator("[data-category]")
    found = {each.get_attribute("data-category"): each.locator(".points").first.inner_text() for each in first.all()}
    assert found["civilian"] == "2"
    assert found["guilds"] == "1"
    assert found["wonder"] == "3"
    assert found["treasury"] == "2"


def test_nonsense_is_told_in_a_sentence(visit: Visit) -> None:
    page = visit(path="/score")
    page.locator("label", has_text=Texts("en")("pad.by_card")).click()
    page.get_by_test_id("pad-enter").click()
    page.get_by_test_id("pad-count").click()
    expect(page.get_by_test_id("pad-problem")).to_contain_text("board")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pad_speaks_every_language_and_is_accessible(visit: Visit, lang: str) -> None:
    page = visit(path="/score", lang=f"{lang}-BE", phone=lang == "nl")
    expect(page.locator("h1")).to_have_text(Texts(lang)("pad.title"))
    assert findings(page) == []
    page.get_by_test_id("pad-enter").click()
    expect(page.get_by_test_id("pad-count")).to_be_visible()
    assert findings(page) == []
    assert "pad." not in page.locator("main").inner_text()


def test_the_start_page_leads_to_it(visit: Visit) -> None:
    page = visit()
    page.get_by_test_id("to-pad").click()
    expect(page.get_by_test_id("pad")).to_be_visible()
