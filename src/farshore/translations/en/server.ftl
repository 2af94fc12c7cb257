### Texts of the server.

## Refusals

no-such-table = This table doesn’t exist.
no-such-language = This language doesn’t exist.
not-found = There’s nothing at this address.
not-your-seat = This isn’t your seat.
seat-played-by-bot = A bot is playing this seat. Take your seat back first.
table-frozen = You can only watch a saved match. To play, press “Play on from here”.
challenge-kept = You can’t leave this table: it’s part of a challenge.
stale-version = Something changed before your click arrived. Please look again.
store-busy = This table is very busy. Please try again.
store-failed = We couldn’t save your move, so nothing happened. Please try again.
server-failed = Something went wrong here. Nothing has changed.
bad-message = We couldn’t read this message: { $reason }
message-too-long = This message is too long.
too-fast = That was too much at once. Please wait a moment.
other-origin = Requests from other sites aren’t accepted.
banned = This address is blocked here.
banned-until = This address is blocked here until { $until }.
table-stopped = The operator has stopped this table.
unknown-host = This server doesn’t answer to the name “{ $host }”. If you run it, set FARSHORE_HOSTS={ $host }.
table-damaged = Table { $table } can’t be opened: its data is damaged. Other tables aren’t affected.
deal-unknown = You can’t play this deal again: it isn’t in the saved match.
join-first = Join a table first.
unknown-level = There is no bot “{ $level }”.
challenge-not-over = Only a finished match of the same game can become a challenge.
chosen-deal = This game has hidden cards. You can’t choose the deal with others at the table: you’d know the cards.
challenge-closed = This deal is part of today’s challenge. Finish it yourself, or come back tomorrow.
no-such-day = There is no deal to play for this day.
not-of-a-day = This match doesn’t belong to a challenge of the day.
branch-not-over = You can play on from here once this match is over.
rematch-not-over = You can play a rematch once this match is over.
bad-record = Line { $line }: { $reason }
takes-too-long = This would take more than { $seconds } seconds, or too much memory.
not-playable = No match can be played with these components.
hints-off = Hints are off at this table.
no-hint = There’s no hint for this position.

## Reviews

review-failed = The review didn’t finish. Ask again: it continues where it stopped.
too-many-reviews = Too many reviews at once. Please wait a while.
no-review-here = Lessons have no review.

## Log

log-undo = undid it

## Verified deals

deal-spent = That deal has been used or has expired. Please try again.
verify-nothing = This saved match has no promise and secret, so there’s nothing to check.
verify-promise = The secret doesn’t match the promise.
verify-draw = Event { $number }: “{ $found }” came up, but the secret says “{ $right }”.
print-not-over = Only a finished match can be printed.
no-pdf = This server can’t make PDF files. Print the SVG instead.

# Players: refusals
former-player = Former player
players-off = You can’t sign in on this server: everybody plays as a guest.
not-signed-in = Sign in first.
player-suspended = This player has been suspended. Please ask the operator of this server.
player-suspended-until = This player is suspended until { $until }.
player-name-length = A name has { $least } to { $most } characters, at least two of them letters or digits.
player-name-reserved = This name is reserved. Please choose another one.
player-name-taken = This name, or one that looks like it, is taken.
player-renamed = You can change your name again from { $until }.
passkey-refused = This passkey wasn’t accepted. Please try again, or use your recovery code.
recovery-wrong = This isn’t a valid recovery code. Check the letters and try again.
device-code-wrong = This code has been used or has expired. Show a new one on your other device.
invitation-wrong = This invitation code has been used or has expired.
no-such-session = This device is no longer signed in.
no-such-passkey = This passkey has already been removed.
delete-name-wrong = Type your name exactly as it is shown.
