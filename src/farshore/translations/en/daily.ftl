### The challenge of the day at its table and at its end.

daily-sign = Daily
daily-counts = Challenge of { $day }. This attempt counts.
daily-again = Challenge of { $day }. You’ve played this deal before, so this attempt doesn’t count.
daily-past = Deal of { $day }, from the archive. It doesn’t count.
daily-title = Your day
daily-place = { $players ->
    [one] The first result today
   *[other] Place { $place } of { $players }
  }
daily-would-be = { $players ->
    [0] Nobody’s attempt counts yet
   *[other] Would be place { $place }, doesn’t count
  }
daily-better = better than { $percent }% of the others
daily-alone = Others will follow.
daily-par = Par { $par }
daily-yesterday = Yesterday: { $name } with { $points }
daily-next = Next deal in
daily-maps = Everybody’s boards
daily-map-of = { $name }: place { $place }, { $points } points
daily-map-mine = Your board: { $points } points
daily-ghost = Outline of the best: { $name }
daily-map-before = Previous board
daily-map-after = Next board
daily-share = Share your result
daily-share-copy = Copy the text
daily-share-save = Save the picture
daily-share-send = Send
daily-share-picture = Picture of your result: { $text }
daily-share-no-spoiler = It shows nothing of the deal.
daily-archive = Past deals
daily-archive-how = Deals of the last days. They don’t count for a place or your streak.
daily-archive-day = Deal of { $day }
daily-played = played
daily-card-title = { $title }, challenge of { $day }

print-boards = Print the boards
print-sheet = Print an empty sheet
