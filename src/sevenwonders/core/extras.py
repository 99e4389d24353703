"""What is not installed with the package alone. Whoever lacks it is told in one sentence what to install.

>>> str(MissingExtra("fastapi", "server"))
"fastapi is not installed; the server needs it: pip install 'sevenwonders[server]'"
"""

from typing import Final

EXTRAS: Final = {
    "server": (
        "alembic",
        "cryptography",
        "fastapi",
        "httptools",
        "prometheus_client",
        "psycopg",
        "pydantic",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "nats": ("nats",),
    "lab": (
        "altair",
        "gymnasium",
        "numpy",
        "openskill",
        "pettingzoo",
        "pyarrow",
        "pyspiel",
        "open_spiel",
        "vl_convert",
    ),
    "ray": ("ray",),
    "train": ("numpy", "scipy"),
}
"""The extras of pyproject.toml, each with what it brings, by the names that are imported."""
NEEDED_BY: Final = {
    "server": "the server",
    "nats": "the wire over NATS",
    "lab": "the laboratory",
    "ray": "playing on a cluster",
    "train": "training",
}


class MissingExtra(ImportError):
    """A library that an extra of the package brings is not there."""

    def __init__(self, library: str, extra: str) -> None:
        told = f"{library} is not installed; {NEEDED_BY[extra]} needs it: pip install 'sevenwonders[{extra}]'"
        super().__init__(told, name=library)


def missing_extra(error: ImportError) -> MissingExtra | None:
    """What to install if an import failed for want of an extra; None if it failed for another reason.

    >>> missing_extra(ModuleNotFoundError(name="pydantic.main"))
    MissingExtra("pydantic is not installed; the server needs it: pip install 'sevenwonders[server]'")
    """
    if isinstance(error, MissingExtra):
        return error
    library = (error.name or "").partition(".")[0]
    extra = next((extra for extra, libraries in EXTRAS.items() if library in libraries), None)
    return MissingExtra(library, extra) if extra and isinstance(error, ModuleNotFoundError) else None
