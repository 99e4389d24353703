"""The pages of Duel's rules book."""

from functools import cache
from importlib import resources

from sevenwonders.core.book import BOOK_FILES, Pages, read_book


@cache
def duel_pages() -> dict[str, Pages]:
    """By language."""
    folder = resources.files("sevenwonders.duel") / "data"
    return read_book({file: (folder / file).read_text(encoding="utf-8") for file in BOOK_FILES}, "duel/")
