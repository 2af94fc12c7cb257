"""When the suspension of a player ends."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0020"
# The migration before this one, whichever numbers there are: migrations run in the order of their numbers.
down_revision = max(file.name[:4] for file in Path(__file__).parent.glob("[0-9]*.py") if file.name[:4] < revision)


def upgrade() -> None:
    op.add_column("players", sa.Column("suspended_until", sa.Float, nullable=False, server_default="0"))
