"""What was learned: files of weights, nets, and features that say no more than a seat may know."""

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from sevenwonders import Duel, Rng
from sevenwonders.classic.game import Classic
from sevenwonders.classic.ranking import lead_of
from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import playout
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.codex import Codex
from sevenwonders.games import GameSpec
from sevenwonders.players.judge import ALWAYS
from sevenwonders.players.judges import judge_for
from sevenwonders.players.net import Block, Net, Tape, Weights, chance
from sevenwonders.players.thinking import Thought
from sevenwonders.players.weights import WeightsError, packaged_weights, read_weights, trained, write_weights
from sevenwonders.sets import classic_game

EVERY_SET = ("leaders", "cities", "wonder_pack", "babel_tower", "babel_projects", "towers", "foundations")
SPECS = [
    GameSpec("duel"),
    GameSpec("classic", players=3),
    GameSpec("classic", players=2),
    GameSpec("classic", players=4, sets=("leaders", "cities"), teams=True),
    GameSpec("classic", players=8, sets=("cities", "towers")),
    GameSpec(
        "classic", players=5, sets=("leaders", "cities", "babel_tower", "babel_projects", "towers", "foundations")
    ),
    GameSpec("classic", players=3, folders=("examples/harbour",)),
]


def positions(spec: GameSpec, seed: int) -> list[tuple[Game, int]]:
    """Some positions of a random game, with a seat that owes a decision."""
    game, rng, found = spec.begin(seed, quiet=True), Rng(seed), []
    while (seat := int(game.next_seat())) >= 0:
        if rng.below(12) == 0:
            found.append((game.clone(quiet=True), seat))
        legal = game.moves(seat)
        game.apply(seat, legal[rng.below(len(legal))])
    return found


def test_a_net_adds_and_cuts_off_below_nothing() -> None:
    weights = Weights(2, 2, 1, [1.0, -1.0, 0.5, 2.0, 0.1, 0.2, 3.0, 5.0, 7.0])
    net = Net(weights)
    first, second = max(0.0, 0.1 + 2.0 - 0.25), max(0.0, 0.2 - 2.0 - 1.0)
    for _ in range(2):  # nothing is left over from the time before
        net.begin()
        net.add(0, 2.0)
        net.add(1, -0.5)
        net.close()
        assert math.isclose(net.output(0), 7.0 + 3.0 * first + 5.0 * second, abs_tol=0.01)
    block = Block([[(0, 2.0), (1, -0.5)], []])
    weights.prepare(block)
    net.begin()
    net.add_block(block, 0)
    net.add_block(block, 1)
    net.close()
    assert math.isclose(net.output(0), 7.0 + 3.0 * first + 5.0 * second, abs_tol=0.01)
    assert chance(0.0) == 0.5
    assert chance(100.0) == 1.0


def test_weights_are_written_and_read_again(tmp_path: Path) -> None:
    nets = {"one": trained(2, 2, 1, [0.5] * 9, ["a", "b"]), "two": trained(1, 1, 1, [1.0, 2.0, 3.0, 4.0])}
    write_weights(tmp_path / "x.net", nets, {"seed": 3})
    found = read_weights((tmp_path / "x.net").read_bytes())
    assert found.nets == nets
    assert found.made == {"seed": 3}


@pytest.mark.parametrize("raw", [b"", b"{}", b"[]\n", b'{"nets":{"x":{"inputs":2}},"made":{}}\n', b"\xff\n\x00"])
def test_nonsense_is_no_file_of_weights(raw: bytes) -> None:
    with pytest.raises(WeightsError):
        read_weights(raw)


def test_a_file_that_was_cut_off_says_so(tmp_path: Path) -> None:
    write_weights(tmp_path / "x.net", {"two": trained(1, 1, 1, [1.0, 2.0, 3.0, 4.0])}, {})
    with pytest.raises(WeightsError, match="3 numbers where its nets have 4"):
        read_weights((tmp_path / "x.net").read_bytes()[:-2])


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_what_comes_with_the_package_says_how_it_was_made(game: str) -> None:
    found = packaged_weights(game)
    assert found is not None
    assert {"command", "seed", "games", "date"} <= set(found.made)
    size = len(json.dumps([net.names for net in found.nets.values()])) + 2 * sum(
        len(n.numbers) for n in found.nets.values()
    )
    assert size < 2_000_000


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_every_game_is_judged(spec: GameSpec) -> None:
    for game, seat in positions(spec, 3):
        judge = judge_for(game)
        assert judge is not None
        judge.begin(game, seat)
        judge.look(game, seat)
        assert 0.0 <= judge.value() <= 1.0
        assert all(judge.weight(move) > 0.0 for move in game.moves(seat))


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_a_judge_sees_only_what_the_seat_may_know(spec: GameSpec) -> None:
    rng = Rng(9)
    for game, seat in positions(spec, 4):
        judge = judge_for(game)
        assert judge is not None
        seen = []
        for each in (game, game.resample(seat, rng), game.resample(seat, rng)):
            judge.begin(each, seat)
            judge.look(each, seat)
            tape = Tape()
            judge.describe(each, seat, tape)
            seen.append((judge.value(), [judge.weight(move) for move in game.moves(seat)], tape.features, tape.amounts))
        assert seen[0] == seen[1] == seen[2]


def test_other_cards_of_duel_are_not_judged_by_what_was_learned_of_these() -> None:
    cards = standard()
    first, *others = cards.cards
    renamed = replace(cards, cards=(replace(first, key="another"), *others))
    dearer = replace(cards, cards=(replace(first, coins=first.coins + 1), *others))
    assert judge_for(Duel(seed=1, codex=Codex(renamed))) is None
    assert judge_for(Duel(seed=1, codex=Codex(dearer))) is not None


@pytest.mark.parametrize("at_sight", [0, 90, ALWAYS])
@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_a_search_tries_every_round_once_and_prefers_what_does_well(spec: GameSpec, at_sight: int) -> None:
    for game, seat in positions(spec, 6)[:4]:
        if len(game.moves(seat)) < 2:
            continue
        judge = judge_for(game)
        assert judge is not None
        judge.at_sight = at_sight
        thought = Thought(game, seat, judge, Rng(1))
        thought.run(200)
        branches = thought.root.branches
        assert [int(branch.move) for branch in branches] == game.moves(seat)
        assert sum(branch.visits for branch in branches) == 200
        assert thought.best() == max(branches, key=lambda branch: (branch.visits, branch.reward)).move


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_a_search_that_plays_on_knows_no_more_than_its_seat(spec: GameSpec) -> None:
    for game, seat in positions(spec, 4):
        if len(game.moves(seat)) < 2:
            continue
        seen = []
        for seed in (1, 2):
            other = game.resample(seat, Rng(seed))
            judge = judge_for(other)
            assert judge is not None
            judge.at_sight = 10
            thought = Thought(other, seat, judge, Rng(5))
            thought.run(40)
            seen.append([(int(each.move), each.visits, each.reward, each.leads) for each in thought.root.branches])
        assert seen[0] == seen[1]


def test_rounds_that_play_on_tell_how_games_end() -> None:
    """In the last turn of 7 Wonders every round of a search that plays on ends with the points that were counted."""
    rng = Rng(3)
    game = GameSpec("classic", players=3).begin(4, quiet=True)
    assert isinstance(game, Classic)
    while not (game.age == 3 and game.turn == game.last_turn):
        seat = int(game.next_seat())
        game.apply(seat, game.moves(seat)[0])
    judge = judge_for(game)
    assert judge is not None
    judge.at_sight = 0
    thought = Thought(game, 0, judge, Rng(1))
    thought.run(60)
    for branch in thought.root.branches:
        leads = set()
        for _ in range(400):
            after = game.resample(0, rng)
            after.apply(0, branch.move)
            playout(after, rng, Moves())
            leads.add(int(lead_of(after, 0)))
        if branch.visits:
            assert min(leads) <= branch.leads / branch.visits <= max(leads)


def test_a_search_in_a_simultaneous_turn_holds_only_the_moves_of_its_seat() -> None:
    game = classic_game(players=3, seed=4)
    assert isinstance(game, Classic)
    judge = judge_for(game)
    assert judge is not None
    thought = Thought(game, 1, judge, Rng(1))
    thought.run(50)
    assert [int(branch.move) for branch in thought.root.branches] == game.moves(1)
    assert game.to_act() == [0, 1, 2]
