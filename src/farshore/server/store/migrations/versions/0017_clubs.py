"""Clubs, players who follow each other, invitations to tables, and tables that only a club sees."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0017"
# The migration before this one, whichever numbers there are: migrations run in the order of their numbers.
down_revision = max(file.name[:4] for file in Path(__file__).parent.glob("[0-9]*.py") if file.name[:4] < revision)


def _player(name: str, primary_key: bool = False) -> "sa.Column[str]":
    player = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), player, primary_key=primary_key, nullable=False)


def upgrade() -> None:
    op.add_column("tables", sa.Column("club", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("cup_game", sa.String(64), nullable=False, server_default=""),
        sa.Column("link", sa.Integer, nullable=False, server_default="0"),
        sa.Column("link_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        _player("player"),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.UniqueConstraint("club", "player", name="club_members_once"),
    )
    op.create_index("club_members_by_player", "club_members", ["player"])
    for table, other in (("follows", "followed"), ("blocks", "blocked")):
        op.create_table(
            table,
            _player("player", primary_key=True),
            _player(other, primary_key=True),
            sa.Column("at", sa.Float, nullable=False),
        )
        op.create_index(f"{table}_by_{other}", table, [other])
    op.create_table(
        "player_presence",
        _player("player", primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "table_invitations",
        sa.Column("id", sa.String(32), primary_key=True),
        _player("sender"),
        _player("receiver"),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "receiver", name="table_invitations_once"),
    )
    op.create_index("table_invitations_by_receiver", "table_invitations", ["receiver"])
    op.create_index("table_invitations_by_sender", "table_invitations", ["sender"])
