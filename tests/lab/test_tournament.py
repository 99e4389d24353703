"""Tournaments: who meets whom, what the ratings say, when it ends, and that it goes on where it was stopped."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.rng import Rng
from sevenwonders.lab.arena import Outcome, Pairing
from sevenwonders.lab.tournament.rating import elo
from sevenwonders.lab.tournament.records import PairRecord, Records
from sevenwonders.lab.tournament.running import Contest
from sevenwonders.lab.tournament.schedule import all_tables, endless_round_robin, swiss_tables
from sevenwonders.lab.tournament.spec import Question, Tournament, make_tournament
from sevenwonders.lab.tournament.store import Store, StoreError
from sevenwonders.lab.tournament.verdict import NO, OPEN, YES, answer, evidence

from ..cli.run import run


def plan_of(**fields: object) -> Tournament:
    given = {"game": "duel", "bots": ["random", "greedy", "novice"], "games": 24, "end": "all are played", **fields}
    return make_tournament("x.toml", "x", given, Path())


def records_of(plan: Tournament, *deals: tuple[str, str, int, int]) -> Records:
    """Deals of Duel: two bots, and how many of the two games the first won, so many times."""
    found = Records(plan.bots)
    for one, other, won, times in deals:
        for _ in range(times):
            for rotation in range(2):
                players = (one, other) if rotation == 0 else (other, one)
                winner = players.index(one if rotation < won else other)
                places = (1, 2) if winner == 0 else (2, 1)
                outcome = Outcome("points", (winner,), (50, 40), 60, places)
                found.add(Pairing(plan.game, players, rotation, 1, 1), outcome)
    return found


# ---- who meets whom


def test_a_round_robin_of_duel_lets_all_pairs_meet_from_both_seats() -> None:
    plan = plan_of()
    games = [game for game, _ in zip(endless_round_robin(plan), range(12), strict=False)]
    everybody = [pair for pair in product(plan.bots, repeat=2) if pair[0] != pair[1]]
    assert Counter(game.players for game in games) == dict.fromkeys(everybody, 2)
    assert [games[number].seed == games[number + 1].seed for number in range(4)] == [True, False, True, False]


@pytest.mark.parametrize(("bots", "seats", "tables"), [(2, 4, 3), (4, 3, 4), (12, 6, 12)])
def test_all_sit_equally_often(bots: int, seats: int, tables: int) -> None:
    names = [f"bot{number}" for number in range(bots)]
    found = all_tables(names, seats, Rng(1))
    assert len(found) == tables
    assert len(set(Counter(name for table in found for name in table).values())) == 1
    assert all(len(table) == seats for table in found)


def test_in_swiss_those_of_equal_score_meet_who_have_met_least() -> None:
    plan = plan_of(bots=["random", "greedy", "novice", "casual"], system="swiss")
    records = records_of(plan, ("greedy", "random", 2, 1), ("casual", "novice", 2, 1))
    tables = [set(table) for table in swiss_tables(records, 2, Rng(1))]
    assert {"greedy", "casual"} in tables or {"greedy", "novice"} in tables
    assert {"greedy", "random"} not in tables


def test_in_swiss_whoever_played_most_waits() -> None:
    plan = plan_of(system="swiss")
    records = records_of(plan, ("greedy", "random", 2, 1), ("greedy", "novice", 2, 1))
    assert [set(table) for table in swiss_tables(records, 2, Rng(1))] == [{"random", "novice"}]


# ---- ratings and verdicts


def test_whoever_wins_three_of_four_is_191_points_ahead() -> None:
    plan = plan_of(bots=["random", "greedy"], anchor="random")
    best, last = elo(records_of(plan, ("greedy", "random", 2, 400), ("greedy", "random", 1, 400)), "random")
    assert (best.bot, last.bot, last.rating) == ("greedy", "random", 1500.0)
    assert abs(best.rating - 1690.8) < 1.0
    assert best.low < 1690.8 < best.high
    assert 20 < best.high - best.low < 60


def test_ratings_are_known_through_third_bots_and_stay_finite() -> None:
    plan = plan_of(anchor="greedy")
    rated = elo(records_of(plan, ("greedy", "novice", 1, 50), ("novice", "random", 2, 50)), "greedy")
    assert {each.bot: each for each in rated}["random"].rating < 1100
    assert all(each.high - each.low < 3000 for each in rated)


def test_a_question_is_answered_by_whoever_wins_and_stays_open_before() -> None:
    question = Question("a", "b", 20, 0, 0.95)
    won, even, few = PairRecord(), PairRecord(), PairRecord()
    for number in range(400):
        won.add(1.0 if number % 4 else 0.5)
        even.add((0.0, 0.5, 1.0, 0.5)[number % 4])
        if number < 3:
            few.add(1.0)
    assert [answer(each, question).verdict for each in (won, few)] == [YES, OPEN]
    assert answer(won.reversed(), question).verdict == NO
    assert answer(even, Question("a", "b", 100, 0, 0.95)).verdict == NO


def test_equal_bots_are_seldom_told_apart_however_often_one_looks() -> None:
    wrong, rng = 0, Rng(5)
    for _ in range(200):
        record = PairRecord()
        for _ in range(300):
            record.add((0.0, 0.5, 0.5, 1.0)[rng.below(4)])
            if evidence(record) > 3.0:  # log 20: once in twenty
                wrong += 1
                break
    assert wrong <= 20


# ---- playing


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of()
    whole = Contest(plan, Store(tmp_path / "a", plan.mark, plan.game)).run()
    with pytest.raises(KeyboardInterrupt):
        Contest(plan, Store(tmp_path / "b", plan.mark, plan.game)).run(tell=_interrupt_at(7))
    assert _rows(tmp_path / "b") == 7
    # and once more, killed so that not even the Parquet file was written, in the middle of a line
    monkeypatch.setattr(Store, "seal", lambda _: None)
    with pytest.raises(KeyboardInterrupt):
        Contest(plan, Store(tmp_path / "b", plan.mark, plan.game)).run(tell=_interrupt_at(12))
    monkeypatch.undo()
    journal = tmp_path / "b" / "games.jsonl"
    journal.write_text(journal.read_text()[:-30])
    asked: list[int] = []
    after = Contest(plan, Store(tmp_path / "b", plan.mark, plan.game)).run(tell=asked.append)
    assert asked == list(range(1, 25))
    assert after.ratings == whole.ratings
    assert not journal.exists()
    tables = [pq.read_table(tmp_path / name / "games.parquet").to_pylist() for name in "ab"]
    assert tables[0] == tables[1]
    assert len(tables[0]) == 48


def _interrupt_at(number: int) -> Callable[[int], None]:
    def tell(games: int) -> None:
        if games == number:
            raise KeyboardInterrupt

    return tell


def _rows(folder: Path) -> int:
    return int(pq.read_metadata(folder / "games.parquet").num_rows) // 2


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_swiss_goes_on_too(game: str, tmp_path: Path) -> None:
    bots = ["random", "greedy", "novice", "casual"]
    plan = plan_of(game=game, bots=bots, system="swiss", deals=1, games=30)
    with pytest.raises(KeyboardInterrupt):
        Contest(plan, Store(tmp_path / "a", plan.mark, plan.game)).run(tell=_interrupt_at(5))
    found = [Contest(plan, Store(tmp_path / name, plan.mark, plan.game)).run() for name in "ab"]
    assert found[0].ratings == found[1].ratings
    assert found[0].records.games == 30
    assert found[0].ratings[-1].bot == "random"


def test_a_clear_question_ends_it_early(tmp_path: Path) -> None:
    question = {"better": "greedy", "than": "random", "by": 100}
    plan = plan_of(bots=["random", "greedy"], games=1000, question=question)
    found = Contest(plan, Store(tmp_path, plan.mark, plan.game)).run()
    assert found.answer is not None
    assert found.answer.verdict == YES
    assert found.records.games < 100


def test_games_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    plan, other = plan_of(games=4), plan_of(games=4, seed=2)
    Contest(plan, Store(tmp_path, plan.mark, plan.game)).run()
    with pytest.raises(StoreError, match="games of another tournament"):
        Store(tmp_path, other.mark, other.game)


def test_every_mistake_of_a_file_is_told_with_its_place() -> None:
    wrong = {"game": "duel", "players": 4, "bots": ["random", "novise"], "games": -1, "colour": 3}
    with pytest.raises(CardFileError) as caught:
        make_tournament("x.toml", "x", {**wrong, "question": {"better": "random", "by": "x"}}, Path())
    places = [mistake.partition(": ")[0] for mistake in caught.value.mistakes]
    assert places == [
        *("x.toml, field 'players'", "x.toml, field 'bots'", "x.toml, field 'games'"),
        *("x.toml, question, field 'than'", "x.toml, question, field 'by'", "x.toml, field 'colour'"),
    ]


def test_the_command_writes_parquet_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = tmp_path / "small.toml"
    harbour = json.dumps(str(Path("examples/harbour").resolve()))
    spec.write_text(f'game = "classic"\nsets = [{harbour}]\nbots = ["random", "greedy"]\ngames = 6\n')
    out = tmp_path / "out"
    heard = run(capsys, "tournament", str(spec), "--out", str(out), "--trust-rules", "--seed", "3")
    assert heard.code == 0, heard.err
    assert "6 games, seed 3" in heard.out
    page = (out / "index.html").read_text()
    assert "harbour" in page
    assert "<svg" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    rows = pq.read_table(out / "games.parquet").to_pylist()
    assert [row["seat"] for row in rows] == [0, 1, 2] * 6
    assert sum(row["won"] for row in rows) == pytest.approx(6)
    again = run(capsys, "tournament", str(spec), "--out", str(out), "--trust-rules", "--seed", "3", "--report")
    assert again.out == heard.out
    heard = run(capsys, "tournament", str(spec), "--out", str(out), "--trust-rules", "--seed", "4")
    assert heard.code == 2
    assert "--fresh" in heard.err
