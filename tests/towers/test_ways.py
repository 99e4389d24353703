"""Babel (side B): whoever builds a stage chooses the way, a leader too (ruling: babel_choice)."""

from sevenwonders.classic.words.texts import move_sentence
from sevenwonders.core.texts import Texts
from tests.arrange import ME, city, recruiting
from tests.playing import all_do, answer, coins, kind, options, stages_of

SETS = ("leaders", "fan_leaders", "towers")


def test_stevie_builds_the_stage_that_his_owner_chooses() -> None:
    """He costs as many coins as the way that is chosen has resources."""
    game = recruiting(city(wonder="babel_b", stages=2, coins=4), leaders=[["stevie"]], sets=SETS)
    game.cities[ME].stages = 0b101  # the first two stages, each in its first way
    assert options(game, ME, "recruit") == ["recruit.5:stevie", "recruit.6:stevie"]
    told = [
        move_sentence(game.codex.box, move, Texts("en"), at=game.view(ME).cities[ME])
        for move in options(game, ME, "recruit")
    ]
    assert len(set(told)) == 2
    all_do(game, "recruit.6:stevie")
    assert coins(game)[ME] == 0
    assert list(game.view(ME).cities[ME].stages) == [True, False, True, False, False, True, False, False, False, False]


def test_stevie_is_offered_for_the_cheaper_way() -> None:
    game = recruiting(city(wonder="babel_b", stages=2, coins=3), leaders=[["stevie"]], sets=SETS)
    game.cities[ME].stages = 0b101
    assert options(game, ME, "recruit") == ["recruit.5:stevie"]
    game = recruiting(city(wonder="babel_b", stages=2, coins=2), leaders=[["stevie"]], sets=SETS)
    game.cities[ME].stages = 0b101
    assert options(game, ME, "recruit") == []


def test_hercules_builds_the_stage_that_his_owner_chooses() -> None:
    game = recruiting(city(wonder="babel_b", coins=3), leaders=[["hercules"]], sets=SETS)
    all_do(game, "recruit:hercules")
    assert (kind(game), options(game, ME)) == ("raise_stage", ["raise.1:hercules", "raise.2:hercules"])
    answer(game, "raise.2:hercules")
    assert (coins(game)[ME], stages_of(game, ME)) == (0, 1)
    assert game.view(ME).cities[ME].stages[1]


def test_a_leader_is_not_asked_where_there_is_one_way() -> None:
    game = recruiting(city(wonder="babel_a", coins=3), leaders=[["hercules"]], sets=SETS)
    all_do(game, "recruit:hercules")
    assert kind(game) == "play_card"
    assert stages_of(game, ME) == 1
