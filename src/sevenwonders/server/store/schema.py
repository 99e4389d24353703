"""The rows of the database. A change here needs a migration: see migrations/versions."""

from sqlalchemy import BigInteger, ForeignKey, Index, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

TABLE_ID = String(16)
HASH = String(64)
"""Of a secret, in hexadecimal: the secret itself is kept nowhere."""


class Base(DeclarativeBase):
    pass


class Person(Base):
    """Whoever has a cookie of ours."""

    __tablename__ = "people"

    token: Mapped[str] = mapped_column(HASH, primary_key=True)
    name: Mapped[str] = mapped_column(String(24))


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
