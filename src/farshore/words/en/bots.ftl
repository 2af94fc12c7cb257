### What bots are called, and what a hint says.

level-random = Anything goes
level-greedy = Beginner
level-casual = Family player
level-planner = Planner
level-expert = Expert

hint-where = { $count ->
    [0] The best turn needs nothing but a button.
    [one] Look here: this space or card matters most.
   *[other] Look here: these { $count } places matter most.
  }
hint-what = A good player would begin with: { $action }
hint-line = { $points } { $line }
hint-reached = { $what } – { $effect }
hint-prepares = It brings no points yet, but prepares what follows.
score-outlook = outlook
