"""Who is there and since when, open tables, pace, notices of turns, and what is said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("begun", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("quick", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("language", sa.String(2), nullable=False, server_default="en"))
    op.add_column("tables", sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("notices", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_open", "tables", ["open", "created"])
    op.create_index("tables_by_pace", "tables", ["pace", "changed"])
    op.add_column("seats", sa.Column("here", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_index("notices_by_stop", "notices", ["stop"])
    op.create_index("notices_by_target", "notices", ["target"])
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("reported", sa.Text, nullable=False),
    )
