### What bots are called, and what a hint says.

level-random = Random bot
level-greedy = Beginner bot
level-casual = Family bot
level-skilled = Club bot
level-planner = Strong bot
level-expert = Expert bot

hint-where = { $count ->
    [0] The best turn needs nothing but a button.
    [one] Look here: this space or card matters most.
   *[other] Look here: these { $count } places matter most.
  }
hint-what = A good player would begin with: { $action }
hint-line = { $points } { $line }
hint-expected = Counting what follows: { $lines }
hint-scored = On the score pad: { $lines }
hint-least = Everything costs something here; this costs least: { $lines }
hint-reached = { $what } – { $effect }
hint-prepares = It brings no points yet, but prepares what follows.
hint-enough = Nothing more that is left of this turn would help.
score-outlook = outlook

### What people get to hear who enter bots in a contest.

no-such-bot = There is no bot “{ $bot }”; there are { $known }.
bot-not-loaded = The bot “{ $bot }” cannot be used: { $error }
bot-chooses-nothing = A bot needs a method “choose”.
no-entrants = Name at least one bot; there are { $known }.
entered-twice = The bot “{ $bot }” is entered twice.
bad-budget = “{ $budget }” is no budget: write how many futures (expert@200) or seconds (expert@0.5s).
no-such-game-near = There is no game “{ $game }”; did you mean “{ $near }”? There are { $known }.
no-such-game = There is no game “{ $game }”; there are { $known }.
too-few = { $option } must be 1 or more, not { $number }.
review-not-over = A review is made when the match is over.
no-such-turn = There is no turn { $turn } in this review.
turn-not-done = This is not a whole turn yet.
other-contest = “{ $file }” holds another contest, which goes on with: { $contest }
no-journal = “{ $file }” is not the journal of a contest; name another file.
bot-not-a-list = { $bot } answered with { $answer }; a list of actions is expected.
bot-silent = { $bot } gave no answer.
bot-illegal = { $bot } wanted something that is not allowed ({ $turn }): { $reason }
no-numbers = { $game } has no numbers to tune.
no-start = Numbers that begin like { $start } have no start to go back to.
no-features = { $game } shows nothing that could be learned from.
no-set = { $game } has no set “{ $set }”; there are: { $known }.
no-such-number = No number has a name that begins with “{ $start }”.
