"""Answers that are the same for everybody: made once, beside the event loop, compressed once, and kept."""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Final

from fastapi import Request, Response

from sevenwonders.server.limits import Work
from sevenwonders.server.problems import Trouble

MOST_KEPT: Final = 64
SQUEEZE: Final = 9


@dataclass(frozen=True)
class Packed:
    body: bytes
    squeezed: bytes
    tag: str


class Packs:
    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Packed] = OrderedDict()
        self._making = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], bytes], work: Work) -> Packed:
        """What `make` gives. Whoever is the first to ask pays for it; one after another."""
        if key not in self._kept:
            async with self._making:
                if key not in self._kept:
                    if work.seconds_to_wait():
                        raise Trouble(429, "too_many")
                    self._kept[key] = await work.in_thread(_packed, make)
        self._kept.move_to_end(key)
        found = self._kept[key]
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found


def _packed(make: Callable[[], bytes]) -> Packed:
    body = make()
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Packed(body, gzip.compress(body, SQUEEZE), tag)


def answer(request: Request, packed: Packed, kind: str, more: Mapping[str, str] | None = None) -> Response:
    """An answer that the browser keeps, and asks again whether it is still right."""
    headers = {"ETag": packed.tag, "Cache-Control": "no-cache", "Vary": "Accept-Language, Accept-Encoding"}
    headers |= more or {}
    if request.headers.get("if-none-match") == packed.tag:
        return Response(status_code=304, headers=headers)
    if takes_gzip(request):
        return Response(packed.squeezed, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(packed.body, media_type=kind, headers=headers)


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
