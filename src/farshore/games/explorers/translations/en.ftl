### Explorers, in English

title = Explorers
summary = Mark your way across the map to temples, gemstones and villages.
invite-1 = Each turn, a card offers two terrains. Pick one and mark 2 or 3 of its spaces next to yours.
invite-2 = Whatever you mark is yours: gemstones, provisions, keys for temples, horses for a bonus mark.
invite-3 = After four rounds of seven cards, the most points win.

## Options

option-provisions = Provisions
option-provisions-basic = Basic: one apple, one carrot and one fish per round
option-provisions-expert = Expert: apples, then carrots, then fish
option-gems = Gemstones
option-gems-basic = Basic: 1 point for each, every round
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
bad-achievement-number = You can use at most 3 achievements, not { $number }.
bad-achievement-few = { $count ->
    [0] There is no achievement to draw.
    [one] There is only 1 achievement to draw from, not { $number }.
   *[other] There are only { $count } achievements to draw from, not { $number }.
  }
bad-map-number = A map needs four tiles, like “3e 5n 1s 8w”, not { $number }.
bad-map-tile = “{ $tile }” is not a tile: a number and n, e, s or w, like “3e”.
bad-map-twice = You can’t use tile { $tile } twice.

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
many-temples = temples with at least 2 marks next to them
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
card-chosen = Chosen: { $side }
card-mine = You chose { $side }
side-chosen = chosen
side-open = { $count ->
    [one] 1 mark for you
   *[other] { $count } marks for you
  }
no-space = no free space
marks-count = { $count ->
    [one] 1 mark
   *[other] { $count } marks
  }
deck = Cards this round
deck-note = { $left ->
    [one] this one is still to come
   *[other] { $come } of these { $left } { $come ->
        [one] is
       *[other] are
      } still to come
  }
card-to-come = { $card }, may still come
card-now = { $card }, face up now
card-played = { $card }, played
card-aside = { $card }, set aside

status-over = finished
status-done = done
status-waiting = waiting
status-choosing = choosing
status-finishing = finishing
status-left = { $left } to place

## What is mine

belongings = Keys and scrolls
keys = Keys
keys-free = { $count } unused
scrolls = Scrolls
scrolls-ready = { $later ->
    [0] { $count } ready
   *[other] { $count } ready, { $later } from next turn on
  }
gems-spoken = { $count ->
    [one] 1 gemstone found
   *[other] { $count } gemstones found
  }
gems-now = worth { $points } now
village-spoken = Village { $quadrant }: { $count ->
    [one] 1 mark
   *[other] { $count } marks
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
villages-fewest = only the one with the fewest marks counts
temple-races = Temple races
temple-spoken = Temple { $quadrant }, next in line: { $points }
temples-each = { $points } points each, plus bonus marks

## Achievements

goal-avoid = { $thing ->
    [temple] No temple explored
   *[other] No { $what } marked
  }: { $points } points
goal-areas = A mark in every { $what } area: { $points } points
goal-row = A full row or column: { $points } points
table-goes-on = { $more ->
    [0] { "" }
   *[other] { " …" }
  }
goal-square = Largest square of marks, side 1, 2, 3 …: { $table }{ table-goes-on }
goal-line = Longest { $what } line: { $points ->
    [one] 1 point per mark
   *[other] { $points } points per mark
  }
goal-count = { $number ->
    [1] Points for 1, 2, 3 … { $what }: { $table }{ table-goes-on }
    [3] Points for 3, 4, 5 … { $what }: { $table }{ table-goes-on }
   *[other] Points for { $number } or more { $what }: { $table }{ table-goes-on }
  }
goal-race = Race: { $what }
goal-race-many = Race: { $number } { $what }
line-horizontal = horizontal
line-vertical = vertical
line-diagonal = diagonal
race-sets = { $number ->
    [one] a set of three different provisions
   *[other] { $number } sets of three different provisions
  }
race-villages-touched = { $number ->
    [4] a mark next to every village
   *[other] a mark next to { $number } villages
  }
race-villages-temples = a mark next to { $number } villages, and { $number } temples explored
race-edges = { $number ->
    [4] a mark on every edge of the map
   *[other] a mark on { $number } edges of the map
  }
race-quadrants = { $number ->
    [one] a mark in every quadrant
   *[other] { $number } marks in every quadrant
  }
goal-so-far = { $have } of { $need } so far
goal-have = { $have } so far

## Choosing

terrain-title = Terrain for your first marks
terrain-on = Start on { $terrain }: { $count } marks
scroll-title = Use a scroll: { $count } marks on one terrain
scroll-note = It replaces the card for you this turn
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
turns = Which way the number points
turn-n = Upright
turn-e = To the right
turn-s = Upside down
turn-w = To the left

## Prompts

prompt-tile = Lay a tile in quadrant { $quadrant }
prompt-tile-detail = Pick a tile, then choose its rotation
prompt-start = Choose the start village
prompt-start-detail = These villages are equally close to the centre
prompt-terrain = Choose a terrain for your first { $count ->
    [one] mark
   *[other] { $count } marks
  }
prompt-terrain-detail = You start next to the start village
prompt-choose = Choose a side of the card
prompt-choose-detail = You place { $count } marks there. Anyone who takes the same side places { $same }.
prompt-take = Choose a side: { $first } or { $second }
prompt-take-detail = Each side shows how many spaces you mark
prompt-turned = { $seat } chose { $side }
side-counted = { $count } { $side }
or-scroll = { $words } · or use a scroll
prompt-mark = { $left ->
    [one] Mark 1 more { $terrain } space
   *[other] Mark { $left } more { $terrain } spaces
  }
prompt-mark-detail = { $marked } of { $count } placed · { $open ->
    [one] 1 space to choose from
   *[other] { $open } spaces to choose from
  }
prompt-horse = Horse: mark 1 space of any terrain
prompt-horse-then = { $left ->
    [one] Then 1 more { $terrain } space
   *[other] Then { $left } more { $terrain } spaces
  }
prompt-horse-last = It comes on top of this turn’s marks
prompt-bonus = Temple bonus: choose a terrain for { $count ->
    [one] 1 mark
   *[other] { $count } marks
  }
prompt-bonus-detail = Your reward for exploring a temple this turn
prompt-done = { $count ->
    [one] 1 mark placed
   *[other] { $count } marks placed
  }
prompt-done-detail = Press Done, or undo something
prompt-stuck = There’s no space you can mark
prompt-stuck-detail = Press Done, or undo something
prompt-stuck-scroll = Use a scroll, or press Done
prompt-wait-detail = You’re done. You can undo until everybody is.
prompt-wait-choice = { $seat } is choosing a side
prompt-wait-setup = The map is being laid out
prompt-chance = The next card is being turned over
prompt-over = The journey is over
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

done = Done
done-after = { $left ->
    [one] 1 more mark
   *[other] { $left } more marks
  }
done-lost = { $marks ->
    [one] 1 mark will be lost. Press Done again, or Undo.
   *[other] { $marks } marks will be lost. Press Done again, or Undo.
  }
done-choose = choose first
done-others = waiting for others
next-others = then you wait for the others
next-card = then the next card comes
next-round = then the round is scored
next-end = then comes the final scoring

## Why not

why-marked = You’ve already marked this space.
why-village = You never mark a village; the spaces around it count.
why-key = You need an unused key for a temple.
why-provision-taken = There’s no room for another { $provision } in round { $round }.
why-provision-round = You can’t collect this in round { $round }: { $provision }.
why-terrain-first = Choose a terrain first.
why-side-first = Choose a side of the card first.
why-bonus-first = { $marks ->
    [one] Choose the terrain of your bonus mark first.
   *[other] Choose the terrain of your { $marks } bonus marks first.
  }
why-no-marks = You have no marks left this turn.
why-not-adjacent = { $cell } isn’t next to any of your marks.
why-terrain = This is { $terrain }. Right now you mark { $allowed }.
why-marks-left = { $marks ->
    [one] You still have 1 mark to place.
   *[other] You still have { $marks } marks to place.
  }
why-no-scroll = You have no scroll from an earlier turn.
why-scroll-first = Use a scroll before the first mark of your turn.
why-not-yours = This is another player’s map.
why-map-first = The map isn’t laid out yet.
why-not-closest = Another village is closer to the centre.
why-start-first = Choose the start village first.
why-done = You’re done. Undo if you want to change something.
why-wait-choice = The active player chooses a side first.
why-card-taken = The choice for this turn has been made.
why-tile-first = Pick a tile first.
why-only-shown = There’s nothing to do here.
why-nothing-against = You can mark this space.

## Previews

preview-spaces = { $count ->
    [0] no space to mark there
    [one] 1 space to mark there
   *[other] { $count } spaces to mark there
  }
preview-line = { $line }: { $old } → { $new }
preview-race = Race won: { $points } points
preview-gem = { $count ->
    [one] scores in round { $rounds }
   *[other] scores in rounds { $rounds }
  }
preview-temple = { $points } points; costs a key
preview-temple-bonus = { $marks ->
    [one] { $points } points and 1 bonus mark; costs a key
   *[other] { $points } points and { $marks } bonus marks; costs a key
  }
preview-key = opens a temple, even this turn
preview-scroll = { $count } marks on one terrain of your choice, in a later turn
preview-horse = 1 bonus mark right away, on any terrain
do-start = Start in the village on { $what }
preview-done = Ends your turn

## The log

log-tile = laid tile { $number } in quadrant { $quadrant }
log-tile-drawn = Quadrant { $quadrant }: tile { $number }
log-achievement = Achievement: { $goal }
log-first = First player: { $seat }
log-start = chose the start village { $what }
log-terrain = started on { $terrain }
log-reveal = Round { $round }, turn { $turn }: { $first } or { $second }
log-choose = chose { $side }
log-take = took { $side }
log-scroll = used a scroll on { $terrain }
log-bonus = placed the temple bonus on { $terrain }
log-mark = marked { $cell }
log-found = marked { $cell } and found { $thing }
log-temple = explored temple { $quadrant } on { $cell } for { $points } points
log-round-end = finished last; round { $round } was scored
log-end = finished last; the journey is over

## Score pad and ranks

score-provisions = Provisions
score-gems = Gemstones
score-villages = Villages
score-temples = Temples
score-achievements = Achievements
pad-if-now = if it ended now

rank-newcomer = Newcomer: most of this land is still waiting for you.
rank-learner = Learner: you’re starting to read the land.
rank-seasoned = Seasoned explorer: you know where the paths lead.
rank-humboldt = Naturalist: little escapes your eye.
rank-continent = Chronicler: others will travel by your maps.
rank-greatest = Pathfinder: nobody has ever gone further.

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

## Hints

hint-mark = mark { $space }
