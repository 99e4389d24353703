"""`sevenwonders serve`: the game in the browser."""

import argparse
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Final

from sevenwonders.cli.options import UsageError, add_set_options, whole_number
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.sets.shelf import open_shelf

LOCAL: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")
WAIT_SECONDS: Final = 60.0
STOP_SECONDS: Final = 5
SHORT: Final = 0.0005
"""Seconds after which a thread lets the event loop go on, which answers everybody: ten times as soon as by default."""
GARBAGE: Final = (50_000, 20, 5)
"""How seldom Python searches its memory for circles: a thousand tables are a million objects, and all wait. The oldest
objects are looked through only when a quarter as many are new."""
SQLITE_SCHEME: Final = "sqlite:///"


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="play in the browser, with friends and bots")
    parser.add_argument("--host", default=LOCAL, help=f"address to listen at (default {LOCAL}; 0.0.0.0: the network)")
    port = whole_number(0, 65535)
    parser.add_argument("--port", type=port, default=0, help="port (default: 8000, or a free one if that is taken)")
    parser.add_argument("--database", metavar="URL", help="an SQLAlchemy URL, or the path of an SQLite file")
    parser.add_argument("--workers", type=whole_number(1, 64), help="processes in which bots think")
    add_set_options(parser)
    parser.add_argument(
        "--bot",
        dest="bots",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program that plays, as a further level of bots (docs/7wp.md)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    import uvicorn  # not with the other commands: it takes a moment to load

    from sevenwonders.server.app import create_app
    from sevenwonders.server.doors import Doors, lines_through
    from sevenwonders.server.settings import SettingsError, default_database, from_environment
    from sevenwonders.server.store.database import Database, DatabaseError

    try:
        settings = from_environment(
            database_url=_url(options.database),
            workers=options.workers,
            sets=os.pathsep.join(options.folders) or None,
            trust_rules=options.trust_rules or None,
            bots="\n".join(options.bots) or None,
        )
        shelf = open_shelf(settings.set_folders, trust_rules=settings.trust_rules)
        database = Database(settings.database_url or default_database(), settings.database_seconds)
        database.migrate()
    except CardFileError as error:
        raise UsageError(*error.mistakes) from None
    except (SettingsError, DatabaseError) as error:
        raise UsageError(str(error)) from None
    listener = _listen(options.host, options.port)
    port = listener.getsockname()[1]
    address = f"http://{LOCAL if options.host in EVERYWHERE else _in_url(options.host)}:{port}/"
    http_line, socket_line = lines_through(Doors(settings))
    config = uvicorn.Config(
        create_app(settings, opened=database, shelf=shelf),
        http=http_line,
        ws=socket_line,
        log_level="warning",
        access_log=False,  # addresses of tables are invitations
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    server = uvicorn.Server(config)
    threading.Thread(
        target=_announce,
        args=(server, address, port, options, settings.database_url or default_database()),
        daemon=True,
    ).start()
    sys.setswitchinterval(SHORT)
    gc.freeze()  # what is loaded now stays: to look through it again and again would hold everybody up
    gc.set_threshold(*GARBAGE)
    # uvicorn stops gracefully and then passes the signal on: to be asked to stop is not a failure
    with contextlib.suppress(ValueError):  # not in the main thread, which alone hears signals
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 2


def _url(database: str | None) -> str | None:
    """A path is as good as a URL."""
    return database if database is None or "://" in database else f"{SQLITE_SCHEME}{database}"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port,) if port else (8000, 0):
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
        except OSError as error:
            listener.close()
            if wanted and not port:
                continue  # somebody is at 8000; any other will do
            raise UsageError(f"cannot listen at {host} port {port}: {error.strerror}") from None
        return listener
    raise UsageError(f"no free port at {host}")


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _announce(server: object, address: str, port: int, options: argparse.Namespace, database: str) -> None:
    """Once the server answers: where it is, and how friends come in."""
    until = time.monotonic() + WAIT_SECONDS
    while not getattr(server, "started", False):
        if time.monotonic() > until or getattr(server, "should_exit", False):
            return
        time.sleep(0.05)
    with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}api/health", timeout=5):
        pass
    print(f"7 Wonders is at {address}")
    if options.host in EVERYWHERE:
        for here in _own_addresses():
            print(f"Friends on the same network: http://{here}:{port}/")
    else:
        print("Friends on the same network can join if you start it with HOST=0.0.0.0 (make play HOST=0.0.0.0)")
    if database.startswith(SQLITE_SCHEME):
        print(f"Games are kept in {database.removeprefix(SQLITE_SCHEME)}")
    print("Stop with Ctrl-C: everything is kept.", flush=True)
    if options.open and _has_browser():
        webbrowser.open(address)


def _own_addresses() -> list[str]:
    """This machine's address on its network, without sending anything."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # reserved for documentation: nothing is there, and nothing is sent
        return [probe.getsockname()[0]]
    return []


def _has_browser() -> bool:
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
