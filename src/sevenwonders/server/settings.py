"""How a server is set up: from the command line, and from SEVENWONDERS_… variables of the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path


class SettingsError(ValueError):
    """A setting that cannot be used; the text names it."""


@dataclass(frozen=True)
class Settings:
    """Every number that a deployment may change. docs/deploy.md lists them."""

    database_url: str = ""
    """SQLAlchemy's address of the database; empty: a file in the user's data folder."""
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
    sockets_per_address: int = 200
    tables_per_minute: float = 20.0
    """New tables of one address; bursts of three times as many are borne."""
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
    metrics: bool = True
    """Whether /metrics answers; a proxy should keep it from strangers."""

    @property
    def set_folders(self) -> tuple[Path, ...]:
        return tuple(Path(each) for each in self.sets.split(os.pathsep) if each)

    def __post_init__(self) -> None:
        for name in ("message_bytes", "messages_per_second", "requests_per_second", "tables_per_minute"):
            if getattr(self, name) <= 0:
                raise SettingsError(f"{name} must be above 0")


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
