"""Limits of an address that several servers keep together: each tells the others every second what was used."""

import json
from typing import Final

from sevenwonders.server.limits import Buckets, Counts

USED: Final = "used"
"""The name of this news."""


class SharedLimits:
    """The limits of this server, and what it tells of them."""

    def __init__(self, me: str, buckets: dict[str, Buckets], sockets: Counts) -> None:
        self._me = me
        self._buckets = buckets
        self._sockets = sockets
        self._has_told = False

    def news(self) -> str:
        """For the others; empty if there is nothing to tell, and was nothing the last time."""
        used = {name: news for name, limit in self._buckets.items() if (news := limit.news())}
        is_open = self._sockets.news()
        had_told, self._has_told = self._has_told, bool(used or is_open)
        return json.dumps([self._me, used, is_open]) if self._has_told or had_told else ""

    async def heard(self, told: str) -> None:
        server, used, is_open = json.loads(told)
        for name, news in used.items():
            if name in self._buckets:
                self._buckets[name].heard(news)
        self._sockets.heard(server, is_open)
