"""`sevenwonders bench`: how fast the engine is on this machine."""

import argparse
import json

from sevenwonders.cli.options import add_game_options, game_spec
from sevenwonders.lab.speed import measure

LABELS = {
    "random_games_per_s": "random games per second",
    "random_moves_per_s": "random moves per second",
    "percent_of_base": "percent of the moves per second of the base game",
    "interpreted_games_per_s": "the same interpreted, games per second",
    "interpreted_moves_per_s": "the same interpreted, moves per second",
    "ratio": "times faster than interpreted",
    "clones_per_s": "copies of a game per second",
    "search_playouts_per_s": "search playouts per second",
    "bytes_per_game": "bytes for a copy of a game",
}


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("bench", help="measure the engine's speed on one core")
    add_game_options(parser)
    parser.add_argument("--seconds", type=_seconds, default=3.0, metavar="T", help="for each measurement (default: 3)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a list")
    parser.set_defaults(run=run)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= 600.0:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds from 0.01 to 600")
    return seconds


def run(options: argparse.Namespace) -> int:
    spec = game_spec(options)
    figures = measure(spec, options.seconds)
    if options.json:
        print(json.dumps(figures))
        return 0
    print(
        f"{spec.game}, {spec.players} players, engine {'compiled' if figures['compiled'] else 'interpreted'}, one core"
    )
    for key, label in LABELS.items():
        if key not in figures:
            continue
        print(f"{figures[key]:>14,.{1 if key == 'ratio' else 0}f}  {label}")
    return 0
