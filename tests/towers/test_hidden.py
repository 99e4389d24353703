"""What a seat cannot know of recovered cards never reaches it, and is drawn anew so that the table stays possible."""

import pytest

from sevenwonders import NOBODY, Rng
from sevenwonders.classic.entries import LAYER_AT, PLACE_AT, UNDER_STAGE, card_in
from sevenwonders.classic.game import Classic
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets import classic_game
from tests.arrange import ME, at_towers, city
from tests.contract.cases import seen_by
from tests.contract.worlds import other_classic
from tests.playing import RICH, kind, options, turn

BOARDS = ("telanissos_b", "thebes_b", "aksum_a", "tenochtitlan_a", "ikaruga_b")


def positions(players: int, seed: int, boards: tuple[str, ...], stride: int) -> list[Classic]:
    """Positions of a random game that builds stages gladly: every so manieth, and all in which a set asks something."""
    game = classic_game(players=players, seed=seed, sets=["towers"], wonders=boards[:players])
    rng, found, number = Rng(seed), [], 0
    while not game.over():
        if number % stride == 0 or kind(game) not in ("play_card", "hire_mercenary"):
            found.append(game.clone())
        waiting = game.to_act()
        seat = waiting[rng.below(len(waiting))]
        moves = options(game, seat, "stage") if rng.below(2) else []
        moves = moves or options(game, seat)
        game.play(seat, moves[rng.below(len(moves))])
        number += 1
    return [*found, game]


@pytest.mark.parametrize(
    ("players", "seed", "boards"), [(3, 0, BOARDS), (4, 1, BOARDS), (3, 2, ("telanissos_a", "giza_a", "babel_b"))]
)
def test_other_worlds_look_the_same(players: int, seed: int, boards: tuple[str, ...]) -> None:
    """A world drawn anew could have come about, asks the same questions, and looks the same to the seat."""
    differed = 0
    for number, game in enumerate(positions(players, seed, boards, 12)):
        for seat in range(players):
            other = other_classic(game, seat)
            assert isinstance(other, Classic)
            assert seen_by(other, seat) == seen_by(game, seat)
            drawn, drawn_too = game.resample(seat, Rng(number)), other.resample(seat, Rng(number))
            assert seen_by(drawn, seat) == seen_by(drawn_too, seat)
            assert all(drawn.moves(who) == drawn_too.moves(who) for who in range(players))
            differed += any(seen_by(other, who) != seen_by(game, who) for who in range(players) if who != seat)
    assert differed


def test_a_card_that_was_not_recovered_has_another_colour() -> None:
    """Everybody may think of any card of the hand that he passed on, but not of a red one."""
    red = ("stockade", "barracks", "guard_tower")
    plans = (city(wonder="giza_a"), city(*RICH, wonder="telanissos_b", stages=1, coins=9), city(wonder="rhodes_a"))
    hand = [*red, "altar", "theater", "tavern", "workshop"]
    game = at_towers(*plans, hands=[hand])
    turn(game)
    held = game.view(1).hand
    mine, colors = game.setting.codex, {card.key: card.color for card in game.codex.box.cards}
    chosen = next(card for card in held if colors[card] != "red")
    turn(game, "", next(move for move in options(game, 1, "stage") if f":{chosen}" in move))
    assert kind(game) == "play_card"
    thought: set[str] = set()
    for number in range(60):
        other = game.resample(0, Rng(number))
        under = [int(e) for e in other.face_down if e >> PLACE_AT & 3 == UNDER_STAGE and e >> LAYER_AT & 15 == 1]
        thought.update(mine.box.cards[card_in(entry)].key for entry in under)
    assert len(thought) > 2
    assert "red" not in {colors[card] for card in thought}


def test_events_name_a_card_only_when_it_is_shown() -> None:
    """Others read of a card under a stage that is recovered, and of no other."""
    game = positions(3, 4, BOARDS, 1000)[-1]
    for seat in (NOBODY, 1, 2):
        shown = [event for event in game.events_for(seat) if event.kind in ("recover", "drop")]
        assert all("card" in event.facts for event in shown)
        used = [event for event in game.events_for(seat) if event.kind == "used"]
        assert all(event.only == seat for event in used)


def test_records_replay() -> None:
    for players in (2, 3, 5):
        boards = ("telanissos_b", "thebes_b", "aksum_a", "tenochtitlan_a", "ikaruga_b")
        game = positions(players, players, boards, 1000)[-1]
        record = read_record(write_record(game.record()))
        again = replay_record(record)
        assert again.scores() == game.scores()
        assert again.record(ME) == game.record(ME)
