"""Talking on the page: words are shown as words, whoever is muted is not heard, the host may end it."""

from playwright.sync_api import expect

from sevenwonders.core.texts import Texts
from tests.browser.conftest import Visit
from tests.browser.test_ending import visitors
from tests.server.running import Server


def test_words_are_shown_as_words_and_muted_ones_not_at_all(visit: Visit, site: Server) -> None:
    _, (ada, grace) = visitors(visit, site, ["Ada", "Grace"])
    ada.get_by_test_id("talk").click()
    ada.get_by_test_id("say").fill("<img src=x onerror=alert(1)> & hello")
    ada.get_by_test_id("say-send").click()
    expect(ada.get_by_test_id("talks")).to_contain_text("<img src=x onerror=alert(1)> & hello")
    expect(grace.get_by_test_id("talk-fresh")).to_contain_text("Ada")
    grace.get_by_test_id("talk").click()
    expect(grace.get_by_test_id("talks")).to_contain_text("<img src=x onerror=alert(1)> & hello")
    assert grace.get_by_test_id("talks").locator("img").count() == 0
    for name in Texts("en").keys_under("page.talk.emote."):
        assert ada.get_by_test_id(f"emote-{name.rsplit('.')[-1]}").count() == 1
    ada.get_by_test_id("emote-well_played").click()
    expect(grace.get_by_test_id("talks")).to_contain_text("Well played!")

    grace.get_by_test_id("mute-0").click()
    expect(grace.get_by_test_id("talks")).not_to_contain_text("Well played!")
    frames: list[str] = []
    grace.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    grace.reload()
    expect(grace.get_by_test_id("duel")).to_be_visible()
    ada.get_by_test_id("say").fill("still there?")
    ada.get_by_test_id("say-send").click()
    expect(ada.get_by_test_id("talks")).to_contain_text("still there?")
    grace.get_by_test_id("talk").click()
    grace.get_by_test_id("emote-hello").click()
    expect(grace.get_by_test_id("talks")).to_contain_text("Hello!")
    expect(grace.get_by_test_id("talks")).not_to_contain_text("still there?")
    assert not any("still there?" in frame for frame in frames), "the server did not even send it"


def test_the_host_ends_all_talk(visit: Visit, site: Server) -> None:
    _, (ada, grace) = visitors(visit, site, ["Ada", "Grace"])
    for page in (ada, grace):
        page.get_by_test_id("talk").click()
    expect(grace.get_by_test_id("say")).to_be_visible()
    expect(grace.get_by_test_id("allow-talk")).to_have_count(0)
    ada.get_by_test_id("allow-talk").uncheck()
    expect(grace.get_by_test_id("say")).to_have_count(0)
    expect(grace.get_by_role("dialog")).to_contain_text(Texts("en")("page.talk.off"))
