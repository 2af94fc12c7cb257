"""Reports of names: what a report is about, and which seats made it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("reports", sa.Column("kind", sa.String(8), nullable=False, server_default="chat"))
    op.add_column("reports", sa.Column("by_seats", sa.Text, nullable=False, server_default="[]"))
