### What the server says.

## Refusals

no-such-table = There is no such table.
no-such-language = There is no such language.
not-found = There is nothing at this address.
not-your-seat = This is not your seat.
seat-played-by-bot = A bot plays this seat now. Take it back first.
table-frozen = This table is a record: to look at, not to play on. “Play on from here” makes a table of it.
stale-version = Something happened before your click arrived. Please look again.
store-busy = The table is very busy. Please try again.
store-failed = Your action could not be stored, so it was not done. Please try again.
server-failed = Something went wrong here. Nothing has changed.
bad-message = This message could not be understood: { $reason }
message-too-long = This message is too long.
too-fast = Too much at once. Please wait a moment.
other-origin = Requests from another site are not accepted.
join-first = Join a table first.
unknown-level = There is no bot “{ $level }”.
challenge-not-over = Only a finished match of the same game can be offered as a challenge.
chosen-deal = This game hides cards, and whoever chooses the deal knows them: with others at the table it cannot be chosen.
challenge-closed = This deal is part of today’s challenge. Play it to its end yourself, or come back tomorrow.
branch-not-over = Play on from here is possible when this match is over.
rematch-not-over = A rematch is possible when this match is over.
bad-record = Line { $line }: { $reason }
takes-too-long = This would take longer than { $seconds } seconds, or more memory than there is for it.
not-playable = No match can be played with these.
hints-off = Hints are off at this table.
no-hint = There is no hint for this position.

## Reviews

review-failed = The review could not be finished. Ask again: it goes on where it stopped.
too-many-reviews = Too many reviews at once. Please wait a while.
no-review-here = There is no review of a lesson.

## Log

log-undo = took it back

## Verified deals

verify-nothing = This record has no promise with its secret, so there is nothing to check.
verify-promise = The secret does not fit the promise.
verify-draw = Event { $number }: “{ $told }” was dealt, but the secret says “{ $right }”.
