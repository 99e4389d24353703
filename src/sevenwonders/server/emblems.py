"""By what people are known at a table: kept as JSON beside their names, and never in a record of a game."""

from functools import lru_cache
from typing import Final

from pydantic import ValidationError

from sevenwonders.server.protocol import Emblem

PLAIN: Final = Emblem()


def written(emblem: Emblem) -> str:
    """As it is kept; empty if nothing was chosen.

    >>> written(Emblem()), written(Emblem(avatar="owl", color=3))
    ('', '{"avatar":"owl","crest":"shield","color":3}')
    """
    return "" if emblem == PLAIN else emblem.model_dump_json()


@lru_cache(maxsize=4096)
def emblem_of(kept: str) -> Emblem:
    """What was kept; one that cannot be read, such as one of a later version, is like none.

    >>> emblem_of('{"avatar":"unicorn"}') == emblem_of("") == Emblem()
    True
    """
    try:
        return Emblem.model_validate_json(kept) if kept else PLAIN
    except ValidationError:
        return PLAIN
