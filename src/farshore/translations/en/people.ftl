### Texts about the people at tables: presence, invitations, notifications, chat.

## Invitation

sits-bot = bot
enter-code = Enter a code

## Open tables

open-tables = Open tables
no-open-tables = Nobody is waiting right now. Open a table to everyone, and others will find it here.
sit-down = Sit down
free-seats = 
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
quick-match = Quick match
quick-how = We’ll find people who want the same game. You can switch to a bot anytime.
quick-go = Find a match
players-wanted = Players
programs-allowed = Players’ bots may join
pace = Pace
pace-0 = No clock
pace-60 = 1 minute per turn
pace-180 = 3 minutes per turn
pace-600 = 10 minutes per turn
pace-86400 = 1 day per turn
pace-259200 = 3 days per turn
pace-604800 = 7 days per turn

## Waiting and pace

waiting-for-somebody = Waiting for somebody to join
remove-title = Remove { $title }?
remove-delete = This deletes the match. Nobody else is playing it.
remove-solo = If you played without hints, the points so far count for your solo rating.
remove-give-up = A bot takes your seat, and the match disappears from your list.
remove-archive = The match moves to the archive at the end of this page.
do-delete = Delete
do-give-up = Give up
do-archive = Archive
archived = Archived

## Notifications

notices = When it’s my turn or I’m invited
