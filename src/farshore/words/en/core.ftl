### Words of the house: what every game and every page says.

list-and = { $first } and { $last }

## What every table shows

player = { $seat }
spoken = { $first }, { $second }
turn-number = Turn { $turn }
seat-number = Seat { $seat }
score-pad = Score pad
total = Total

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
not-your-turn = It is not your turn.
legal-now = Legal now ({ $count }): { $actions }
to-choose-from = To choose from: { $actions }
no-such-outcome = “{ $outcome }” cannot happen here.
not-allowed-now = “{ $action }” is not possible now.
nothing-to-press = There is nothing to press here.
can-be-done = You can do this now: { $action }
unknown-action = “{ $action }” is not an action of this game.
nothing-to-undo = There is nothing you can take back.
undo-built-on = Another seat has already acted on this.
no-such-event = There is no event { $event }.
no-such-seat = There is no seat “{ $seat }”.
too-many-undos = Only { $most } actions can be taken back in one match.
too-many-events = This match has { $most } events, and no match may have more.

## Options

bad-option = { $game } has no option “{ $option }”.
bad-option-value = “{ $value }” is not a value of the option “{ $option }”.
option-too-long = The value of the option “{ $option }” is longer than { $most } characters.
bad-seats = This game is for { $least } to { $most } seats, not { $seats }.
no-own-data = { $game } does not take your own components.
not-installed = This needs “{ $package }”, which is not installed: pip install '{ $extra }'

## Records

bad-event = “{ $event }”: { $reason }
broken-toml = This is not TOML: { $reason }
not-utf-8 = This file is not text in UTF-8.
hidden-event = This was hidden from whoever took the record; it can be read, but not replayed.
unknown-key = “{ $key }” does not belong in a record.
missing-key = “{ $key }” is missing.
unknown-format = Records of format { $format } cannot be read.
unknown-game = The game “{ $game }” is not installed.
other-edition = This match was played by edition { $edition } of the rules.
not-a-table = “{ $key }” must be a table.
not-a-list = “{ $key }” must be a list.
not-texts = “{ $key }” must be a list of texts.
not-a-text = “{ $key }” must be a text, and not a long one.
at-line = { $file }, line { $line }: { $reason }
unknown-file = is not a file of this game; there are { $files }.
too-many-bytes = This is larger than { $most } bytes.
too-deep = Lists and tables are nested more than { $most } deep.
too-many-key-parts = A key has more than { $most } parts.
too-many-digits = A number has more than { $most } digits.
too-many-entries = A list or table has more than { $most } entries.
too-long-text = A text has more than { $most } characters.
no-nul = The character NUL cannot be stored.
bad-data = Your own components: { $reason }
scores-too-early = The match is not over, yet the record has scores.
wrong-scores = Seat { $seat } has { $right }, not { $told }.
wrong-winners = The winners are { $right }, not { $told }.
wrong-count = There are { $told } score pads for { $right } seats.
