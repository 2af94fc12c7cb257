### Texts that every game and every page shares.

list-and = { $first } and { $last }

## What every table shows

player = { $seat }
spoken = { $first }, { $second }
turn-number = Turn { $turn }
seat-number = Seat { $seat }
score-pad = Score pad
total = Total
prompt-wait = Waiting for { $names }
board = Board
belongs-to = belongs to { $player }
prompt-turn = It’s your turn.
prompt-chance = Dealing…
score-change = { $line }: { $points }

## The log speaks to its reader: $who is “you” in a line on what you did yourself

has-done = { $who ->
    [you] have
   *[other] has
  }
was-there = { $who ->
    [you] were
   *[other] was
  }
could-do = { $who ->
    [you] could
   *[other] could
  }

## Refusals

match-over = The match is over.
not-your-turn = It’s not your turn.
legal-now = Legal now ({ $count }): { $actions }
to-choose-from = Choose from: { $actions }
no-such-outcome = “{ $outcome }” cannot happen here.
not-allowed-now = “{ $action }” isn’t possible now.
nothing-to-press = There’s nothing to do here.
can-be-done = You can do this now: { $action }
unknown-action = “{ $action }” is not an action of this game.
nothing-to-undo = There’s nothing to undo.
undo-built-on = Somebody has already played after this move.
no-such-event = There is no event { $event }.
no-such-seat = There is no seat “{ $seat }”.
seat-not-there = There is no seat { $seat } in this match: seats go from 0 to { $last }.
too-many-undos = You can undo at most { $most } actions in one match.
too-many-events = This match has reached the limit of { $most } events.

## Options

bad-option = { $game } has no option “{ $option }”.
bad-option-value = “{ $value }” is not a value of the option “{ $option }”.
option-too-long = The value of the option “{ $option }” is longer than { $most } characters.
bad-seats = This game is for { $counts } players, not { $seats }.
no-own-data = { $game } doesn’t take custom components.
not-installed = This needs “{ $package }”, which isn’t installed: pip install '{ $extra }'

## Saved matches

bad-entropy = “{ $value }” isn’t a seat, a draw and a random value.
bad-event = “{ $event }”: { $reason }
broken-toml = This is not TOML: { $reason }
not-utf-8 = This file is not UTF-8 text.
hidden-event = This was hidden from the player who saved the match. You can read it, but not replay it.
unknown-key = “{ $key }” does not belong in a saved match.
missing-key = “{ $key }” is missing.
unknown-format = Saved matches of format { $format } can’t be read.
unknown-game = The game “{ $game }” is not installed.
other-edition = This match was played with edition { $edition } of the rules.
not-a-table = “{ $key }” must be a table.
not-a-list = “{ $key }” must be a list.
not-texts = “{ $key }” must be a list of texts.
not-a-text = “{ $key }” must be a short text.
at-line = { $file }, line { $line }: { $reason }
unknown-file = is not a file of this game. Choose from: { $files }.
too-many-bytes = This is larger than { $most } bytes.
too-deep = Lists and tables are nested more than { $most } levels deep.
too-many-key-parts = A key has more than { $most } parts.
too-many-digits = A number has more than { $most } digits.
too-many-entries = A list or table has more than { $most } entries.
too-long-text = A text has more than { $most } characters.
no-nul = The character NUL cannot be stored.
bad-data = Custom components: { $reason }
scores-too-early = The match is not over, but the file has scores.
wrong-scores = Seat { $seat } has { $right }, not { $found }.
wrong-winners = Winners: { $right }, not { $found }.
wrong-count = Score pads: { $found }, but seats: { $right }.
