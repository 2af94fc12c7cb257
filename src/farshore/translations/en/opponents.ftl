### Bots: how strong they are, their habits, and goals in solo matches.

strength-random = just learning
habit-random = Flutters about: plays anything that’s allowed.
strength-greedy = beginner
habit-greedy = Grabs the most points now and never looks ahead.
strength-casual = family
habit-casual = Plays for fun: a good move, not always the best.
strength-skilled = club
habit-skilled = Sly: seldom far from the best move.
strength-planner = strong
habit-planner = Plans its whole turn before it starts.
strength-expert = expert
habit-expert = Looks a few turns ahead before every move.
typical-points = usually { $points } points
next-opponent = You beat { $name }! Next up: { $next }.
play-opponent = Play { $next }
goals-title = Goals for this deal
goal-gold = Gold
goal-silver = Silver
goal-bronze = Bronze
goal-par = Par { $points }
goal-reached = reached
