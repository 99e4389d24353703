"""The story of a game in sentences: every event the rules can tell, every move there is, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sevenwonders import NOBODY, Duel, Event
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.words.texts import EVENTS, move_parts, move_sentence, sentence
from sevenwonders.players import Seat, make_bot

CARDS = standard()
PLAYERS = ("Ada", "Bruno")


@cache
def played(seed: int, bot: str) -> Duel:
    game = Duel(seed=seed)
    player = make_bot(bot, seed)
    while not game.over():
        seat = game.to_act()[0]
        game.play(seat, player.choose(Seat(game, seat)))
    return game


def told_games() -> Iterator[Duel]:
    for seed in range(12):
        yield played(seed, "random")
    for seed in range(4):
        yield played(seed, "greedy")


def looks_like_a_sentence(text: str) -> bool:
    return bool(re.search(r"[.!]$", text)) and not re.search(r"[{}_]|  |None|-1", text)


def test_the_list_of_events_is_that_of_the_rules() -> None:
    folder = Path(__file__).parents[2] / "src" / "sevenwonders" / "duel"
    source = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    assert set(re.findall(r'\.tell\(\s*"(\w+)"', source)) == set(EVENTS)


def test_played_games_tell_every_kind_of_event() -> None:
    seen = {event.kind for game in told_games() for event in game.events}
    assert seen == set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [NOBODY, 0, 1])
def test_every_event_of_whole_games_has_its_sentence(language: str, reader: int) -> None:
    texts = Texts(language)
    for game in told_games():
        for event in game.events:
            told = sentence(CARDS, event, texts, PLAYERS, reader)
            assert looks_like_a_sentence(told), told


END = [Event("end", 0, {"victory": victory}) for victory in ("military", "science", "points")]
RARE = [
    *END,
    Event("end", NOBODY, {"victory": "shared"}),
    Event("lose", 1, {"coins": 0}),
    Event("pawn", 1, {"shields": 3, "pawn": -9}),
    Event("wonder", 0, {"wonder": "sphinx", "card": "baths", "coins": 0}),
    Event("wonders_end", 1, {"wonders": ["sphinx"]}),
    Event("again", 0, {"source": "theology"}),
    Event("starter", 0, {"starter": 0}),
    Event("starter", 0, {"starter": 1}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", RARE, ids=lambda event: f"{event.kind}-{'-'.join(map(str, event.facts.values()))}")
def test_rare_events_have_their_sentence(event: Event, language: str) -> None:
    for reader in (NOBODY, 0, 1):
        assert looks_like_a_sentence(sentence(CARDS, event, Texts(language), PLAYERS, reader))


@pytest.mark.parametrize(
    ("event", "language", "reader", "told"),
    [
        (Event("build", 0, {"card": "baths", "coins": 1, "chain": 0}), "en", 0, "You build Baths for 1 coin."),
        (Event("build", 0, {"card": "baths", "coins": 1, "chain": 0}), "en", 1, "Ada builds Baths for 1 coin."),
        (Event("build", 0, {"card": "aqueduct", "coins": 0, "chain": 1}), "fr", 0,
         "Vous construisez «\u00a0Aqueduc\u00a0» gratuitement par chaînage."),
        (Event("build", 1, {"card": "altar", "coins": 0, "chain": 0}), "nl", 0,
         "Bruno bouwt Altaar zonder te betalen."),
        (Event("wonder", 1, {"wonder": "colossus", "card": "baths", "coins": 2}), "fr", 0,
         "Bruno construit le Colosse avec «\u00a0Bains\u00a0», pour 2 pièces."),
        (Event("sell", 0, {"card": "press", "coins": 3}), "nl", 0, "Je legt Drukkerij af en krijgt 3 munten."),
        (Event("lose", 0, {"coins": 0}), "fr", 0, "Vous n'avez aucune pièce à perdre."),
        (Event("pawn", 0, {"shields": 1, "pawn": 8}), "en", 0,
         "You push the conflict pawn 1 space; 1 space to the enemy capital."),
        (Event("pawn", 1, {"shields": 2, "pawn": -9}), "en", 0,
         "Bruno pushes the conflict pawn 2 spaces, into the enemy capital."),
        (Event("starter", 1, {"starter": 0}), "nl", 0, "Bruno laat jou dit tijdperk beginnen."),
        (Event("starter", 1, {"starter": 0}), "en", NOBODY, "Bruno lets Ada begin this age."),
        (Event("age", NOBODY, {"age": 2}), "fr", 0, "Âge II\u00a0: la structure est en place."),
        (Event("progress", 0, {"token": "agriculture", "coins": 6}), "en", 0,
         "You take the progress token Agriculture and 6 coins."),
        (Event("wonders_end", 0, {"wonders": ["sphinx"]}), "en", 0,
         "7 wonders are built: you can no longer build the Sphinx."),
        (Event("wonders_end", 1, {"wonders": ["sphinx"]}), "fr", 0,
         "7 Merveilles sont construites\u00a0: Bruno ne peut plus construire le Sphinx."),
        (Event("again", 0, {"source": "sphinx"}), "en", 0, "You play again (the Sphinx)."),
        (Event("again", 1, {"source": "theology"}), "nl", 0, "Bruno is nog eens aan de beurt (Theologie)."),
        (Event("end", 1, {"victory": "science"}), "en", 0,
         "6 different science symbols, scientific supremacy: Bruno wins."),
    ],
)  # fmt: skip
def test_some_sentences_word_by_word(event: Event, language: str, reader: int, told: str) -> None:
    assert sentence(CARDS, event, Texts(language), PLAYERS, reader) == told


def test_an_extra_turn_says_what_brings_it_and_a_lost_wonder_whose_it_was() -> None:
    kinds = set()
    for game in told_games():
        for event in game.events:
            if event.kind == "again":
                assert event.facts["source"], event
            elif event.kind == "wonders_end":
                assert event.seat in (0, 1), event
                drafted = {e.facts["wonder"] for e in game.events if e.kind == "draft" and e.seat == event.seat}
                built = {e.facts["wonder"] for e in game.events if e.kind == "wonder" and e.seat == event.seat}
                assert event.facts["wonders"] == sorted(drafted - built)
            kinds.add(event.kind)
    assert {"again", "wonders_end"} <= kinds


def test_coins_say_where_they_come_from_and_why_they_are_lost() -> None:
    for game in told_games():
        for event in game.events:
            if event.kind in ("gain", "lose"):
                assert event.facts["source"], event
    for event, language, told in (
        (Event("gain", 0, {"coins": 6, "source": "economy"}), "en", "Ada takes 6 coins (Economy)."),
        (Event("lose", 1, {"coins": 2, "source": "loot"}), "fr", "Bruno perd 2 pièces (jeton Militaire)."),
        (Event("lose", 1, {"coins": 3, "source": "appian_way"}), "nl", "Bruno verliest 3 munten (de Via Appia)."),
    ):
        assert sentence(CARDS, event, Texts(language), PLAYERS) == told


def test_names_can_be_dressed() -> None:
    event = Event("build", 0, {"card": "baths", "coins": 0, "chain": 0})
    told = sentence(CARDS, event, Texts("en"), PLAYERS, 0, lambda key, name: f"<{key}:{name}>")
    assert told == "You build <baths:Baths> and pay nothing."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_there_is_has_its_sentence(language: str) -> None:
    game, texts = Duel(seed=1), Texts(language)
    for move in range(int(game.codex.all_moves)):
        told = move_sentence(CARDS, game.text(move), texts, PLAYERS, 0)
        assert told[0].isupper() or told.startswith("«"), told
        assert not re.search(r"[{}_]|  ", told), told
        assert move_parts(game.text(move)).text() == game.text(move)


def test_some_moves_word_by_word() -> None:
    english, french, dutch = Texts("en"), Texts("fr"), Texts("nl")
    assert move_sentence(CARDS, "wonder:pyramids:baths", english) == "Build the Pyramids with Baths"
    assert move_sentence(CARDS, "wonder:pyramids:baths", dutch) == "De Piramides bouwen met Baden"
    assert move_sentence(CARDS, "draft:piraeus", french) == "Prendre le Pirée"
    assert move_sentence(CARDS, "starter:1", english) == "Player 2 begins the age"
    assert move_sentence(CARDS, "starter:1", english, PLAYERS, 1) == "You begin the age"
    assert move_sentence(CARDS, "starter:1", english, PLAYERS, 0) == "Bruno begins the age"


def test_only_the_drawer_is_told_what_was_drawn() -> None:
    drawn = [event for game in told_games() for event in game.events if event.kind == "drawn"]
    assert drawn
    assert all(event.only == event.seat for event in drawn)
