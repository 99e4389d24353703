"""Bots: they play legal moves from what their seat may know, and each is better than the one before."""

import pytest

from sevenwonders import Duel, Rng, is_compiled
from sevenwonders.classic.game import Classic
from sevenwonders.core.game import Game
from sevenwonders.games import GameSpec
from sevenwonders.lab.arena import pairings, play_all
from sevenwonders.lab.tally import Tallier
from sevenwonders.players import Seat, make_bot
from sevenwonders.players.search import Tree
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets import classic_game

BOTS = ["random", "novice", "casual", "greedy", "search:20", "search:0.01s", "search1:20"]

DUEL = GameSpec("duel")
EVERY_SET = ("leaders", "cities", "wonder_pack", "babel_tower", "babel_projects", "towers", "foundations")


def middle(seed: int, moves: int) -> Duel:
    game, rng = Duel(seed=seed), Rng(seed)
    while len(game.turns) < moves:
        seat = game.to_act()[0]
        legal = game.moves(seat)
        game.play(seat, legal[rng.below(len(legal))])
    return game


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_a_whole_game_of_legal_moves(name: str) -> None:
    game = Duel(seed=11)
    bots = [make_bot(name, 1), make_bot(name, 2)]
    while not game.over():
        seat = game.to_act()[0]
        before = write_record(game.record())
        move = bots[seat].choose(Seat(game, seat))
        assert write_record(game.record()) == before
        game.play(seat, move)


@pytest.mark.parametrize("name", ["random", "casual", "greedy", "search:30", "search1:30"])
@pytest.mark.parametrize("moves", [0, 3, 14, 31, 48])
def test_a_bot_is_repeatable_and_blind_to_what_is_hidden(name: str, moves: int) -> None:
    game = middle(5, moves)
    seat = game.to_act()[0]
    otherwise = replay_record(read_record(write_record(game.record(seat))))
    choices = {make_bot(name, 9).choose(Seat(each, seat)) for each in (game, game.clone(), otherwise)}
    assert len(choices) == 1
    assert choices <= set(game.moves(seat))


def share(players: list[str], games: int, seed: int = 1, spec: GameSpec = DUEL) -> float:
    tallier = Tallier(players)
    for pairing, outcome in play_all(list(pairings(spec, players, games, seed))):
        tallier.add(pairing, outcome)
    return tallier.tally().players[0].share


def test_greedy_beats_random() -> None:
    assert share(["greedy", "random"], 60 if is_compiled() else 20) >= 0.9


def test_greedy_beats_three_random_with_every_set() -> None:
    spec = GameSpec("classic", players=4, sets=EVERY_SET)
    assert share(["greedy", "random", "random", "random"], 40 if is_compiled() else 6, spec=spec) >= 0.75


def test_greedy_players_carry_projects_through() -> None:
    done = 0
    for seed in range(6):
        game = classic_game(players=3, sets=("babel_projects",), seed=seed)
        bots = [make_bot("greedy", seat) for seat in range(3)]
        while not game.over():
            seat = game.to_act()[0]
            game.play(seat, bots[seat].choose(Seat(game, seat)))
        done += sum(event.kind == "project_done" for event in game.events)
    assert done >= 3


def test_search_beats_greedy() -> None:
    """The full figures come from `sevenwonders simulate`; a smaller budget must do here."""
    playouts, games = (300, 20) if is_compiled() else (150, 4)
    assert share([f"search:{playouts}", "greedy"], games) >= 0.75


def test_search_takes_a_victory_that_lies_on_the_table() -> None:
    seeds = [seed for seed in range(60) if "build:guard_tower" in texts(Duel(seed=seed, first_game=True))]
    assert len(seeds) > 3
    for seed in seeds:
        game = Duel(seed=seed, first_game=True)
        game.pawn = 8
        game.play(0, make_bot("search:5", 1).choose(Seat(game, 0)))
        assert game.scores().victory == "military"


def last_choice(seed: int) -> Classic:
    """7 Wonders before the very last choice: what the others do is sealed."""
    game, rng = classic_game(players=3, seed=seed), Rng(seed)
    while True:
        seat = game.to_act()[0]
        legal = game.moves(seat)
        if after(game, seat, legal[0]).over():
            return game
        game.play(seat, legal[rng.below(len(legal))])


def after(game: Game, seat: int, move: int) -> Game:
    then = game.clone(quiet=True)
    then.apply(seat, move)
    return then


def test_search_does_not_trust_one_guess_at_what_others_have_sealed() -> None:
    """Some moves win whatever the others do; one that comes before them wins only against most of it."""
    game, rng = last_choice(52), Rng(1)
    (seat,) = game.to_act()
    guesses = [game.resample(seat, rng) for _ in range(60)]
    shares = {
        move: sum(after(guess, seat, move).payoff(seat) for guess in guesses) / len(guesses)
        for move in game.moves(seat)
    }
    assert 0.5 < shares[game.moves(seat)[0]] < 1.0
    for seed in range(10):
        assert shares[make_bot("search:300", seed).choose(Seat(game, seat))] == 1.0, seed


def test_search_spends_its_playouts_on_what_looks_good() -> None:
    tree = Tree(middle(5, 40), middle(5, 40).to_act()[0], Rng(1))
    tree.run(200)
    children = tree.root.children
    assert sum(child.visits for child in children) == 200
    best = max(children, key=lambda child: child.visits)
    assert best.move == tree.best()
    assert best.reward / best.visits >= sum(child.reward for child in children) / 200
    assert best.visits > 200 / len(children)


def texts(game: Duel) -> list[str]:
    return [game.text(move) for move in game.moves(0)]


@pytest.mark.parametrize(
    "name", ["", "alphazero", "search:", "search:0", "search:-5", "search:1x", "search:0s", "search:1e9s", "random:3"]
)
def test_an_unknown_bot_is_named_in_the_error(name: str) -> None:
    with pytest.raises(ValueError, match=name.split(":")[0] or "unknown bot"):
        make_bot(name, 1)
