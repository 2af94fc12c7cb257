"""Which link led to a seat: it is spent when its seat is taken."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("link_hash", sa.String(64), nullable=False, server_default=""))
