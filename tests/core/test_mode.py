"""The rules are tested compiled and interpreted: each run must test what it says."""

import os

from sevenwonders import is_compiled


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    expected = os.environ.get("SEVENWONDERS_EXPECT")
    assert expected in (None, "compiled" if is_compiled() else "interpreted")
