"""Told of one's turn while no page is open: from the box in the settings to the notice that the worker shows.

Chromium subscribes at the service of its maker only, which no test reaches: there `subscribe` never answers. That one
step is played here, with keys that the browser makes and a service of the test's own; what arrives there, sealed, is
opened with those keys and brought to the page's real worker as the browser would bring it.
"""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Page, expect

from sevenwonders.core.texts import Texts
from sevenwonders.server.push.sealing import decode
from tests.browser.conftest import Visit, page_folder
from tests.patience import PATIENCE
from tests.server.client import Line, Player
from tests.server.push_service import Browser, Service, push_service
from tests.server.running import Server

SUBSCRIBES = """(endpoint) => {
    PushManager.prototype.subscribe = async function ({ userVisibleOnly, applicationServerKey }) {
        const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
        const p256dh = await crypto.subtle.exportKey('raw', keys.publicKey);
        const auth = crypto.getRandomValues(new Uint8Array(16)).buffer;
        const { d } = await crypto.subtle.exportKey('jwk', keys.privateKey);
        const secret = btoa(String.fromCharCode(...new Uint8Array(auth)));
        window.subscribed = { userVisibleOnly, applicationServerKey, d, secret };
        const unsubscribe = async () => !(window.made = null);
        window.made = { endpoint, getKey: (name) => ({ p256dh, auth })[name], unsubscribe };
        return window.made;
    };
    PushManager.prototype.getSubscription = async () => window.made ?? null;
}"""


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as running:
        yield running


@pytest.fixture
def pushing(tmp_path: Path, service: Service) -> Iterator[Server]:
    server = Server(str(tmp_path / "t.sqlite"), tmp_path / "log.txt", page=page_folder(), push_origin=service.origin)
    yield server.start()
    server.stop()


def browser_of(page: Page, endpoint: str) -> Browser:
    """The keys that the page's browser made."""
    made = page.evaluate("window.subscribed")
    assert made["userVisibleOnly"] is True
    secret = int.from_bytes(decode(made["d"]), "big")
    auth = decode(made["secret"].replace("+", "-").replace("/", "_").rstrip("="))
    return Browser(endpoint, ec.derive_private_key(secret, ec.SECP256R1()), auth)


def notices(page: Page) -> list[dict[str, str]]:
    """What the worker shows, once there is something."""
    end = time.monotonic() + PATIENCE
    while True:
        found: list[dict[str, str]] = page.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
        )
        if found or time.monotonic() > end:
            return found
        page.wait_for_timeout(100)


def test_a_turn_reaches_the_worker_of_who_wants_it_until_it_is_withdrawn(
    visit: Visit,
    pushing: Server,
    service: Service,
) -> None:
    endpoint = f"{service.origin}/page"
    page = visit(pushing.address, service_workers="allow", permissions=["notifications"], lang="fr-BE")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate(SUBSCRIBES, endpoint)
    page.get_by_test_id("settings").click()
    box = page.get_by_label(Texts("fr")("page.settings.notices"))
    with page.expect_response(lambda got: got.url.endswith("/api/push") and got.request.method == "POST") as answer:
        box.check()
    assert answer.value.status == 204
    expect(box).to_be_checked()
    grace = browser_of(page, endpoint)
    assert page.evaluate("window.subscribed.applicationServerKey") == pushing_key(pushing)

    ada = Player(pushing.address, "Ada")
    table = ada.create("classic", ["easy"], players=3, clock="days", clock_time=2)
    joined = page.request.post(f"{pushing.address}/api/tables/{table}/join", data={})
    assert joined.ok
    with ada.line(table) as line:
        assert ada.post(f"/api/tables/{table}/start").status_code == 204
        line.until(Line.owes)
        told = grace.opened(service.next().body)
        assert told["table"] == table

        debugger = page.context.new_cdp_session(page)
        registration = registered(page)
        debugger.send("ServiceWorker.enable")
        debugger.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": pushing.address, "registrationId": registration, "data": json.dumps(told)},
        )
        shown = {"title": told["title"], "body": told["body"], "tag": table, "data": f"/t/{table}"}
        assert notices(page) == [shown]

    with page.expect_response(lambda answer: answer.url.endswith("/api/push/forget")):
        box.uncheck()
    assert page.evaluate("window.made") is None
    again = ada.create("classic", ["easy"], players=3, clock="days", clock_time=2)
    assert page.request.post(f"{pushing.address}/api/tables/{again}/join", data={}).ok
    with ada.line(again) as line:
        ada.post(f"/api/tables/{again}/start")
        line.until(Line.owes)
    assert service.posts.empty()


def pushing_key(server: Server) -> str:
    key: str = Player(server.address, "").http.get("/api/push").json()["key"]
    return key


def registered(page: Page) -> str:
    """The worker's number for the browser's own tools."""
    debugger = page.context.new_cdp_session(page)
    found: list[str] = []
    debugger.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    debugger.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(25)
    return found[0]
