"""Competitions: tournaments, entrants, rounds, their tables and seats; tables whose deal others still play."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0016"
# The migration before this one, whichever numbers there are: migrations run in the order of their numbers.
down_revision = max(file.name[:4] for file in Path(__file__).parent.glob("[0-9]*.py") if file.name[:4] < revision)


def upgrade() -> None:
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("entry", sa.String(8), nullable=False),
        sa.Column("club", sa.String(32), nullable=False, server_default=""),
        sa.Column("organiser", sa.String(32), nullable=False),
        sa.Column("no_show", sa.String(8), nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
        sa.Column("starts", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("when_full", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "changed"])
    op.create_index("tournaments_by_organiser", "tournaments", ["organiser"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("entered", sa.Float, nullable=False),
        sa.UniqueConstraint("tournament", "player", name="tournament_entries_once"),
    )
    op.create_index("tournament_entries_by_player", "tournament_entries", ["player"])
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("promise", sa.String(64), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False, server_default="0"),
        sa.Column("standings", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("totals", sa.Text, nullable=False, server_default=""),
        sa.Column("winners", sa.Text, nullable=False, server_default=""),
        sa.Column("forfeited", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "tournament_seats",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("warned", sa.Float, nullable=False, server_default="0"),
    )
