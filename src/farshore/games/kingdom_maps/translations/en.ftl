### Kingdom Maps

title = Kingdom Maps
summary = Roll dice, announce a territory, draw it hex by hex: whose map will please the king most?
invite-1 = On your turn, roll the dice, announce a territory and take a die. The others each pick a number from the dice left.
invite-2 = Powers add or take away one hex; the “?” scores a criterion early.
invite-3 = Four criteria, the same for everybody, decide whose map pleases the king most.

## Options

option-criteria = Criteria
option-criteria-chance = At random
option-criteria-free = or two from A and two from B: A1,A4,B2,B5
option-first = First player
option-first-chance = At random
option-first-seat1 = Seat 1
option-first-seat2 = Seat 2
option-first-seat3 = Seat 3
option-first-seat4 = Seat 4
bad-criteria = “{ $criteria }” isn’t two different criteria from A and two from B.
bad-first = Seat { $seat } can’t start: { $seats ->
    [one] there is only 1 seat.
   *[other] there are { $seats } seats.
  }

## Territories

mountain = Mountain
forest = Forest
farm = Farm
lake = Lake
village = Village
swamp = Swamp
empty-hex = empty
many-mountain = { $count ->
    [one] { $count } mountain
   *[other] { $count } mountains
  }
many-forest = { $count ->
    [one] { $count } forest
   *[other] { $count } forests
  }
many-farm = { $count ->
    [one] { $count } farm
   *[other] { $count } farms
  }
many-lake = { $count ->
    [one] { $count } lake
   *[other] { $count } lakes
  }
many-village = { $count ->
    [one] { $count } village
   *[other] { $count } villages
  }
many-swamp = { $count ->
    [one] { $count } swamp
   *[other] { $count } swamps
  }

## Criteria and the score pad

score-A1 = High Sierra
score-A2 = Twin Woods
score-A3 = Granaries
score-A4 = Inland Waters
score-A5 = Market Towns
score-A6 = Great Marsh
score-B1 = Royal Roads
score-B2 = Fair Shares
score-B3 = Great Provinces
score-B4 = Coat of Arms
score-B5 = Quartered Land
score-B6 = Six Coasts
score-question = “?” box
rule-A1 = Longest straight line of { $counts } … mountains: { $points }
rule-A2 = { $each } for each hex of your second largest forest region
rule-A3 = { $each } for each farm next to a lake and a village
rule-A4 = { $each } for each lake region that stays off the border
rule-A5 = Each village region touching { $counts } other territories: { $points }
rule-A6 = Your best swamp region touching { $counts } … sides of the map: { $points }
rule-B1 = { $each } for each straight line with at least { $needed } different territories
rule-B2 = { $counts } … hexes of your rarest territory: { $points }
rule-B3 = { $each } for each territory with a region of { $needed } or more hexes
rule-B4 = { $each } for every { $needed } pairs of matching opposite hexes
rule-B5 = { $each } for each region of exactly { $needed } hexes
rule-B6 = Each side of the map with { $counts } different territories: { $points }
rank-courtyard = Courtyard explorer
rank-normal = Normal explorer
rank-professional = Professional explorer
rank-marco-polo = Marco Polo

## The table

map-of = Map of { $seat }
dice = Dice
die = Die: { $number }
yours = yours
taken = taken
die-left = left
number-later = your number comes from one of the dice
number-choose = choose one of the dice
number-draw = to draw
number-left = left of { $number }
number-drawn = all drawn
assign-title = Territory and number
assign-choice = { $die } for the territory: { $what }
territories-title = Territories and your uses
territory-uses = { $territory }: { $drawn } drawn, { $left ->
    [one] 1 use left
   *[other] { $left } uses left
  }
powers = Powers
powers-ready = { $ready } ready
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
criteria-title = Criteria of this match
points-now = points now
criterion-name = { $id } { $criterion }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } now
uses-left = Uses and powers left
round = Round { $round }
dice-order = Dice by turn: { $dice }
turn-announce = Announce
turn-assign = By the dice

## What players are doing

status-announces = announcing a territory
status-takes = taking a die
status-chooses = choosing a number
status-draws = drawing { $what }
status-done = done
status-failed = can’t draw

## Prompts

prompt-announce = Announce a territory
prompt-announce-how = Everybody draws it. It costs you one use.
prompt-announce-alone = It costs you one use.
prompt-take = { $territory }: take a die
prompt-take-how = You draw that many; the others choose from the dice left.
prompt-take-alone = You draw that many; the other two are rolled again.
prompt-choose = { $territory }: choose a number
prompt-choose-how = The die stays on the table; others can choose it too.
prompt-assign = One die for the territory, one for the number
prompt-assign-how = This turn costs no use.
prompt-draw = Draw { $what }
prompt-draw-or = { $draw }, or make it { $fewer ->
    [0] { $more }
   *[other] { $more ->
        [0] { $fewer }
       *[other] { $fewer } or { $more }
      }
  }
prompt-first-hex = The first one touches your map, the rest touch each other.
prompt-anywhere = Your map is blank: start anywhere.
prompt-draw-more = Still to draw: { $what }
prompt-drawn-of = { $drawn } of { $number } drawn
prompt-score = You reached the “?”: score one criterion
prompt-score-how = You keep its points, and it counts again at the end.
prompt-done = All drawn
prompt-done-how = Press Done, or undo something.
prompt-give-up = You can’t draw { $number }
prompt-give-up-how = Spend −1. If you draw nothing, the match ends.
prompt-make-fit = { $number ->
    [one] 1 doesn’t fit
   *[other] { $number } don’t fit
  }: go down to { $room } with −1
prompt-wait-active = { $seat } is choosing
prompt-failed = You couldn’t draw: the match ends after this turn.
prompt-over = The map is finished
ending-cannot-draw = The number could no longer be drawn.
ending-full = Every hex is drawn.
ending-no-uses = There was no use left to announce with.

## Buttons

plus-button = +1
minus-button = −1
score-now = into the “?” box
done = Done
do-done = { done }
done-nothing = draw nothing
done-after = { $left } more to draw
done-announce = announce first
done-take = take a die first
done-draw = choose a number first
done-assign = choose first
done-score = score the “?” first
done-later = not yet

## Refusals

wait-for-others = You’re done. Wait for the others.
wait-for-active = Wait until the active player has taken a die.
only-active-announces = Only the active player announces a territory.
dice-name-territory = This turn one of the two dice names the territory.
already-announced = { $territory } has already been announced.
no-use-left = { $territory }: you have no use left.
announce-first = Announce a territory first.
number-chosen = You’ve already chosen the { $number }.
assign-both-dice = Choose which of the two dice names the territory.
assign-alone-only = You only use both dice in the second turn of a solo round.
die-not-there = These dice aren’t on the table: { $dice }.
die-does-not-fit = { $number ->
    [one] 1 doesn’t fit
   *[other] { $number } don’t fit
  } on your map; there’s room for { $room }.
choose-number-first = Choose a number first.
hex-taken = { $hex } has already been drawn.
touch-group = It must touch a hex you drew this turn.
all-drawn = You’ve drawn all of them.
number-does-not-fit = { $number ->
    [one] 1 doesn’t fit
   *[other] { $number } don’t fit
  } on your map; there’s room for { $room }.
touch-map = The first hex must touch your map.
pocket-too-small = There’s only room for { $size } here, and you have to draw { $number }.
power-too-late = Spend powers before your first hex.
no-power-ready = You have no ±1 power ready.
number-limits = The number must stay between { $least } and { $most }.
criterion-not-in-play = { $criterion } isn’t in play.
draw-first = Draw { $left } more first.
question-used = You’ve already scored the “?”.
question-not-drawn = You didn’t draw on the “?” this turn.
must-make-it-fit = You have to draw, and { $number ->
    [one] 1 doesn’t
   *[other] { $number } don’t
  } fit. Spend −1 until you’re down to { $room }.
score-first = Score the “?” first.
not-your-map = This is another player’s map.

## Previews

preview-line = { $criterion }: { $now } → { $then }
preview-nothing = No points yet
preview-power = You get a ±1 power
preview-asks = You score a criterion right away
preview-question = { $points ->
    [one] 1 point
   *[other] { $points } points
  } into the “?” box
preview-announce = Everybody draws: { $territory }
preview-uses = { $left ->
    [0] your last use
    [one] 1 use left after this
   *[other] { $left } uses left after this
  }
preview-number = You draw { $what }

## The log

log-criteria = Criteria: { $criteria }
log-first = First player: { $seat }
log-roll = The dice: { $what }
log-announce = announced: { $territory }
log-take = chose the { $what }
log-assign = used the dice as { $territory }, number { $number }
log-plus = spent a power: +1
log-minus = spent a power: −1
log-draw = drew on { $hex }: { $territory }
log-score = scored { $criterion } for the “?”: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
log-nothing = couldn’t draw

## A whole turn

turn-of = { $who ->
    [you] Your turn
   *[other] { $seat }
  }
turn-of-land = { $who ->
    [you] Your turn
   *[other] { $seat }
  }: { $territory }
turn-of-rolled = { $who ->
    [you] Your turn
   *[other] { $seat }
  } ({ $dice })
turn-of-land-rolled = { $who ->
    [you] Your turn
   *[other] { $seat }
  }: { $territory } ({ $dice })
turn-start = Start
sum-use = 1 use
sum-powers = { $count ->
    [one] ±1
   *[other] { $count } × ±1
  }
sum-question = ? = { $points }

## Hints

hint-draw = draw on { $space }
