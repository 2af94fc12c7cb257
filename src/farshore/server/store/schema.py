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
    UniqueConstraint,
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
    # Others still play this deal: until they have, only its players may see the table.
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Column("pace", Integer, nullable=False, server_default="0"),
    Column("begun", Float, nullable=False, server_default="0"),
    Column("open", Boolean, nullable=False, server_default=false()),
    Column("quick", Boolean, nullable=False, server_default=false()),
    Column("language", String(2), nullable=False, server_default="en"),
    Column("chat", Boolean, nullable=False, server_default=false()),
    Column("notices", Boolean, nullable=False, server_default=false()),
    # Programs of players may take free seats.
    Column("programs", Boolean, nullable=False, server_default=false()),
    # The club whose members may take free seats, without a foreign key; empty for none.
    Column("club", String(32), nullable=False, server_default=""),
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
    # Whether the match is rated: 0 no, 1 when it is over, 2 that was done.
    Column("rated", Integer, nullable=False, server_default="0"),
    # Rated although players share an address: they live in one household.
    Column("household", Boolean, nullable=False, server_default=false()),
    Index("tables_by_pace", "pace", "changed"),
    Index("tables_by_rated", "rated", "over"),
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
    # The bot token of the program that plays the seat, and the name of its player; both empty for people.
    Column("program", String(32), nullable=False, server_default=""),
    Column("program_of", String(64), nullable=False, server_default=""),
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
    # When the suspension ends; 0: when the operator ends it.
    Column("suspended_until", Float, nullable=False, server_default="0"),
    # The first letters of the recovery code, and a slow hash of the others.
    Column("recovery", String(16), nullable=True, unique=True),
    Column("recovery_hash", Text, nullable=False, server_default=""),
    # The number of the player's key, and a hash of the key that opens the seats.
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("key_hash", String(64), nullable=False, server_default=""),
    # What devices share: lessons, days of challenges, preferences (JSON).
    Column("data", Text, nullable=False, server_default="{}"),
    # What everybody may see of the profile, separated by spaces: ratings, matches, opponents, averages.
    Column("public", String(64), nullable=False, server_default="ratings"),
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

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("format", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("entry", String(8), nullable=False),
    # The club whose members may enter; empty for none.
    Column("club", String(32), nullable=False, server_default=""),
    # The player who organises it; empty for the cup of the week, or if the player is deleted.
    Column("organiser", String(32), nullable=False),
    # What happens to an entrant who does not come: a bot plays this round (bot), or all others too (leave).
    Column("no_show", String(8), nullable=False),
    # The last round that can still be entered.
    Column("late", Integer, nullable=False),
    # When it starts and ends, in seconds since 1970; 0 for no set time.
    Column("starts", Float, nullable=False),
    Column("ends", Float, nullable=False),
    # The number of entrants at most, and whether it starts when they are complete.
    Column("most", Integer, nullable=False),
    Column("when_full", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("round", Integer, nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    # Incremented with every change: a pairing that was computed from an older state is not stored.
    Column("revision", Integer, nullable=False),
    Index("tournaments_by_status", "status", "changed"),
    Index("tournaments_by_organiser", "organiser"),
)

tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Null and an empty name if the player is deleted.
    Column("player", String(32), nullable=True),
    Column("name", String(64), nullable=False),
    Column("withdrawn", Boolean, nullable=False, server_default=false()),
    Column("entered", Float, nullable=False),
    UniqueConstraint("tournament", "player", name="tournament_entries_once"),
    Index("tournament_entries_by_player", "player"),
)

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # The hash that commits the server to the deal of the round: the same at all its tables.
    Column("promise", String(64), nullable=False),
    Column("started", Float, nullable=False),
    # When all results were there; 0 while it runs.
    Column("ended", Float, nullable=False, server_default="0"),
    # The standings after the round (JSON).
    Column("standings", Text, nullable=False, server_default=""),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Without a foreign key: results stay when an old table is deleted.
    Column("table_id", String(32), nullable=False, unique=True),
    # Totals, winners and forfeited seats (JSON); empty until the match is over.
    Column("totals", Text, nullable=False, server_default=""),
    Column("winners", Text, nullable=False, server_default=""),
    Column("forfeited", Text, nullable=False, server_default=""),
    # At a deal of a ladder: the points that the review calls luck; null until it is done.
    Column("luck", Float, nullable=True),
)

tournament_seats = Table(
    "tournament_seats",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    # The number of the entrant, who has one seat a round.
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    # When the entrant was warned that a bot will take over; 0 for never.
    Column("warned", Float, nullable=False, server_default="0"),
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

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    # What the program may do, separated by spaces: play, challenge.
    Column("scopes", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("bot_tokens_by_player", "player"),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    # The game of the club's cup; empty if the games take turns.
    Column("cup_game", String(64), nullable=False, server_default=""),
    # The number of the join link, which is derived from the server's secret, and a hash of its code.
    Column("link", Integer, nullable=False, server_default="0"),
    Column("link_hash", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    # owner or member.
    Column("role", String(8), nullable=False),
    Column("joined", Float, nullable=False),
    UniqueConstraint("club", "player", name="club_members_once"),
    Index("club_members_by_player", "player"),
)

follows = Table(
    "follows",
    metadata,
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("followed", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("follows_by_followed", "followed"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    # Who may neither follow nor invite the player.
    Column("blocked", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)

player_presence = Table(
    "player_presence",
    metadata,
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    # When a page of the player last asked for the people whom the player follows.
    Column("seen", Float, nullable=False),
)

table_invitations = Table(
    "table_invitations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("sender", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("receiver", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "receiver", name="table_invitations_once"),
    Index("table_invitations_by_receiver", "receiver"),
    Index("table_invitations_by_sender", "sender"),
)

rated_matches = Table(
    "rated_matches",
    metadata,
    # Matches are rated in the order of their numbers.
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Without a foreign key: ratings stay when an old table is deleted.
    Column("table_id", String(32), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    # The game with its seats: explorers/1, explorers/2, explorers/3-4.
    Column("pool", String(72), nullable=False),
    Column("finished", Float, nullable=False),
    # Why the result does not count (device, address, often, level); empty if it counts.
    Column("refused", String(16), nullable=False, server_default=""),
    # The place of the match in the order of reviews; null until it is reviewed.
    Column("reviewed", Integer, nullable=True, unique=True),
)

rated_seats = Table(
    "rated_seats",
    metadata,
    Column("number", Integer, ForeignKey("rated_matches.number", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # A player, `bot:LEVEL`, or `gone:…` for a player who was deleted.
    Column("participant", String(64), nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    # The player left, or a bot took over.
    Column("has_left", Boolean, nullable=False),
    Column("par", Float, nullable=True),
    # From the review; null until there is one.
    Column("luck", Float, nullable=True),
    Column("choices", Float, nullable=True),
    Column("agreement", Float, nullable=True),
    Index("rated_seats_by_participant", "participant", "number"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("participant", String(64), primary_key=True),
    Column("pool", String(72), primary_key=True),
    # A quarter such as 2026-4, or an empty string for all time.
    Column("season", String(8), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("error", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("adjusted_mean", Float, nullable=False),
    Column("adjusted_error", Float, nullable=False),
    Column("adjusted_matches", Integer, nullable=False),
    # The rating that lists show, and whether it is certain enough for them.
    Column("headline", Float, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ratings_by_headline", "pool", "season", "listed", "headline"),
)

rating_curves = Table(
    "rating_curves",
    metadata,
    Column("participant", String(64), primary_key=True),
    Column("pool", String(72), primary_key=True),
    Column("measure", String(8), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("error", Float, nullable=False),
)

player_origins = Table(
    "player_origins",
    metadata,
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    # A keyed hash of an address or of a device's name.
    Column("origin", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seen", Float, nullable=False),
)
