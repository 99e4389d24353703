"""How a server is set up: from the command line, and from SEVENWONDERS_… variables of the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from sevenwonders.coach.expert import FEWEST
from sevenwonders.server.levels import read_programs

ABOVE_ZERO: Final = (
    "message_bytes",
    "messages_per_second",
    "requests_per_second",
    "tables_per_minute",
    "names_per_minute",
    "coach_per_minute",
    "work_per_socket",
    "head_seconds",
    "database_seconds",
    "work_per_address",
    "review_work",
)


class SettingsError(ValueError):
    """A setting that cannot be used; the text names it."""


@dataclass(frozen=True)
class Settings:
    """Every number that a deployment may change. docs/deploy.md lists them."""

    database_url: str = ""
    """SQLAlchemy's address of the database; empty: a file in the user's data folder."""
    database_seconds: float = 5.0
    """How long the database may take to answer; then people are told to try again."""
    wire: str = "postgres"
    """How servers that share a PostgreSQL talk to each other: over it, or over NATS: nats://…"""
    workers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    origins: str = ""
    """Further origins, separated by commas, whose pages may use this server; its own may always."""
    proxies: str = "127.0.0.1"
    """Addresses of the proxies whose word on a visitor's address is taken."""
    pace: int = -1
    """Milliseconds that bots wait before a move; -1: as each table says."""
    message_bytes: int = 8192
    messages_per_second: float = 20.0
    """Of one socket; bursts of twice as many are borne."""
    requests_per_second: float = 40.0
    """Of one address, sockets opened included; bursts of four times as many are borne."""
    work_per_socket: float = 100.0
    """Milliseconds of the processor's time in a second that one socket may use; four times as many at once."""
    work_per_address: float = 250.0
    """The same for all sockets and requests of one address."""
    review_work: float = 500.0
    """Milliseconds of the processor's time in a second for the reviews of one address; 200 times as many at once."""
    review_rounds: int = 0
    """How long the coach thinks about each decision; 0: as long as is right for the game."""
    reviews: int = 5_000
    """Reviews that are kept; beyond that, those that were not read for longest are forgotten."""
    sockets_per_address: int = 200
    connections: int = 0
    """Lines that are open at the same time; 0: as many as the system allows."""
    connections_per_address: int = 400
    """Of one address that is no proxy."""
    head_seconds: float = 10.0
    """How long a visitor may take for the beginning of a request; three times as long for the rest, and to read."""
    tables_per_minute: float = 20.0
    """New tables of one address; bursts of three times as many are borne."""
    names_per_minute: float = 20.0
    """New people of one address who take a name; bursts of three times as many are borne."""
    coach_per_minute: float = 120.0
    """Hints, danger signs and estimates that are worked out for one address; bursts of half as many are borne."""
    people: int = 100_000
    """People whose names are kept; beyond that, those who were not seen for longest and sit nowhere are forgotten."""
    keep_days: int = 90
    """Days after which a table that nobody touched is removed, if its game is over or never began; 0: never."""
    forget_after_hours: float = 24.0
    """Hours that the server must have run before it removes anything: a wrong clock is noticed by then."""
    exports: str = ""
    """Where records of games go whose tables are removed; empty: a folder `forgotten` beside the database's file."""
    page: str = ""
    """The folder of a built page; empty: the one that is installed with the package."""
    sets: str = ""
    """Folders of sets to offer besides those that come with the game, separated as in PATH."""
    trust_rules: bool = False
    """Whether the programs (rules.py) of those sets may run."""
    bots: str = ""
    """Programs that play at this server as a further level of bots: lines NAME=COMMAND (docs/7wp.md)."""
    push_contact: str = "mailto:sevenwonders@example.org"
    """Whom the makers of browsers may write to about the notifications that this server sends: mailto: or https:."""
    push_origin: str = ""
    """An origin that may be pushed to though it is not on the open internet: for tests."""
    metrics: bool = True
    """Whether /metrics answers; a proxy should keep it from strangers."""

    @property
    def set_folders(self) -> tuple[Path, ...]:
        return tuple(Path(each) for each in self.sets.split(os.pathsep) if each)

    @property
    def programs(self) -> dict[str, str]:
        return read_programs(self.bots)

    def __post_init__(self) -> None:
        try:
            read_programs(self.bots)
        except ValueError as error:
            raise SettingsError(f"bots: {error}") from None
        for name in ABOVE_ZERO:
            if getattr(self, name) <= 0:
                raise SettingsError(f"{name} must be above 0")
        if 0 < self.review_rounds < FEWEST or self.review_rounds < 0:
            raise SettingsError(f"review_rounds must be 0, or {FEWEST} at least")
        if self.wire != "postgres" and not self.wire.startswith(("nats://", "tls://")):
            raise SettingsError("wire must be postgres, or the address of a NATS server: nats://…")


def from_environment(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """The settings of the environment, with what is given (and not None) instead.

    >>> from_environment({"SEVENWONDERS_WORKERS": "3"}).workers
    3
    """
    variables = os.environ if environment is None else environment
    found: dict[str, object] = {}
    for field in fields(Settings):
        name = f"SEVENWONDERS_{field.name.upper()}"
        if name in variables:
            found[field.name] = _read(name, field.type, variables[name])
    found.update({key: value for key, value in given.items() if value is not None})
    return Settings(**found)  # type: ignore[arg-type]


def _read(name: str, kind: object, text: str) -> object:
    try:
        if kind is int:
            return int(text)
        if kind is float:
            return float(text)
    except ValueError:
        raise SettingsError(f"{name}: '{text}' is not a number") from None
    if kind is bool:
        if text.lower() not in ("0", "1", "no", "yes", "false", "true"):
            raise SettingsError(f"{name}: '{text}' is neither yes nor no")
        return text.lower() in ("1", "yes", "true")
    return text


def data_folder() -> Path:
    """Where files live that survive restarts."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "sevenwonders"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"
