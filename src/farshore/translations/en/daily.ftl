### The challenge of the day at its table and at its end.

daily-sign = Daily
daily-sign-uncounted = not counted
daily-counts = Challenge of { $day }. This attempt counts.
daily-again = Challenge of { $day }. You’ve played this deal before, so this attempt doesn’t count.
daily-past = Deal of { $day }, from the archive. It doesn’t count.
daily-title = Your result
daily-place = { $players ->
    [one] First to finish today
   *[other] Place { $place } of { $players }
  }
daily-would-be = { $players ->
    [0] Nobody is on the list yet
   *[other] Place { $place } if it counted
  }
daily-better = better than { $percent }% of the others
daily-alone = Nobody to compare with yet.
daily-par = Par { $par }
daily-yesterday = Yesterday: { $name } with { $points }
daily-next = Next deal in
daily-map-of = { $name }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
daily-map-mine = Your board: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
daily-ghost = Show the best board’s outline: { $name }
daily-map-before = Previous board
daily-map-after = Next board
daily-share = Share your result
daily-share-copy = Copy the text
daily-share-save = Save the picture
daily-share-send = Send
daily-share-picture = Picture of your result: { $text }
daily-share-no-spoiler = No spoilers: the deal stays hidden.
daily-archive = Past deals
daily-archive-how = Deals from the last few days. They don’t count for the ranking or your streak.
daily-archive-day = Deal of { $day }
daily-played = played
daily-card-title = { $title }, challenge of { $day }

print-boards = Print the boards
print-sheet = Print an empty sheet
cup-title = Cup of the week
people-title = People
clubs-title = Clubs
tournaments-title = Tournaments
tournament-back = Back to the standings
leaderboard-link = Leaderboards
