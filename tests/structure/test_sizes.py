"""Files stay readable."""

from .sources import python_files

MOST = 300


def too_long(files: dict[str, str]) -> set[str]:
    return {path for path, text in files.items() if text.count("\n") > MOST}


def test_no_file_is_too_long() -> None:
    assert too_long(python_files()) == set()


def test_a_planted_file_is_found() -> None:
    assert too_long({"core/long.py": "x = 1\n" * (MOST + 1), "core/short.py": "x = 1\n" * MOST}) == {"core/long.py"}
