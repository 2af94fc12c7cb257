### Kingdom Maps

title = Kingdom Maps
summary = Roll dice, announce a territory, draw it hex by hex: whose map pleases the king most?
invite-1 = Roll the dice: a number says how many hexes everybody draws, whoever has the turn says which territory.
invite-2 = Each draws on a map of their own, hex by hex, with powers for one more, one fewer, or a free choice.
invite-3 = Four criteria, the same for all, decide whose map pleases the king most.

## Options

option-criteria = Criteria
option-criteria-chance = By chance
option-criteria-free = or two of A and two of B: A1,A4,B2,B5
option-first = First player
option-first-chance = By chance
option-first-seat1 = Seat 1
option-first-seat2 = Seat 2
option-first-seat3 = Seat 3
option-first-seat4 = Seat 4
bad-criteria = “{ $criteria }” is not two different criteria of A and two of B.
bad-first = Seat { $seat } cannot start: { $seats ->
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
score-question = ? power
rule-A1 = Your longest straight line of mountains: { $points }
rule-A2 = { $each } for each hex of your second largest forest
rule-A3 = { $each } for each farm beside a lake and a village
rule-A4 = { $each } for each lake that does not reach the border
rule-A5 = Each village by the other territories around it, 3 or more: { $points }
rule-A6 = Your best swamp by the sides of the map it reaches: { $points }
rule-B1 = { $each } for each straight line with { $needed } different territories
rule-B2 = Hexes of your rarest territory: { $points }
rule-B3 = { $each } for each territory with a region of { $needed } or more
rule-B4 = { $each } for every { $needed } pairs of opposite hexes alike
rule-B5 = { $each } for each region of exactly { $needed }
rule-B6 = Each side of the map by its different territories, 3 or more: { $points }
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
number-later = the number comes from one of the dice
number-choose = choose one of the dice
number-draw = you draw
number-left = left of { $number }
number-drawn = drawn
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
criteria-title = Criteria of this game
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

status-announces = announces
status-takes = takes a die
status-chooses = chooses a number
status-draws = draws { $what }
status-done = has drawn
status-failed = cannot draw

## Prompts

prompt-announce = Announce a territory
prompt-announce-how = Everybody draws it; it costs you one use.
prompt-announce-alone = It costs you one use.
prompt-take = { $territory }: take a die
prompt-take-how = So many you draw; the others choose among the rest.
prompt-take-alone = So many you draw; the others are rolled again.
prompt-choose = { $territory }: choose a number
prompt-choose-how = The die stays on the table; others may choose the same.
prompt-assign = One die for the territory, one for the number
prompt-assign-how = No use is crossed out this turn.
prompt-draw = Draw { $what }
prompt-draw-or = { $draw }, or make it { $fewer ->
    [0] { $more }
   *[other] { $more ->
        [0] { $fewer }
       *[other] { $fewer } or { $more }
      }
  }
prompt-first-hex = The first must touch your map, the others each other.
prompt-anywhere = Your map is blank: begin anywhere.
prompt-draw-more = Still to draw: { $what }
prompt-drawn-of = { $drawn } of { $number } drawn
prompt-score = You reached the ?: score a criterion now
prompt-score-how = Its points of this moment go into the ? box and stay there.
prompt-done = All drawn
prompt-done-how = Press Done, or take something back.
prompt-give-up = You cannot draw { $number }
prompt-give-up-how = Spend −1 to make it fit, or draw nothing: then the game ends after this turn.
prompt-make-fit = { $number } do not fit: spend −1 until at most { $room } remain
prompt-wait = Waiting for { $names }
prompt-wait-active = { $seat } is choosing
prompt-failed = You could not draw: the game ends after this turn.
prompt-over = The map is finished
ending-cannot-draw = The number could not be drawn any more.
ending-full = Every hex is drawn.
ending-no-uses = There was no use left to announce.

## Buttons

plus-button = +1
minus-button = −1
score-now = into the ? box
done = Done
done-nothing = draw nothing
done-after = after { $left } more
done-announce = announce first
done-take = take a die first
done-draw = choose first
done-assign = choose first
done-score = after scoring the ?
done-later = not yet

## Refusals

wait-for-others = You have drawn; wait for the others.
wait-for-active = Wait until the active player has taken a die.
only-active-announces = Only the active player announces a territory.
dice-name-territory = This turn one of the two dice names the territory.
already-announced = { $territory } is announced already.
no-use-left = { $territory }: you have no use left.
announce-first = Announce a territory first.
number-chosen = You already go by the { $number }.
assign-both-dice = Choose which of the two dice names the territory.
assign-alone-only = Only the second turn of a solo round gives both dice a meaning.
die-not-there = These dice are not on the table: { $dice }.
die-does-not-fit = { $number } do not fit on your map; there is room for { $room }.
choose-number-first = Choose a number first.
hex-taken = { $hex } is drawn already.
touch-group = It must touch a hex that you drew this turn.
all-drawn = You have drawn the whole number.
number-does-not-fit = { $number } do not fit on your map; there is room for { $room }.
touch-map = The first hex must touch your map.
pocket-too-small = There is room for only { $size } here, and { $number } must fit.
power-too-late = Powers are spent before the first hex.
no-power-ready = You have no ±1 ready.
number-limits = The number must stay between { $least } and { $most }.
criterion-not-in-play = { $criterion } is not in play.
draw-first = Draw { $left } more first.
question-used = Your ? is scored already.
question-not-drawn = You have not drawn on the ? this turn.
must-make-it-fit = You must draw: { $number } do not fit, so spend −1 until at most { $room } remain.
score-first = Score the ? first.
not-your-map = This is another player’s map.

## Previews

preview-line = { $criterion }: { $now } → { $then }
preview-nothing = No points yet
preview-power = Brings a ±1
preview-asks = You will score a criterion at once
preview-question = { $points ->
    [one] 1 point
   *[other] { $points } points
  } into the ? box
preview-announce = Everybody draws: { $territory }
preview-uses = { $left ->
    [0] your last use
    [one] 1 use left after this
   *[other] { $left } uses left after this
  }
preview-number = You draw { $what }

## The log

told-criteria = Criteria: { $criteria }
told-first = First player: { $seat }
told-roll = The dice: { $dice }
told-announce = announced: { $territory }
told-take = chose the { $number }
told-assign = read the dice as { $territory }, number { $number }
told-plus = spent a power: +1
told-minus = spent a power: −1
told-draw = drew on { $hex }: { $territory }
told-score = scored the ? with { $criterion }: { $points }
told-nothing = could not draw

## A whole turn

turn-of = { $who ->
    [you] You
   *[other] { $seat }
  }
turn-of-land = { $who ->
    [you] You
   *[other] { $seat }
  }: { $territory }
turn-start = Start
sum-use = 1 use
sum-powers = { $count ->
    [one] ±1
   *[other] { $count } × ±1
  }
sum-question = ? = { $points }
