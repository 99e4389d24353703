"""What happened, in words: numbered without a gap, to a reader who is "you"."""

import pytest

from sevenwonders import Duel
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.server.telling import names_of, player_name, told
from tests.arrange import arrange, city
from tests.contract.cases import Case, positions

from .seen import MIXES, seats_at, story


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in MIXES])
def test_every_event_is_told_to_those_who_may_read_it(case: Case) -> None:
    game = list(positions(case, 5, 1000))[-1]
    for language in LANGUAGES:
        for seat in (-1, 0, int(game.seats) - 1):
            lines = story(game, seat, language)
            events = game.events_for(seat)
            assert [line.n for line in lines] == list(range(1, len(events) + 1))
            assert [(line.kind, line.seat, line.facts) for line in lines] == [
                (event.kind, event.seat, dict(event.facts)) for event in events
            ]
            assert all(line.text and "{" not in line.text for line in lines)


def test_a_part_of_the_story_has_the_same_words_and_numbers() -> None:
    game = list(positions(MIXES[0], 2, 1000))[-1]
    names = names_of(game, seats_at(game), "fr", 1)
    whole = told(game, game.events_for(1), 1, "fr", names, 1)
    assert told(game, game.events_for(1)[7:], 1, "fr", names, 8) == whole[7:]


def test_the_reader_is_you_and_bots_have_numbers() -> None:
    game = Duel(seed=1)
    move = game.text(game.moves(0)[0])
    game.play(0, move)
    assert story(game, 0)[-1].text.startswith("You take ")
    assert story(game, 1)[-1].text.startswith("Ada takes ")
    game.play(1, game.moves(1)[0])
    assert story(game, 0)[-1].text.startswith("Bot 1 takes ")
    assert story(game, -1, "fr")[-1].text.startswith("Robot 1 prend ")


def test_cities_without_a_player_have_a_name() -> None:
    game = arrange(city(), free_city=city(wonder="ephesos_a"))
    assert names_of(game, seats_at(game), "en", 0) == ["You", "Bot 1", "The Free City"]
    assert names_of(game, seats_at(game), "nl")[0] == "Ada"


def test_two_players_of_one_name_are_called_by_something_else() -> None:
    same = [seat.model_copy(update={"kind": "human", "name": "Ada"}) for seat in seats_at(Duel(seed=1))]
    assert names_of(Duel(seed=1), same, "en") == ["Player 1", "Player 2"]
    assert names_of(Duel(seed=1), same, "en", 0) == ["You", "Ada"]
    game = arrange(city(wonder="giza_a"), city(wonder="rhodes_a"), city(wonder="babylon_a"))
    three = [*same, same[0].model_copy(update={"name": "Bo"})]
    assert names_of(game, three, "en") == ["Giza", "Rhodes", "Bo"]


def test_names_are_only_words() -> None:
    """Whatever a person is called, no text is filled in with it twice."""
    game = Duel(seed=1)
    seats = [seat.model_copy(update={"kind": "human", "name": f"{{card}}{n}"}) for n, seat in enumerate(seats_at(game))]
    game.play(0, game.moves(0)[0])
    lines = told(game, game.events, 1, "en", names_of(game, seats, "en", 1), 1)
    assert lines[-1].text.startswith("{card}0 takes ")
    assert player_name(seats[0], "en") == "{card}0"
