"""Programs as players: bot tokens, the seats that programs hold, and tables that allow them."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0015"
# The migration before this one, whichever numbers there are: migrations run in the order of their numbers.
down_revision = max(file.name[:4] for file in Path(__file__).parent.glob("[0-9]*.py") if file.name[:4] < revision)


def upgrade() -> None:
    op.add_column("tables", sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("program", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("program_of", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "bot_tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("scopes", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("bot_tokens_by_player", "bot_tokens", ["player"])
