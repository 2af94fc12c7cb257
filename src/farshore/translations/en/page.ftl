### Texts of the page: everything around the games.

## Everywhere

you = You
guest = Guest
seat = Seat { $number }
free-seat = Free seat
close = Close
language = Language
theme-light = Light colours
theme-dark = Dark colours
pages = Pages
your-name = Your name
name-kept = Stays on this device. The people you play with see it.
keep = Save

## First page

nav-play = Play
nav-tables = My tables
nav-challenges = Challenges
nav-learn = Learn
new-table = New table
which-shore = Which shore today?
no-account = No account. One click and you’re playing.
keep-my-tables = Keep my tables
play-now = Play now
play-now-game = Play now: { $game }
learn-game = Learn { $title }
players-count =
    { $most ->
        [1] { $range } player
       *[other] { $range } players
    }
minutes = { $count } min
your-turn-in = Your turn in { $title }
with = with { $names }
all-tables = all

## My tables

play = Play
no-tables = No tables yet. Once you play, you’ll find them here, on this device.
your-turn = Your turn
waiting-for = Waiting for { $names }
result-solo = { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
result-alone = Solo
result-tournament = Tournament
result-won = You won by { $margin }.
result-won-level = You won the tie-break.
result-shared = Shared victory with { $names }.
result-others = Won by: { $names }.
result-lost =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }, you came { $place ->
        [2] second
        [3] third
       *[other] fourth
    }.
open-record = Open a saved match
drop-here = Drop the saved match here

## Challenges

challenge-of-day = Challenge of the day
same-for-all = the same deal for everyone
no-results = Nobody has finished it yet.
take-up = Accept the challenge
challenge-go-on = Continue
streak = { $count ->
    [0] no streak yet
    [one] 1 day
   *[other] { $count } days in a row
  }
challenge-again = Play it again (doesn’t count)
daily-maps = Everybody’s boards
challenge-past = Play it (doesn’t count)

## Learn

learn = Learn
lessons = Lessons
lesson-begin = { $lesson }
lesson-offer = New to { $title }?
lesson-offer-how = A { $minutes }-minute lesson shows you how to play. You’ll find it under Learn later, too.
lesson-skip = Play right away
practice = Practice

## Rules

rules = Rules

## New table

game = Game
seats = Seats
skip-to-content = Skip to the content
remove = Remove

## Table

log = Log
now = now
just-now = just now
news =
    { $count ->
        [one] 1 turn while you were away
       *[other] { $count } turns while you were away
    }
deal-chosen = Somebody chose this deal and may know what’s coming.
result-again = played again

## Connection

reconnecting = Connection lost. Reconnecting… Your match is safe.
offline-now = You’re offline. Your moves will be sent when you’re back online.
offline-pending = No connection. { $count ->
    [one] 1 move is
   *[other] { $count } moves are
  } waiting and will be sent when you’re back online.
offline-known = No connection. You’re seeing the last position on this device.
offline-title = No connection
offline-words = Farshore can’t reach its server. Your tables are safe there.
try-again = Try again

## End, replay

replay = Replay
review-tab = Review
round-number = Round { $round }
round-turn = Round { $round }, turn { $turn }

## Settings

settings = Settings
settings-look = Appearance
settings-play = Play
settings-kept = All of this stays on this device.
setting-theme = Colours
setting-theme-system = Same as system
setting-theme-light = Light
setting-theme-dark = Dark
setting-large-text = Larger text
setting-large-text-how = everywhere but on the board
setting-letters = Letters on terrain
setting-letters-how = each terrain shows its first letter
setting-strong-patterns = Strong patterns
setting-strong-patterns-how = tell terrain apart without colours
setting-pace = Moves of the others
setting-pace-calm = Calm
setting-pace-quick = Quick
setting-pace-at-once = At once
setting-motion = Animations
setting-motion-usual = Normal
setting-motion-quick = Quick
setting-motion-none = None
setting-auto-done = Press Done for me
setting-auto-done-how = when nothing else is left to do
setting-left-handed = Left hand
setting-left-handed-how = on a phone, the main button sits under your left thumb
setting-vibration = Vibration
setting-vibration-how = a short one when it’s your turn
maintenance = We’re doing maintenance until { $until }. Matches go on, but you can’t open new tables.
