"""Notifications of one's turn: to a push endpoint of the test's own, sealed for it alone, to nobody who withdrew."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from sevenwonders.server.push.posting import Unreachable, post, public_address
from sevenwonders.server.push.sealing import decode
from tests.server.client import Json, Line, Player
from tests.server.push_service import CURVE, Browser, Post, Service, push_service
from tests.server.running import Server


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory, service: Service) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("push")
    running = Server(str(folder / "t.sqlite"), folder / "log.txt", push_origin=service.origin).start()
    yield running
    running.stop()


def test_who_is_away_is_told_and_nobody_who_withdrew(pushing: Server, service: Service) -> None:
    people = [Player(pushing.address, name) for name in ("Ada", "Grace", "Edsger", "Alan")]
    ada, grace, edsger, alan = people
    browsers = [Browser(f"{service.origin}/{name}") for name in ("ada", "grace", "edsger", "alan")]
    for person, browser in zip(people, browsers, strict=True):
        assert person.post("/api/push", browser.wanted("fr" if person is edsger else "en")).status_code == 204
    for browser in (browsers[1], browsers[3]):  # Grace's is not his: nothing happens to it
        assert alan.post("/api/push/forget", {"endpoint": browser.endpoint}).status_code == 204
    made = ada.create("classic", players=4, clock="days", clock_time=2)
    for person in (grace, edsger, alan):
        assert person.post(f"/api/tables/{made}/join", {}).status_code == 200

    with ada.line(made) as line:
        assert ada.post(f"/api/tables/{made}/start").status_code == 204
        line.until(Line.owes)
        hand = [offer["card"] for offer in (line.ask or {})["offers"]]
        posts = {each.path: each for each in (service.next(), service.next())}
        assert set(posts) == {"/grace", "/edsger"}, "Ada is here, Alan withdrew"
        told = browsers[1].opened(posts["/grace"].body)
        assert told == {"title": "Your turn – 7 Wonders", "body": "It is your turn", "table": made}
        assert "Wonders" in browsers[2].opened(posts["/edsger"].body)["title"]
        assert browsers[2].opened(posts["/edsger"].body)["title"] != told["title"], "in French"
        assert not any(card in json.dumps(told) for card in hand)
        check_signature(posts["/grace"], service, ada.http.get("/api/push").json()["key"])

        assert edsger.post("/api/push/forget", {"endpoint": browsers[2].endpoint}).status_code == 204
        request = (line.ask or {})["request"]
        for person in (grace, edsger, alan):
            with person.line(made) as other:
                other.until(Line.owes)
                assert other.choose((other.ask or {})["offers"][0]["move"])["type"] == "ack"
        line.choose((line.ask or {})["offers"][0]["move"])
        line.until(lambda each: each.owes() and (each.ask or {})["request"] != request)
    assert service.next().path == "/grace", "the next turn: only who still wants it"
    assert service.posts.empty()


def check_signature(sent: Post, service: Service, key: str) -> None:
    """The proof of who sends (RFC 8292)."""
    scheme, _, rest = sent.headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(decode(claims))["aud"] == service.origin
    raw = decode(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert sent.headers["Content-Encoding"] == "aes128gcm"


def test_a_browser_that_is_gone_is_forgotten_and_keys_stay_the_same(pushing: Server, service: Service) -> None:
    ada, grace = Player(pushing.address, "Ada"), Player(pushing.address, "Grace")
    gone, here = Browser(f"{service.origin}/gone"), Browser(f"{service.origin}/here")
    for browser in (gone, here):
        assert grace.post("/api/push", browser.wanted()).status_code == 204
    key = ada.http.get("/api/push").json()["key"]
    seen = []
    for _ in range(2):
        made = ada.create("classic", ["easy"], players=3, clock="days", clock_time=2)
        assert grace.post(f"/api/tables/{made}/join", {}).status_code == 200
        with ada.line(made) as line:
            assert ada.post(f"/api/tables/{made}/start").status_code == 204
            line.until(Line.owes)
            seen.append(service.next().path)
            if len(seen) == 1:
                seen.append(service.next().path)
        pushing.stop()
        pushing.start()
        assert ada.http.get("/api/push").json()["key"] == key, "made once"
    assert sorted(seen[:2]) == ["/gone", "/here"]
    assert seen[2:] == ["/here"]
    assert service.posts.empty(), "nobody is called again after a restart"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.7/x",
        "https://localhost/x",
        "https://db.internal/x",
        "https://me:you@push.example.org/x",
        "https://push.example.org:8443/x",
        "https://push.example.org/x y",
        "file:///etc/passwd",
        "https://",
    ],
)
def test_only_public_https_addresses_are_taken(pushing: Server, endpoint: str) -> None:
    ada = Player(pushing.address, "Ada")
    answer = ada.post("/api/push", Browser(endpoint).wanted() | {"endpoint": endpoint})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_a_name_that_leads_into_the_house_is_not_reached(service: Service) -> None:
    with pytest.raises(ValueError, match="open internet"):
        public_address("localhost", 443)
    with pytest.raises(Unreachable):
        post(f"{service.origin}/x", b"", {})
    assert service.posts.empty()


def test_whoever_is_new_here_is_known_again(pushing: Server, service: Service) -> None:
    somebody = Player(pushing.address, "")
    assert somebody.post("/api/push", Browser(f"{service.origin}/new").wanted()).status_code == 204
    assert len(somebody.http.cookies) == 1


@pytest.mark.parametrize(
    "wrong", [{"key": "AA"}, {"secret": "AA"}, {"key": "ö" * 20}, {"lang": "xx"}, {"endpoint": ""}]
)
def test_keys_of_no_browser_are_refused(pushing: Server, service: Service, wrong: Json) -> None:
    ada = Player(pushing.address, "Ada")
    assert ada.post("/api/push", Browser(f"{service.origin}/x").wanted() | wrong).status_code == 422
