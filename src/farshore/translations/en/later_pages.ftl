### Texts of all pages but the first.

## Everywhere

menu = Menu
views = Views
to-first-page = Home page

## My tables

profile = Your results
profile-matches = Matches
profile-won = { $count } won
profile-best = { $title }: best
profile-mean = { $points } on average
look-at-table = View
tables-waiting = Your turn
last-turn-ringed = last turn circled on each board
for-so-long = for { $time }
tables-going-on = Waiting for others
tables-finished = Finished
so-many-more = { $count } more
remind = Remind
reminded = Reminder sent: { $names }.
reminded-silent = We couldn’t notify: { $names }. Send a message yourself.
reminded-before = A reminder has already been sent for this turn.
kept-title = How long tables are kept
kept-unplayed = { $days ->
    [one] Unplayed tables are deleted after a day.
   *[other] Unplayed tables are deleted after { $days } days.
  }
kept-uploads = { $days ->
    [one] Uploaded matches are deleted after a day.
   *[other] Uploaded matches are deleted after { $days } days.
  }
kept-finished = { $days ->
    [one] Finished matches are deleted after a day. Save the ones you want to keep.
   *[other] Finished matches are deleted after { $days } days. Save the ones you want to keep.
  }

## Challenges

challenge-of = Challenges of { $day }
challenge-how = One deal a day for each game, the same for everyone. Your first attempt counts. No hints.

## Learn

learn-how = Short lessons at a real table, the rules to read, and positions to practise.
lesson-next = Next
lesson-after-move = after your move
lesson-step = Step { $step } of { $steps }
lesson-move = Your move
lesson-read = Read, then press Next
lesson-why = Why?
lesson-show = Show me
lesson-before = before
lesson-after = after
lesson-is-done = done
lesson-leave = Leave the lesson
lesson-later-parts = More appears here when a lesson needs it.
lesson-well-done = Well done
play-solo = Play solo
lesson-following = Next lesson
practice-score = { $tried ->
        [0] { $all } positions
       *[other] Found: { $found } of { $tried }
    }
practice-best = Best move
practice-again = Try it again
practice-next = Next position

## Rules

rules-of = In the rules: { $what }
rules-search = Search the rules
rules-sections = Sections
rules-text = Rules text
rules-now = Now: { $what }
rules-whole-page = All rules on one page, to print
legend = Icons and terrain
sign-legal = Possible now
sign-blocked = Not now – tap to see why
sign-new = Just placed; you can undo it
sign-mark = A player’s, in their colour
sign-claim = Claimed by a player
print = Print

## New table

options = Options
table-options = Table
seat-kind = Who sits in seat { $number }?
seat-me = Me
seat-bot = A bot
seat-here = Somebody on this device
seat-link = A friend, by link
bot-level = Bot strength
their-name = Their name
open-table = Open the table

## Table

what-happens = What’s happening
what-is-mine = What’s yours
players = Players
busy = Still to play
other-boards = Others’ last turn
whose-board = Choose a board
show-again = Show again
is-bot = a bot
open-board = Open the board: { $name }
board-after = Next board
board-before = Previous board
board-beside = Another player’s board
cell-usable = { $name }, can be used
show-where = Show where these points are
prospect-point = Point at a highlighted space to see what it does.
prospect-hold = Hold a highlighted space to see what it does.
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
invite = Links for the free seats
link-seat = Link for seat { $number }
link-watch = Link to watch
link-own = Link to my seat
link-own-how = For another device of yours. Keep it secret: anyone who has it can play for you.
end-links = End other links
links-ended = Done: only this device holds your seat now.
copy-link = Copy
copied = Copied
since-last = While you were away
round-points = Round { $round }
replay-from-there = Watch it on the board
pass-device = Pass the device to { $name }
pass-device-why = Hands are secret: everybody else looks away.
i-have-it = I’ve got it
replay-so-far = Watch the match so far
download-record = Download the match
leave-to-bot = Let a bot play for me
sit-again = Take my seat back
promise = The deal was fixed before the match began: { $hash }…
promise-kept = The deal’s secret: { $secret }
promise-mixed = Mixed into the deal: random values from { $names }
promise-other = This isn’t the deal that was fixed when you sat down.

## Connection

offline-last = Last position: { $title }
fetching = One moment…
no-table = There’s nothing here
no-such-page = This page doesn’t exist

## Keys

keys-title = Keyboard shortcuts
key-arrows = move around the board
key-enter = use the space
key-next = next space you can use
key-board = go to the board
key-undo = undo
key-hint = hint
key-done = done
key-log = log
key-rules = rules
key-others = others’ boards
key-escape = put back, close
key-help = this list

## End, replay

end-solo = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
end-you-won = You win with { $points }
end-won = { $name } wins with { $points }
end-shared = Shared victory with { $points }: { $names }
end-has = { $name } has { $points }.
end-you-placed = { $behind ->
    [0] You’re { place } with { $points }, level on points.
    [one] You’re { place } with { $points }, 1 point behind.
   *[other] You’re { place } with { $points }, { $behind } points behind.
  }
place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
  }
best-underlined = best in each row underlined
points-by-turn = Points after each turn
what-challenge = Your friend gets the same deal and tries to beat { $points }.
challenge-friend = Challenge a friend
result-tab = Result
so-many-seats = { $count ->
    [one] solo
   *[other] { $count } players
  }
to-result = See the result
look-at-board = Look at the board
rematch = Rematch
to-rematch = Join the rematch
share = Share
share-replay = Link to the replay
share-challenge = Offer this deal as a challenge
step-back = One step back
step-on = One step forward
turn-back = One turn back
turn-on = One turn forward
speed = Speed
before-the-first-round = Set-up
run = Start playback
pause = Pause
event = Step
event-of = step { $at } of { $last }
play-on = Play on from here
play-on-as = As { $name }
look-from = View as
link-position = Link to this position
to-table = To the table

## Settings

auto-done-notice = Nothing else is left to do, so we’ll press Done for you. You’ll have a moment to undo.
auto-done-yes = Yes, press it for me
auto-done-no = No, I’ll press it myself
