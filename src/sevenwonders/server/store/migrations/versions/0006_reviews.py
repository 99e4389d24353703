"""Reviews of games, kept beside them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_by_seen", "reviews", ["seen"])


def downgrade() -> None:
    op.drop_index("reviews_by_seen", "reviews")
    op.drop_table("reviews")
