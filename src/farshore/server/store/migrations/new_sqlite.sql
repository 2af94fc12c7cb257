CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	edition INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	data TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	promise VARCHAR(64) NOT NULL, 
	hints BOOLEAN NOT NULL, 
	challenge VARCHAR(64) NOT NULL, 
	"before" VARCHAR(32) NOT NULL, 
	next VARCHAR(32) NOT NULL, 
	frozen BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	busy TEXT NOT NULL, 
	over BOOLEAN NOT NULL, 
	totals TEXT NOT NULL, 
	winners TEXT NOT NULL, 
	revision INTEGER NOT NULL, salt TEXT DEFAULT '' NOT NULL, chosen BOOLEAN DEFAULT 0 NOT NULL, device VARCHAR(64) DEFAULT '' NOT NULL, pace INTEGER DEFAULT '0' NOT NULL, begun FLOAT DEFAULT '0' NOT NULL, open BOOLEAN DEFAULT 0 NOT NULL, quick BOOLEAN DEFAULT 0 NOT NULL, language VARCHAR(2) DEFAULT 'en' NOT NULL, chat BOOLEAN DEFAULT 0 NOT NULL, notices BOOLEAN DEFAULT 0 NOT NULL, best INTEGER, origin VARCHAR(64) DEFAULT '' NOT NULL, programs BOOLEAN DEFAULT 0 NOT NULL, sealed BOOLEAN DEFAULT 0 NOT NULL, club VARCHAR(32) DEFAULT '' NOT NULL, rated INTEGER DEFAULT '0' NOT NULL, household BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);

CREATE INDEX tables_by_challenge ON tables (challenge, game);

CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	level VARCHAR(64) NOT NULL, 
	secret_hash VARCHAR(64), 
	taken BOOLEAN NOT NULL, touched BOOLEAN DEFAULT 0 NOT NULL, here BOOLEAN DEFAULT 0 NOT NULL, seen FLOAT DEFAULT '0' NOT NULL, link_hash VARCHAR(64) DEFAULT '' NOT NULL, colour INTEGER DEFAULT '-1' NOT NULL, player VARCHAR(32) DEFAULT '' NOT NULL, player_hash VARCHAR(64) DEFAULT '' NOT NULL, program VARCHAR(32) DEFAULT '' NOT NULL, program_of VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX seats_by_secret ON seats (secret_hash);

CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	words TEXT NOT NULL, 
	action_id VARCHAR(64), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;

CREATE TABLE house (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);

CREATE INDEX tables_by_open ON tables (open, created);

CREATE INDEX tables_by_pace ON tables (pace, changed);

CREATE TABLE notices (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	target VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	address TEXT NOT NULL, 
	keys TEXT NOT NULL, 
	house TEXT NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	stop VARCHAR(64) NOT NULL, 
	told INTEGER NOT NULL, 
	late INTEGER NOT NULL, 
	failed INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat, target), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX notices_by_stop ON notices (stop);

CREATE INDEX notices_by_target ON notices (target);

CREATE TABLE talk (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	words TEXT NOT NULL, 
	reported TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	edition INTEGER NOT NULL, 
	done BOOLEAN NOT NULL, 
	words TEXT NOT NULL, 
	notes TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE codes (
	code_hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (code_hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE usage (
	day VARCHAR(10) NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	tables INTEGER NOT NULL, 
	bytes BIGINT NOT NULL, 
	PRIMARY KEY (day, address)
);

CREATE TABLE entropy (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	at INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE bans (
	address VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	until FLOAT NOT NULL, 
	reason TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (address)
);

CREATE TABLE stopped_tables (
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE reports (
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	line INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	words TEXT NOT NULL, 
	reporters INTEGER NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	closed FLOAT NOT NULL, 
	note TEXT NOT NULL, kind VARCHAR(8) DEFAULT 'chat' NOT NULL, by_seats TEXT DEFAULT '[]' NOT NULL, 
	PRIMARY KEY (number)
);

CREATE INDEX reports_by_line ON reports (about, line);

CREATE TABLE audit (
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	who VARCHAR(100) NOT NULL, 
	what VARCHAR(64) NOT NULL, 
	target VARCHAR(100) NOT NULL, 
	details TEXT NOT NULL, 
	PRIMARY KEY (number)
);

CREATE INDEX seats_by_player ON seats (player);

CREATE INDEX seats_by_player_hash ON seats (player_hash);

CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	fold VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	renamed FLOAT DEFAULT '0' NOT NULL, 
	suspended BOOLEAN DEFAULT 0 NOT NULL, 
	recovery VARCHAR(16), 
	recovery_hash TEXT DEFAULT '' NOT NULL, 
	epoch INTEGER DEFAULT '0' NOT NULL, 
	key_hash VARCHAR(64) DEFAULT '' NOT NULL, 
	data TEXT DEFAULT '{}' NOT NULL, public VARCHAR(64) DEFAULT 'ratings' NOT NULL, suspended_until FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (fold), 
	UNIQUE (recovery)
);

CREATE TABLE passkeys (
	id VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	credential TEXT NOT NULL, 
	public_key TEXT NOT NULL, 
	sign_count BIGINT NOT NULL, 
	domain VARCHAR(255) NOT NULL, 
	device VARCHAR(100) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);

CREATE INDEX passkeys_by_player ON passkeys (player);

CREATE TABLE player_sessions (
	token_hash VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	device VARCHAR(100) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);

CREATE INDEX player_sessions_by_player ON player_sessions (player);

CREATE TABLE one_time_codes (
	code_hash VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (code_hash)
);

CREATE TABLE bot_tokens (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	scopes VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	UNIQUE (token_hash)
);

CREATE INDEX bot_tokens_by_player ON bot_tokens (player);

CREATE TABLE tournaments (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	format VARCHAR(16) NOT NULL, 
	seats INTEGER NOT NULL, 
	rounds INTEGER NOT NULL, 
	pace INTEGER NOT NULL, 
	entry VARCHAR(8) NOT NULL, 
	club VARCHAR(32) DEFAULT '' NOT NULL, 
	organiser VARCHAR(32) NOT NULL, 
	no_show VARCHAR(8) NOT NULL, 
	late INTEGER NOT NULL, 
	starts FLOAT NOT NULL, 
	ends FLOAT NOT NULL, 
	most INTEGER NOT NULL, 
	when_full BOOLEAN NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	round INTEGER NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	revision INTEGER NOT NULL, 
	PRIMARY KEY (id)
);

CREATE INDEX tournaments_by_status ON tournaments (status, changed);

CREATE INDEX tournaments_by_organiser ON tournaments (organiser);

CREATE TABLE tournament_entries (
	tournament VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(64) NOT NULL, 
	withdrawn BOOLEAN DEFAULT 0 NOT NULL, 
	entered FLOAT NOT NULL, 
	PRIMARY KEY (tournament, number), 
	CONSTRAINT tournament_entries_once UNIQUE (tournament, player), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
);

CREATE INDEX tournament_entries_by_player ON tournament_entries (player);

CREATE TABLE tournament_rounds (
	tournament VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	promise VARCHAR(64) NOT NULL, 
	started FLOAT NOT NULL, 
	ended FLOAT DEFAULT '0' NOT NULL, 
	standings TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (tournament, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
);

CREATE TABLE tournament_tables (
	tournament VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	totals TEXT DEFAULT '' NOT NULL, 
	winners TEXT DEFAULT '' NOT NULL, 
	forfeited TEXT DEFAULT '' NOT NULL, luck FLOAT, 
	PRIMARY KEY (tournament, round, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE, 
	UNIQUE (table_id)
);

CREATE TABLE tournament_seats (
	tournament VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	warned FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (tournament, round, entrant), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
);

CREATE TABLE clubs (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	cup_game VARCHAR(64) DEFAULT '' NOT NULL, 
	link INTEGER DEFAULT '0' NOT NULL, 
	link_hash VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link_hash)
);

CREATE TABLE club_members (
	club VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	role VARCHAR(8) NOT NULL, 
	joined FLOAT NOT NULL, 
	PRIMARY KEY (club, number), 
	CONSTRAINT club_members_once UNIQUE (club, player), 
	FOREIGN KEY(club) REFERENCES clubs (id) ON DELETE CASCADE, 
	FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);

CREATE INDEX club_members_by_player ON club_members (player);

CREATE TABLE follows (
	player VARCHAR(32) NOT NULL, 
	followed VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (player, followed), 
	FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	FOREIGN KEY(followed) REFERENCES players (id) ON DELETE CASCADE
);

CREATE INDEX follows_by_followed ON follows (followed);

CREATE TABLE blocks (
	player VARCHAR(32) NOT NULL, 
	blocked VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (player, blocked), 
	FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	FOREIGN KEY(blocked) REFERENCES players (id) ON DELETE CASCADE
);

CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TABLE player_presence (
	player VARCHAR(32) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (player), 
	FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);

CREATE TABLE table_invitations (
	id VARCHAR(32) NOT NULL, 
	sender VARCHAR(32) NOT NULL, 
	receiver VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT table_invitations_once UNIQUE (table_id, receiver), 
	FOREIGN KEY(sender) REFERENCES players (id) ON DELETE CASCADE, 
	FOREIGN KEY(receiver) REFERENCES players (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX table_invitations_by_receiver ON table_invitations (receiver);

CREATE INDEX table_invitations_by_sender ON table_invitations (sender);

CREATE INDEX tables_by_rated ON tables (rated, over);

CREATE TABLE rated_matches (
	number INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	pool VARCHAR(72) NOT NULL, 
	finished FLOAT NOT NULL, 
	refused VARCHAR(16) DEFAULT '' NOT NULL, 
	reviewed INTEGER, 
	PRIMARY KEY (number), 
	UNIQUE (table_id), 
	UNIQUE (reviewed)
);

CREATE TABLE rated_seats (
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	participant VARCHAR(64) NOT NULL, 
	points INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	has_left BOOLEAN NOT NULL, 
	par FLOAT, 
	luck FLOAT, 
	choices FLOAT, 
	agreement FLOAT, 
	PRIMARY KEY (number, seat), 
	FOREIGN KEY(number) REFERENCES rated_matches (number) ON DELETE CASCADE
);

CREATE INDEX rated_seats_by_participant ON rated_seats (participant, number);

CREATE TABLE ratings (
	participant VARCHAR(64) NOT NULL, 
	pool VARCHAR(72) NOT NULL, 
	season VARCHAR(8) NOT NULL, 
	mean FLOAT NOT NULL, 
	error FLOAT NOT NULL, 
	matches INTEGER NOT NULL, 
	adjusted_mean FLOAT NOT NULL, 
	adjusted_error FLOAT NOT NULL, 
	adjusted_matches INTEGER NOT NULL, 
	headline FLOAT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (participant, pool, season)
);

CREATE INDEX ratings_by_headline ON ratings (pool, season, listed, headline);

CREATE TABLE rating_curves (
	participant VARCHAR(64) NOT NULL, 
	pool VARCHAR(72) NOT NULL, 
	measure VARCHAR(8) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	mean FLOAT NOT NULL, 
	error FLOAT NOT NULL, 
	PRIMARY KEY (participant, pool, measure, number)
);

CREATE TABLE player_origins (
	player VARCHAR(32) NOT NULL, 
	origin VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (player, origin), 
	FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);

INSERT INTO alembic_version (version_num) VALUES ('0020')
