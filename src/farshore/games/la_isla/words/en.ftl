### La Isla in English.

title = La Isla
summary = Surround rare animals with your explorers; every card has three uses, and you choose one.
invite-1 = Each round you hold three cards and decide what each is for: a function, a resource or an animal.
invite-2 = With resources you place explorers on the island; surround an animal and it is yours, with its points.
invite-3 = Animals that move up their tracks are worth more for whoever has found them; the most points win.
option-deck = Cards
option-deck-120 = 120 cards: the deck for a first match
option-deck-180 = All 180 cards: with more intricate functions

score-regions = Regions
score-markers = Markers moved
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
space = { $colour } with { $symbol } ({ $space })
space-bare = space { $space }
explorer-of = explorer of { $seat }
region = { $animal }, worth { $value }
region-bare = jungle region worth { $value }
claimed-by = claimed by { $seat }
region-claimed = Region { $region }: its animal was claimed by { $seat }
region-missing = { $animal }, worth { $value }: { $count ->
    [0] your explorers stand all around
    [one] 1 explorer missing at { $spaces }
   *[other] { $count } explorers missing: { $spaces }
  }
region-needs = { $animal } ({ $value }) needs { $spaces }
resource = { $colour }: { $count }
all-animals = { $dodo } { animal-dodo }, { $fossa } { animal-fossa }, { $toad } { animal-toad }, { $pika } { animal-pika }, { $moth } { animal-moth }
all-resources = { $yellow } { colour-yellow }, { $green } { colour-green }, { $grey } { colour-grey }, { $white } { colour-white }, { $brown } { colour-brown }, { $supply ->
    [0] no explorer left
    [one] 1 explorer left
   *[other] { $supply } explorers left
  }
marker-of = Move the { $animal }
card-name = { $function }; resource { $colour }, animal { $animal }
nothing-here = There is nothing to do here.

## Functions

function-vp-col = Place on { $what }: { $points } points
function-vp-sym = Place on a { $what }: { $points } points
function-res-col = Place on { $what }: any 1 resource
function-res-sym = Place on a { $what }: any 1 resource
function-mark-col = Place on { $what }: move any marker
function-mark-sym = Place on a { $what }: move any marker
function-cheap-col = Placing on { $what } costs 1 less
function-cheap-sym = Placing on a { $what } costs 1 less
function-joker = Your { $what } pays for any colour
function-income = B card with { $what }: any 1 resource more
function-b-track = B: move the { $what } instead of taking the resource
function-explorer = One more explorer, for good
function-slot = One more slot, for good
function-draw = Draw 4 cards, use 3
function-patience = If you do not place: take any 2 resources
function-claim = Each animal you claim: { $points } points
function-species = Each { $what } you claim: { $points } points
function-survey-col = Place on { $what }: { $points } points for each of your explorers there
function-survey-sym = Place on a { $what }: { $points } points for each of your explorers on that symbol
function-tracker = Whenever you move the { $what }: { $points } points
function-company = Place where another player stands: { $points } points
function-pair = Pay with any one colour
function-second = Place a second explorer for 1 resource more
function-d-free = D: move any marker
function-multi = Two or more animals at once: { $points } points
function-region = Each animal from a region of { $points }: { $points } points more

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
starts = { $seat } starts
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
card-given = given to a place
holder = Your cardholder
slots-used = { $used } of { $slots } slots
slot-free = Slot { $slot }, free
slot-with = Slot { $slot }: { $function }
your-resources = Your resources
take-one = take one
or-take-one = or take one
take-resource = take 1 { $colour }, you have { $count }
you-have = you { $count }
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
status-assigning = assigning
status-choosing = choosing
status-turn = placing
status-ready = ready

## Prompts

prompt-setup = The island is being built
prompt-over = The match is over
prompt-wait = Waiting for { $names }
prompt-wait-detail = Nothing to choose for you now
prompt-wait-turn = { $seat } is placing
prompt-assign = Give a card to { $letters }
prompt-assign-detail = A: its function · B: its resource · D: its animal
prompt-assigned = Every card has its place
prompt-confirm = Confirm, or take something back
prompt-confirm-choice = Chosen
prompt-slot = Choose a slot for your card
prompt-income = Take 1 { $colour }, or move a marker instead?
prompt-income-detail = Your function lets you choose
prompt-marker = Move any marker
prompt-marker-detail = You score your animals of that kind
prompt-recruit = Take one more explorer?
prompt-recruit-detail = It stays with you; you may also leave it
prompt-pick = { $count ->
    [one] Take any 1 resource
   *[other] Take any { $count } resources
  }
prompt-move = { $count ->
    [one] Move any marker
   *[other] Move any { $count } markers
  }
prompt-optional = Or confirm without it
prompt-pay = { $count ->
    [one] Choose 1 resource to pay with
   *[other] Choose { $count } resources to pay with
  }
prompt-put-down = Put the explorer down elsewhere
prompt-from = It stood on { $space }
prompt-place = Place an explorer, or take any 1 resource
prompt-place-detail = Lit spaces are the ones you can pay for
prompt-lift = Pick up an explorer to move, or take any 1 resource
prompt-lift-detail = Your supply is empty
prompt-take-only = Take any 1 resource
prompt-take-only-detail = You cannot pay for a space now
prompt-turn-done = Your turn is played
prompt-second = You may place a second explorer, or confirm
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
wait-place-or-take = first place or take
wait-slot = first choose a slot
wait-income = first choose
wait-marker = first move a marker

## Refusals

why-only-in = This is for phase { $phase }.
why-cards-assigned = The cards of this round are already assigned.
why-letter-taken = { $letter } already has a card; take it back first.
why-not-in-hand = This card is not in your hand.
why-slot-done = Your card is already in its slot.
why-slot-closed = This slot is not open.
why-same-function = “{ $function }” is already visible: cover that very card.
why-next-slot = Use the next free slot.
why-no-recruit = No explorer is offered to you now.
why-printed-resource = The B card brings the resource printed on it.
why-pay-first = First pay for the space.
why-put-down-first = First put the explorer down.
why-nothing-to-take = There is no resource for you to take now.
why-no-marker = You cannot move the { $animal } now.
why-nothing-to-pay = There is nothing to pay.
why-no-resource = You have no { $colour }.
why-wrong-colour = This does not pay for { $colour }.
why-nobody-there = None of your explorers stands there.
why-supply-first = { $count ->
    [one] First place the explorer of your supply.
   *[other] First place the { $count } explorers of your supply.
  }
why-just-placed = The explorer just placed stays where it is.
why-nothing-affordable = You could not pay for another space.
why-own-explorer = You already stand here.
why-elsewhere = The explorer must go elsewhere.
why-cost = This costs { $cost } { $colour }; you can pay { $have }.
why-lift-first = Your supply is empty: first pick up one of your explorers.
why-took = You have taken a resource instead of placing.
why-placed = You have already placed this turn.

## Before it is done

preview-assign = Card for { $letter }
preview-slot = Slot { $slot }
preview-covers = Covers “{ $function }”
preview-lift = Pick up the explorer on { $space }
preview-take = Take 1 { $colour }
preview-move = Move the { $animal }
preview-done = Confirm
preview-recruit = Take one more explorer for good
preview-cost = { $cost ->
    [0] Costs nothing
   *[other] Costs { $cost } { $colour }
  }
prospect-cost = { $reason } { $cost }.
prospect-points = { $reason } { $points ->
    [one] It would bring 1 point.
   *[other] It would bring { $points } points.
  }
prospect-offers = { $reason } { $offers }.
offer-resources = { $count ->
    [one] Any 1 resource
   *[other] Any { $count } resources
  }
offer-markers = { $count ->
    [one] Move any marker
   *[other] Move any { $count } markers
  }

## What happened

news-pay = { $who ->
    [you] pay
   *[other] pays
  } { $count } { $colour }
news-take = { $who ->
    [you] take
   *[other] takes
  } 1 { $colour }
news-claim = { $who ->
    [you] claim
   *[other] claims
  } the { $animal }: { $points }
news-function = { $function }: +{ $points }
news-marker = { $who ->
    [you] move
   *[other] moves
  } the { $animal }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
news-slot = { $who ->
    [you] put
   *[other] puts
  } in “{ $function }”
news-discard = { $who ->
    [you] discard
   *[other] discards
  } “{ $function }”
news-of = { $seat }: { $news }
told-and = { $told }; { $news }
told-place = { $who ->
    [you] place
   *[other] places
  } on { $space }
told-lift = { $who ->
    [you] pick
   *[other] picks
  } up the explorer on { $space }
told-take = { $who ->
    [you] take
   *[other] takes
  } 1 { $colour }
told-pay = { $who ->
    [you] pay
   *[other] pays
  } 1 { $colour }
told-slot = { $who ->
    [you] put
   *[other] puts
  } “{ $function }” into slot { $slot }
told-recruit = { $who ->
    [you] take
   *[other] takes
  } one more explorer
told-done = { $who ->
    [you] are
   *[other] is
  } ready
told-done-then = { $who ->
    [you] are
   *[other] is
  } ready. { $news }
told-first = Start player of the first round: { $seat }
told-large = Large { $animal }: { $seat }
told-round = Round { $round }: cards are dealt; start player: { $seat }

## A whole turn

turn-start = Start
sum-function = a new function
sum-resource = { $count } { $colour }
sum-claim = claimed the { $animal }
sum-marker = an animal track
