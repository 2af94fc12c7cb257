### Texts about the people at a table.

## Presence

presence-here = here
presence-away = away
presence-gone = left
presence-free = free
presence-since = { $what }, { $when }
person-joined = { $name } joined
person-back = { $name } is back
person-left = { $name } left

## Invitation

invites-you = { $name } invites you to play { $title }
invited = You’re invited to play { $title }
opened-when = opened { $when }
minutes-to-play = about { $count } min
sits-host = host
sits-joined = joined
sits-yours = this seat is yours
sits-free = Free
sits-or-bot = or a bot
your-name-here = Your name here
join-as = Join as
only-watch = Just watch
seat-of = This is { $name }’s seat
link-spent = Somebody has already joined { $title } with this link.
i-am = I’m { $name }
own-means = On the device you joined with, choose “Link to my seat” in the table’s menu. Open that link here.
learn-first = Learn it first
no-account-no-mail = No account, no email.
in-three-sentences = { $title } in three sentences
play-on-phone = Play on a phone
board-of-table = This table’s board.
show-code = QR code
code-label = Seat code
code-how = The eight characters under the QR code.
code-go = Go
code-for-seat = QR code for seat { $number }

## Open tables

open-to-all = Open to everyone, listed on the home page
chat-allowed = Allow chat, not just quick phrases

## Waiting and pace

at-the-table = At the table
waiting-how = The match starts as soon as somebody joins.
bot-instead = Play with a bot instead
seat-bot-there = A bot
invite-friend = Invite a friend
invite-how = Share the link, or have them scan or type the code.
invite-seats = Seats
invite-share = Share the link
invite-copied = Link copied
seat-a-bot = Seat a bot
cancel-table = Cancel
play-meanwhile = Start now
waiting-for-names = Waiting for { $names }
kept-how = The clocks start when everyone is here.
unarchive = Move back to the list
over-time = { $name } has run out of time.
over-time-soon = { $name } has run out of time and got a reminder. Soon you can let a bot play.
over-time-you = Your time is up. The others can soon let a bot play for you.
let-bot-play = Let a bot play
bot-plays-for-you = A bot is playing for you
bot-plays-until = Come back whenever you like.
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

## Notifications

notice-late = Your time is up in { $title }
notice-remind = { $name } is waiting for you in { $title }
notice-invited = { $name } invites you to play { $title }
notice-open = Open
notice-end = Turn these off
notices-allow = Notify me when I’m not on this page
notices-refused = Your browser blocks notifications. You can change that in its settings for this page.
sounds = Soft sounds
hook-add = Connect a chat app…
hook-how = Address that receives messages (webhook)
hook-go = Connect
hook-active = { $host } gets a message when it’s your turn
hook-end = Disconnect
hook-secret = Messages are signed with this secret. You’ll only see it now.
notices-end = Turn off notifications
notices-end-how = Press the button, and nothing more will be sent there.
notices-ended = Done. Nothing more will be sent.

## Quick phrases and chat

signs = Quick phrases
sign-hello = Hello!
sign-nice = Nice!
sign-thanks = Thank you!
sign-wow = Wow!
sign-oops = Oops!
sign-moment = One moment
sign-again = Another one?
sign-bye = Bye!
talk = Chat
talk-say = Write a message
talk-send = Send
talk-report = Report
talk-reported = Reported
talk-report-ask = Send this to the operator?
talk-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
talk-report-name = Report a name
talk-mute = Mute
talk-unmute = Unmute
talk-muted = muted
rematch-invited = There’s a rematch – come and join!

## Refusals

day-tables = { $most ->
    [one] You’ve opened 1 table today. That’s the daily limit: come back tomorrow.
   *[other] You’ve opened { $most } tables today. That’s the daily limit: come back tomorrow.
  }
day-bytes = You’ve stored { $most } MB today. That’s the daily limit: come back tomorrow.
too-many-open = { $most ->
    [one] You already have 1 table waiting for players.
   *[other] You already have { $most } tables waiting for players.
  }
table-not-open = This table isn’t open to everyone.
no-free-seat = All seats are taken now.
no-such-code = No free seat has this code. A code expires when somebody takes the seat.
still-has-time = You can’t take this seat yet: its player still has time.
bad-address = We can’t reach this address.
too-many-notices = That’s the limit for one seat: { $most }
nobody-to-remind = There’s nobody to remind.
no-words-here = Quick phrases only at this table, no chat.
nothing-said = Type something first.
no-such-name = There’s no name to report.
words-ended = Others reported your messages, so chat is off for you here. Quick phrases still work.
