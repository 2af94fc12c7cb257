### People at tables: who is there, who is invited, whose turn it is.

## Presence

presence-here = here
presence-away = away
presence-gone = gone
presence-free = free
presence-since = { $what }, { $when }
person-joined = { $name } joined
person-back = { $name } is back
person-left = { $name } left

## Invitation

invites-you = { $name } invites you to { $title }
invited = You are invited to { $title }
opened-when = opened { $when }
minutes-to-play = about { $count } minutes to play
sits-host = host
sits-joined = joined
sits-yours = this seat is yours
sits-free = Free
sits-or-bot = or a bot
sits-bot = bot
your-name-here = Your name here
join-as = Join as
only-watch = Only watch
learn-first = Learn it first
no-account-no-mail = No account, no mail.
in-three-sentences = { $title } in three sentences
play-on-phone = Play on a phone
board-of-table = The board of this table.
show-code = QR code
enter-code = Enter a code
code-label = Code of a seat
code-how = Eight letters and digits, as they stand under the picture of the invitation.
code-go = Go
code-for-seat = QR code for seat { $number }

## Open tables

open-tables = Open tables
no-open-tables = Nobody is waiting just now. Open a table to everybody, and others find it here.
sit-down = Sit down
free-seats = 
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
quick-match = Quick match
quick-how = You play with whoever wants the same. After a minute you may take a bot instead.
quick-go = Look for players
players-wanted = Players
open-to-all = Open to everybody, listed on the first page
chat-allowed = Words allowed, not only signs
pace = Pace
pace-0 = No clock
pace-60 = 1 minute a turn
pace-180 = 3 minutes a turn
pace-600 = 10 minutes a turn
pace-86400 = 1 day a turn
pace-259200 = 3 days a turn
pace-604800 = 7 days a turn

## Waiting and pace

at-the-table = At the table
waiting-for-somebody = Waiting for somebody to sit down
waiting-how = It goes on here as soon as somebody comes.
bot-instead = Play with a bot instead
seat-bot-there = A bot
over-time = { $name } is over time.
over-time-soon = { $name } is over time and is reminded. Soon you may let a bot play.
over-time-you = Your time is up. The others may soon let a bot play for you.
let-bot-play = Let a bot play
bot-plays-for-you = A bot plays for you
bot-plays-until = Until you take your seat back.
take-seat-back = Take back
clock-left = { $time } left
clock-up = time is up
clock-days = 
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
clock-hours = 
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }

## Notices of turns

notice-late = Your time is up in { $title }
notice-remind = { $name } is waiting for you in { $title }
notice-open = Open
notice-end = No more of these
notices = When it is my turn
notices-allow = Tell me when I am not looking
notices-refused = Your browser does not allow it. You can change that in its settings for this page.
sounds = Soft sounds
hook-add = Tell a chat program …
hook-how = Address that takes a message (webhook)
hook-go = Tell it
hook-told = { $host } hears of your turns here
hook-end = Stop
hook-secret = Its messages are signed with this. It is shown only now.
notices-end = No more notices
notices-end-how = One press, and nothing more is sent there.
notices-ended = Done: nothing more is sent.

## Signs and words

signs = Signs
sign-hello = Hello!
sign-nice = Nice!
sign-thanks = Thank you!
sign-wow = Wow!
sign-oops = Oops!
sign-moment = One moment
sign-again = Once more?
sign-bye = Bye!
talk = Talk
talk-say = Say something
talk-send = Say it
talk-report = Report
talk-reported = Reported
talk-mute = Mute
talk-unmute = Hear again
talk-muted = muted
rematch-invited = A rematch is open: come along!

## Refusals

too-many-open = You already have { $most } tables waiting for somebody.
table-not-open = This table is not open to everybody.
no-free-seat = All seats are taken by now.
no-such-code = No free seat has this code. Codes end when somebody sits down.
still-has-time = This seat is taken, and its player still has time.
bad-address = This is not an address that can be reached from here.
too-many-notices = A seat can have { $most } of these at most.
nobody-to-remind = Nobody has to be reminded.
no-words-here = Only signs are given at this table, no words.
nothing-said = There is nothing to say in this.
words-ended = Others complained of your words here. You can still give signs.
