"""The player that docs/protocol.md shows plays a whole game."""

import contextlib
import io
import re
from pathlib import Path

from tests.server.running import Server

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_player_in_the_protocol_document_plays_to_the_end(server: Server) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    code = blocks[0].replace("http://127.0.0.1:8000", server.address)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, str(PAGE), "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+\]\n", printed.getvalue())
