"""Results of challenges by points, where a challenge was started from, and what each address stores per day."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("best", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("origin", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "usage",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
    )
    _rate_results()


def _rate_results() -> None:
    """Set `best` for the finished tables of challenges."""
    connection = op.get_bind()
    wanted = (
        "select id, totals from tables"
        " where tables.over and (challenge <> '' or id in (select challenge from tables where challenge <> ''))"
    )
    people = "select seat from seats where table_id = :id and kind = 'person' and not touched"
    for table, totals in connection.execute(sa.text(wanted)).all():
        seats = [seat for (seat,) in connection.execute(sa.text(people), {"id": table})]
        points = [points for seat, points in enumerate(json.loads(totals)) if seat in seats]
        if points:
            connection.execute(
                sa.text("update tables set best = :best where id = :id"), {"best": max(points), "id": table}
            )
