### Texts of the terminal.

## Playing

play-help = Type an action or its number. “help” explains the rest.
play-help-long =
    Type a number or an action (“{ $action }”) to play it. An empty line does nothing.
    If only one action is possible on a space, its name is enough.
    why 3, why { $action }: what it does, or why you can’t. why { $space }: whether you can play there, and why not.
    look: what’s around the board.
    hint: a good move, and why.
    undo: undo your last action. list: everything you can do. score: the score pad. quit: leave.
    The arrow keys bring back what you typed; the tab key completes words.
play-why = Why what? Try: why 3, or why { $action }.
play-near = Did you mean “{ $action }”?
play-more = { $count } more (list)
legend-mine = yours
legend-seats = taken by this seat
legend-legal = possible now

## Serving

serve-at = Farshore is running at { $address } (Ctrl-C stops it)
serve-as-postgres = Moves are as safe as your PostgreSQL settings make them (synchronous_commit).
serve-on-disk = Every confirmed move is on the disk: a power cut loses nothing.
db-upgraded = the database has been upgraded
db-up-to-date = the database is up to date
db-exported = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  } exported
db-imported = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  } imported
db-verified = { $file }: complete and undamaged ({ $rows ->
    [one] 1 row
   *[other] { $rows } rows
  }, { $tables ->
    [one] 1 game table
   *[other] { $tables } game tables
  })
db-pruned = deleted: { $parts }
db-would-prune = would be deleted: { $parts }
db-pruned-unplayed = { $count ->
    [one] 1 unplayed table
   *[other] { $count } unplayed tables
  }
db-pruned-uploads = { $count ->
    [one] 1 uploaded match
   *[other] { $count } uploaded matches
  }
db-pruned-finished = { $count ->
    [one] 1 finished match
   *[other] { $count } finished matches
  }
serve-two-seconds = A power cut can lose the last two seconds (FARSHORE_DURABLE=on: nothing); a crash loses nothing.

## What cannot be done

cmd-no-database = there is no Farshore database at { $database }
cmd-old-database = the database { $database } is from an older version; run “farshore db upgrade” first
cmd-new-database = the database { $database } is from a newer version of Farshore
cmd-database-damaged = the database { $database } is damaged: { $reason }
backup-not-empty = { $database } already contains tables; import needs an empty database
backup-empty = { $file } is empty; nothing was imported
backup-truncated = { $file } is truncated: its end is missing; nothing was imported
backup-damaged = { $file } is damaged: its contents don’t match its checksum; nothing was imported
backup-line = { $file }, line { $line }: this isn’t a row of a Farshore database; nothing was imported
backup-reference = { $file }, line { $line }: this row belongs to table { $table }, which isn’t in the file; nothing was imported
backup-row = { $file } doesn’t fit the database, so nothing was imported: { $reason }
backup-newer = { $file } was made by a newer version of Farshore; nothing was imported
cmd-keep-everything = nothing to delete: say after how many days, such as --unplayed 7
cmd-unknown = there is no command “{ $word }”; “farshore --help” lists them
cmd-unknown-near = there is no command “{ $word }” (did you mean “{ $near }”?); “farshore --help” lists them
cmd-game-broken = the game “{ $game }” can’t be loaded: { $error }
cmd-no-game = there is no game “{ $game }”; installed: { $known }
cmd-no-game-near = there is no game “{ $game }” (did you mean “{ $near }”?); installed: { $known }
cmd-game-made = the game “{ $game }” can’t be created: { $error }
cmd-game-lacks = the game “{ $game }” has no { $missing }
cmd-not-toml = { $file } is not TOML: { $error }
cmd-name-value = --option { $words }: write NAME=VALUE
cmd-no-toml-files = there are no TOML files in { $folder }
cmd-no-seat = there is no seat { $seat }; they are numbered from 0
cmd-bad-id = “{ $name }” can’t be the id of a game: use lower-case letters, digits and _
cmd-game-there = there is already a game “{ $name }”
cmd-package-there = there is already a Python package “{ $name }”
cmd-folder-there = { $folder } already exists
cmd-port-range = --port { $port }: ports go from 0 to { $last }
cmd-no-address = { $host }:{ $port } is not an address of this machine
cmd-several-workers = several workers need PostgreSQL: --database postgresql://…
cmd-port-in-use = port { $port } is in use; choose another: --port { $next }
cmd-port-barred = port { $port } can’t be used ({ $error }); choose another: --port { $next }
cmd-database-address = --database { $url }: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
cmd-database-lost = the database can’t be reached or written to: { $error }; choose another: --database
cmd-database-barred = can’t write to the database: { $error } ({ $url }; is this place read-only?); choose another: --database
cmd-print-ending = { $file }: the file name must end in one of { $endings }

## Running a server: farshore admin

admin-table-freeze = Table { $table } is stopped: nobody can play there.
admin-table-unfreeze = Table { $table } goes on.
admin-table-delete = Table { $table } is deleted.
admin-stopped = stopped
admin-over = over
admin-running = running
admin-no-table = there is no table { $table }
admin-not-stopped = table { $table } isn’t stopped
admin-ban = { $address } is banned until: { $until }
admin-limit = { $address } is limited to a tenth of the usual rates until: { $until }
admin-unban = { $address } is allowed again.
admin-not-banned = { $address } is neither banned nor limited
admin-bad-address = “{ $address }” isn’t an IPv4 or IPv6 address
admin-bad-time = “{ $time }” isn’t a time: use --until 2026-11-20T18:00 or --for 30m, 2h, 3d
admin-report-closed = Report { $report } is closed.
admin-no-report = there is no report { $report }
report-chat = chat
report-name = name
admin-no-server = no running server has answered
admin-message-set = The message is shown on every page.
admin-message-removed = The message is removed.
admin-maintenance-on = New tables are refused until { $until }.
admin-maintenance-off = New tables are allowed again.
admin-no-end = say when it ends: --until or --for
head-table = table
head-game = game
head-events = events
head-changed = changed
head-state = state
head-name = name
head-kind = kind
head-taken = taken
head-address = address
head-until = until
head-reason = reason
head-report = report
head-about = about
head-at = time
head-reporters = reporters
head-message = message
head-note = note
head-seconds = seconds
head-kilobytes = kB
head-process = process
head-number = number
head-who = who
head-act = act
head-target = target
head-details = details
head-id = id
head-created = created
head-used = last used
head-device = device
yes = yes
no = no

# farshore players
players-no-player = There is no player “{ $player }”.
players-suspended = suspended
players-suspend = “{ $player }” is suspended and signed out everywhere.
players-suspend-until = “{ $player }” is signed out everywhere and suspended until { $until }.
players-restore = “{ $player }” may sign in again.
players-delete = “{ $player }” is deleted. The matches stay.
players-merge = The seats and passkeys of “{ $player }” now belong to “{ $into }”.
players-renamed = “{ $player }” is now called “{ $name }”.
head-rating = rating
head-reviewed = reviewed
head-without-luck = without luck
players-rerated =
    { $matches ->
        [one] Rated 1 match again.
       *[other] Rated { $matches } matches again.
    }
players-same = “{ $player }” cannot be merged with itself.
players-invite = One visitor can become a player with this code within { $days } days: { $code }

# farshore connect
connect-no-token = Give the bot token with --token, or in the variable { $variable }.
connect-unreachable = { $url } can’t be reached: { $reason }
connect-ready = “{ $bot }” plays for { $player } on { $url }. Stop it with Ctrl+C.
connect-no-game = The game “{ $game }” isn’t installed here, or only in another edition.
connect-won = { $game } ({ $table }): won, { $points }
connect-lost = { $game } ({ $table }): not won, { $points }

# farshore evaluate
head-matches = matches
head-refused = refused
head-random-moves = random
evaluated = { $agent } against { $bot }, with 95% intervals. “refused”: illegal answers. After { $tries } of them a random action is played (“random”). “seconds”: per decision.
agent-acts-not = An agent needs a method “act”.

# farshore dataset
cmd-dataset-where = Name a game and a folder: farshore dataset GAME --out DIR
cmd-dataset-explore = --explore is a share from 0 to 1, not { $value }.
cmd-dataset-manifest = { $file } does not describe a dataset: { $error }
dataset-written = { $rows ->
    [one] One decision
   *[other] { $rows } decisions
} of { $count ->
    [one] one match
   *[other] { $count } matches
} in { $folder }
dataset-differs = { $file } is missing, or differs from its checksum.
dataset-verified = { $files ->
    [one] The file agrees with its checksum
   *[other] All { $files } files agree with their checksums
}, { $rows ->
    [one] one decision
   *[other] { $rows } decisions
}.
