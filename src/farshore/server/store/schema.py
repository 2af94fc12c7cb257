"""The schema. Events are append-only; everything else is small or can be rebuilt from them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("promise", String(64), nullable=False),
    Column("salt", Text, nullable=False, server_default=""),
    Column("chosen", Boolean, nullable=False, server_default=false()),
    Column("device", String(64), nullable=False, server_default=""),
    # A hash of the address that started a challenge, another one for every challenge.
    Column("origin", String(64), nullable=False, server_default=""),
    Column("hints", Boolean, nullable=False),
    Column("challenge", String(64), nullable=False),
    Column("before", String(32), nullable=False),
    Column("next", String(32), nullable=False),
    Column("frozen", Boolean, nullable=False),
    Column("pace", Integer, nullable=False, server_default="0"),
    Column("begun", Float, nullable=False, server_default="0"),
    Column("open", Boolean, nullable=False, server_default=false()),
    Column("quick", Boolean, nullable=False, server_default=false()),
    Column("language", String(2), nullable=False, server_default="en"),
    Column("chat", Boolean, nullable=False, server_default=false()),
    Column("notices", Boolean, nullable=False, server_default=false()),
    Column("created", Float, nullable=False),
    # The following columns are a cache for lists: they show whose turn it is without a replay.
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("busy", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("totals", Text, nullable=False),
    Column("winners", Text, nullable=False),
    # The best total of a person without help from a bot; null if there is none, or the match is not over.
    Column("best", Integer, nullable=True),
    # Incremented when seats or the rematch change: what is not an event of the match.
    Column("revision", Integer, nullable=False),
    Index("tables_by_challenge", "challenge", "game"),
    Index("tables_by_open", "open", "created"),
    Index("tables_by_pace", "pace", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(64), nullable=False),
    Column("secret_hash", String(64), nullable=True),
    Column("taken", Boolean, nullable=False),
    Column("touched", Boolean, nullable=False, server_default=false()),
    Column("here", Boolean, nullable=False, server_default=false()),
    Column("seen", Float, nullable=False, server_default="0"),
    # The hash of the link by which the seat was taken: it opens nothing any more.
    Column("link_hash", String(64), nullable=False, server_default=""),
    # The number of the seat whose colour and shape this one has; -1 for its own.
    Column("colour", Integer, nullable=False, server_default="-1"),
    # The player of the seat and a hash of the player's key, which opens it too; both empty for a guest.
    Column("player", String(32), nullable=False, server_default=""),
    Column("player_hash", String(64), nullable=False, server_default=""),
    Index("seats_by_secret", "secret_hash"),
    Index("seats_by_player", "player"),
    Index("seats_by_player_hash", "player_hash"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("words", Text, nullable=False),
    Column("action_id", String(64), nullable=True),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("edition", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("words", Text, nullable=False),
    Column("notes", Text, nullable=False),
)

server_secrets = Table(
    "house",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # A hash of the address: the same for a device or webhook at all its tables.
    Column("target", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("stop", String(64), nullable=False),
    # The phases of which a notification, or a reminder, was sent.
    Column("told", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
    Index("notices_by_stop", "stop"),
    Index("notices_by_target", "target"),
)

codes = Table(
    "codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
)

entropy = Table(
    "entropy",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("value", String(64), nullable=False),
    # The index of the first draw that depends on it; -1 if none does yet.
    Column("at", Integer, nullable=False),
)

usage = Table(
    "usage",
    metadata,
    Column("day", String(10), primary_key=True),
    # A hash of the address, another one every day.
    Column("address", String(64), primary_key=True),
    Column("tables", Integer, nullable=False),
    Column("bytes", BigInteger, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("words", Text, nullable=False),
    Column("reported", Text, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("until", Float, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
)

stopped_tables = Table(
    "stopped_tables",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    # The table, without a foreign key: reports and the audit log outlive the tables that they are about.
    Column("about", String(32), nullable=False),
    Column("line", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("words", Text, nullable=False),
    Column("reporters", Integer, nullable=False),
    Column("address", String(64), nullable=False),
    Column("closed", Float, nullable=False),
    Column("note", Text, nullable=False),
    Column("kind", String(8), nullable=False, server_default="chat"),
    Column("by_seats", Text, nullable=False, server_default="[]"),
    Index("reports_by_line", "about", "line"),
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("who", String(100), nullable=False),
    Column("what", String(64), nullable=False),
    Column("target", String(100), nullable=False),
    Column("details", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    # The name without case, accents and look-alikes: unique.
    Column("fold", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    # When the player last changed the name; 0 for never.
    Column("renamed", Float, nullable=False, server_default="0"),
    Column("suspended", Boolean, nullable=False, server_default=false()),
    # The first letters of the recovery code, and a slow hash of the others.
    Column("recovery", String(16), nullable=True, unique=True),
    Column("recovery_hash", Text, nullable=False, server_default=""),
    # The number of the player's key, and a hash of the key that opens the seats.
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("key_hash", String(64), nullable=False, server_default=""),
    # What devices share: lessons, days of challenges, preferences (JSON).
    Column("data", Text, nullable=False, server_default="{}"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    # The domain that the passkey belongs to.
    Column("domain", String(255), nullable=False),
    Column("device", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_by_player", "player"),
)

player_sessions = Table(
    "player_sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("player_sessions_by_player", "player"),
)

one_time_codes = Table(
    "one_time_codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    # The player, without a foreign key: empty for challenges and invitations.
    Column("player", String(32), nullable=False),
    Column("expires", Float, nullable=False),
)
