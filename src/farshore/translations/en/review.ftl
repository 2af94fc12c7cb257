### Texts of the review of a match.

review-open = Open the review
review-three = Moves worth a second look
review-none-sure = No move clearly cost a point.
review-growing = Still working: { $share }%
review-plain = For this game, the review can’t look ahead. It compares moves by the points they score right away.
review-expected = Expected
review-luck = Luck
review-luck-others = Luck and other players
review-choices = Choices
review-result = Result
review-adds-up = Add up a row and you get the result. ± shows how sure we are.
review-expected-sense = Expected: what { $level } would get on average.
review-expected-par = Expected: what { $level } would get on average, from your first turn on. Par { $points }: the average of many matches with this set-up.
review-over-par = { $points } over par
review-under-par = { $points } under par
review-at-par = Exactly par
review-curve = Expected final score and what changed it
review-points-curve = Points after each turn
review-key-luck = luck
review-key-lost = lost through a choice
review-key-best = best move found
review-cards-lane = luck
review-moves-lane = choices
review-turn = Turn
review-where-lost = Where points were lost
review-points = Points
review-not-sure = (? = not sure)
review-hidden = Try it first
review-list = Moves, most costly first
review-fine = We found nothing better
review-better-than-found = Better than anything we found
review-nothing-yet = Not checked yet
review-played = In the match
review-best = Best found
review-your-try = Your try
review-did = Played
review-instead = Better
review-yours = played
review-better = better
review-seat = Whose moves
review-try = Try it yourself
review-try-again = Try again
review-show = Show the answer
review-stays-hidden = The answer stays hidden until you try, or ask for it.
review-tried-best = That’s the best move we found.
review-tried-same = That’s the move from the match.
review-try-better =
    { $points ->
        [one] Your move is worth about 1 point more than the one you played.
       *[other] Your move is worth about { $points } points more than the one you played.
    }
review-try-worse =
    { $points ->
        [one] Your move is worth about 1 point less than the one you played.
       *[other] Your move is worth about { $points } points less than the one you played.
    }
review-try-equal = Your move is about as good as the one you played.
review-try-short =
    { $points ->
        [one] The best move we found is worth about 1 point more.
       *[other] The best move we found is worth about { $points } points more.
    }
review-try-as-best = We found nothing better.
review-trying = What would you do now?
review-trying-sense = Play the whole turn to see what it’s worth. It won’t change the match.
review-weighing = Checking your move…
review-back = Back to the review
review-before = Previous turn
review-after = Next turn
review-profile = Your choices
review-profile-sense = From your reviewed matches. They stay on this device.
review-profile-matches = Matches
review-profile-mean = Choices per match
review-profile-trend = Last five
review-profile-par = Against par
review-profile-lines = Costs most
review-part = Mostly { $instead } instead of { $played }: { $points }
review-draws = The luck of the draw
review-draws-sense = How lucky each draw was, compared with what else could have come up.
review-lead = Lead
review-leads-sense = Lead over the best opponent. Add up a row and you get the result.
review-profile-wins = Won
review-profile-won = { $level }: { $won } of { $all }
review-save = Save as a file
review-share = Link to this review
