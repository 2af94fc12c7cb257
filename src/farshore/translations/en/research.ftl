### Terminal output of simulations, contests, tuning, training, reviews and benchmarks.

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
bot-wrote = it modified the view it was given, as seat { $seat } in
bot-not-allowed = { $reason } As seat { $seat } in
bot-peeked = { $one } became { $other } when only what the seat can’t see changed

## Tuning and training

proof = { $before } -> { $after } ({ $apart }, 95 % { $low }..{ $high }) on { $deals } other deals, width { $width }
proof-none = { $proof }; no gain, so the weights stay as they were
tune-generation = generation { $number }: mean { $mean }
tune-refused = rejected because their own score lines got worse: { $names }
tune-origin = these weights were tuned before: the file stays as it was
train-matches = { $done }/{ $all } matches
train-round = { $decisions } decisions, explains { $share }% of the error on other matches
train-number = round { $number }: { $round } ({ $seconds } s)
train-no-gain = no proven gain, so everything stays as it was

## Reviews

review-costly = { $count ->
    [0] none of { $turns } moves clearly cost a point or more
    [one] 1 of { $turns } moves clearly cost a point or more
   *[other] { $count } of { $turns } moves clearly cost a point or more, the costliest first
  }
review-events = { $when }, events { $first }–{ $last }: { $loss }
trial-of = { $game }: { $matches } matches, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
trial-gap = largest gap in a row: { $gap }
trial-errors = standard errors: of a sum { $sum }, at most { $most }; of a turn at most { $turn }
trial-processor = processor time, { $seats } at the table: { $mean } s per seat, at most { $most }
trial-factors = as measured:
trial-crossed = with slopes that each half of the matches finds for the other half:
trial-in-leads = choices as leads
trial-luck = luck of all seats: { $luck }
planted-of = { $game }: { $matches } matches, { $planted } with a planted mistake
planted-found = found as the costliest move: { $found } of { $planted } ({ $share }%)
planted-behind = only behind a move that truly cost more: { $behind }
planted-loss = mean loss: reviewed { $told }, true { $true } (ratio { $ratio })
planted-sure = moves that clearly cost a point: { $sure }, of which { $wrong } truly gained ({ $share }%), { $clear } of them by two errors
planted-processor = processor time: { $mean } s per review, at most { $most }
no-pars = { $game } has no table of pars; “--make N” plays matches and writes one
par-of = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }: { $mean } in { $matches } matches

## Laws

law-kept = ok
law-broken = BROKEN
laws-kept = { $game } keeps every law
check-in-english = No translation for { $languages }: English is shown there.
laws-broken = { $game } breaks { $count ->
    [one] 1 law
   *[other] { $count } laws
  }

## Measures

bench-per-second = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, per second
bench-plain = Python
bench-compiled = compiled
bench-times = times
bench-not-compiled = Nothing is compiled here. Run: python -m farshore.compiling .compiled
bench-build = Cold build: { $seconds } s of processor time
bench-building = Building with an empty cache, which takes some minutes…
bench-slice = { $game }: { $done } of { $slices }
bench-people = decisions as people play (checked, new state)
bench-loop = decisions by a loop of legal and step
bench-play_outs = decisions in random matches
bench-planner = turns of a planner
bench-futures = rollouts of an expert
bench-bare = pure Python: look up, add, compare
bench-c = C: random solo Explorers, decisions
bench-hex = OpenSpiel’s hex, decisions by its loop
bench-play_outs_to_c = random matches, share of C
bench-loop_to_hex = loop, share of hex
bench-loop_to_bare = loop, share of pure Python
bench-table = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
bench-rate = per second
bench-of-contract = of contract
bench-of-simulator = of Simulator
bench-of-one = of one
bench-contract = contract: legal, step
bench-numbers = Simulator: legal numbers, trusted step
bench-seeing = Simulator: with mask, features and rewards
bench-single = Gymnasium, other seats random
bench-vector = Gymnasium vector, { $matches } matches
bench-gathered = Gymnasium SyncVectorEnv, { $matches } matches
bench-featureless = { $who }, no features
bench-others = games of other libraries
bench-missing = Not measured, because it is not installed: { $names } (pip install '{ $extra }')

## Saved matches and games

match-ended = after { $events } events; won by { $names }
match-goes-on = after { $events } events; not over
game-facts = { $seats } seats; about { $minutes } minutes; edition { $edition }
game-not-loaded = { $game }: can’t be loaded: { $error }
dealt-as-promised = { $file }: dealt as promised (the secret gives all { $draws } chance events)
verify-value = seat { $seat } from draw { $draw }
verify-unmixed = no player’s random value was mixed in: the server alone chose this deal
verify-mixed = mixed with the players’ random values: { $mixed }
verify-partly = mixed with the players’ random values: { $mixed }; none from seat { $without }
game-made = { $folder } is a working game: “farshore check { $folder }”, “farshore play { $folder }”;
    after “pip install -e { $folder }” it’s on the page of “farshore serve”, too.
