"""Who agrees to hints at a table, and who was given some."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("coach", sa.Text(), nullable=False, server_default=sa.text("''")))


def downgrade() -> None:
    op.drop_column("tables", "coach")
