"""`sevenwonders simulate`: a match between bots, and who is how much better."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from sevenwonders.cli.options import (
    UsageError,
    add_farm_options,
    add_game_options,
    game_spec,
    random_seed,
    seed_number,
    whole_number,
)
from sevenwonders.lab.arena import Outcome, Pairing, pairings, play_all
from sevenwonders.lab.tally import PlayerTally, Tallier, Tally
from sevenwonders.players import make_bot
from sevenwonders.terminal.output import make_console


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("simulate", help="let bots play a match and count who wins")
    add_game_options(parser)
    parser.add_argument("--seats", default="random", help="bots, as A,B; one name fills every seat (default: random)")
    parser.add_argument("--games", type=whole_number(1, 10_000_000), default=1000, metavar="N")
    parser.add_argument("--seed", type=seed_number, default=None, metavar="S", help="the same seed, the same match")
    add_farm_options(parser)
    parser.add_argument("--out", metavar="FILE", help="write one line of JSON for each game")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    spec = game_spec(options)
    players = seated(options.seats, spec.players)
    seed = random_seed() if options.seed is None else options.seed
    games = pairings(spec, players, options.games, seed)
    out = _open(options.out) if options.out else None
    tallier = Tallier(players)
    began = time.perf_counter()
    with Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        task = progress.add_task(" : ".join(players), total=options.games)
        for pairing, outcome in play_all(games, options.jobs, options.on):
            progress.advance(task)
            tallier.add(pairing, outcome)
            if out:
                out.write(_line(pairing, outcome) + "\n")
    seconds = time.perf_counter() - began
    if out:
        out.close()
    tally = tallier.tally()
    if options.json:
        print(json.dumps(as_json(tally, seed, seconds)))
    else:
        show(tally, seed, seconds)
    return 0


def seated(text: str, seats: int) -> list[str]:
    """The bots of `--seats`, one for each seat."""
    names = text.split(",")
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise UsageError(f"--seats names {len(names)} bots; there are {seats} seats")
    for name in names:
        try:
            make_bot(name, 0)
        except ValueError as error:
            raise UsageError(f"--seats: {error}") from None
    return names


def _open(path: str) -> TextIO:
    try:
        return Path(path).open("w", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"--out: cannot write '{path}': {error.strerror}") from None


def _line(pairing: Pairing, outcome: Outcome) -> str:
    row = {
        "seed": pairing.seed,
        "seats": pairing.players,
        "victory": outcome.victory,
        "winners": outcome.winners,
        "points": outcome.points,
        "moves": outcome.moves,
    }
    return json.dumps(row)


def as_json(tally: Tally, seed: int, seconds: float) -> dict[str, object]:
    """The tally as `--json` prints it."""
    return {
        "games": tally.games,
        "seed": seed,
        "seats": [
            {
                "player": player.player,
                "wins": player.wins,
                "share": player.share,
                "share_low": player.low,
                "share_high": player.high,
                "mean_points": player.mean_points,
                "victories": player.victories,
                "faults": player.faults,
            }
            for player in tally.players
        ],
        "victories": tally.victories,
        "first_seat_share": tally.first_seat[0],
        "mean_moves": tally.mean_moves,
        "games_per_s": tally.games / seconds,
    }


def show(tally: Tally, seed: int, seconds: float) -> None:
    """Print the tally for people."""
    console = make_console()
    kinds = [kind for kind in tally.victories if kind != "shared"]
    table = Table(title=f"{tally.games} games, seed {seed}")
    for heading in ("player", "share of wins", "95 % interval", *kinds, "mean points"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for player in tally.players:
        table.add_row(*_cells(player, kinds))
    console.print(table)
    shared = tally.victories.get("shared", 0)
    first, low, high = tally.first_seat
    console.print(f"first seat: {_percent(first)} of wins ({_percent(low)} to {_percent(high)})")
    console.print(f"shared victories: {shared}; mean length: {tally.mean_moves:.1f} moves")
    for player in tally.players:
        for fault, games in player.faults.items():
            console.print(
                f"{player.player} failed in {games} of {tally.games} games: it {fault}",
                highlight=False,
                markup=False,
                soft_wrap=True,
            )
    console.print(f"{tally.games / seconds:,.0f} games/s")


def _cells(player: PlayerTally, kinds: list[str]) -> list[str]:
    interval = f"{_percent(player.low)} to {_percent(player.high)}"
    wins = [str(player.victories.get(kind, 0)) for kind in kinds]
    return [player.player, _percent(player.share), interval, *wins, f"{player.mean_points:.1f}"]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
