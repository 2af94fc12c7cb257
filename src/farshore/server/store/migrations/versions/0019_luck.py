"""The luck of each deal of a ladder, from its review."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0019"
# The migration before this one, whichever numbers there are: migrations run in the order of their numbers.
down_revision = max(file.name[:4] for file in Path(__file__).parent.glob("[0-9]*.py") if file.name[:4] < revision)


def upgrade() -> None:
    op.add_column("tournament_tables", sa.Column("luck", sa.Float, nullable=True))
