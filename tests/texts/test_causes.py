"""The story says why: whatever comes to a city or leaves it is told, with what brought it about and whose that is."""

from collections import Counter
from collections.abc import Iterator

import pytest

from sevenwonders import NOBODY, Event
from sevenwonders.classic.codex import DEFEATS, VICTORIES
from sevenwonders.classic.game import Classic
from sevenwonders.classic.words.story import sentence
from sevenwonders.core.game import Fact
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.sets.loader import make_box
from tests.contract.cases import EVERY_SET

from .test_every_event import PLAYERS
from .told_games import told_games

BOX = make_box(EVERY_SET)
DEEDS = ("build", "stage", "sell", "recruit", "join", "join_any", "tower", "tile", "lay", "kept")
"""What a player decides to do on a turn: it is its own cause."""
FOLLOW = {
    "used": "what the deed just told was done with",
    "tile_ready": "the tile of that deed",
    "tile_covered": "names the tile that covers it",
    "token_used": "pays for the deed that comes next",
    "conflict": "says how strong both are",
    "peace": "a token that the city has is given back",
    "wake": "names the foundation",
    "paired": "names both cards",
    "reward": "names the project",
    "moves_on": "names the leader that has been used",
    "draw": "the deck of the Free City",
}
"""What says in its own words what it comes from."""
COMES = ("build", "free", "miracle", "revive", "recruit", "enlist", "sacrifice", "guild_aside")
GOES = ("destroyed", "give_up", "discarded", "bury")


def events() -> Iterator[tuple[Classic, Event]]:
    for game in told_games():
        for event in game.events:
            yield game, event


def test_every_event_of_a_city_is_its_deed_or_names_its_cause() -> None:
    for _, event in events():
        if event.seat != NOBODY and event.kind not in DEEDS and event.kind not in FOLLOW:
            assert event.facts.get("source") or event.facts.get("sources"), event


def test_a_chain_names_the_building_that_it_comes_from_and_whose_it_is() -> None:
    chained = [(game, event) for game, event in events() if event.facts.get("chain")]
    for game, event in chained:
        assert event.facts["source"] in {card.key for card in game.codex.box.cards}, event
        assert event.facts.get("owner") != event.seat
    assert {"owner" in event.facts for _, event in chained} == {False, True}, "own chains, and those of neighbours"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_says_the_cause_and_whose_it_is(language: str) -> None:
    texts = Texts(language)
    for game, event in events():
        facts = event.facts
        if "source" not in facts:
            continue
        without = {fact: value for fact, value in facts.items() if fact not in ("source", "owner")}
        for reader in (NOBODY, event.seat):
            told = sentence(game.codex.box, event, texts, PLAYERS, reader)
            bare = sentence(game.codex.box, Event(event.kind, event.seat, without), texts, PLAYERS, reader)
            assert told.startswith(bare.removesuffix(".")), told
            assert len(told) > len(bare), told
            owner = facts.get("owner", event.seat)
            if isinstance(owner, int) and owner != event.seat:
                assert PLAYERS[owner] in told.removeprefix(bare.removesuffix(".")), told


def test_every_card_that_comes_into_a_city_or_leaves_it_is_told() -> None:
    for game in told_games():
        cities = game.view(NOBODY).cities
        told: list[Counter[str]] = [Counter() for _ in cities]
        for event in game.events:
            card = str(event.facts.get("card"))
            if event.kind in COMES:
                told[event.seat][card] += 1
            elif event.kind in GOES:
                told[event.seat][card] -= 1
            elif event.kind == "moves_on":
                told[event.seat][card] += 1
                told[int(str(event.facts["from"]))][card] -= 1
            elif event.kind == "swap":
                other = str(event.facts["other_card"])
                for side, gone, new in (("from", card, other), ("to", other, card)):
                    told[int(str(event.facts[side]))].subtract([gone])
                    told[int(str(event.facts[side]))].update([new])
        for city, cards in zip(cities, told, strict=True):
            assert Counter(city.cards) == +cards, (game.seed, city)


def test_every_victory_and_defeat_token_is_told() -> None:
    for game in told_games():
        victories, defeats = ([0] * int(game.setting.cities) for _ in range(2))
        for event in game.events:
            facts = {fact: value for fact, value in event.facts.items() if isinstance(value, int)}
            if event.kind == "conflict":
                victories[event.seat] += facts["points"] > 0
                defeats[facts["loser"]] += facts["defeats"]
            elif event.kind in ("victory", "redeem"):
                victories[event.seat] += 1
                defeats[event.seat] -= 2 * (event.kind == "redeem")
            elif event.kind == "victories_lost":
                victories[event.seat] -= facts["number"]
            elif event.kind == "defeat_passed":
                defeats[facts["to"]] += facts["defeats"]
        assert victories == [int(city.count[VICTORIES]) for city in game.cities], game.seed
        assert defeats == [int(city.count[DEFEATS]) for city in game.cities], game.seed


CHAIN: dict[str, Fact] = {"card": "aqueduct", "left": 0, "right": 0, "bank": 0, "chain": 1, "source": "baths"}
NAMES = ("Ada", "Bruno", "Carla")


@pytest.mark.parametrize(
    ("event", "language", "reader", "told"),
    [
        (Event("build", 0, CHAIN), "en", 0, "You build Aqueduct for free through a chain (Baths)."),
        (Event("build", 0, {**CHAIN, "owner": 1}), "en", 0,
         "You build Aqueduct for free through a chain (Baths of Bruno)."),
        (Event("build", 0, {**CHAIN, "owner": 1}), "fr", 1,
         "Ada construit «\u00a0Aqueduc\u00a0» gratuitement par chaînage (votre «\u00a0Bains\u00a0»)."),
        (Event("gain", 0, {"coins": 6, "source": "tavern"}), "en", 0, "You take 6 coins from the bank (Tavern)."),
        (Event("gain", 0, {"coins": 2, "source": "gambling_house", "owner": 1}), "nl", 0,
         "Je krijgt 2 munten van de bank (Gokhuis van Bruno)."),
        (Event("loss", 0, {"coins": 2, "debt": 0, "sources": ["hideout"], "owners": [1]}), "en", 0,
         "You pay 2 coins to the bank (Hideout of Bruno)."),
        (Event("loss", 0, {"coins": 2, "debt": 1, "sources": ["petra_a.1"], "owners": [1]}), "en", 1,
         "Ada pays 2 coins to the bank and takes 1 debt token (yours: Petra, stage 1)."),
        (Event("conflict", 1, {"loser": 0, "points": 3, "defeats": 1, "strength": 5, "against": 3}), "en", 0,
         "Bruno defeats you: 3 victory points for Bruno, you lose 1 victory point (5 shields to 3)."),
        (Event("conflict", 1, {"loser": 2, "points": 1, "defeats": 1, "strength": 1, "against": 0}), "fr", 0,
         "Bruno bat Carla\u00a0: 1 point de victoire (1 bouclier contre 0)."),
        (Event("tile", 1, {"card": "tax_red", "slot": 3}), "en", 0,
         "Bruno lays the Babel tile Military tax at place 3 of the tower."),
        (Event("tower", 1, {}), "nl", 0, "Bruno legt een kaart af en legt een Babeltegel gedekt neer."),
        (Event("used", 0, {"card": "loom_1", "for": "stage"}, 0), "en", 0, "Used for the stage: Loom."),
        (Event("used", 0, {"card": "loom_1", "for": "sell"}, 0), "fr", 0,
         "Carte défaussée\u00a0: «\u00a0Métier à tisser\u00a0»."),
        (Event("revive", 1, {"card": "palace", "source": "halicarnassus_b.2"}), "en", 0,
         "Bruno builds Palace from the discard pile for free (Halicarnassus, stage 2)."),
        (Event("copy", 1, {"card": "midas", "other": 0, "source": "courtesans_guild"}), "en", 0,
         "Bruno copies a leader of yours: Midas (Courtesans Guild)."),
        (Event("moves_on", 1, {"card": "jesus", "from": 2}), "fr", 0,
         "«\u00a0Jésus\u00a0» quitte Carla et passe à Bruno."),
    ],
)  # fmt: skip
def test_some_causes_word_by_word(event: Event, language: str, reader: int, told: str) -> None:
    assert sentence(BOX, event, Texts(language), NAMES, reader) == told
