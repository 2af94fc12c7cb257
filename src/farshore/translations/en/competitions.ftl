# Why a request about a competition is refused
no-such-tournament = This tournament doesn’t exist.
too-many-tournaments =
    { $most ->
        [one] You’re already running 1 tournament. Finish it first.
       *[other] You’re already running { $most } tournaments. Finish one first.
    }
too-many-tournaments-entered =
    { $most ->
        [one] You’re already in 1 tournament. Finish it first.
       *[other] You’re already in { $most } tournaments. Finish one first.
    }
tournament-name-needed = Give the tournament a name.
tournament-start-wrong = Pick a start date in the next 12 months.
tournament-pace-needed = Choose a time limit for turns.
tournament-not-now = You can’t do that right now.
tournament-closed = It’s too late to join or leave this tournament.
tournament-full = This tournament is full.
tournament-code-wrong = That’s not the code for this tournament.
too-few-entrants =
    { $least ->
        [one] Nobody has entered yet.
       *[other] You need at least { $least } players to start.
    }
not-organiser = Only the organiser can do this.
not-entered = You haven’t entered this tournament.
no-such-deal = That deal isn’t part of this tournament.
no-such-club = This club doesn’t exist, or you aren’t a member.
round-closed = Others are still playing this deal. You can watch when the round is over.

# The cup of the week
cup-how = Five deals of { $game }, the same for everybody. One try each, no hints.
cup-ends = Until { $date }
cup-count = Players: { $count }
cup-is-over = This cup is over.
deal-number = Deal { $number }
deal-play = Play
deal-go-on = Continue
deal-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
deal-missed = Not played

# The cup of a club
club-cup = Club cup
club-to-club = Go to the club

# Tournaments
tournaments-none = No tournaments yet. Start the first one.
tournament-new = New tournament
tournament-name-label = Tournament name
tournament-format = Format
format-swiss = Swiss: you meet players close to you in the standings
format-round-robin = Round robin: everybody meets everybody
format-ladder = Ladder: everybody plays the same solo deals
tournament-seats = Seats per table
tournament-rounds = Rounds
tournament-deals = Deals
tournament-entry = Who can enter
entry-open = Everybody
entry-link = Anyone with the link
entry-code = Anyone with the code
entry-club = Members of a club
tournament-club = Club
tournament-no-show = If a player doesn’t show up
no-show-bot = a bot plays this round
no-show-leave = a bot plays, and they’re out of the tournament
tournament-late = Late entry until round
tournament-starts = Start
starts-by-hand = When I start it
starts-full = When it’s full
starts-time = At a set time
tournament-most = Maximum players
tournament-days = Days
tournament-make = Create tournament
status-open = Open for entry
status-running = Running
status-paused = Paused
status-over = Over
status-cancelled = Cancelled
tournament-count = Players: { $count }/{ $most }
tournament-entrants = Players
tournament-round = Round { $round } of { $rounds }
tournament-begins = Starts { $date }
tournament-by = Organiser: { $name }
tournament-conditions = Conditions
tournament-enter = Enter
tournament-withdraw = Withdraw
tournament-withdraw-how = Your current match goes to a bot, and your result in it is zero.
tournament-withdrawn = You’ve withdrawn.
tournament-start = Start
tournament-pause = Pause
tournament-resume = Resume
tournament-cancel = Cancel tournament
tournament-cancel-how = The tournament ends for everybody, and nobody wins it. You can’t undo this.
tournament-code-label = Entry code
tournament-your-code = Entry code: { $code }
tournament-my-table = Go to your table
tournament-waiting = Your match is over. The next round starts when all tables have finished.
tournament-entered = You’re in! Your table appears here when the round starts.
tournament-warned = Your table is waiting for you. Play now, or a bot takes over.
tournament-sign-in = Sign in or sign up to play.
tournament-to-player = Sign in
tournament-missing = This tournament doesn’t exist.

# Standings
standings-title = Standings
standings-none = No results yet.
standing-place = Place
standing-name = Name
standing-points = Place points
standing-matchpoints = Matchpoints
standing-opponents = Opponents
standing-best = Best round
standing-total = Points
standings-how-table = Place points: 1 for each player you finish ahead of at your table, ½ for a tie. Every table has the same deal. Matchpoints: how you did against the same seat at other tables.
standings-how-ladder = Matchpoints: the percentage of players you beat with the same deal. Deals you haven’t played count as zero.
standings-plain = By results
standings-adjusted = Without luck
standings-adjusted-how = Your points with the luck taken out. A match appears here once it’s been reviewed.
standing-best-deal = Best deal
standings-order = What counts, in order: { $names }
tournament-round-number = Round { $number }
round-promise = Same deal at every table, fixed before the round. Check code: { $promise }
round-replay = Replay
table-going-on = still playing
tournament-bot = Bot
standing-percent = { $value }%
