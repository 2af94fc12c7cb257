### La Isla in English.

title = La Isla
summary = Surround rare animals with your explorers. Every card has three uses; you choose one.
invite-1 = Each round you get three cards. Use one for its function, one for its resource and one for its animal.
invite-2 = Pay resources to place explorers; surround an animal and it’s yours, with its points.
invite-3 = The higher an animal climbs its track, the more it’s worth to everybody who found one. The most points win.
option-deck = Cards
option-deck-120 = 120 cards: best for a first match
option-deck-180 = All 180 cards: with trickier functions

score-regions = Regions
score-markers = Markers
score-functions = Functions
score-sets = Sets of five
score-animals = Animals
score-resources = Resources
if-ended-now = If it ended now

## Things

colour-yellow = desert
colour-green = prairie
colour-grey = mountain
colour-white = steppe
colour-brown = marsh
resource-yellow = yellow
resource-green = green
resource-grey = grey
resource-white = white
resource-brown = brown
many-yellow = { $count } yellow
many-green = { $count } green
many-grey = { $count } grey
many-white = { $count } white
many-brown = { $count } brown
symbol-tent = tent
symbol-hat = hat
symbol-rope = rope
symbol-canteen = canteen
symbol-backpack = backpack
animal-dodo = dodo
animal-fossa = giant fossa
animal-toad = golden toad
animal-pika = Sardinian pika
animal-moth = owlet moth
space = { $colour } with { $symbol }
space-bare = space { $space }
explorer-of = explorer of { $seat }
region = { $animal }, worth { $value }
region-bare = jungle region worth { $value }
claimed-by = claimed: { $seat }
region-claimed = The animal of this region is taken: { $seat }
region-missing = { $animal }, worth { $value }: { $count ->
    [0] your explorers are all around it
    [one] 1 explorer missing: { $spaces }
   *[other] { $count } explorers missing: { $spaces }
  }
region-needs = { $animal } ({ $value }): still needs { $spaces }
resource = { $colour }: { $count }
all-animals = { animal-dodo }: { $dodo }, { animal-fossa }: { $fossa }, { animal-toad }: { $toad }, { animal-pika }: { $pika }, { animal-moth }: { $moth }
all-resources = { resource-yellow }: { $yellow }, { resource-green }: { $green }, { resource-grey }: { $grey }, { resource-white }: { $white }, { resource-brown }: { $brown }, { $supply ->
    [0] no explorer left
    [one] 1 explorer left
   *[other] { $supply } explorers left
  }
marker-of = Move the { $animal }
card-name = { $function }; { $colour } resource; animal: { $animal }
nothing-here = There’s nothing to do here.

## Functions

function-vp-col = Place on { $what }: { $points } points
function-vp-sym = Place on a { $what }: { $points } points
function-res-col = Place on { $what }: 1 resource of your choice
function-res-sym = Place on a { $what }: 1 resource of your choice
function-mark-col = Place on { $what }: move any marker
function-mark-sym = Place on a { $what }: move any marker
function-cheap-col = Placing on { $what } costs 1 less
function-cheap-sym = Placing on a { $what } costs 1 less
function-joker = Your { $what } resources pay for any colour
function-income = If your B card shows { $what }: 1 extra resource of your choice
function-b-track = B: move the { $what } instead of taking the resource
function-explorer = 1 more explorer, for good
function-slot = 1 more slot, for good
function-draw = Draw 4 cards, use 3
function-patience = If you don’t place: 2 resources of your choice
function-claim = Each animal you claim: { $points } points
function-species = Each { $what } you claim: { $points } points
function-survey-col = Place on { $what }: { $points } points per explorer of yours on { $what }
function-survey-sym = Place on a { $what }: { $points } points per explorer of yours on a { $what }
function-tracker = Whenever you move the { $what }: { $points } points
function-company = Place where another player is: { $points } points
function-pair = Pay with any one colour
function-second = Place a second explorer for 1 extra resource
function-d-free = D: move any marker
function-multi = Two or more animals at once: { $points } points
function-region = Each animal from a region of { $points }: { $points } extra points

## The table

board = The island
phases = Phases of the round
phase-cards = Cards
phase-a = A function
phase-b = B resource
phase-c = C explorer
phase-d = D animal
round-number = Round { $round }
setting-up = Setting up
starts = First: { $seat }
piles = { $deck ->
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
  }, { $discard } discarded
cards-waiting = Your cards, face down
your-cards = Your cards
your-card = Your A card
place-a = Use its function
place-b = Take its resource
place-d = Move its animal
place-empty = { $letter }, empty: { $use }
place-with = { $letter }: { $card }
place-name-a = Function
place-name-b = Resource
place-name-d = Animal
card-given = assigned
holder = Your cardholder
slots-used = { $used } of { $slots } slots
slot-free = Slot { $slot }, free
slot-with = Slot { $slot }: { $function }
your-resources = Your resources
take-one = Take one resource
or-take-one = Or take one resource
take-resource = Take { $what }; you have { $count }
you-have = you have { $count }
in-supply = { $count ->
    [0] no explorer left
    [one] 1 explorer left
   *[other] { $count } explorers left
  }
markers = Move a marker
tracks = Animal tracks
tracks-note = points per animal at the end
track = { $animal }: worth { $zone }, step { $place } of { $top }
end-title = End of the match
end-name = End of the match: { $reached } of { $limit }
end-sum = { $reached } of { $limit }
row-animals = Animals
row-resources = Resources
row-functions = Functions
status-assigning = assigning cards
status-choosing = choosing
status-turn = placing
status-ready = ready

## Prompts

prompt-setup = The island is being built
prompt-over = The match is over
prompt-wait-detail = Nothing to choose right now
prompt-wait-turn = { $seat } is placing
prompt-assign = { $count ->
    [one] Assign a card to { $last }
   *[other] Assign a card to { $letters } or { $last }
  }
prompt-assign-detail = A: its function · B: its resource · D: its animal
prompt-assigned = All cards are assigned
prompt-ready = Press Ready, or undo something
prompt-done = Press Done, or undo something
prompt-confirm-choice = Your choice is made
prompt-slot = Choose a slot for your card
prompt-income = Take { $what }, or move a marker
prompt-income-detail = Your function lets you choose
prompt-marker = Move any marker
prompt-marker-detail = You score your animals of that kind
prompt-recruit = Take one more explorer?
prompt-recruit-detail = You keep it for good. Press Done if you don’t want it.
prompt-pick = { $count ->
    [one] Take 1 resource of your choice
   *[other] Take { $count } resources of your choice
  }
prompt-move = { $count ->
    [one] Move any marker
   *[other] Move any { $count } markers
  }
prompt-optional = Or press Done to skip this
prompt-pay = { $count ->
    [one] Choose 1 resource to pay with
   *[other] Choose { $count } resources to pay with
  }
prompt-put-down = Put the explorer on another space
prompt-from = It was on { $space }
prompt-place = Place an explorer, or take 1 resource
prompt-place-detail = You can pay for the highlighted spaces
prompt-lift = Move one of your explorers, or take 1 resource
prompt-lift-detail = Your supply is empty
prompt-take-only = Take 1 resource of your choice
prompt-take-only-detail = You can’t pay for any space right now
prompt-turn-done = That was your turn
prompt-second = Place a second explorer, or press Done
button-done = Done
button-ready = Ready
button-recruit = Take the explorer

## What is still missing

wait-assign = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  }
wait-pay = { $count ->
    [one] 1 more to pay
   *[other] { $count } more to pay
  }
wait-place = place the explorer first
wait-place-or-take = place or take first
wait-slot = choose a slot first
wait-income = choose first
wait-marker = move a marker first

## Refusals

why-only-in = That’s part of phase { $phase }.
why-cards-assigned = This round’s cards are already assigned.
why-letter-taken = { $letter } already has a card. Undo first.
why-not-in-hand = This card isn’t in your hand.
why-slot-done = Your card is already in its slot.
why-slot-closed = You don’t have this slot.
why-same-function = “{ $function }” is already visible: cover that card.
why-next-slot = Use the next free slot.
why-no-recruit = No explorer is on offer right now.
why-printed-resource = Take the resource shown on your B card.
why-pay-first = First pay for the space.
why-put-down-first = First put the explorer down.
why-nothing-to-take = You can’t take a resource right now.
why-no-marker = You can’t move the { $animal } right now.
why-nothing-to-pay = There’s nothing to pay.
why-no-resource = You have no { $colour } resource.
why-wrong-colour = You have to pay with { $colour } here.
why-nobody-there = You have no explorer there.
why-supply-first = { $count ->
    [one] First place the explorer from your supply.
   *[other] First place the { $count } explorers from your supply.
  }
why-just-placed = The explorer you just placed stays there.
why-nothing-affordable = You couldn’t pay for another space.
why-own-explorer = You already have an explorer here.
why-elsewhere = The explorer has to go to another space.
why-cost = This costs { $what }; you can pay { $have }.
why-lift-first = Your supply is empty: first pick up one of your explorers.
why-took = You took a resource instead of placing.
why-placed = You’ve already placed this turn.

## Before it is done

do-assign = Assign to { $letter }
do-slot = Slot { $slot }
preview-covers = Covers “{ $function }”
do-lift = Pick up the explorer on { $space }
do-take = Take { $what }
do-move = Move the { $animal }
do-done = Finish this phase
do-recruit = Take one more explorer for good
preview-cost = { $cost ->
    [0] Costs nothing
   *[other] Costs { $what }
  }
gain-pay = Pay { $what }
gain-take = Take { $what }
gain-claim = Claim the { $animal }: { $points } points
gain-marker = Move the { $animal }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
prospect-cost = { $reason } { $cost }.
prospect-points = { $reason } { $points ->
    [one] You’d score 1 point here.
   *[other] You’d score { $points } points here.
  }
prospect-offers = { $reason } { $offers }.
offer-resources = { $count ->
    [one] 1 resource of your choice
   *[other] { $count } resources of your choice
  }
offer-markers = { $count ->
    [one] Move any marker
   *[other] Move any { $count } markers
  }

## What happened

news-pay = paid { $what }
news-take = took { $what }
news-claim = claimed the { $animal }: { $points } points
news-function = “{ $function }”: +{ $points }
news-marker = moved the { $animal }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
news-slot = added “{ $function }”
news-discard = discarded “{ $function }”
news-of = { $seat }: { $news }
log-and = { $line }; { $news }
log-place = placed on { $space }
log-lift = picked up the explorer on { $space }
log-take = took { $what }
log-move = moved the { $animal }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
log-pay = paid { $what }
log-slot = put “{ $function }” into slot { $slot }
log-recruit = took one more explorer
log-done = finished
log-done-then = finished. { $news }
log-first = First player: { $seat }
log-large = Large { $animal }: { $seat }
log-round = Round { $round }: cards dealt. First player: { $seat }

## A whole turn

turn-start = Start
sum-function = new function
sum-resource = { $what }
sum-claim = claimed the { $animal }
sum-marker = animal track

## Hints

hint-place = place an explorer on { $space }
hint-lift = pick up the explorer on { $space }
