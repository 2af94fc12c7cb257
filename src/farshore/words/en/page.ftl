### Words of the page: everything around the games.

## Everywhere

you = You
guest = Guest
seat = Seat { $number }
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

tables-waiting = Waiting for you
tables-going-on = Going on
tables-finished = Finished
no-tables = No table yet. The ones you play are kept on this device.
your-turn = Your turn
moves-since =
    { $count ->
        [one] { $count } event since you were here.
       *[other] { $count } events since you were here.
    }
waiting-for = Waiting for { $names }.
result-solo = { $points } points.
result = Won by { $names }, { $totals }.
open-record = Open a record file
drop-here = Drop the record here

## Challenges

challenge-of-day = Challenge of the day
challenge-of = Challenges of { $day }
challenge-how = One deal a day for each game, the same for everybody. Hints are off.
same-for-all = the same deal for everybody
no-results = Nobody has finished it yet.
take-up = Accept the challenge
beat-yours = Beat your { $points }

## Learn

learn = Learn
learn-how = A real game against an easy bot, with one thing explained at a time.
first-game = First game
lesson-next = Next
lesson-done = Got it
learn-any-1 = What you can use now is lit. Press it. What you cannot use says why when you press it.
learn-any-2 = Rest the pointer on something lit, or hold your finger on it: you see what it would bring.
learn-any-3 = Undo takes back what you did, until something new was revealed.
learn-any-4 = The score pad counts along. Press one of its lines to see where the points are.
learn-explorers-1 = You mark spaces on your own map. Your way begins at the start village: choose the terrain of your first three marks.
learn-explorers-2 = A new mark must touch one of yours. The lit spaces are those you may mark now: press one.
learn-explorers-3 = Reach what lies on the map. Gemstones count at the end of every round, so early ones count often. Each kind of provision counts once a round.
learn-explorers-4 = A temple needs a key, and whoever is there first gets most: the races are at the right.
learn-explorers-5 = A horse brings one more mark at once, on any terrain; a scroll lets you choose the terrain in a later turn.
learn-explorers-6 = When all marks of the turn are placed, press Done. Until then you can take everything back.
learn-kingdom-maps-1 = Each turn the active player rolls, announces a territory that everybody draws, and takes a die. What is lit is yours to choose.
learn-kingdom-maps-2 = The number of a die says how many hexes you draw. They must hang together; the lit hexes are the possible ones.
learn-kingdom-maps-3 = Four criteria decide what a map is worth. They are at the right, with your points as they stand.
learn-kingdom-maps-4 = A hex with ±1 gives you a power: later you may draw one hex more or fewer.
learn-kingdom-maps-5 = Each territory can be used a few times only: the boxes at the left show how often still.
learn-la-isla-1 = Each round you give three cards to the letters A, B and D. Press a card, then the place for it.
learn-la-isla-2 = A puts a function into your cardholder. B brings a resource. D moves an animal’s marker up and pays you for it.
learn-la-isla-3 = In phase C you place an explorer: two resources of the space’s colour pay for it.
learn-la-isla-4 = When your explorers stand on all spaces around an animal, you claim it and get its points.
learn-la-isla-5 = The animal markers say what each animal is worth at the end. When they have climbed far enough together, the game ends.

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
other-boards = Other boards
press-to-open = press to open
open-board = Open the board of { $name }
cell-usable = { $name }, can be used
show-where = Show where these points are
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
        [one] { $count } event since you were last here
       *[other] { $count } events since you were last here
    }
since-last = Since you were last here
replay-from-there = See it on the board
pass-device = Please pass the device to { $name }
pass-device-why = Hands are hidden: the others look away.
i-have-it = I have it
letters-option = Letters on the grounds
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
key-escape = put down, close
key-help = this list

## End, replay

end-solo = { $points } points
end-you-won = You have won
end-won = { $name } has won
end-shared = A shared victory: { $names }
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
run = Run
pause = Pause
event = Event
event-of = { $at } of { $last }
play-on = Play on from here
play-on-as = As { $name }
look-from = Look from
link-position = Link to this position
to-table = To the table
