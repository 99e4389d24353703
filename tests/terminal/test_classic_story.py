"""7 Wonders in words: every event and every move, in every language, also of sets that bring no words."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sevenwonders.classic.cards import Box
from sevenwonders.classic.moves import MoveParts, move_parts
from sevenwonders.classic.payment import Payment
from sevenwonders.classic.seeing import CityView, FarView
from sevenwonders.classic.words.story import EVENTS, sentence
from sevenwonders.classic.words.texts import decision_sentence, move_sentence
from sevenwonders.core.game import NOBODY, Event
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.sets.loader import make_box

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
         "Bruno construit «\u00a0Bains\u00a0» pour 2 pièces (pour vous) et 1 pièce à la banque."),
        (Event("build", 2, {"card": "aqueduct", "left": 0, "right": 0, "bank": 0, "chain": 1}), "nl", 0,
         "The Free City bouwt Aquaduct gratis via een koppeling."),
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
         "The Free City vous bat et gagne 1 point de victoire\u00a0; vous perdez 1 point de victoire."),
        (Event("conflict", 1, {"loser": 2, "points": 5}), "en", 0, "Bruno defeats the Free City: 5 victory points."),
        (Event("age", NOBODY, {"age": 2}), "nl", 0, "Tijdperk II begint: de handen gaan naar rechts."),
        (Event("turn", NOBODY, {"turn": 4}), "fr", 0, "Tour 4."),
        (Event("end", NOBODY, {}), "en", 0, "The third age is over: the points are counted."),
        (Event("draw", 0, {"card": "altar"}, 0), "en", 0,
         "You draw Altar: this turn you also play a card for the Free City."),
        (Event("revive", 1, {"card": "palace"}), "fr", NOBODY,
         "Bruno construit gratuitement «\u00a0Palace\u00a0» depuis la défausse."),
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
    assert told == "You build <baths:Baths> from the discard pile for free."


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
    assert move_sentence(BOX, "decline", french) == "Ne rien faire"
    assert move_sentence(BOX, "throw:altar", dutch) == "Altaar afleggen zonder munten"
    assert move_sentence(BOX, "recruit.3:altar:b2", english) == "Recruit Altar, choice 3, for 2 coins to the bank"
    assert move_sentence(BOX, "pay_debt", english) == "Pay debt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_its_question(language: str) -> None:
    texts = Texts(language)
    for phase in begin(2, 1).codex.phases:
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


# ---- boards with several ways, sellers from afar, taxes

TOWERS = make_box(("babel_tower", "babel_projects", "towers"))
BOARDS = [["babel_b.1", "babel_b.2", "babel_b.3", "babel_b.4"], [f"telanissos_a.{row}" for row in range(1, 8)], []]
PAID = {"left": 0, "right": 0, "bank": 0, "chain": 0}


@pytest.mark.parametrize(
    ("event", "language", "reader", "told"),
    [
        (Event("stage", 0, {**PAID, "stage": 4, "left": 2}), "en", 0,
         "You build wonder stage 2 (the way that costs 1 stone and 1 glass) for 2 coins to Bruno."),
        (Event("stage", 0, {**PAID, "stage": 3}), "fr", 1,
         "Ada construit l'étape 2 (celle qui coûte 1 minerai et 1 papyrus) de sa Merveille sans rien payer."),
        (Event("stage", 0, {**PAID, "stage": 1}), "nl", 0, "Je bouwt fase 1 (die 2 hout kost) van je wonder zonder te "
         "betalen."),
        (Event("stage", 1, {**PAID, "stage": 6, "bank": 1}), "en", 0,
         "Bruno embellishes wonder stage 2 for 1 coin to the bank."),
        (Event("stage", 1, {**PAID, "stage": 7}), "fr", 1,
         "Vous embellissez l'étape 4 de votre Merveille sans rien payer."),
        (Event("stage", 1, {**PAID, "stage": 3}), "en", 0, "Bruno builds wonder stage 3 and pays nothing."),
        (Event("stage", 2, {**PAID, "stage": 2}), "en", 0, "The Free City builds wonder stage 2 and pays nothing."),
        (Event("build", 1, {**PAID, "card": "baths", "far1": 3, "far1_city": 2, "far2": 2, "far2_city": 0}), "en", 0,
         "Bruno builds Baths for 3 coins to the Free City and 2 coins to you."),
        (Event("build", 0, {**PAID, "card": "statue", "bank": 2, "chain": 1}), "en", 1,
         "Ada builds Statue through a chain, for 2 coins to the bank."),
        (Event("build", 0, {**PAID, "card": "statue", "bank": 2, "chain": 1}), "fr", 0,
         "Vous construisez «\u00a0Statue\u00a0» par chaînage, pour 2 pièces à la banque."),
        (Event("shields", 0, {"shields": 1}), "en", 0, "You gain 1 shield."),
        (Event("shields", 1, {"shields": 2}), "nl", 0, "Bruno krijgt er 2 schilden bij."),
        (Event("conflict", 1, {"loser": 0, "points": 3, "defeats": 2}), "en", 0,
         "Bruno defeats you: 3 victory points for Bruno, you lose 2 victory points."),
        (Event("conflict", 1, {"loser": 0, "points": 3, "defeats": 0}), "fr", 0,
         "Bruno vous bat et gagne 3 points de victoire\u00a0; vous n'en perdez aucun."),
        (Event("partner_war", 1, {"other": 0}), "en", 0, "Bruno declares war on you."),
        (Event("partner_war", 1, {"other": 0}), "en", NOBODY, "Bruno declares war on Ada."),
    ],
)  # fmt: skip
def test_boards_and_payments_of_sets_word_by_word(event: Event, language: str, reader: int, told: str) -> None:
    assert sentence(TOWERS, event, Texts(language), PLAYERS, reader, boards=BOARDS) == told


def test_a_set_may_speak_to_the_player_himself() -> None:
    box = with_words("event", {"drum": "{player} drums.", "drum_you": "You drum."})
    for reader, told in ((0, "You drum."), (1, "Ada drums."), (NOBODY, "Ada drums.")):
        assert sentence(box, Event("drum", 0), Texts("en"), PLAYERS, reader) == told
    tile = Event("tile", 0, {"card": "tax_red", "slot": 1})
    where = "the Babel tile Military tax at place 1 of the tower."
    assert sentence(TOWERS, tile, Texts("en"), PLAYERS, 0) == f"You lay {where}"
    assert sentence(TOWERS, tile, Texts("en"), PLAYERS, 1) == f"Ada lays {where}"
    other = with_words("event", {"tile": "{player} breaks a tile."})
    assert sentence(other, Event("tile", 0), Texts("en"), PLAYERS, 0) == "Ada breaks a tile."


def test_moves_on_such_boards_word_by_word() -> None:
    english, french, dutch = Texts("en"), Texts("fr"), Texts("nl")
    game = begin(5, 1, ("babel_b", "telanissos_a", "thebes_a", "aksum_a", "athens_a"), ("towers",))
    babel, pillar = (replace(game.view(0).cities[city], far=[FarView(3, {"O": 2})]) for city in (0, 1))
    cities = ["Ada", "Bruno", "Cleo", "Dirk", "Eva"]

    def told(move: str, texts: Texts, at: CityView) -> str:
        return move_sentence(TOWERS, move, texts, cities, 0, 0, at=at)

    assert told("stage.4:baths:x2", english, babel) == (
        "Build wonder stage 2 (the way that costs 1 stone and 1 glass) with Baths, for 2 coins to Dirk"
    )
    assert told("stage.6:baths", english, pillar) == "Embellish wonder stage 2 with Baths"
    assert told("stage.7:baths", dutch, pillar) == "Wonderfase 4 verfraaien met Baden"
    assert told("stage.22:baths", french, pillar) == (
        "Embellir l'étape 2 de la Merveille avec «\u00a0Bains\u00a0», sans ses ressources, en rendant un jeton"
    )
    assert (
        told("build.1:baths:l1", english, pillar) == "Build Baths at its cost, without the chain, for 1 coin to Bruno"
    )
    assert move_sentence(BOX, "build.1:baths", english) == "Build Baths without using the chain"
    assert move_sentence(BOX, "build.16:baths", english) == "Build Baths for free, giving back a token"
    assert move_sentence(BOX, "build:baths:x2y1", english) == (
        "Build Baths, for 2 coins to another city and 1 coin to another city"
    )
    assert move_parts("join:x2y1") == MoveParts("join", payment=Payment(far=2, farther=1))


def test_a_decision_for_another_city_says_so() -> None:
    told = decision_sentence(TOWERS, "recover_card", Texts("en"), "the Free City")
    assert told.startswith("A card is recovered for the Free City")
    assert decision_sentence(TOWERS, "recover_card", Texts("en")).startswith("You recover this card")
