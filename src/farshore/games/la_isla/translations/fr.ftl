### La Isla en français.

title = La Isla
summary = Entourez des animaux rares avec vos explorateurs. Chaque carte a trois usages : à vous d’en choisir un.
invite-1 = À chaque manche, vous recevez trois cartes. Une sert pour sa fonction, une pour sa ressource, une pour son animal.
invite-2 = Payez des ressources pour placer des explorateurs ; un animal entouré est à vous, avec ses points.
invite-3 = Plus un animal monte sur sa piste, plus il vaut pour qui en a trouvé. Qui a le plus de points l’emporte.
option-deck = Cartes
option-deck-120 = 120 cartes : pour une première partie
option-deck-180 = Les 180 cartes : avec des fonctions plus subtiles

score-regions = Régions
score-markers = Marqueurs
score-functions = Fonctions
score-sets = Sets
score-animals = Animaux
score-resources = Ressources
if-ended-now = Si la partie finissait là

## Les choses

colour-yellow = Désert
colour-green = Prairie
colour-grey = Montagne
colour-white = Steppe
colour-brown = Marais
resource-yellow = jaune
resource-green = verte
resource-grey = grise
resource-white = blanche
resource-brown = brune
many-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
  }
many-green = { $count ->
    [one] { $count } verte
   *[other] { $count } vertes
  }
many-grey = { $count ->
    [one] { $count } grise
   *[other] { $count } grises
  }
many-white = { $count ->
    [one] { $count } blanche
   *[other] { $count } blanches
  }
many-brown = { $count ->
    [one] { $count } brune
   *[other] { $count } brunes
  }
symbol-tent = tente
symbol-hat = chapeau
symbol-rope = corde
symbol-canteen = bouteille
symbol-backpack = sac à dos
animal-dodo = dodo
animal-fossa = fossa géant
animal-toad = crapaud doré
animal-pika = pika sarde
animal-moth = papillon hibou
space = { $colour } avec { $symbol }
space-bare = case { $space }
explorer-of = explorateur de { $seat }
region = { $animal }, valeur { $value }
region-bare = région de jungle de valeur { $value }
claimed-by = obtenu : { $seat }
region-claimed = L’animal de cette région est pris : { $seat }
region-missing = { $animal }, valeur { $value } : { $count ->
    [0] vos explorateurs l’entourent
    [one] il manque 1 explorateur : { $spaces }
   *[other] il manque { $count } explorateurs : { $spaces }
  }
region-needs = { $animal } ({ $value }) : il manque encore { $spaces }
resource = { $colour } : { $count }
all-animals = { animal-dodo } : { $dodo }, { animal-fossa } : { $fossa }, { animal-toad } : { $toad }, { animal-pika } : { $pika }, { animal-moth } : { $moth }
all-resources = { resource-yellow } : { $yellow }, { resource-green } : { $green }, { resource-grey } : { $grey }, { resource-white } : { $white }, { resource-brown } : { $brown }, { $supply ->
    [0] plus d’explorateur
    [one] encore { $supply } explorateur
   *[other] encore { $supply } explorateurs
  }
marker-of = Avancer le { $animal }
card-name = { $function } ; ressource { $colour } ; animal : { $animal }
nothing-here = Il n’y a rien à faire ici.

## Fonctions

function-vp-col = Case { $what } : { $points } points
function-vp-sym = Case { $what } : { $points } points
function-res-col = Case { $what } : 1 ressource au choix
function-res-sym = Case { $what } : 1 ressource au choix
function-mark-col = Case { $what } : avancez un marqueur au choix
function-mark-sym = Case { $what } : avancez un marqueur au choix
function-cheap-col = Une case { $what } coûte 1 de moins
function-cheap-sym = Une case { $what } coûte 1 de moins
function-joker = Vos ressources de couleur { $what } valent n’importe quelle couleur
function-income = Si votre carte B montre la couleur { $what } : 1 ressource au choix en plus
function-b-track = B : avancez le { $what } au lieu de prendre la ressource
function-explorer = 1 explorateur de plus, pour toujours
function-slot = 1 slot de plus, pour toujours
function-draw = Piochez 4 cartes, utilisez-en 3
function-patience = Si vous ne placez pas : 2 ressources au choix
function-claim = Par animal obtenu : { $points } points
function-species = Par { $what } obtenu : { $points } points
function-survey-col = Case { $what } : { $points } points par explorateur à vous sur { $what }
function-survey-sym = Case { $what } : { $points } points par explorateur à vous sur { $what }
function-tracker = Chaque fois que vous avancez le { $what } : { $points } points
function-company = Case où se trouve déjà quelqu’un d’autre : { $points } points
function-pair = Payez avec une seule couleur au choix
function-second = Placez un deuxième explorateur pour 1 ressource de plus
function-d-free = D : avancez un marqueur au choix
function-multi = Deux animaux ou plus d’un coup : { $points } points
function-region = Par animal d’une région de valeur { $points } : { $points } points de plus

## La table

board = L’île
phases = Phases de la manche
phase-cards = Cartes
phase-a = A fonction
phase-b = B ressource
phase-c = C explorateur
phase-d = D animal
round-number = Manche { $round }
setting-up = Mise en place
starts = Premier joueur : { $seat }
piles = { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
  }, défausse : { $discard }
cards-waiting = Vos cartes, face cachée
your-cards = Vos cartes
your-card = Votre carte A
place-a = Utiliser sa fonction
place-b = Prendre sa ressource
place-d = Avancer son animal
place-empty = { $letter }, vide : { $use }
place-with = { $letter } : { $card }
place-name-a = Fonction
place-name-b = Ressource
place-name-d = Animal
card-given = affectée
holder = Votre étui
slots-used = { $used ->
    [one] { $used } slot sur { $slots }
   *[other] { $used } slots sur { $slots }
  }
slot-free = Slot { $slot }, libre
slot-with = Slot { $slot } : { $function }
your-resources = Vos ressources
take-one = Prenez une ressource
or-take-one = Ou prenez une ressource
take-resource = Prendre { $what } ; vous en avez { $count }
you-have = déjà { $count }
in-supply = { $count ->
    [0] plus d’explorateur
    [one] encore { $count } explorateur
   *[other] encore { $count } explorateurs
  }
markers = Avancer un marqueur
tracks = Pistes Animal
tracks-note = points par animal à la fin
track = { $animal } : vaut { $zone }, case { $place } sur { $top }
end-title = Fin de la partie
end-name = Fin de la partie : { $reached } sur { $limit }
end-sum = { $reached } sur { $limit }
row-animals = Animaux
row-resources = Ressources
row-functions = Fonctions
status-assigning =
    { $who ->
        [you] affectez vos cartes
       *[other] affecte ses cartes
    }
status-choosing =
    { $who ->
        [you] choisissez
       *[other] choisit
    }
status-turn =
    { $who ->
        [you] placez
       *[other] place
    }
status-ready = c’est prêt

## Invites

prompt-setup = L’île se construit
prompt-over = La partie est terminée
prompt-wait-detail = Rien à choisir pour l’instant
prompt-wait-turn = { $seat } place un explorateur
prompt-assign = { $count ->
    [one] Affectez une carte à { $last }
   *[other] Affectez une carte à { $letters } ou { $last }
  }
prompt-assign-detail = A : sa fonction · B : sa ressource · D : son animal
prompt-assigned = Toutes les cartes sont affectées
prompt-ready = Appuyez sur C’est prêt, ou annulez
prompt-done = Appuyez sur Terminé, ou annulez
prompt-confirm-choice = Votre choix est fait
prompt-slot = Choisissez un slot pour votre carte
prompt-income = Prenez { $what } ou avancez un marqueur
prompt-income-detail = Votre fonction vous laisse le choix
prompt-marker = Avancez un marqueur au choix
prompt-marker-detail = Vous marquez pour vos animaux de ce type
prompt-recruit = Prendre un explorateur de plus ?
prompt-recruit-detail = Il reste à vous. Appuyez sur Terminé si vous n’en voulez pas.
prompt-pick = { $count ->
    [one] Prenez { $count } ressource au choix
   *[other] Prenez { $count } ressources au choix
  }
prompt-move = { $count ->
    [one] Avancez un marqueur au choix
   *[other] Avancez { $count } marqueurs au choix
  }
prompt-optional = Ou appuyez sur Terminé pour passer
prompt-pay = { $count ->
    [one] Choisissez { $count } ressource pour payer
   *[other] Choisissez { $count } ressources pour payer
  }
prompt-put-down = Placez l’explorateur sur une autre case
prompt-from = Il était sur : { $space }
prompt-place = Placez un explorateur, ou prenez 1 ressource
prompt-place-detail = Vous pouvez payer les cases en évidence
prompt-lift = Déplacez un explorateur, ou prenez 1 ressource
prompt-lift-detail = Votre réserve est vide
prompt-take-only = Prenez 1 ressource au choix
prompt-take-only-detail = Vous ne pouvez payer aucune case pour l’instant
prompt-turn-done = C’était votre tour
prompt-second = Placez un deuxième explorateur, ou appuyez sur Terminé
button-done = Terminé
button-ready = C’est prêt
button-recruit = Prendre l’explorateur

## Ce qui manque

wait-assign = { $count ->
    [one] encore 1 carte
   *[other] encore { $count } cartes
  }
wait-pay = { $count ->
    [one] encore 1 à payer
   *[other] encore { $count } à payer
  }
wait-place = d’abord placer
wait-place-or-take = d’abord placer ou prendre
wait-slot = d’abord choisir un slot
wait-income = d’abord choisir
wait-marker = d’abord un marqueur

## Refus

why-only-in = Cela se joue en phase { $phase }.
why-cards-assigned = Les cartes de cette manche sont déjà affectées.
why-letter-taken = { $letter } a déjà une carte. Annulez d’abord.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-slot-done = Votre carte est déjà dans son slot.
why-slot-closed = Vous n’avez pas ce slot.
why-same-function = « { $function } » est déjà visible : recouvrez cette carte-là.
why-next-slot = Prenez le prochain slot libre.
why-no-recruit = Aucun explorateur ne vous est proposé pour l’instant.
why-printed-resource = Prenez la ressource indiquée sur votre carte B.
why-pay-first = Payez d’abord la case.
why-put-down-first = Reposez d’abord l’explorateur.
why-nothing-to-take = Vous ne pouvez pas prendre de ressource pour l’instant.
why-no-marker = Vous ne pouvez pas avancer le { $animal } pour l’instant.
why-nothing-to-pay = Il n’y a rien à payer.
why-no-resource = Vous n’avez pas de ressource { $colour }.
why-wrong-colour = Ici, il faut payer avec une ressource { $colour }.
why-nobody-there = Vous n’avez pas d’explorateur là.
why-supply-first = { $count ->
    [one] Placez d’abord l’explorateur de votre réserve.
   *[other] Placez d’abord les { $count } explorateurs de votre réserve.
  }
why-just-placed = L’explorateur qui vient d’être placé reste là.
why-nothing-affordable = Vous ne pourriez payer aucune autre case.
why-own-explorer = Vous avez déjà un explorateur ici.
why-elsewhere = L’explorateur doit aller sur une autre case.
why-cost = Cette case coûte { $what } ; vous pouvez payer { $have }.
why-lift-first = Votre réserve est vide : soulevez d’abord un de vos explorateurs.
why-took = Vous avez pris une ressource au lieu de placer.
why-placed = Vous avez déjà placé à ce tour.

## Avant

do-assign = Affecter à { $letter }
do-slot = Slot { $slot }
preview-covers = Recouvre « { $function } »
do-lift = Soulever l’explorateur : { $space }
do-take = Prendre { $what }
do-move = Avancer le { $animal }
do-done = Terminer cette phase
do-recruit = Prendre un explorateur de plus, pour toujours
preview-cost = { $cost ->
    [0] Ne coûte rien
   *[other] Coûte { $what }
  }
gain-pay = Payer { $what }
gain-take = Prendre { $what }
gain-claim = Obtenir le { $animal } : { $points } points
gain-marker = Avancer le { $animal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
prospect-cost = { $reason } { $cost }.
prospect-points = { $reason } { $points ->
    [one] Vous marqueriez ici { $points } point.
   *[other] Vous marqueriez ici { $points } points.
  }
prospect-offers = { $reason } { $offers }.
offer-resources = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
  }
offer-markers = { $count ->
    [one] Avancer un marqueur au choix
   *[other] Avancer { $count } marqueurs au choix
  }

## Ce qui s’est passé

news-pay = payé { $what }
news-take = pris { $what }
news-claim = obtenu le { $animal } : { $points } points
news-function = « { $function } » : +{ $points }
news-marker = avancé le { $animal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
news-slot = ajouté « { $function } »
news-discard = défaussé « { $function } »
news-of = { $seat } : { $news }
log-and = { $line } ; { $news }
log-place = { has-done } placé sur : { $space }
log-lift = { has-done } soulevé l’explorateur : { $space }
log-take = { has-done } pris { $what }
log-move = { has-done } avancé le { $animal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
log-pay = { has-done } payé { $what }
log-slot = { has-done } mis « { $function } » dans le slot { $slot }
log-recruit = { has-done } pris un explorateur de plus
log-done = { has-done } terminé
log-done-then = { has-done } terminé. { $news }
log-first = Premier joueur : { $seat }
log-large = Grand { $animal } : { $seat }
log-round = Manche { $round } : cartes distribuées. Premier joueur : { $seat }

## Un tour entier

turn-start = Départ
sum-function = nouvelle fonction
sum-resource = { $what }
sum-claim = animal : { $animal }
sum-marker = piste

## Hints

hint-place = placer un explorateur sur { $space }
hint-lift = soulever l’explorateur sur { $space }
