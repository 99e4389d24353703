"""The server as one application: interface, sockets, page."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from sevenwonders import __version__
from sevenwonders.server import socket
from sevenwonders.server.bots import BotPool
from sevenwonders.server.guard import Guard
from sevenwonders.server.limits import Buckets, Counts
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.preview import page_folder
from sevenwonders.server.problems import Trouble, language_of
from sevenwonders.server.routes import library, lobby, people, records
from sevenwonders.server.settings import Settings, default_database
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.queries import count_tables
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.owner import Owner, SharedOwner
from sevenwonders.server.tables.services import Services
from sevenwonders.sets.shelf import Shelf, open_shelf

FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ALWAYS_NEW = {"Cache-Control": "no-cache"}
SCREENS = re.compile(r"|t/[^/]+/?|replay/?")
"""The addresses that the page knows: the start, a table, the replay of a record."""


def create_app(settings: Settings, opened: Database | None = None, shelf: Shelf | None = None) -> FastAPI:
    """A server with these settings. Raises CardFileError if a set's folder that they name cannot be used.

    `opened` is the database, where it was opened to see whether it can be; so `shelf`, the sets of folders.
    """
    if shelf is None:
        shelf = open_shelf(settings.set_folders, trust_rules=settings.trust_rules)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database = opened or Database(settings.database_url or default_database())
        await database.start()
        owner = SharedOwner(database.url) if database.shared else Owner()
        await owner.start()
        bots = BotPool(settings.workers, shelf)
        services = Services(settings, database, bots, metrics, shelf)
        hall = app.state.hall = Hall(services, owner)
        await hall.start()
        yield
        await hall.stop()
        bots.stop()
        for task in list(services.tasks):
            task.cancel()
        await owner.stop()
        await database.stop()

    app = FastAPI(
        title="7 Wonders",
        version=__version__,
        summary="Tables, cards and records of 7 Wonders and 7 Wonders Duel.",
        description="The moves of a game go over a WebSocket: see docs/protocol.md.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.new_tables = Buckets(settings.tables_per_minute / 60, 3 * settings.tables_per_minute)
    app.state.sockets = Counts(settings.sockets_per_address)
    for part in (people, lobby, records, library, socket):
        app.include_router(part.router, prefix="/api")
    _add_health(app, settings, metrics)
    _add_problems(app)
    _add_page(app, page_folder(settings.page))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, settings=settings, metrics=metrics)
    return app


def _add_health(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    @app.get("/api/health", tags=["health"])
    async def health(request: Request) -> dict[str, str | int]:
        """Whether the server can do its work: it can read its database."""
        hall: Hall = request.app.state.hall
        kept = await hall.services.database.read(count_tables())
        return {"status": "ok", "version": __version__, "tables": kept, "live": len(hall.tables)}

    if settings.metrics:

        @app.get("/metrics", include_in_schema=False)
        async def numbers() -> Response:
            return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")


def _add_problems(app: FastAPI) -> None:
    """Every failure looks the same: a code, and a sentence in the reader's language."""

    def answer(request: Request, trouble: Trouble) -> JSONResponse:
        lang = request.query_params.get("lang") or request.headers.get("accept-language", "")
        body = {"code": trouble.code, "text": trouble.text(language_of(lang))}
        return JSONResponse(body, trouble.status)

    @app.exception_handler(Trouble)
    async def known(request: Request, error: Trouble) -> JSONResponse:
        return answer(request, error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answer(request, Trouble(422, "malformed", reason=f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        code = {404: "not_found", 405: "method", 413: "too_large"}.get(error.status_code, "malformed")
        status = 422 if error.status_code == 400 else error.status_code  # a body that is no JSON, as one that is wrong
        response = answer(request, Trouble(status, code, reason=str(error.detail)))
        response.headers.update(error.headers or {})
        return response


def _add_page(app: FastAPI, folder: Path) -> None:
    """The page and its parts. Whatever the address, the page is the same file; it says where it knows none."""
    files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        found = files.get(f"/{path}")
        if found is not None and path.startswith("assets/"):
            return FileResponse(found, headers=FOREVER)
        if found is not None:
            return FileResponse(found, headers=ALWAYS_NEW)
        if path.startswith(("api/", "assets/")) or "/index.html" not in files:
            raise Trouble(404, "not_found")
        return FileResponse(files["/index.html"], 200 if SCREENS.fullmatch(path) else 404, headers=ALWAYS_NEW)
