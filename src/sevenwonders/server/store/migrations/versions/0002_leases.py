"""Servers that share the tables, and which table belongs to which of them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_by_server", "leases", ["server"])


def downgrade() -> None:
    for table in ("leases", "servers"):
        op.drop_table(table)
