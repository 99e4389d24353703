"""The page and its parts: built files as they are, and the page itself with a head for those who only see its link."""

import hashlib
import html
import re
from pathlib import Path
from typing import Final
from urllib.parse import quote

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from pydantic import ValidationError

from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.server.built import parts_in
from sevenwonders.server.catalogue import choices
from sevenwonders.server.guard import address_of
from sevenwonders.server.limits import Buckets
from sevenwonders.server.problems import Trouble, language_of
from sevenwonders.server.protocol import Options
from sevenwonders.server.store.listing import Listed, listed
from sevenwonders.server.tables.hall import Hall

FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
ALWAYS_NEW: Final = {"Cache-Control": "no-cache"}
SCREENS: Final = re.compile(
    r"|t/[^/]+(/review)?/?|replay/?|review/?|score/?|puzzle(/[0-9]+)?/?|rules(/(duel|classic))?/?"
)
"""The addresses that the page knows: the start, tables, records, reviews of both, the score pad, puzzles, the rules."""
TABLE: Final = re.compile(r"t/([0-9a-z]{12})(?:/review)?/?")
PAPER: Final = "#f6f1e6"
INK: Final = "#8a5a1c"
PICTURE: Final = (1200, 630)
LINKS_PER_SECOND: Final = 5.0
"""Of one address, links to tables whose head tells of the table; bursts of eight times as many are borne."""


def add_page(app: FastAPI, folder: Path) -> None:
    """Whatever the address, the page is the same file; it says where it knows none."""
    parts = parts_in(folder)
    index = parts["/index.html"].path.read_text(encoding="utf-8") if "/index.html" in parts else ""
    looks = Buckets(LINKS_PER_SECOND, 8 * LINKS_PER_SECOND)

    @app.get("/manifest.webmanifest", include_in_schema=False)
    async def manifest(request: Request, lang: str = "") -> Response:
        """What a device needs to know to keep the page as an app."""
        spoken = lang if lang in LANGUAGES else _language(request)
        headers = ALWAYS_NEW | {"Vary": "Accept-Language"}
        return JSONResponse(_manifest(spoken), media_type="application/manifest+json", headers=headers)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        found = parts.get(f"/{path}")
        if found is not None and path != "index.html":
            return found.answer(request, FOREVER if path.startswith("assets/") else ALWAYS_NEW)
        if path.startswith(("api/", "assets/")) or not index:
            raise Trouble(404, "not_found")
        table = TABLE.fullmatch(path)
        line = await _line(request, table[1]) if table and looks.take(address_of(request.scope)) else None
        head = _head(request, path, line)
        is_known = path == "index.html" or SCREENS.fullmatch(path)
        return _page(request, index.replace("</head>", f"{head}</head>", 1), 200 if is_known else 404)


async def _line(request: Request, table: str) -> Listed | None:
    """A table, if there is one. The page opens without knowing, also while the database is away."""
    try:
        hall: Hall = request.app.state.hall
        return next(iter(await hall.services.database.read(listed([table]))), None)
    except Exception:
        return None


def _page(request: Request, text: str, status: int) -> Response:
    body = text.encode()
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = ALWAYS_NEW | {"ETag": tag, "Vary": "Accept-Language"}
    if status == 200 and request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, status, headers, "text/html; charset=utf-8")


def _language(request: Request) -> str:
    return language_of(request.headers.get("accept-language", ""))


def _head(request: Request, path: str, table: Listed | None) -> str:
    """Description and picture of an address, for programs that show links to people."""
    lang = _language(request)
    texts = Texts(lang)
    title, about = texts("page.title.plain"), texts("page.link.about")
    if table is not None:
        try:
            options = Options.model_validate_json(table.options)
            title, about = texts(f"page.game.{options.game}"), _told(request, table, options, texts)
        except ValidationError:
            pass  # damaged: whoever opens it is told so
    home = str(request.base_url)
    properties = {
        "og:type": "website",
        "og:site_name": texts("page.title.plain"),
        "og:locale": lang,
        "og:title": title,
        "og:description": about,
        "og:url": f"{home}{quote(path)}",
        "og:image": f"{home}link.jpg",
        "og:image:width": PICTURE[0],
        "og:image:height": PICTURE[1],
        "og:image:alt": texts("page.link.picture"),
    }
    names = {"description": about, "twitter:card": "summary_large_image"}
    lines = [f'<meta name="{key}" content="{html.escape(value)}" />' for key, value in names.items()]
    lines += [f'<meta property="{key}" content="{html.escape(str(value))}" />' for key, value in properties.items()]
    return "".join(f"  {line}\n  " for line in lines)


def _told(request: Request, table: Listed, options: Options, texts: Texts) -> str:
    """A table in a sentence or two: no more than the table tells whoever has its link."""
    game = texts(f"page.game.{options.game}")
    people = [seat.name for seat in table.seats if seat.kind == "human"]
    names = texts.together(people)
    if table.status != "open" or not people:
        key = "over" if table.status == "over" else "playing"
        return texts(f"page.link.{key}", names=names, game=game) if people else texts("page.link.about")
    hall: Hall = request.app.state.hall
    known = {each.key: each.name for each in choices(texts.language, hall.services.shelf).sets}
    sets = [known[key] for key in options.sets if key in known]
    free = sum(seat.kind == "open" for seat in table.seats)
    parts = [texts("page.link.invite", name=people[0], game=game)]
    if sets:
        parts.append(texts("page.link.with", sets=texts.together(sets)))
    parts.append(texts.count("page.link.free", free) if free else texts("page.link.full"))
    return " ".join(parts)


def _manifest(lang: str) -> dict[str, object]:
    texts = Texts(lang)
    sizes = [("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"), ("icon-maskable-512.png", 512, "maskable")]
    icons = [
        {"src": f"/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in sizes
    ]
    return {
        "id": "/",
        "name": texts("page.title.plain"),
        "short_name": texts("page.title.plain"),
        "description": texts("page.link.about"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": INK,
        "shortcuts": [{"name": texts("pad.title"), "url": "/score", "icons": icons[:1]}],
        "icons": [*icons, {"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }
