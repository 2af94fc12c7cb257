### Names of bots, and what hints say.

level-random = Butterfly
level-greedy = Magpie
level-casual = Otter
level-skilled = Fox
level-planner = Beaver
level-expert = Owl

hint-where = { $count ->
    [0] Look at the buttons: the best move is there.
    [one] Look here: this is what matters most.
   *[other] Look here: these { $count } places matter most.
  }
hint-what = A good player would start with: { $action }
hint-line = { $points } { $line }
hint-expected = Including what follows: { $lines }
hint-scored = On the score pad: { $lines }
hint-least = Everything costs something here. This costs least: { $lines }
hint-reached = { $what } – { $effect }
hint-prepares = No points yet, but it sets up what follows.
hint-prepares-next = No points yet. It prepares: { $what }
hint-space = { $space } ({ $about })
hint-enough = Nothing else you can do this turn would help.
score-outlook = outlook

### Errors for people who enter bots in a contest.

no-such-bot = There is no bot “{ $bot }”. Choose from: { $known }.
bot-not-loaded = The bot “{ $bot }” can’t be loaded: { $error }
bot-chooses-nothing = A bot needs a method “choose”.
bot-failed = The bot “{ $bot }” failed: { $error }
no-entrants = Name at least one bot. Choose from: { $known }.
entered-twice = The bot “{ $bot }” is entered twice.
bad-budget = “{ $budget }” is not a budget. Write a number of rollouts (expert@200) or seconds (expert@0.5s).
no-such-game-near = There is no game “{ $game }”. Did you mean “{ $near }”? Choose from: { $known }.
no-such-game = There is no game “{ $game }”. Choose from: { $known }.
too-few = { $option } must be 1 or more, not { $number }.
review-not-over = You can review a match when it’s over.
no-such-turn = There is no turn { $turn } in this review.
turn-not-done = This turn isn’t finished yet.
other-contest = “{ $file }” belongs to another contest. Continue that one with: { $contest }
no-journal = “{ $file }” is not the journal of a contest. Name another file.
bot-not-a-list = { $bot } returned { $answer }; expected a list of actions.
bot-silent = { $bot } returned nothing.
bot-illegal = { $bot } chose an action that isn’t legal ({ $turn }): { $reason }
no-numbers = { $game } has no weights to tune.
no-start = Weights that begin with { $start } have no default to go back to.
no-features = { $game } has no features to learn from.
no-set = { $game } has no set of weights “{ $set }”. Choose from: { $known }.
no-such-number = No weight’s name begins with “{ $start }”.
