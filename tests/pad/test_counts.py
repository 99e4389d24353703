"""The score pad, card by card: what lies on the table at the end is counted as the engine counted the game."""

import pytest

from sevenwonders import Duel
from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import LaidCity, entries_of, laid_game, standing_cards
from sevenwonders.core.laid import LaidError
from sevenwonders.core.rng import Rng
from sevenwonders.duel.laid import LaidCity as LaidDuelCity
from sevenwonders.duel.laid import laid_duel
from sevenwonders.sets import setting_for
from sevenwonders.sets.laid import asking_of
from tests.mixes import MIXES
from tests.pad.table_of import finished, table_of

GAMES = 224
"""Two of every mix."""
BATCHES = 8
PLAYERS = (2, 3, 4, 5, 6, 7)


def counted(number: int) -> None:
    """One game of some mix, played at random, entered and counted."""
    mix = MIXES[number % len(MIXES)]
    players = PLAYERS[(number + number // len(MIXES)) % len(PLAYERS)]
    setting = setting_for(players, mix, (), "cities" in mix and players in (4, 6) and number % 2 == 0)
    game = Classic(setting, seed=number)
    memory, asking = finished(game, number), asking_of(setting)
    asked = {entry.key for entry in entries_of(setting, asking)}
    again = laid_game(setting, asking, table_of(game, memory, asked))
    assert again.scores() == game.scores(), f"game {number}: {players} players, {mix}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_mix_is_counted_as_the_engine_counted_it(batch: int) -> None:
    for number in range(batch, GAMES, BATCHES):
        counted(number)


def test_eight_players_are_counted_too() -> None:
    for seed, mix in enumerate([("cities",), ("towers",), ("cities", "towers")]):
        setting = setting_for(8, mix)
        game = Classic(setting, seed=seed)
        memory, asking = finished(game, seed), asking_of(setting)
        asked = {entry.key for entry in entries_of(setting, asking)}
        assert laid_game(setting, asking, table_of(game, memory, asked)).scores() == game.scores()


def test_duel_is_counted_as_the_engine_counted_it() -> None:
    ways = set()
    for seed in range(60):
        game, rng = Duel(seed=seed), Rng(seed)
        while not game.over():
            seat = game.to_act()[0]
            moves = game.moves(seat)
            game.play(seat, moves[rng.below(len(moves))])
        view = game.view(-1)
        cities = [
            LaidDuelCity(
                tuple(city.cards), tuple(w.key for w in city.wonders if w.built), tuple(city.progress), city.coins
            )
            for city in view.cities
        ]
        assert laid_duel(cities, view.pawn).scores() == game.scores()
        ways.add(game.scores().victory)
    assert ways >= {"points", "military"}


# ---- nonsense


def laid(*cities: LaidCity, sets: tuple[str, ...] = ()) -> None:
    setting = setting_for(3, sets)
    laid_game(setting, asking_of(setting), cities)


GIZA, EPHESOS, RHODES = LaidCity("giza_a"), LaidCity("ephesos_b"), LaidCity("rhodes_a")


@pytest.mark.parametrize(
    ("code", "cities"),
    [
        ("cities", [GIZA, EPHESOS]),
        ("no_board", [LaidCity(""), EPHESOS, RHODES]),
        ("board", [LaidCity("atlantis"), EPHESOS, RHODES]),
        ("board_twice", [GIZA, LaidCity("giza_b"), RHODES]),
        ("stage", [LaidCity("giza_a", stages=(4,)), EPHESOS, RHODES]),
        ("card", [LaidCity("giza_a", cards=("atlantis",)), EPHESOS, RHODES]),
        ("card_twice", [LaidCity("giza_a", cards=("altar", "altar")), EPHESOS, RHODES]),
        ("copies", [LaidCity("giza_a", cards=("altar",)), LaidCity("ephesos_b", cards=("altar",)), RHODES]),
        ("coins", [LaidCity("giza_a", coins=-1), EPHESOS, RHODES]),
        ("tokens", [LaidCity("giza_a", defeats=-1), EPHESOS, RHODES]),
        ("victory", [LaidCity("giza_a", victories=(0,)), EPHESOS, RHODES]),
        ("unknown", [LaidCity("giza_a", more={"atlantis": 1}), EPHESOS, RHODES]),
    ],
)
def test_what_cannot_lie_there_is_named(code: str, cities: list[LaidCity]) -> None:
    with pytest.raises(LaidError) as error:
        laid(*cities)
    assert error.value.code == code


@pytest.mark.parametrize(
    "more", [{"debt": -1}, {"debt": "many"}, {"copied_leader": "altar"}, {"buried": ["altar"]}, {"copied_stages": "x"}]
)
def test_answers_that_make_no_sense_are_refused(more: dict[str, int | str | list[str]]) -> None:
    sets = ("leaders", "cities", "wonder_pack", "fan_leaders")
    with pytest.raises(LaidError, match="answer"):
        laid(LaidCity("giza_a", more=more), EPHESOS, RHODES, sets=sets)


def test_what_never_stands_in_a_city_is_not_offered() -> None:
    setting = setting_for(3, ("leaders", "cities", "towers", "foundations", "babel_tower", "babel_projects"))
    decks = {card.deck for card in standing_cards(setting.codex, asking_of(setting))}
    assert decks >= {"age1", "age2", "age3", "guild", "leader", "black1"}
    assert not decks & {"tile", "project1", "project2", "project3", "foundation", "groundwork"}


@pytest.mark.parametrize(
    ("code", "cities", "pawn"),
    [
        ("cities", [LaidDuelCity()], 0),
        ("pawn", [LaidDuelCity(), LaidDuelCity()], 10),
        ("card", [LaidDuelCity(("atlantis",)), LaidDuelCity()], 0),
        ("copies", [LaidDuelCity(("baths",)), LaidDuelCity(("baths",))], 0),
        ("coins", [LaidDuelCity(coins=999), LaidDuelCity()], 0),
    ],
)
def test_a_duel_that_cannot_be_is_refused(code: str, cities: list[LaidDuelCity], pawn: int) -> None:
    with pytest.raises(LaidError) as error:
        laid_duel(cities, pawn)
    assert error.value.code == code
