### The coach: the costliest turn of a match, habits over several matches, practice by theme.

coach-title = Your coach
coach-looking = Your coach is looking at your turns…
coach-sentence = { $when } cost you most, { $points ->
    [one] about 1 point
   *[other] about { $points } points
  }, mainly here: { $line }.
coach-sentence-plain = { $when } cost you most: { $points ->
    [one] about 1 point.
   *[other] about { $points } points.
  }
coach-again = Play it again
coach-picture = The board before that turn. Your move is dashed.
coach-good = No move clearly cost you a point. Well played!
coach-themes = From your matches
coach-lose-most = You lose most here: { $line }. { $points ->
    [one] 1 point
   *[other] { $points } points
  } in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }.
coach-position = { $when }: { $points }
coach-practice = Practice by theme
coach-theme = { $line }: { $found } of { $all }
coach-rating = Rating { $rating }
coach-row = { $count ->
    [one] 1 in a row
   *[other] { $count } in a row
  }
