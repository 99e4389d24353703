"""Running the command as a user does."""

from dataclasses import dataclass

import pytest

from sevenwonders.cli.main import main


@dataclass(frozen=True)
class Heard:
    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Heard:
    """The exit code and what was printed; argparse leaves by SystemExit, the commands return."""
    try:
        code = main(list(arguments))
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    heard = capsys.readouterr()
    return Heard(code, heard.out, heard.err)
