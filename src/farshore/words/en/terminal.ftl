### What the terminal says.

## Playing

play-help = Type an action or its number. “help” explains the rest.
play-help-long =
    A number or an action (“mark e7”): do it. An empty line: nothing.
    why 3, why mark e7: what it would bring, or why it is not possible. why e7: what there is to say of a space.
    look: what lies around the board.
    hint: what a good player would do, and why.
    undo: take your last action back. list: all that can be done. score: the score pad. quit: leave.
    Arrow keys bring back what you typed before; the tab key completes words.
play-why = Say what about: why 3, or why mark e7.
play-more = { $count } more (list)
legend-mine = marked
legend-legal = may be pressed now

## Serving

serve-at = Farshore is at { $address } (Ctrl-C ends it)
serve-as-postgres = Moves are as safe as PostgreSQL keeps them (synchronous_commit).
serve-on-disk = Every acknowledged move is on the disk: a power cut costs nothing.
db-upgraded = the database was brought up to date
db-up-to-date = the database was up to date
db-exported = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  } exported
db-imported = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  } imported
serve-two-seconds = A power cut can cost the last two seconds (FARSHORE_DURABLE=on: nothing); a crash costs nothing.

## What cannot be done

cmd-unknown = there is no command '{ $word }'; “farshore --help” lists them
cmd-unknown-near = there is no command '{ $word }' (did you mean '{ $near }'?); “farshore --help” lists them
cmd-game-broken = the game '{ $game }' cannot be loaded: { $error }
cmd-no-game = there is no game '{ $game }'; installed are { $known }
cmd-no-game-near = there is no game '{ $game }' (did you mean '{ $near }'?); installed are { $known }
cmd-game-made = the game '{ $game }' cannot be made: { $error }
cmd-game-lacks = the game '{ $game }' has no { $missing }
cmd-not-toml = { $file } is not TOML: { $error }
cmd-name-value = --option { $words }: write NAME=VALUE
cmd-no-toml-files = there are no TOML files in { $folder }
cmd-no-seat = there is no seat { $seat }; they are numbered from 0
cmd-bad-id = '{ $name }' cannot be the id of a game: write small letters, digits and _
cmd-game-there = there is a game '{ $name }' already
cmd-package-there = there is a Python package '{ $name }' already
cmd-folder-there = { $folder } is there already
cmd-port-range = --port { $port }: ports go from 0 to { $last }
cmd-no-address = { $host }:{ $port } is no address of this machine
cmd-several-workers = several workers need PostgreSQL: --database postgresql://…
cmd-port-in-use = port { $port } is in use; choose another: --port { $next }
cmd-port-barred = port { $port } cannot be used ({ $error }); choose another: --port { $next }
cmd-database-address = --database { $url }: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
cmd-database-lost = the database cannot be reached or written to: { $error }; choose another: --database
cmd-database-barred = nothing can be written to the database: { $error } ({ $url }; is this a read-only place?); choose another: --database
cmd-print-ending = { $file }: a print ends in one of { $endings }
