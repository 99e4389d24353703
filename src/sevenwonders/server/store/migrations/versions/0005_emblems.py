"""By what people are known at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("people", "seats"):
        op.add_column(table, sa.Column("emblem", sa.String(80), nullable=False, server_default=sa.text("''")))


def downgrade() -> None:
    for table in ("seats", "people"):
        op.drop_column(table, "emblem")
