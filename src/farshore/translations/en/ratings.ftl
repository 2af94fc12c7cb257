## Ratings: rated tables, leaderboards, profiles

rated-seats = For a rated match, take one seat. Fill the others with friends by link, or bots.
rated-plain = Rated matches use a new deal, without custom files.
rated-pace = Choose a time limit: rated matches need one.
rated-twice = You’re already at this table.
no-such-player = We don’t know a player with this name.

rated-table = Rated match
rated-how = The result changes everyone’s rating. Everyone has to sign in, and hints are off.
rated-sign-in = Sign in to play rated matches.
rated-household = We live together and share a connection.

## Leaderboards
leaderboard-title = Leaderboard
leaderboard-time = Period
leaderboard-all-time = All time
leaderboard-quarter = Quarter { $quarter }, { $year }
leaderboard-list = Show
leaderboard-people = All players
leaderboard-following = People you follow
leaderboard-programs = Players’ bots
leaderboard-program = { $name } (bot of { $player })
leaderboard-place = Place
leaderboard-name = Name
leaderboard-matches = Matches
leaderboard-rating = Rating
leaderboard-none = Nobody has played enough rated matches yet. Play some to get on the list.
leaderboard-how = New players start at 1500. Against a player with 400 less, you win ten matches out of eleven. ± shows how sure we are.
leaderboard-how-solo = Your average above or below par. Luck is taken out of reviewed matches. ± shows how sure we are. If you stop after your first move, the points you have then count.

## Ratings
rating-group-solo = solo
rating-group-two = two players
rating-group-more = three or four
rating-provisional-mark = (provisional)
rating-plain = By results
rating-adjusted = Without luck
rating-adjusted-how = “Without luck” leaves out what reviews call luck. In our simulations it ranks players no sooner, so results count.
rating-curve = Rating over time: { $name }
rating-curve-range = Lowest { $low }, highest { $high }
rated-result = Ratings
rated-refused-same = Not rated: one player had two seats.
rated-refused-device = Not rated: two of you have played on the same device.
rated-refused-address = Not rated: two of you share an internet connection. If you live together, say so at the next table.
rated-refused-often = Not rated: two of you have already played enough rated matches today.
rated-refused-level = Not rated: we don’t know how strong this bot is.
rated-refused-merged = Not rated: two of the seats belong to the same player now.

## Profiles
profile-since = Player since { $date }
profile-ratings = Ratings
profile-no-ratings = No ratings to show yet.
profile-rank = Place { $rank }
profile-matches-count =
    { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
profile-matches-won = won: { $count }
profile-averages = Averages
profile-points = Points
profile-choices = Choices
profile-luck = Luck
profile-best-deals = Best deals
profile-opponents = Favourite opponents
profile-latest = Latest matches
profile-result =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
profile-par = par { $par }
profile-place = place { $place } of { $seats }
profile-not-rated = not rated
profile-public = What everyone can see
profile-public-ratings = Ratings
profile-public-matches = Matches and best deals
profile-public-opponents = Favourite opponents
profile-public-averages = Average choices and luck
