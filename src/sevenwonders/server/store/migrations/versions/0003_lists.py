"""What lists tell of tables that are not in memory, when people were last seen, and a sign of life."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("age", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("people_by_seen", "people", ["seen"])


def downgrade() -> None:
    op.drop_index("people_by_seen", "people")
    for name in ("people", "tables"):
        with op.batch_alter_table(name) as rows:
            rows.drop_column("seen")
    for name in ("pulse", "progress"):
        op.drop_table(name)
