"""7 Wonders in words: every event and every move, in every language, also of sets that bring no words."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sevenwonders.classic.cards import Box
from sevenwonders.classic.texts import EVENTS, decision_sentence, move_parts, move_sentence, sentence
from sevenwonders.core.game import NOBODY, Event
from sevenwonders.core.texts import LANGUAGES, Texts

from .classic_games import BOX, begin, decisions, screen_of, stages

POWERS = ("halicarnassus_a", "olympia_a", "babylon_b")
PLAYERS = ["Ada", "Bruno", "The Free City"]


def told_events() -> Iterator[Event]:
    for players, seed, wonders in ((3, 1, POWERS), (3, 6, POWERS), (2, 1, ()), (7, 1, ())):
        yield from stages(players, seed, "random", wonders)[-1].events


def test_the_games_tell_every_kind_of_event() -> None:
    assert {event.kind for event in told_events()} == set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [NOBODY, 0, 2])
def test_every_event_has_its_sentence(language: str, reader: int) -> None:
    texts, players = Texts(language), [f"P{number}" for number in range(7)]
    for event in told_events():
        told = sentence(BOX, event, texts, players, reader)
        assert told.endswith("."), told
        assert not re.search(r"[{}_]|  ", told), told
        assert texts.has(f"classic.event.{event.kind}") or any(
            texts.has(f"classic.event.{event.kind}.{form}") for form in ("you", "you_other")
        ), f"{event.kind} has no words of its own"


@pytest.mark.parametrize(
    ("event", "language", "reader", "told"),
    [
        (Event("build", 0, {"card": "baths", "left": 2, "right": 1, "bank": 0, "chain": 0}), "en", 0,
         "You build Baths for 2 coins to Bruno and 1 coin to the Free City."),
        (Event("build", 1, {"card": "baths", "left": 0, "right": 2, "bank": 1, "chain": 0}), "fr", 0,
         "Bruno construit «\u00a0Bains\u00a0» pour 2 pièces pour vous et 1 pièce à la banque."),
        (Event("build", 2, {"card": "aqueduct", "left": 0, "right": 0, "bank": 0, "chain": 1}), "nl", 0,
         "The Free City bouwt Aquaduct gratis door een koppeling."),
        (Event("build", 1, {"card": "altar", "left": 0, "right": 0, "bank": 0, "chain": 0}), "en", 0,
         "Bruno builds Altar and pays nothing."),
        (Event("stage", 0, {"stage": 2, "left": 0, "right": 0, "bank": 0, "chain": 0}), "nl", 0,
         "Je bouwt fase 2 van je wonder zonder te betalen."),
        (Event("stage", 1, {"stage": 1, "left": 3, "right": 0, "bank": 0, "chain": 0}), "en", 0,
         "Bruno builds wonder stage 1 for 3 coins to the Free City."),
        (Event("used", 0, {"card": "loom_1"}, 0), "en", 0, "The card used: Loom."),
        (Event("sell", 1, {"coins": 3}), "fr", 0, "Bruno défausse une carte et reçoit 3 pièces."),
        (Event("gain", 0, {"coins": 1}), "nl", 0, "Je krijgt 1 munt van de bank."),
        (Event("conflict", 0, {"loser": 1, "points": 3}), "en", 0, "You defeat Bruno: 3 victory points for you."),
        (Event("conflict", 2, {"loser": 0, "points": 1}), "fr", 0,
         "The Free City vous bat\u00a0: 1 point de victoire pour The Free City, vous en perdez 1."),
        (Event("conflict", 1, {"loser": 2, "points": 5}), "en", 0, "Bruno defeats the Free City: 5 victory points."),
        (Event("age", NOBODY, {"age": 2}), "nl", 0, "Tijdperk II begint: de handen gaan naar rechts."),
        (Event("turn", NOBODY, {"turn": 4}), "fr", 0, "Tour 4."),
        (Event("end", NOBODY, {}), "en", 0, "The third age is over: the points are counted."),
        (Event("draw", 0, {"card": "altar"}, 0), "en", 0,
         "You draw Altar: this turn you also play a card for the Free City."),
        (Event("revive", 1, {"card": "palace"}), "fr", NOBODY,
         "Bruno construit gratuitement «\u00a0Palace\u00a0», de la défausse."),
        (Event("free", 0, {"card": "palace"}), "en", 0, "You build Palace for free, once in this age."),
    ],
)  # fmt: skip
def test_some_sentences_word_by_word(event: Event, language: str, reader: int, told: str) -> None:
    assert sentence(BOX, event, Texts(language), PLAYERS, reader) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("event", "parts"),
    [
        (Event("recruit", 1, {"card": "altar", "left": 2}), ["Bruno", "recruit", "2"]),
        (Event("pay_debt", 0, {"debt": 3, "cards": ["altar", "baths"]}), ["Ada", "pay debt", "debt 3"]),
        (Event("parade", NOBODY, {"names": ["altar", "nobody_knows"]}), ["Parade", "nobody knows"]),
        (Event("pause", NOBODY, {}), ["Pause."]),
    ],
)
def test_events_that_nobody_wrote_a_text_for_are_readable(event: Event, parts: list[str], language: str) -> None:
    told = sentence(BOX, event, Texts(language), PLAYERS)
    for part in parts:
        assert part in told
    assert not re.search(r"[{}_]|  ", told), told


def with_words(section: str, words: dict[str, str]) -> Box:
    """The base game, its names files saying something more."""
    base = BOX.sets[0]
    more = {language: {**names, section: words} for language, names in base.names.items()}
    return Box((replace(base, names=more),))


def test_a_set_may_bring_its_own_words() -> None:
    texts = Texts("en")
    box = with_words("event", {"recruit": "{player} hires {card} for {coins}.", "broken": "{nonsense} here"})
    event = Event("recruit", 1, {"card": "altar", "coins": 3})
    assert sentence(box, event, texts, PLAYERS) == "Bruno hires Altar for 3 coins."
    assert sentence(box, Event("broken", 1), texts, PLAYERS) == "Bruno: broken."
    assert move_sentence(with_words("move", {"recruit": "Hire {card}"}), "recruit:altar", texts) == "Hire Altar"
    assert decision_sentence(with_words("ask", {"pick": "Pick one:"}), "pick", texts) == "Pick one:"


def test_names_can_be_dressed() -> None:
    event = Event("revive", 0, {"card": "baths"})
    told = sentence(BOX, event, Texts("en"), PLAYERS, 0, lambda key, name: f"<{key}:{name}>")
    assert told == "You build <baths:Baths> of the discard pile for free."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_sentence(language: str) -> None:
    texts = Texts(language)
    for players, wonders in ((2, ()), (3, POWERS)):
        for game, view in decisions(players, 1, wonders):
            for move in game.moves(view.seat):
                text = game.text(move)
                told = move_sentence(BOX, text, texts, screen_of(view, language).cities(), view.seat, view.seat)
                assert told[0].isupper() or told.startswith("«"), told
                assert not re.search(r"[{}_]|  ", told), told
                assert move_parts(text).text() == text


def test_some_moves_word_by_word() -> None:
    english, french, dutch = Texts("en"), Texts("fr"), Texts("nl")
    assert move_sentence(BOX, "build:baths:l2", english, PLAYERS, 0) == "Build Baths, for 2 coins to Bruno"
    assert move_sentence(BOX, "stage.2:baths", english) == "Build wonder stage 2 with Baths"
    assert move_sentence(BOX, "decline", french) == "Ne rien construire"
    assert move_sentence(BOX, "throw:altar", dutch) == "Altaar afleggen zonder munten"
    assert move_sentence(BOX, "recruit.3:altar:b2", english) == "Recruit Altar, choice 3, for 2 coins to the bank"
    assert move_sentence(BOX, "pay_debt", english) == "Pay debt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_its_question(language: str) -> None:
    texts = Texts(language)
    for phase in begin(2, 1).tables.phases:
        for city in ("", "The Free City"):
            told = decision_sentence(BOX, phase, texts, city)
            assert "{" not in told
            assert texts.has(f"ask.classic.{phase}")
    assert decision_sentence(BOX, "pick_leader", Texts("en")) == "Pick leader:"


def test_what_a_city_does_in_a_turn_stands_in_one_paragraph() -> None:
    game = stages(3, 1, "random", POWERS)[-1]
    screen = screen_of(game.view(0))
    events = game.events_for(0)
    news, story = screen.news(events), screen.story(events)
    turns = sum(event.kind == "turn" for event in events)
    assert len(story) == len(news) + turns == len(news) + 18
    assert len(news) <= 18 * 3 + 3 * 2 + 10
    latest = screen.latest(events[: events.index(Event("turn", NOBODY, {"turn": 3})) + 1])
    assert [event.kind for event in latest].count("turn") == 2
