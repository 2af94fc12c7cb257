"""Ratings: rated tables, stored results, ratings with their curves, and where players have signed in from."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0018"
# The migration before this one, whichever numbers there are: migrations run in the order of their numbers.
down_revision = max(file.name[:4] for file in Path(__file__).parent.glob("[0-9]*.py") if file.name[:4] < revision)


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("household", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_rated", "tables", ["rated", "over"])
    op.add_column("players", sa.Column("public", sa.String(64), nullable=False, server_default="ratings"))
    op.create_table(
        "rated_matches",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("pool", sa.String(72), nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("refused", sa.String(16), nullable=False, server_default=""),
        sa.Column("reviewed", sa.Integer, nullable=True, unique=True),
    )
    op.create_table(
        "rated_seats",
        sa.Column("number", sa.Integer, sa.ForeignKey("rated_matches.number", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("participant", sa.String(64), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False),
        sa.Column("par", sa.Float, nullable=True),
        sa.Column("luck", sa.Float, nullable=True),
        sa.Column("choices", sa.Float, nullable=True),
        sa.Column("agreement", sa.Float, nullable=True),
    )
    op.create_index("rated_seats_by_participant", "rated_seats", ["participant", "number"])
    op.create_table(
        "ratings",
        sa.Column("participant", sa.String(64), primary_key=True),
        sa.Column("pool", sa.String(72), primary_key=True),
        sa.Column("season", sa.String(8), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("error", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("adjusted_mean", sa.Float, nullable=False),
        sa.Column("adjusted_error", sa.Float, nullable=False),
        sa.Column("adjusted_matches", sa.Integer, nullable=False),
        sa.Column("headline", sa.Float, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_headline", "ratings", ["pool", "season", "listed", "headline"])
    op.create_table(
        "rating_curves",
        sa.Column("participant", sa.String(64), primary_key=True),
        sa.Column("pool", sa.String(72), primary_key=True),
        sa.Column("measure", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("error", sa.Float, nullable=False),
    )
    op.create_table(
        "player_origins",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("origin", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
