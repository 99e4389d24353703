"""The page as an app: it can be installed, opens without a network, and a newer one takes nothing from anybody."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sevenwonders.server.preview import page_folder as installed
from tests.browser.conftest import CHROMIUM, QUIET, Visit, page_folder
from tests.browser.person import Person
from tests.browser.screens import table
from tests.server.client import Player
from tests.server.running import Server

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
NEWER = '<meta name="edition" content="second" />'


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Server]:
    """A server whose page can be replaced by a newer one."""
    folder = tmp_path / "page"
    shutil.copytree(installed(page_folder()), folder)
    running = Server(str(tmp_path / "tables.sqlite"), tmp_path / "log.txt", page=folder).start()
    yield running
    running.stop()


def test_it_can_be_installed(chromium: Browser, site: Server, tmp_path: Path) -> None:
    """Asked of a browser that remembers: one that forgets installs nothing."""
    launch = chromium.browser_type.launch_persistent_context
    device = launch(tmp_path, executable_path=CHROMIUM, args=QUIET)
    page = device.new_page()
    page.goto(site.address)
    page.wait_for_function(CONTROLLED)
    debugger = page.context.new_cdp_session(page)
    assert debugger.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    found = debugger.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["id"], manifest["start_url"], manifest["display"]) == ("/", "/", "standalone")
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"].replace("/", f"{page.url}", 1))
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width = int.from_bytes(answer.body()[16:20], "big")
            assert icon["sizes"] == f"{width}x{width}"
    device.close()


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_the_manifest_speaks_the_language_of_the_page(visit: Visit, lang: str) -> None:
    page = visit(lang=f"{lang}-BE")
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", f"/manifest.webmanifest?lang={lang}")
    manifest = page.request.get(f"{page.url}manifest.webmanifest?lang={lang}").json()
    assert manifest["lang"] == lang


def test_the_start_page_opens_without_a_network(visit: Visit) -> None:
    page = visit(service_workers="allow", lang="fr-BE")
    expect(page.get_by_test_id("start-duel")).to_be_visible()
    page.wait_for_function(CONTROLLED)
    page.wait_for_function(
        "async () => (await (await caches.open('words')).keys()).some(({ url }) => url.includes('/choices'))"
    )
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("start-duel")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.goto(f"{page.url}t/aaaabbbbcccc")  # whatever the address: the page, and it mends itself
    expect(page.get_by_role("status", name="Un instant…")).to_be_visible()


def replace(file: Path, text: str) -> None:
    """Another text for a file of the page, whose compressed forms are no longer right."""
    file.write_text(text)
    for packed in file.parent.glob(f"{file.name}.*"):
        packed.unlink()


def edition(page: Page) -> int:
    return page.locator("meta[name=edition]").count()


def test_a_newer_page_reaches_an_open_tab_without_losing_a_choice(
    visit: Visit, own_site: Server, tmp_path: Path
) -> None:
    page = visit(own_site.address, service_workers="allow")
    page.wait_for_function(CONTROLLED)
    person = Person(page)
    made = table(page, own_site, "duel", 2)
    person.wait(person.owes, "one's turn")
    page.evaluate("window.stays = true")

    own_site.stop()
    index, worker = tmp_path / "page" / "index.html", tmp_path / "page" / "service-worker.js"
    replace(index, index.read_text().replace("</head>", f"{NEWER}</head>"))
    replace(worker, worker.read_text() + "// second\n")
    own_site.start()
    expect(page.get_by_test_id("newer")).to_be_visible()  # the line came back, and looked
    assert page.evaluate("window.stays"), "nobody asked for it yet"

    person.wait(person.owes, "one's turn")
    assert person.ask is not None
    own_site.kill()
    expect(page.get_by_test_id("offline")).to_be_visible()
    offer = person.ask["offers"][0]
    button = page.locator(f"[data-testid=offer][data-move='{offer['move']}']").first
    card = page.locator(f"[data-testid=slot][data-card='{offer['card']}']").first
    if not button.is_visible():
        card.click()
    button.click()
    page.get_by_test_id("newer-load").click()
    expect(page.get_by_test_id("newer-load")).to_be_hidden()
    assert page.evaluate("window.stays"), "a choice is on its way: the page waits"
    assert edition(page) == 0

    acknowledged = person.acknowledged
    own_site.start()
    person.wait(lambda: person.acknowledged > acknowledged, "the choice to be kept")
    expect(page.locator("meta[name=edition]")).to_have_count(1)
    assert not page.evaluate("window.stays ?? false")
    expect(page.get_by_test_id("newer")).to_be_hidden()
    record = page.request.get(f"{own_site.address}/api/tables/{made}/record").text()
    assert offer["move"] in record


# ---- links


def test_a_link_to_a_table_tells_what_is_played(site: Server) -> None:
    ada = Player(site.address, 'Ada "<b>')
    made = ada.create("classic", ["easy"], players=4, sets=["leaders", "cities"])
    head = ada.http.get(f"/t/{made}", headers={"Accept-Language": "en"}).text.split("</head>")[0]
    assert '<meta property="og:title" content="7 Wonders" />' in head
    assert "Ada &quot;&lt;b&gt; invites you to a game of 7 Wonders. With Leaders and Cities. 2 seats are free." in head
    assert f'<meta property="og:url" content="{site.address}/t/{made}" />' in head
    assert f'<meta property="og:image" content="{site.address}/link.jpg" />' in head
    assert ada.http.get("/link.jpg").headers["content-type"] == "image/jpeg"
    french = ada.http.get(f"/t/{made}", headers={"Accept-Language": "fr"}).text
    assert "vous invite à une partie" in french


def test_a_link_to_nothing_tells_of_the_game_alone(site: Server) -> None:
    nobody = Player(site.address, "")
    for path in ("/", "/t/aaaabbbbcccc", "/replay"):
        head = nobody.http.get(path).text.split("</head>")[0]
        assert "without an account" in head
        assert head.count("og:description") == 1


def test_an_invitation_as_a_code_and_a_game_for_others_to_watch(visit: Visit, site: Server) -> None:
    page = visit()
    page.get_by_test_id("friends-duel").click()
    page.get_by_test_id("show-qr").click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    table(page, site, "duel", 2)
    page.get_by_test_id("settings").click()
    page.get_by_test_id("let-watch").click()
    link = page.get_by_test_id("invite-link").input_value()
    page.get_by_test_id("show-qr").click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    watcher = visit(path=link.removeprefix(site.address))
    expect(watcher.get_by_test_id("duel")).to_be_visible()
