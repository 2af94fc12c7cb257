### Words of the page: everything around the games.

## Everywhere

you = You
guest = Guest
seat = Seat { $number }
free-seat = Free seat
close = Close
language = Language
theme-light = Light colours
theme-dark = Dark colours
menu = Menu
pages = Pages
views = Views
to-first-page = First page
your-name = Your name
name-kept = It stays on this device and is shown to those you play with.
keep = Keep

## First page

nav-play = Play
nav-tables = My tables
nav-challenges = Challenges
nav-learn = Learn
new-table = New table
which-shore = Which shore today?
no-account = No account. One click and you are playing.
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

profile = Your results
profile-matches = Matches
profile-won = { $count } won
profile-best = { $title }, best
profile-mean = mean { $points }
play = Play
look-at-table = Look
tables-waiting = Your turn
last-turn-ringed = last turn ringed on each board
for-so-long = for { $time }
tables-going-on = Waiting for others
tables-finished = Finished
so-many-more = { $count } more
no-tables = No table yet. The ones you play are kept on this device.
your-turn = Your turn
waiting-for = Waiting for { $names }
result-solo = { $points } points.
result-alone = On your own
result-won = You won by { $margin }.
result-won-level = You won on the tie-break.
result-shared = You and { $names } share the victory.
result-others = { $names } won.
result-lost =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }, you came { $place ->
        [2] second
        [3] third
       *[other] fourth
    }.
remind = Remind
reminded = Reminded: { $names }.
reminded-silent = No notices reach { $names } here. Better send a message yourself.
reminded-before = A reminder for this turn has been sent before.
open-record = Open a record file
drop-here = Drop the record here

## Challenges

challenge-of-day = Challenge of the day
challenge-of = Challenges of { $day }
challenge-how = One deal a day for each game, the same for everybody. Hints are off.
same-for-all = the same deal for everybody
no-results = Nobody has finished it yet.
take-up = Accept the challenge
challenge-go-on = Go on
streak = { $count ->
    [0] no day in a row yet
    [one] 1 day
   *[other] { $count } days in a row
  }
beat-yours = Beat your { $points }

## Learn

learn = Learn
learn-how = Lessons of a few minutes at a real table, the rules to read, and positions to practise on.
lessons = Lessons
lesson-begin = { $lesson }
lesson-next = Next
lesson-after-move = after your move
lesson-step = Step { $step } of { $steps }
lesson-move = Your move
lesson-read = Read, then go on
lesson-why = Why?
lesson-show = Show me
lesson-before = before
lesson-after = after
lesson-is-done = done
lesson-leave = Leave the lesson
lesson-well-done = Well done
lesson-following = Next lesson
lesson-offer = New to { $title }?
lesson-offer-how = A lesson of { $minutes } minutes shows you how it is played. You find it later under Learn, too.
lesson-skip = Play at once
practice = Practice
practice-score = { $tried ->
        [0] { $all } positions
       *[other] { $found } of { $tried } found
    }
practice-best = Best turn
practice-again = Try it again
practice-next = Next position

## Rules

rules = Rules
rules-of = In the rules: { $what }
rules-search = Search the rules
rules-sections = Sections
rules-text = Text of the rules
rules-now = Now: { $what }
rules-whole-page = All rules on a page of their own, to print
legend = Icons and grounds
sign-legal = Open to you now
sign-blocked = Not now; a press says why
sign-new = Yours just now; it can still be taken back
sign-mark = A player’s, in their colour
sign-claim = Claimed by a player
print = Print

## New table

game = Game
seats = Seats
options = Options
table-options = Table
seat-kind = Who sits on seat { $number }
seat-me = Me
seat-bot = A bot
seat-here = Somebody here
seat-link = A friend, by link
bot-level = Strength of the bots
their-name = Their name
hints-allowed = Hints allowed
choose-some = Choose up to { $most } yourself
own-data = Own components
own-data-how = TOML files with your own tiles or cards
remove = Remove
open-table = Open the table

## Table

what-happens = What happens
what-is-mine = What is mine
log = Log
players = Players
busy = The table waits for this seat
other-boards = The others, last turn
whose-board = Whose board
show-again = Show again
is-bot = a bot
now = now
just-now = just now
open-board = Open the board of { $name }
cell-usable = { $name }, can be used
show-where = Show where these points are
prospect-point = Point at a lit space: here you see what it costs and what it brings
prospect-hold = Hold a lit space: here you see what it costs and what it brings
undo = Undo
hint = Hint
hint-which = Which move?
hint-why = Why?
hint-end = Got it
watching = { $count } watching
tab-board = Board
tab-mine = Mine
tray = Your move
back = Back
tab-pad = Score pad
tab-others = Others
tab-log = Log
invite = Links for the open seats
link-seat = Link for seat { $number }
link-watch = Link to watch
copy-link = Copy
copied = Copied
news =
    { $count ->
        [one] { $count } turn of others since you were last here
       *[other] { $count } turns of others since you were last here
    }
since-last = Since you were last here
replay-from-there = See it on the board
pass-device = Please pass the device to { $name }
pass-device-why = Hands are hidden: the others look away.
i-have-it = I have it
replay-so-far = Replay so far
download-record = Download the record
leave-to-bot = Let a bot play for me
sit-again = Take my seat back
promise = The deal was fixed before the first card: { $hash }…
promise-kept = Secret of the deal: { $secret }
deal-chosen = Somebody chose this deal, and may know what is coming.
result-again = played again

## Connection

reconnecting = The connection is gone. Trying again … nothing is lost.
offline-now = You are offline. What you did is sent as soon as you are back.
offline-pending = No connection. { $count ->
    [one] 1 press waits
   *[other] { $count } presses wait
  } and will be sent as soon as you are back.
offline-known = No connection. This is what this device knows.
offline-title = No connection
offline-words = Farshore cannot reach its server. Your tables are safe there.
offline-last = The last position of { $title }
try-again = Try again
fetching = One moment …
no-table = There is nothing here
no-such-page = No shore at this address

## Keys

keys-title = Keys
key-arrows = move over the board
key-enter = use the space
key-next = next space that can be used
key-board = to the board
key-undo = take back
key-hint = hint
key-done = done
key-log = log
key-rules = rules
key-escape = put down, close
key-help = this list

## End, replay

end-solo = { $points } points
end-you-won = You win with { $points }
end-won = { $name } wins with { $points }
end-shared = { $names } win with { $points }
end-has = { $name } has { $points }.
end-you-placed = { $behind ->
    [0] You are { place } with { $points }, level on points.
    [one] You are { place } with { $points }, 1 point behind.
   *[other] You are { place } with { $points }, { $behind } points behind.
  }
place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
  }
best-underlined = best of a line underlined
points-by-turn = Points after each turn
what-challenge = A challenge is this deal once more, and { $points } to beat.
challenge-friend = Challenge a friend
result-tab = Result
so-many-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
  }
to-result = To the result
look-at-board = Look at the board
replay = Replay
rematch = Rematch
to-rematch = To the rematch
share = Share
share-replay = Link to the replay
share-challenge = Offer the same deal as a challenge
step-back = One step back
step-on = One step on
turn-back = One turn back
turn-on = One turn on
speed = Speed
before-the-first-round = Set-up
round-number = Round { $round }
round-turn = Round { $round }, turn { $turn }
run = Run
pause = Pause
event = Event
event-of = event { $at } of { $last }
play-on = Play on from here
play-on-as = As { $name }
look-from = Look from
link-position = Link to this position
to-table = To the table

## Settings

settings = Settings
settings-look = Look
settings-play = Play
settings-kept = All of this stays on this device.
setting-theme = Colours
setting-theme-system = As the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-large-text = Larger text
setting-large-text-how = everywhere but on the board
setting-letters = Letters on the grounds
setting-letters-how = each ground by its first letter
setting-strong-patterns = Strong patterns
setting-strong-patterns-how = grounds told apart without their colours
setting-pace = Moves of the others
setting-pace-at-once = At once
setting-pace-calm = Calm
setting-pace-slow = Slow
setting-motion = Motion
setting-motion-usual = Usual
setting-motion-quick = Quick
setting-motion-none = None
setting-auto-done = Done by itself
setting-auto-done-how = where nothing else is left to do
setting-left-handed = Left hand
setting-left-handed-how = on a phone the main button lies under the left thumb
auto-done-told = There is nothing else left to do, so Done will be pressed for you, after a moment in which you can still undo. What is done cannot be taken back.
auto-done-yes = Good, press it for me
auto-done-no = No, I press it myself
