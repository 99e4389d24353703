"""The server as one application: interface, sockets, page."""

import os
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from sevenwonders import __version__
from sevenwonders.server.bots import BotPool
from sevenwonders.server.guard import Guard
from sevenwonders.server.limits import Buckets, Counts
from sevenwonders.server.logs import be_discreet
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.packing import Packs
from sevenwonders.server.page import add_page
from sevenwonders.server.preview import page_folder
from sevenwonders.server.problems import Elsewhere, Trouble, language_of
from sevenwonders.server.push.pushes import Pushes
from sevenwonders.server.relay.forward import Forward
from sevenwonders.server.relay.together import Together
from sevenwonders.server.replaying import Replays
from sevenwonders.server.reviewing.reviews import Reviews
from sevenwonders.server.routes import (
    library,
    lobby,
    openings,
    pad,
    people,
    play,
    practice,
    push,
    puzzles,
    records,
    reviews,
)
from sevenwonders.server.settings import Settings, default_database
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.queries import beat_pulse, count_tables
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.owner import Leases, Owner
from sevenwonders.server.tables.services import Services, log, now
from sevenwonders.sets.shelf import Shelf, open_shelf

STOP_SECONDS: Final = 25.0
RETRY = {"Retry-After": "1"}


def create_app(settings: Settings, opened: Database | None = None, shelf: Shelf | None = None) -> FastAPI:
    """A server with these settings. Raises CardFileError if a set's folder that they name cannot be used.

    `opened` is the database, where it was opened to see whether it can be; so `shelf`, the sets of folders.
    """
    if shelf is None:
        shelf = open_shelf(settings.set_folders, trust_rules=settings.trust_rules)
    metrics = Metrics()
    be_discreet()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database = opened or Database(settings.database_url or default_database(), settings.database_seconds)
        await database.start()
        owner = Leases(database) if database.shared else Owner()
        bots, replays = BotPool(settings.workers, shelf, programs=settings.programs), Replays(shelf)
        pushes = Pushes(settings, database, metrics)
        services = Services(settings, database, bots, metrics, replays, pushes, shelf)
        hall = app.state.hall = Hall(services, owner)
        coach = app.state.reviews = Reviews(services, shelf)
        together = await Together.begin(app, hall, owner) if isinstance(owner, Leases) else None
        await hall.start()
        yield
        with ends_within(STOP_SECONDS):
            services.stopping = True
            if together is not None:
                await together.hand_over()
            await hall.stop()
            bots.stop()
            services.coach.stop()
            replays.stop()
            coach.stop()
            for task in list(services.tasks):
                task.cancel()
            if together is not None:
                await together.end()
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
    app.state.packs = Packs()
    app.state.puzzle_packs = Packs()
    app.state.new_people = Buckets(settings.names_per_minute / 60, 3 * settings.names_per_minute)
    app.state.new_tables = Buckets(settings.tables_per_minute / 60, 3 * settings.tables_per_minute)
    app.state.post = None
    app.state.sockets = Counts(settings.sockets_per_address)
    for part in (people, push, lobby, practice, records, reviews, library, openings, pad, puzzles, play):
        app.include_router(part.router, prefix="/api")
    _add_health(app, settings, metrics)
    _add_problems(app)
    add_page(app, page_folder(settings.page))
    app.add_middleware(Forward)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, settings=settings, metrics=metrics)
    return app


@contextmanager
def ends_within(seconds: float) -> Iterator[None]:
    """Whoever asks the server to stop need not wait for what hangs: all that was acknowledged is kept."""

    def end() -> None:
        log.error("something hangs: the server ends without it")
        os._exit(1)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _add_health(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    @app.get("/api/health", tags=["health"])
    async def health(request: Request) -> dict[str, str | int]:
        """Whether the server can do its work: it can read and write its database."""
        hall: Hall = request.app.state.hall
        await hall.services.database.write(beat_pulse(now()))
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
        return JSONResponse(body, trouble.status, RETRY if isinstance(trouble, Elsewhere) else None)

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
