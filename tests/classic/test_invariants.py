"""Games at random, with the laws checked after every move."""

from collections.abc import Iterator

import pytest

from sevenwonders import NOBODY, Rng, is_compiled
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.game import Classic
from sevenwonders.classic.seeing import ClassicView
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import playout
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets import classic_game
from tests.arrange import CityPlan, arrange, city
from tests.contract.cases import everything
from tests.playing import options, turn

from .facts import CARDS, WONDERS
from .laws import (
    check_cards,
    check_city,
    check_conflicts,
    check_hands,
    check_moves,
    check_scores,
    coins_told,
    held,
    holder,
    kind_of,
    spent,
    stage_key,
)

GAMES = 80 if is_compiled() else 60
"""Games with all laws; by then everything must have been used."""
MANY = 50_000 if is_compiled() else 200
SIDES = ("", "A", "B")

POWERS = ("free_build_per_age", "play_last_card", "build_from_discard", "copy_guild")
LINKS = [(parent, card) for card, row in CARDS.items() for parent in row["chain_from"]]
EVERYTHING = {
    *(f"card:{card}" for card in CARDS),
    *(stage_key(wonder, row["n"]) for wonder, each in WONDERS.items() for row in each["stage"]),
    *(f"chain:{parent}:{card}" for parent, card in LINKS),
    *(f"phase:{phase}" for phase in ("play_card", "play_last_card", "take_from_discard", "play_free_city")),
    *(f"verb:{verb}" for verb in ("build", "stage", "sell", "free", "revive", "decline", "throw")),
    *(f"last:{verb}" for verb in ("build", "stage", "sell", "throw")),
    *(f"free_city:{verb}" for verb in ("build", "stage", "sell", "free", "revive")),
    *(f"players:{players}" for players in range(2, 8)),
    "copy_guild",
    "free_city:play_last_card",
}


def uses_of(game: Classic, view: ClassicView, move: str) -> set[str]:
    """What a move uses, for counting what has not been used yet."""
    kind, seat = view.decisions[0].kind, view.decisions[0].seat
    verb = move.split(":")[0]
    card = move.split(":")[1] if ":" in move else ""
    found = {f"phase:{kind}", f"verb:{verb}"}
    place = seat
    if kind != "play_card" and view.decisions[0].city >= game.seats:
        place = int(game.seats)
        found |= {f"free_city:{verb}", f"free_city:{kind}"}
    if kind == "play_last_card":
        found.add(f"last:{verb}")
    mine = view.cities[place]
    if verb in ("build", "free", "revive"):
        found.add(f"card:{card}")
    if verb == "build":
        found |= {f"chain:{parent}:{card}" for parent in CARDS[card]["chain_from"] if parent in mine.cards}
    if verb == "stage":
        found.add(stage_key(mine.wonder, sum(mine.stages) + 1))
    return found


def choose(game: Classic, view: ClassicView, seen: set[str], rng: Rng) -> str:
    """A random move of the first who is awaited: rather one that uses something new, rather one that builds.

    Babylon keeps its third stage for the seventh card, and the Free City builds stages, more often than chance would
    have it: their powers would be rare.
    """
    seat = view.decisions[0].seat
    moves = options(game, seat)
    fresh = [move for move in moves if (uses_of(game, view, move) & EVERYTHING) - seen] if rng.below(4) else []
    dear = [move for move in moves if not move.startswith(("sell", "decline", "throw"))] if rng.below(5) else []
    found = fresh or dear or moves
    kind, mine = view.decisions[0].kind, view.cities[seat]
    stages = [move for move in found if move.startswith("stage")]
    if kind == "play_card" and mine.wonder == "babylon_b" and sum(mine.stages) == 2:
        found = [move for move in found if move not in stages] or found
    elif stages and (kind == "play_free_city" or mine.wonder == "babylon_b") and rng.below(3):
        found = stages
    return found[rng.below(len(found))]


class Watch:
    """Follows one game and checks each law after each move."""

    def __init__(self, game: Classic) -> None:
        self.game = game
        self.used_free: set[int] = set()
        self.told = len(game.events)
        self.view: ClassicView = game.view(NOBODY)
        self.start = self.view
        """The table when the turn began."""
        self.hands = self.all_hands()
        self.turns = len(game.turns)
        self.begun = self.told
        """Where the events of this turn begin."""
        self.check_table()

    def all_hands(self) -> list[list[str]]:
        return [held(self.game, seat) for seat in range(int(self.game.seats))]

    def check_table(self) -> None:
        """Everything that can be told from one position."""
        game, view = self.game, self.view
        check_cards(game, view)
        for place in range(len(view.cities)):
            check_city(game, place, view.cities[place], self.start.cities[place])
        check_scores(game, view)
        check_hands(view)
        check_moves(game, view, self.used_free, spent(self.start, game.events[self.begun :]))
        if kind_of(view) == "play_card":
            assert [int(each.budget) for each in game.cities] == [each.coins for each in view.cities]

    def after_move(self) -> None:
        game, before = self.game, self.view
        self.view = after = game.view(NOBODY)
        if len(game.turns) == self.turns:
            self.check_nothing_shown(before)
            return
        assert len(game.turns) == self.turns + 1
        events = game.events[self.told :]
        assert [each.coins for each in after.cities] == coins_told(before, events)
        self.used_free |= {event.seat for event in events if event.kind == "free"}
        if after.age > before.age or after.over:
            check_conflicts(before, after)
            self.used_free = set()
        else:
            assert [(c.victories, c.defeats) for c in after.cities] == [(c.victories, c.defeats) for c in before.cities]
        if (after.age, after.turn) != (before.age, before.turn):
            self.check_passing(after)
            self.start = after
            self.begun = len(game.events)
            self.hands = self.all_hands()
        self.told = len(game.events)
        self.turns = len(game.turns)
        self.check_table()

    def check_nothing_shown(self, before: ClassicView) -> None:
        """A choice that is not the last changes only who is awaited."""
        after = self.view
        assert len(before.decisions) - len(after.decisions) in (0, 1)
        assert (after.cities, after.hands, after.discards) == (before.cities, before.hands, before.discards)
        assert (after.age, after.turn, after.scores) == (before.age, before.turn, before.scores)
        assert len(self.game.events) == self.told
        assert self.all_hands() == self.hands

    def check_passing(self, after: ClassicView) -> None:
        """Each hand, less what was used, went to the left, or in the second age to the right."""
        if after.turn == 1:
            return
        players = after.seats
        left = [list(cards) for cards in self.hands]
        taken = 0
        for number in range(len(self.game.turns) - 1, -1, -1):
            for seat, move in self.game.turns[number]:
                text = self.game.text(move)
                if text.split(":")[0] in ("build", "stage", "sell", "free"):
                    left[seat].remove(text.split(":")[1])
                    taken += 1
            if len(self.game.turns[number]) == players:
                break
        assert taken == len(after.cities), "one card for each city"
        step = -1 if after.age == 2 else 1
        now = self.all_hands()
        if players == 2:
            drawn = str([event for event in self.game.events if event.kind == "draw"][-1].facts["card"])
            now[holder(after)].remove(drawn)
        for seat in range(players):
            assert now[(seat + step) % players] == left[seat]


def games(number: int) -> Iterator[Classic]:
    """Games for all numbers of players and sides; with two players, each board is the Free City's in turn."""
    boards = list(WONDERS)
    for seed in range(number):
        players = (2, 3, 2, 4, 2, 5, 6, 2, 7)[seed % 9]
        if players > 2:
            yield classic_game(players=players, seed=seed, sides=SIDES[seed % 3])
        else:
            board = boards.pop(0)
            boards.append(board)
            tried = (classic_game(players=2, seed=seed + 1000 * offset) for offset in range(1000))
            yield next(game for game in tried if game.view(NOBODY).cities[2].wonder == board)


def test_laws_hold_after_every_move_and_everything_is_used() -> None:
    seen: set[str] = set()
    for number, game in enumerate(games(GAMES)):
        watch, rng = Watch(game), Rng(number)
        seen.add(f"players:{int(game.seats)}")
        while not game.over():
            move = choose(game, watch.view, seen, rng)
            seen |= uses_of(game, watch.view, move)
            game.play(watch.view.decisions[0].seat, move)
            watch.after_move()
        for seat in range(int(game.seats)):
            boards = game.view(NOBODY).cities
            guilds = [c for side in (seat + 1, seat - 1) for c in boards[side % len(boards)].cards if "guild" in c]
            if boards[seat].wonder == "olympia_b" and boards[seat].stages[2] and guilds:
                seen.add("copy_guild")
    assert EVERYTHING - seen == set()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_a_game_can_be_saved_and_revived_after_every_move(players: int) -> None:
    """Written, read and replayed, with the choices that are still sealed made again, it is the same game."""
    game, rng = classic_game(players=players, seed=players), Rng(players)
    replayed, recorded = game.clone(), -1
    while True:
        text = write_record(game.record())
        if len(game.turns) > recorded:
            revived = replay_record(read_record(text))
            assert isinstance(revived, Classic)
            replayed, recorded = revived, len(game.turns)
            assert everything(game.clone()) == everything(game)
        again = replayed.clone()
        sealed = [seat for seat in range(players) if game.asked >> seat & 1 and seat not in game.to_act()]
        for seat in sealed:
            again.play(seat, int(game.answers[seat]))
        assert write_record(again.record()) == text
        if not sealed or players < 5:
            assert everything(again) == everything(game)
        if game.over():
            break
        waiting = game.to_act()
        seat = waiting[rng.below(len(waiting))]
        moves = game.moves(seat)
        game.play(seat, moves[rng.below(len(moves))])


def test_very_many_games_without_an_error() -> None:
    rng, moves = Rng(7), Moves()
    shared = 0
    for seed in range(MANY):
        players = 2 + seed % 6
        game = classic_game(players=players, seed=seed, sides=SIDES[seed % 3], quiet=True)
        least = 18 * players + (18 if players == 2 else 0)
        assert least <= playout(game, rng, moves) <= least + 9, "and what Babylon and Halicarnassus do besides"
        assert game.over()
        assert all(each.count[COINS] >= 0 for each in game.cities)
        assert not game.events
        assert not game.turns
        payoffs = [game.payoff(seat) for seat in range(players)]
        assert abs(sum(payoffs) - 1) < 1e-9
        shared += max(payoffs) < 1
        if seed % 200 == 0:
            check_cards(game, game.view(NOBODY))
            check_scores(game, game.view(NOBODY))
    assert shared or MANY < 1000


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("number", [1, 4, 6])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_arranged_tables_obey_the_same_laws(players: int, age: int, number: int) -> None:
    """What arrange.py sets up counts as the engine itself would count."""
    plans = [
        city("lumber_yard", "tree_farm", "forum", "scriptorium", "altar", wonder="olympia_b", stages=3, coins=9),
        city("quarry", "press_1", "stables", "west_trading_post", wonder="rhodes_b", stages=2, tokens=[1, -1]),
        city("workers_guild", "scientists_guild", "arena", wonder="alexandria_b", stages=2, coins=0),
    ]
    free_city: CityPlan | None = plans.pop() if players == 2 else None
    game = arrange(*plans, players=players, free_city=free_city, age=age, turn=number)
    view = game.view(NOBODY)
    for place in range(len(view.cities)):
        check_city(game, place, view.cities[place], view.cities[place])
    check_scores(game, view)
    check_hands(view)
    check_moves(game, view, set(), [each.coins for each in view.cities])
    turn(game)
    assert game.turn != number or players == 2 or game.over()
