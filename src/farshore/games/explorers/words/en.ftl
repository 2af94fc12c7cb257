### Explorers, in English

title = Explorers
summary = Mark your way over the map to temples, gemstones and villages.
invite-1 = Each turn a card shows two terrains: choose one and mark two or three of its spaces beside your own.
invite-2 = What you mark is yours: gemstones, provisions, keys for the temples, horses for one space more.
invite-3 = After four rounds of seven cards the most points win.

## Options

option-provisions = Provisions
option-provisions-basic = Basic: an apple, a carrot and a fish each round
option-provisions-expert = Expert: apples, then carrots, then fish
option-gems = Gemstones
option-gems-basic = Basic: a point for each, every round
option-gems-expert = Expert: a line from minus to plus
option-villages = Villages
option-villages-basic = Basic: every village counts
option-villages-expert = Expert: only the village with the fewest marks
option-temples = Temples
option-temples-basic = Basic: 12, 10, 8, 6 points
option-temples-expert = Expert: 8 points and bonus marks
option-achievements = Achievements
option-achievements-0 = None
option-achievements-1 = One
option-achievements-2 = Two
option-achievements-3 = Three
option-achievements-free = or by name: full-row, race-keys
option-map = Map
option-map-random = Drawn at random
option-map-choose = Laid by the first player
option-map-free = or as text: 3e 5n 1s 8w

bad-achievement = There is no achievement “{ $id }”.
bad-achievement-twice = The achievement “{ $id }” is named twice.
bad-achievement-number = At most 3 achievements can be used, not { $number }.
bad-achievement-few = { $count ->
    [0] There is no achievement to draw.
    [one] There is only 1 achievement to draw from, not { $number }.
   *[other] There are only { $count } achievements to draw from, not { $number }.
  }
bad-map-number = A map needs four tiles, like “3e 5n 1s 8w”, not { $number }.
bad-map-tile = “{ $tile }” is not a tile: a number and n, e, s or w, like “3e”.
bad-map-twice = Tile { $tile } cannot be used twice.

## Terrain

prairie = prairie
water = water
desert = desert
mountain = mountain
either-terrain = { $first } or { $second }
title-prairie = Prairie
title-water = Water
title-desert = Desert
title-mountain = Mountain
title-pair = { $first } + { $second }
of-prairie = prairie
of-water = water
of-desert = desert
of-mountain = mountain

## Places and objects

village = village
temple = temple
key = key
scroll = scroll
horse = horse
apple = apple
carrot = carrot
fish = fish
gem = gemstone
title-temple = Temple { $quadrant }
title-key = Key
title-scroll = Scroll
title-horse = Horse
title-apple = Apple
title-carrot = Carrot
title-fish = Fish
title-gem = Gemstone
a-key = a key
a-scroll = a scroll
a-horse = a horse
a-apple = an apple
a-carrot = a carrot
a-fish = a fish
a-gem = a gemstone
many-temple = temples explored
many-key = keys
many-scroll = scrolls
many-horse = horses
many-apple = apples
many-carrot = carrots
many-fish = fish
many-gem = gemstones
many-sets = sets of three different provisions
many-villages = villages with 4 marks around them
many-temples = temples with at least 2 marks beside them
many-corners = corners of the map

## The map, spoken

board-mine = Your map
board-of = Map of { $seat }
space-empty = no tile yet
space-start-village = start village
space-open = can be marked
space-start = can be the start village
space-marked = marked
space-new = just now
space-blocked = blocked

## Rounds and cards

round = Round { $round }
turn-of = turn { $turn } of { $turns }
exploration-card = Exploration card
card-shows = { $first } or { $second }
card-chosen = The choice: { $side }
card-mine = You chose { $side }
side-chosen = chosen
side-open = { $count ->
    [one] 1 mark for you
   *[other] { $count } marks for you
  }
marks-count = { $count ->
    [one] 1 mark
   *[other] { $count } marks
  }
deck = Cards this round
deck-note = { $left ->
    [one] the last one comes
   *[other] { $come } of the last { $left } { $come ->
        [one] comes
       *[other] come
      }
  }
card-to-come = { $card }, may still come
card-now = { $card }, lies open
card-played = { $card }, played
card-aside = { $card }, set aside

status-over = finished
status-done = done
status-waiting = waiting
status-choosing = choosing
status-finishing = finishing
status-left = { $left } left

## What is mine

belongings = Keys and scrolls
keys = Keys
keys-free = { $count } free
scrolls = Scrolls
scrolls-ready = { $later ->
    [0] { $count } ready
   *[other] { $count } ready, { $later } from next turn
  }
gems-spoken = { $count ->
    [one] 1 gemstone found
   *[other] { $count } gemstones found
  }
gems-now = { $points } now
village-spoken = Village { $quadrant }: { $count ->
    [one] 1 mark
   *[other] { $count } marks
  }, points { $points }
villages-fewest = only the one with the fewest counts
temple-races = Temple races
temple-spoken = Temple { $quadrant }, next place: { $points }
temples-each = { $points } points each, + bonus marks

## Achievements

goal-avoid = { $thing ->
    [temple] No temple explored
   *[other] No { $what } marked
  }: { $points } points
goal-areas = A mark in every { $what } area: { $points } points
goal-row = A full row or column: { $points } points
goal-square = Largest square of marks, by its side: { $table }
goal-line = Longest { $what } line: { $points ->
    [one] 1 point a mark
   *[other] { $points } points a mark
  }
goal-count = { $number ->
    [1] Points for { $what }: { $table }
   *[other] Points for { $what }, from the number { $number } on: { $table }
  }
goal-race = Race to have { $what }
goal-race-many = Race to { $number } { $what }
line-horizontal = horizontal
line-vertical = vertical
line-diagonal = diagonal
race-sets = { $number ->
    [one] a set of three different provisions
   *[other] { $number } sets of three different provisions
  }
race-villages-touched = { $number ->
    [4] a mark beside every village
   *[other] marks beside { $number } villages
  }
race-villages-temples = marks beside { $number } villages and { $number } temples explored
race-edges = { $number ->
    [4] a mark on each edge of the map
   *[other] marks on { $number } edges of the map
  }
race-quadrants = { $number ->
    [one] a mark in each quadrant
   *[other] { $number } marks in each quadrant
  }
goal-so-far = { $have } of { $need } so far
goal-have = { $have } so far

## Choosing

terrain-title = Terrain of your first marks
terrain-on = Begin on { $terrain } with { $count } marks
scroll-title = Use a scroll: { $count } marks
scroll-note = It takes the place of the card for you this turn
scroll-on = Scroll: { $count } marks on { $terrain }
bonus-title = Temple bonus: { $count ->
    [one] 1 mark
   *[other] { $count } marks
  } on one terrain
bonus-on = Bonus: { $count ->
    [one] 1 mark
   *[other] { $count } marks
  } on { $terrain }
tiles = Tiles
tile-number = Tile { $number }
turns = Which way its number points
turn-n = Upright
turn-e = To the right
turn-s = Upside down
turn-w = To the left

## Prompts

prompt-tile = Lay a tile in quadrant { $quadrant }
prompt-tile-detail = Pick a tile, then the way it is turned
prompt-start = Choose the start village
prompt-start-detail = These villages are equally close to the middle of the map
prompt-terrain = Choose the terrain of your first { $count ->
    [one] mark
   *[other] { $count } marks
  }
prompt-terrain-detail = Your way begins at the start village
prompt-choose = Turn the card: choose a side
prompt-choose-detail = You mark { $count } there; who takes the same side marks { $same }
prompt-take = Take a side: { $first } or { $second }
prompt-take-detail = Each side says how many spaces you mark
prompt-turned = { $seat } turned the card to { $side }
side-counted = { $count } { $side }
or-scroll = { $words } · or use a scroll
prompt-mark = { $left ->
    [one] Mark 1 more { $terrain } space
   *[other] Mark { $left } more { $terrain } spaces
  }
prompt-mark-detail = { $marked } of { $count } marked · { $open ->
    [one] 1 space is open to you
   *[other] { $open } spaces are open to you
  }
prompt-horse = Ride on: mark 1 space of any terrain
prompt-horse-then = { $left ->
    [one] then 1 more { $terrain } space
   *[other] then { $left } more { $terrain } spaces
  }
prompt-horse-last = it is not one of your marks of this turn
prompt-bonus = Temple bonus: choose a terrain for { $count ->
    [one] 1 mark
   *[other] { $count } marks
  }
prompt-bonus-detail = Temples you explored this turn take you further
prompt-done = { $count ->
    [one] 1 space marked
   *[other] { $count } spaces marked
  }
prompt-done-detail = Press Done, or take something back
prompt-stuck = No space is open to you
prompt-stuck-detail = Press Done, or take something back
prompt-stuck-scroll = Use a scroll, or press Done
prompt-wait = Waiting for { $names }
prompt-wait-detail = You are done and can still take it back
prompt-wait-choice = { $seat } turns the card
prompt-wait-setup = The map is being laid out
prompt-chance = The next card is turned over
prompt-over = The journey is over
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

done = Done
done-after = after { $left } more
done-choose = choose first
done-others = others are busy
next-others = then wait for the others
next-card = then comes the next card
next-round = then the round is scored
next-end = then the game is scored

## Why not

why-marked = You have marked this space already.
why-village = Villages are never marked; the spaces beside them count.
why-key = A temple needs a key that is not used yet.
why-provision-taken = There is no room for another { $provision } in round { $round }.
why-provision-round = No { $provision } can be taken in round { $round }.
why-terrain-first = Choose a terrain first.
why-side-first = Choose a side of the card first.
why-bonus-first = { $marks ->
    [one] Choose the terrain of your bonus mark first.
   *[other] Choose the terrain of your { $marks } bonus marks first.
  }
why-no-marks = You have no marks left this turn.
why-not-adjacent = { $cell } is not next to one of your marks.
why-terrain = This is { $terrain }; you mark { $allowed } now.
why-marks-left = { $marks ->
    [one] 1 mark can still be placed.
   *[other] { $marks } marks can still be placed.
  }
why-no-scroll = You have no scroll from an earlier turn.
why-scroll-first = A scroll is used before the first mark of the turn.
why-not-yours = This is another player’s map.
why-map-first = The map is not laid out yet.
why-not-closest = Another village is closer to the middle of the map.
why-start-first = Choose the start village first.
why-done = You are done; take that back if you want to go on.
why-wait-choice = The active player turns the card first.
why-card-taken = The card is settled for this turn.
why-tile-first = Pick a tile first.
why-only-shown = There is nothing to do here.
why-nothing-against = This space can be marked.

## Previews

preview-spaces = { $count ->
    [0] no space is open there
    [one] 1 space is open there
   *[other] { $count } spaces are open there
  }
preview-line = { $line }: { $old } → { $new }
preview-race = Race won: { $points } points
preview-gem = { $count ->
    [one] counts in round { $rounds }
   *[other] counts in rounds { $rounds }
  }
preview-temple = { $points } points; uses a key
preview-temple-bonus = { $marks ->
    [one] { $points } points and 1 bonus mark; uses a key
   *[other] { $points } points and { $marks } bonus marks; uses a key
  }
preview-key = opens a temple, even this turn
preview-scroll = { $count } marks on any one terrain in a later turn
preview-horse = one more mark at once, on any terrain
preview-done = Ends your turn

## The log

told-tile = laid tile { $number } in quadrant { $quadrant }
told-tile-drawn = Quadrant { $quadrant }: tile { $number }
told-achievement = Achievement: { $goal }
told-first = First player: { $seat }
told-start = chose the start village { $cell }
told-terrain = began on { $terrain }
told-reveal = Round { $round }, turn { $turn }: { $first } or { $second }
told-choose = turned the card to { $side }
told-take = took { $side }
told-scroll = used a scroll for { $terrain }
told-bonus = took the temple bonus on { $terrain }
told-mark = marked { $cell }
told-found = marked { $cell }, found { $thing }
told-temple = explored temple { $quadrant } on { $cell } for { $points }
told-round-end = { was-there } the last; round { $round } is scored
told-end = { was-there } the last; the journey is over

## Score pad and ranks

score-provisions = Provisions
score-gems = Gemstones
score-villages = Villages
score-temples = Temples
score-achievements = Achievements
pad-if-now = if it ended now

rank-newcomer = Newcomer: most of this land is still waiting for you.
rank-learner = Learner: you begin to read the land.
rank-seasoned = Seasoned explorer: you know where the paths lead.
rank-humboldt = Naturalist: little escapes your eye.
rank-continent = Chronicler: others will travel by your maps.
rank-greatest = Pathfinder: nobody has come further than you.

## A whole turn

turn-card = Turn { $turn }: { $first } or { $second }
turn-start = Start
sum-terrain = { $count } { $terrain }
sum-temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
  }
sum-key = { $count ->
    [one] { $count } key
   *[other] { $count } keys
  }
sum-scroll = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
  }
sum-horse = { $count ->
    [one] { $count } horse
   *[other] { $count } horses
  }
sum-apple = { $count ->
    [one] { $count } apple
   *[other] { $count } apples
  }
sum-carrot = { $count ->
    [one] { $count } carrot
   *[other] { $count } carrots
  }
sum-fish = { $count } fish
sum-gem = { $count ->
    [one] { $count } gemstone
   *[other] { $count } gemstones
  }
