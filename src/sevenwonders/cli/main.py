"""The command `sevenwonders`: one module for each subcommand."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from sevenwonders import __version__
from sevenwonders.cli import (
    balance,
    bench,
    cards,
    checkset,
    dataset,
    engine,
    hint,
    makepuzzles,
    newset,
    play,
    puzzle,
    replay,
    review,
    serve,
    simulate,
    tournament,
    train,
)
from sevenwonders.cli.options import UsageError
from sevenwonders.core.extras import missing_extra
from sevenwonders.lab.farm import FarmError

COMMANDS = (
    play,
    serve,
    simulate,
    tournament,
    balance,
    dataset,
    engine,
    bench,
    train,
    replay,
    review,
    hint,
    puzzle,
    makepuzzles,
    cards,
    newset,
    checkset,
)


class _Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code: 0, or 2 after a line for each thing that was wrong."""
    parser = _Parser(prog="sevenwonders", description="7 Wonders Duel and 7 Wonders.")
    parser.add_argument("--version", action="version", version=f"sevenwonders {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in COMMANDS:
        module.add_to(commands)
    options = parser.parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except UsageError as error:
        for sentence in error.sentences:
            print(f"sevenwonders {options.command}: {sentence}", file=sys.stderr)
        return 2
    except ImportError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        print(f"sevenwonders {options.command}: {missing}", file=sys.stderr)
        return 2
    except FarmError as error:
        print(f"sevenwonders {options.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output left, as `head` does
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"sevenwonders {options.command}: {error.strerror or error}", file=sys.stderr)
        sys.stdout = None  # what cannot be written is not tried again at exit
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
