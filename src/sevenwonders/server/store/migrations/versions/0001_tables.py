"""People, tables, seats and choices."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("deadline", sa.BigInteger, nullable=True),
        sa.Column("rematch", sa.String(16), nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(8), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["token"])
    op.create_table(
        "choices",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("message", sa.String(40), nullable=False),
        sa.Column("request", sa.String(40), nullable=False),
        sa.Column("move", sa.String(100), nullable=False),
    )


def downgrade() -> None:
    for table in ("choices", "seats", "tables", "people"):
        op.drop_table(table)
