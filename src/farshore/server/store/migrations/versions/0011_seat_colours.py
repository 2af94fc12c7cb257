"""The colour of each seat: at a rematch colours stay with the players."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer, nullable=False, server_default="-1"))
