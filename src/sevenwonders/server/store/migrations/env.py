"""Alembic's door: runs the migrations on the connection that the store hands over."""

from alembic import context
from sqlalchemy import create_engine

from sevenwonders.server.store.schema import Base

connection = context.config.attributes.get("connection")


def run(bind: object) -> None:
    context.configure(connection=bind, target_metadata=Base.metadata, render_as_batch=True)  # type: ignore[arg-type]
    with context.begin_transaction():
        context.run_migrations()


if connection is not None:
    run(connection)
else:  # `alembic` on the command line, to write a new migration
    url = context.config.get_main_option("sqlalchemy.url") or "sqlite://"
    with create_engine(url).connect() as made:
        run(made)
