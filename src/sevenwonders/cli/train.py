"""`sevenwonders train`: let the bots learn a game from playing it against themselves."""

import argparse
import os
from pathlib import Path

from sevenwonders.cli.options import UsageError, add_farm_options, seed_number, whole_number
from sevenwonders.core.extras import EXTRAS, MissingExtra
from sevenwonders.games import BASE, DUEL, SEATS

NICER = 5


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("train", help="let the bots learn a game from playing it against themselves")
    parser.add_argument("game", choices=sorted(SEATS), help="the game")
    parser.add_argument("--with", dest="sets", default=None, metavar="SET,…", help="classic: these sets only")
    parser.add_argument(
        "--folder", default=None, metavar="DIR", help="where the course lies (training-GAME); it goes on there"
    )
    parser.add_argument(
        "--hours", type=float, default=1.0, help="how long (1); the generation that has begun is finished"
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="playing time of one generation (10)")
    parser.add_argument(
        "--match", type=whole_number(1, 100_000), default=40, metavar="N", help="games to rate each (40)"
    )
    add_farm_options(parser, jobs=os.cpu_count() or 1)
    parser.add_argument("--seed", type=seed_number, default=1, metavar="S")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.game == DUEL and options.sets:
        raise UsageError("--with is for classic")
    try:
        from sevenwonders.lab.training.course import Course, Generation, Plan
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        raise MissingExtra(library, "train") if library in EXTRAS["train"] else error from None

    sets = None if options.sets is None else tuple(n for n in options.sets.split(",") if n and n != BASE)
    plan = Plan(
        options.game,
        sets,
        seed=options.seed,
        jobs=options.jobs,
        on=options.on,
        minutes=options.minutes,
        match=options.match,
    )
    if hasattr(os, "nice"):
        os.nice(NICER)  # it takes hours, and all processors
    folder = Path(options.folder or f"training-{options.game}")

    def tell(found: Generation) -> None:
        losses = ", ".join(f"{name} {number:.3f}" for name, number in found.report.items())
        print(
            f"generation {found.number}: {found.games} games; {losses}; {found.score:.2f} against the one before",
            flush=True,
        )

    try:
        Course(folder, plan).run(options.hours, tell)
    except ValueError as error:
        raise UsageError(str(error)) from None
    print(f"weights: {folder / f'{options.game}.net'}; history: {folder / 'history.svg'}")
    return 0
