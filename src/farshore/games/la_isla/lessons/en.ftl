### The lessons of La Isla, in English.

## One card, three uses

one-card = One card, three uses
one-card-aim = What the three parts of a card are for, and how you deal them out.
one-card-end = Function, resource and animal: that is all there is to a card.
one-card-parts =
    You hold three cards.
    Each has a function, a resource and an animal, and in this round serves for one of them only.
one-card-a =
    Give the card with the tent to A.
    A is for functions. This card brings 3 points for placing on a tent.
one-card-a-wrong = In this lesson the card with the tent goes to A.
one-card-b =
    Give the card with the yellow resource to B.
    B is for resources. This card brings a yellow one.
one-card-b-wrong = In this lesson the card with the yellow resource goes to B.
one-card-d =
    The last card went to D by itself.
    Its animal, the dodo, will go up a step.
one-card-done =
    Confirm.
    Nobody sees your cards yet.
one-card-function =
    Your A card is in the cardholder.
    Its function works from now on.
one-card-resource = Your B card brought a resource: you have two yellow ones now.

## Placing

placing = Placing and paying
placing-aim = Where an explorer may go, and what it costs.
placing-end = Your first explorer stands on the island.
placing-cost =
    A space costs two resources of its colour.
    You have two yellow ones, so every desert space is lit.
placing-where =
    Place your explorer on A0.
    The space A0 shows a tent, and you have a function for tents.
placing-where-wrong = You could pay for that, but on the tent your function brings 3 points: place on A0.
placing-points = The two resources are paid, and your function brought 3 points.
placing-done =
    Confirm your turn.
    Then the next player places.
placing-instead =
    Take one resource.
    It is a round later, and you save up: instead of placing you take one of your choice.
placing-supply =
    Four explorers are left.
    When all stand on the island, you move one of them, for the same price.

## Surrounding animals

surrounding = Surrounding animals
surrounding-aim = How an animal becomes yours.
surrounding-end = Your first animal. A 3 or a 4 needs more explorers and brings more points.
surrounding-region =
    Region Z1 has the number 2: the two spaces A0 and A1 surround it.
    You already stand on A0.
surrounding-place =
    Place your explorer on A1.
    You can pay for A1.
surrounding-place-wrong = That would work too, but A1 completes a region.
surrounding-points = Now your explorers stand all around: the animal is yours, and 2 points.
surrounding-function = The function in slot 2 brings 2 more points for each animal you take.
surrounding-share =
    On A1 another player stands as well.
    That is allowed; only two of your own may not share a space.
surrounding-done =
    Confirm.
    One explorer can complete several regions at once.

## Tracks and the end

tracks = Tracks and the end
tracks-aim = What markers are good for, and when the match ends.
tracks-end = Watch the sum of the zones: it tells you how much time is left.
tracks-card =
    Your D card shows the dodo.
    When this round’s last phase comes, its marker goes up.
tracks-done =
    Confirm your placing.
    Then D is played by itself.
tracks-points =
    You moved the dodo, and your large dodo counts as two animals: 2 points.
    Only whoever moves scores.
tracks-zones = The zone of a marker says what each animal of that kind is worth at the end.
tracks-sets = A set of all five kinds brings 10 points at the end.
tracks-resources = Every two resources you have left bring a point at the end.
tracks-end-sum = With two players the match ends after the round in which the zones add up to 7.

## Functions

functions = Functions
functions-aim = Slots, covering, and functions that work together.
functions-end = Good functions, used often, win this game.
functions-have =
    In slot 1 lies your function for tents.
    It works in every round until you cover it.
functions-slot =
    Put your new card into slot 2.
    It brings 2 points for each animal, and slot 2 is free.
functions-slot-wrong = That would cover your function for tents, which is lost then. Take slot 2.
functions-done =
    Confirm.
    From now on both functions work.
functions-same =
    The same function may never lie open twice.
    Similar ones may, and they add up.
functions-place =
    Place your explorer on A1.
    See what your two functions bring.
functions-points = 3 points came from the tent earlier, 2 from the animal now.
