"""Players: names, passkeys, sessions, one-time codes, and whose seats are whose."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("seats", sa.Column("player", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("player_hash", sa.String(64), nullable=False, server_default=""))
    op.create_index("seats_by_player", "seats", ["player"])
    op.create_index("seats_by_player_hash", "seats", ["player_hash"])
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("fold", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("renamed", sa.Float, nullable=False, server_default="0"),
        sa.Column("suspended", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("recovery", sa.String(16), nullable=True, unique=True),
        sa.Column("recovery_hash", sa.Text, nullable=False, server_default=""),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("key_hash", sa.String(64), nullable=False, server_default=""),
        sa.Column("data", sa.Text, nullable=False, server_default="{}"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("domain", sa.String(255), nullable=False),
        sa.Column("device", sa.String(100), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_player", "passkeys", ["player"])
    op.create_table(
        "player_sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("device", sa.String(100), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("player_sessions_by_player", "player_sessions", ["player"])
    op.create_table(
        "one_time_codes",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
