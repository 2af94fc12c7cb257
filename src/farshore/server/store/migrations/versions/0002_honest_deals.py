"""Salted promises, chosen deals, whose device began a challenge, and which seats a bot has played."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("salt", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("device", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("touched", sa.Boolean, nullable=False, server_default=sa.false()))
