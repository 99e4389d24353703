"""The rows of the database. A change here needs a migration: see migrations/versions."""

import datetime

from sqlalchemy import BigInteger, DateTime, ForeignKey, Index, LargeBinary, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

TABLE_ID = String(16)
SERVER_ID = String(16)
HASH = String(64)
"""Of a secret, in hexadecimal: the secret itself is kept nowhere."""

EMBLEM = String(80)
"""protocol.Emblem as JSON; empty for none"""


class Base(DeclarativeBase):
    pass


class Person(Base):
    """Whoever has a cookie of ours."""

    __tablename__ = "people"

    token: Mapped[str] = mapped_column(HASH, primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    seen: Mapped[int] = mapped_column(BigInteger, server_default="0")
    """When the person was last here, give or take a day."""
    emblem: Mapped[str] = mapped_column(EMBLEM, server_default=text("''"))

    __table_args__ = (Index("people_by_seen", "seen"),)


class PushRow(Base):
    """Where a person wants to be told of a turn: a browser's address at its maker's service."""

    __tablename__ = "pushes"

    id: Mapped[str] = mapped_column(HASH, primary_key=True)
    """Of the address: one browser stands here once."""
    token: Mapped[str] = mapped_column(HASH)
    endpoint: Mapped[str] = mapped_column(Text)
    key: Mapped[str] = mapped_column(String(100))
    """The browser's public key."""
    secret: Mapped[str] = mapped_column(String(40))
    """What the browser and we share, for its eyes only."""
    lang: Mapped[str] = mapped_column(String(2))
    created: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("pushes_by_person", "token"),)


class KeyRow(Base):
    """What this site made for itself once, and must keep."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(16), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(TABLE_ID, primary_key=True)
    created: Mapped[int] = mapped_column(BigInteger)
    """Milliseconds since 1970, as all times here."""
    changed: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str] = mapped_column(String(8))
    """open, playing, over or broken"""
    public: Mapped[bool]
    options: Mapped[str] = mapped_column(Text)
    """protocol.Options as JSON"""
    password: Mapped[str] = mapped_column(String(200))
    """Salt and hash; empty if there is none."""
    host: Mapped[str] = mapped_column(HASH)
    deal: Mapped[str] = mapped_column(Text)
    """The record of the game before its first move; empty until it begins."""
    deadline: Mapped[int | None] = mapped_column(BigInteger)
    """When the clock runs out."""
    rematch: Mapped[str] = mapped_column(TABLE_ID)
    seen: Mapped[int] = mapped_column(BigInteger, server_default="0")
    """When somebody was last at it, give or take a minute; kept up for public tables alone."""
    ending: Mapped[str | None] = mapped_column(Text)
    """tables.ending.Ending as JSON: what people said about ending the game; empty for nothing"""
    coach: Mapped[str] = mapped_column(Text, server_default=text("''"))
    """tables.coached.CoachNotes as JSON: who agrees to hints, who was given some; empty for nobody"""

    __table_args__ = (Index("tables_by_status", "status", "public", "changed"),)


class SeatRow(Base):
    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    """open, human or bot"""
    name: Mapped[str] = mapped_column(String(24))
    level: Mapped[str] = mapped_column(String(8))
    token: Mapped[str] = mapped_column(HASH)
    """Of the person who sits here."""
    emblem: Mapped[str] = mapped_column(EMBLEM, server_default=text("''"))

    __table_args__ = (Index("seats_by_person", "token"),)


class ChoiceRow(Base):
    """One accepted choice. Played in their order they give the game as it is."""

    __tablename__ = "choices"

    table: Mapped[str] = mapped_column(TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    message: Mapped[str] = mapped_column(String(40))
    """The id that the player gave the choice; empty for a bot's."""
    request: Mapped[str] = mapped_column(String(40))
    move: Mapped[str] = mapped_column(String(100))


class ServerRow(Base):
    """A server that shares the tables with others. It lives as long as it says so in time, by the database's clock."""

    __tablename__ = "servers"

    id: Mapped[str] = mapped_column(SERVER_ID, primary_key=True)
    expires: Mapped[datetime.datetime] = mapped_column(DateTime(timezone=True))
    tables: Mapped[int]
    """How many it holds."""
    leaving: Mapped[bool]
    """Whether it stops, and takes no more."""


class LeaseRow(Base):
    """Which server holds a table. A row stays when nobody does: its number must never be one that was used."""

    __tablename__ = "leases"

    table: Mapped[str] = mapped_column(TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    server: Mapped[str] = mapped_column(SERVER_ID)
    """Empty: nobody's. It counts while that server lives."""
    fence: Mapped[int] = mapped_column(BigInteger)
    """Grows with every change of hands. Whatever is written of the table must name it."""

    __table_args__ = (Index("leases_by_server", "server"),)


class ProgressRow(Base):
    """How far a game is, for lists: a small row beside the large one, as it changes with every choice."""

    __tablename__ = "progress"

    table: Mapped[str] = mapped_column(TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    age: Mapped[int]
    waiting: Mapped[int]
    """The seats that owe a choice: bit n is seat n."""


class ReviewRow(Base):
    """What the coach found in a game. Whoever brings the same game again finds it here."""

    __tablename__ = "reviews"

    id: Mapped[str] = mapped_column(HASH, primary_key=True)
    """Of the game, without the names of its players, and of how it was looked at."""
    seen: Mapped[int] = mapped_column(BigInteger)
    """When somebody last read it, give or take a day."""
    packed: Mapped[bytes] = mapped_column(LargeBinary)
    """reviewing.found.Found as JSON, compressed"""

    __table_args__ = (Index("reviews_by_seen", "seen"),)


class PulseRow(Base):
    """Written to find out whether anything can be."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
