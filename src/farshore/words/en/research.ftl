### What the terminal says of simulations, contests, trials, trainings and measures.

## Headings

head-seat = seat
head-seats = seats
head-bot = bot
head-level = level
head-mean = mean
head-least = least
head-most = most
head-wins = wins
head-lead = lead
head-slowest = slowest

## Matches of bots

simulated = { $count ->
    [one] 1 match, { $events } events
   *[other] { $count } matches, { $events } events each on average
  }
no-rank = no rank
contest-played = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  } on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  }, { $decisions } legal decisions
bots-checked = { $decisions } decisions, { $wrong } wrong
bot-checked = { $bot }: { $decisions } decisions, { $mean } ms, slowest { $slowest } ms
bot-wrote = it wrote on what it was shown, as seat { $seat } in
bot-not-allowed = { $reason } As seat { $seat } in
bot-peeked = { $one } became { $other } by what the seat cannot see

## Tuning and training

proof = { $before } -> { $after } ({ $apart }, 95 % { $low }..{ $high }) on { $deals } other deals, width { $width }
proof-none = { $proof }; no gain, so the numbers stay as they were
tune-generation = generation { $number }: mean { $mean }
tune-refused = refused, by their own lines: { $names }
tune-origin = the numbers keep the origin they have
train-matches = { $done }/{ $all } matches
train-round = { $decisions } decisions, explains { $share } % of what was missed elsewhere
train-number = round { $number }: { $round } ({ $seconds } s)
train-no-gain = no proven gain, so all stays as it was

## Reviews

review-costly = { $count ->
    [0] none of { $turns } turns surely cost a point or more
    [one] 1 of { $turns } turns surely cost a point or more
   *[other] { $count } of { $turns } turns surely cost a point or more, the dearest
  }
review-events = { $when }, events { $first }–{ $last }: { $loss }
trial-of = { $game }: { $matches } matches, { $seats } seats
trial-gap = the greatest gap in a row: { $gap }
trial-errors = standard errors: of a sum { $sum }, at most { $most }; of a turn at most { $turn }
trial-processor = processor, { $seats } at the table: { $mean } s a seat, at most { $most }
trial-factors = with the game’s factors:
trial-crossed = with factors that each half of the matches finds for the other:
trial-in-leads = choices in leads
trial-luck = luck of all: { $luck }
no-pars = { $game } has no table of pars; “--make N” plays and writes one
par-of = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }: { $mean } in { $matches } matches

## Laws

law-kept = ok
law-broken = BROKEN
laws-kept = { $game } keeps every law
laws-broken = { $game } breaks { $count ->
    [one] 1 law
   *[other] { $count } laws
  }

## Measures

bench-per-second = { $game }, { $seats } seats, per second
bench-plain = plain
bench-compiled = compiled
bench-times = times
bench-not-compiled = Nothing is compiled here: python -m farshore.compiling .compiled
bench-people = decisions as people play (checked, new state)
bench-loop = decisions by a loop of legal and step
bench-play_outs = decisions of play-outs
bench-planner = turns of a planner
bench-futures = futures of an expert
bench-bare = bare Python: look up, add, compare
bench-c = C: random Explorers alone, decisions
bench-hex = OpenSpiel’s hex, decisions by its loop
bench-play_outs_to_c = play-outs, of C’s
bench-loop_to_hex = loop, of hex’s
bench-loop_to_bare = loop, of bare Python’s
bench-table = { $game }, { $seats } seats
bench-rate = per second
bench-of-contract = of contract
bench-of-simulator = of Simulator
bench-of-one = of one
bench-contract = contract: legal, step
bench-numbers = Simulator: legal numbers, trusted step
bench-seeing = Simulator: and mask, features, rewards
bench-single = Gymnasium, all other seats random
bench-vector = Gymnasium vector, { $matches } matches
bench-gathered = Gymnasium’s own vector of { $matches } such
bench-featureless = { $who }, no features
bench-others = games of other libraries
bench-missing = Not measured, because it is not installed: { $names } (pip install '{ $extra }')

## Records and games

match-ended = after { $events } events; won by { $names }
match-goes-on = after { $events } events; not over
game-facts = seats { $seats }; about { $minutes } minutes; edition { $edition }
game-not-loaded = { $game }: cannot be loaded: { $error }
dealt-as-promised = { $file }: dealt as promised ({ $draws } chance events follow from the secret)
game-made = { $folder } is a game that runs: “farshore check { $folder }”, “farshore play { $folder }”;
    after “pip install -e { $folder }” it is on the page of “farshore serve”, too.
