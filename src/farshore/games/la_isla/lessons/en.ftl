### The lessons of La Isla, in English.

## One card, three uses

one-card = One card, three uses
one-card-aim = What you play for, and what the three parts of a card do.
one-card-end = Function, resource and animal: that’s all there is to a card.
one-card-goal =
    Surround animals with your explorers and score the most points.
    Your cards give you what you need: functions, resources and animals.
one-card-a =
    Assign the card with the tent to A.
    A is for functions. This one brings 3 points whenever you place on a tent.
one-card-a-wrong = For this lesson, assign the card with the tent to A.
one-card-b =
    Assign the card with the yellow resource to B.
    B is for resources. You get one yellow.
one-card-b-wrong = For this lesson, assign the card with the yellow resource to B.
one-card-d =
    The last card went to D by itself.
    D is for animals: the dodo’s marker will go up a step.
one-card-done =
    Press **Ready**.
    Each card does only one thing, and nobody sees yours yet.
one-card-function =
    Your A card is in slot 1 of your cardholder.
    Its function works from now on.
one-card-resource =
    Your B card brought a resource.
    Now you have two yellow ones: enough for a desert space.

## Placing

placing = Placing and paying
placing-aim = Where an explorer may go, and what it costs.
placing-end = Your first explorer is on the island.
placing-cost =
    A space costs 2 resources of its colour.
    You have two yellow ones, so all desert spaces are highlighted.
placing-where =
    Place your explorer on the desert with the tent.
    You have a function for tents.
placing-where-wrong = You could pay for that, but the tent brings 3 points.
placing-points =
    You paid 2 yellow.
    And your function brought 3 points.
placing-done =
    Press **Done**.
    Then the next player places.
placing-instead =
    Take one resource.
    It’s a round later, and you’re saving up: instead of placing you take one of your choice.
placing-supply =
    You have four explorers left.
    Once all of them are on the island, you move one of them, for the same price.

## Surrounding animals

surrounding = Surrounding animals
surrounding-aim = How an animal becomes yours.
surrounding-end = Your first animal! A 3 or a 4 needs more explorers and brings more points.
surrounding-region =
    Two spaces surround this region with the 2.
    You’re already on one of them, the desert with the tent.
surrounding-place =
    Place your explorer on the prairie with the hat.
    That’s the other one, and you have two green resources.
surrounding-place-wrong = You could do that too, but the prairie with the hat completes a region.
surrounding-points =
    Your explorers are all around it.
    The animal is yours, and you score 2 points.
surrounding-function =
    The function in slot 2 adds 2 points.
    It works for each animal you claim.
surrounding-done =
    Press **Done**.
    Another player is on this space too. That’s fine: only two of your own can’t share one.

## Tracks and the end

tracks = Tracks and the end
tracks-aim = What markers are good for, and when the match ends.
tracks-end = Watch the sum of the zones: it tells you how much time is left.
tracks-card =
    Your D card shows the dodo.
    In the last phase of this round its marker goes up.
tracks-done =
    Press **Done**.
    Phase D then passes by itself.
tracks-points =
    You moved the dodo: 2 points.
    Your large dodo counts as two animals. Only the player who moves a marker scores.
tracks-zones =
    The zone of a marker is what each animal of that kind is worth at the end.
    So it pays to move the animals you have.
tracks-assign =
    A new round: assign the card with the dodo to D.
    You have dodos, so it scores again.
tracks-assign-wrong = For this lesson, assign the card with the dodo to D.
tracks-sets =
    A set of all five kinds brings 10 points at the end.
    Your large animal counts as two of its kind.
tracks-resources =
    Every 2 resources left bring 1 point at the end.
    It doesn’t matter which colours.
tracks-ready =
    Assign another card and press **Ready**.
    The last one goes to the last letter by itself.
tracks-end-sum =
    With two players the match ends when the zones add up to 7.
    That’s checked after every round.

## Functions

functions = Functions
functions-aim = Slots, covering, and functions that work together.
functions-end = Good functions, used often, win this game.
functions-have =
    Slot 1 holds your function for tents.
    It works in every round until you cover it.
functions-slot =
    Put your new card into slot 2, which is free.
    It brings 2 points for each animal you claim.
functions-slot-wrong = That would cover your function for tents. Use slot 2.
functions-done =
    Press **Done**.
    From now on both functions work.
functions-place =
    Place your explorer on the prairie with the hat.
    It completes a region. See what your functions add.
functions-place-wrong = For this lesson, place on the prairie with the hat.
functions-points =
    The tent brought 3 points earlier, the animal 2 more now.
    Functions add up.
functions-later =
    Press **Done**.
    We skip to the fourth round: all three slots will be full.
functions-cover =
    Cover slot 1 with your new card.
    With full slots you have to cover one. You’re on the tent already, so that function is done.
functions-cover-wrong = You may cover that one too, but you still need it. Cover slot 1.
functions-covered =
    Press **Done**.
    The covered function is lost; the new one works at once.
functions-same =
    The same function is never visible twice.
    Similar ones for another colour, symbol or animal are fine.
