"""`sevenwonders simulate`."""

import argparse


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("simulate", help="")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    return 0
