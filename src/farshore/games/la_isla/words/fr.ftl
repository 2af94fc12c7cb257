### La Isla en français.

title = La Isla
summary = Encerclez des animaux rares avec vos explorateurs ; chaque carte a trois usages, à vous d’en choisir un.
invite-1 = À chaque manche, vous avez trois cartes et décidez à quoi sert chacune : fonction, ressource ou animal.
invite-2 = Avec des ressources, vous placez des explorateurs sur l’île ; un animal entouré est à vous, avec ses points.
invite-3 = Les animaux qui montent sur leur piste valent plus pour qui les a trouvés ; le plus de points gagne.
option-deck = Cartes
option-deck-120 = 120 cartes : pour une première partie
option-deck-180 = Les 180 cartes : avec des fonctions plus subtiles

score-regions = Régions
score-markers = Marqueurs déplacés
score-functions = Fonctions
score-sets = Sets de cinq
score-animals = Animaux
score-resources = Ressources
if-ended-now = Si la partie finissait là

## Les choses

colour-yellow = désert
colour-green = prairie
colour-grey = montagne
colour-white = steppe
colour-brown = marais
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
space = { $colour } avec { $symbol } ({ $space })
space-bare = case { $space }
explorer-of = explorateur de { $seat }
region = { $animal }, valeur { $value }
region-bare = région de jungle de valeur { $value }
claimed-by = pris par { $seat }
region-claimed = Région { $region } : son animal est à { $seat }
region-missing = { $animal }, valeur { $value } : { $count ->
    [0] vos explorateurs l’entourent
    [one] il manque 1 explorateur sur { $spaces }
   *[other] il manque { $count } explorateurs : { $spaces }
  }
region-needs = { $animal } ({ $value }) : reste { $spaces }
resource = { $colour } : { $count }
all-animals = { $dodo } { animal-dodo }, { $fossa } { animal-fossa }, { $toad } { animal-toad }, { $pika } { animal-pika }, { $moth } { animal-moth }
all-resources = { $yellow } { colour-yellow }, { $green } { colour-green }, { $grey } { colour-grey }, { $white } { colour-white }, { $brown } { colour-brown }, { $supply ->
    [0] plus d’explorateur
    [one] encore { $supply } explorateur
   *[other] encore { $supply } explorateurs
  }
marker-of = Avancer le { $animal }
card-name = { $function } ; ressource { $colour }, animal { $animal }
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
function-joker = Vos ressources { $what } valent n’importe quelle couleur
function-income = Carte B { $what } : 1 ressource au choix en plus
function-b-track = B : avancez le { $what } au lieu de prendre la ressource
function-explorer = Un explorateur de plus, pour toujours
function-slot = Un slot de plus, pour toujours
function-draw = Piochez 4 cartes, utilisez-en 3
function-patience = Si vous ne placez pas : 2 ressources au choix
function-claim = Par animal obtenu : { $points } points
function-species = Par { $what } obtenu : { $points } points
function-survey-col = Case { $what } : { $points } points pour chacun de vos explorateurs sur cette couleur
function-survey-sym = Case { $what } : { $points } points pour chacun de vos explorateurs sur ce symbole
function-tracker = Chaque fois que vous avancez le { $what } : { $points } points
function-company = Case où se trouve déjà un autre joueur : { $points } points
function-pair = Payez avec une seule couleur au choix
function-second = Placez un 2e explorateur pour 1 ressource de plus
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
starts = { $seat } commence
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
card-given = affectée à une place
holder = Votre étui
slots-used = { $used ->
    [one] { $used } slot sur { $slots }
   *[other] { $used } slots sur { $slots }
  }
slot-free = Slot { $slot }, libre
slot-with = Slot { $slot } : { $function }
your-resources = Vos ressources
take-one = prenez-en une
or-take-one = ou prenez-en une
take-resource = prendre 1 { $colour }, vous en avez { $count }
you-have = vous { $count }
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
status-assigning = affecte ses cartes
status-choosing = choisit
status-turn = place
status-ready = prêt

## Invites

prompt-setup = L’île se construit
prompt-over = La partie est terminée
prompt-wait = En attente de { $names }
prompt-wait-detail = Vous n’avez rien à choisir pour l’instant
prompt-wait-turn = { $seat } place un explorateur
prompt-assign = Affectez une carte à { $letters }
prompt-assign-detail = A : sa fonction · B : sa ressource · D : son animal
prompt-assigned = Chaque carte a sa place
prompt-confirm = Confirmez, ou reprenez un choix
prompt-confirm-choice = C’est choisi
prompt-slot = Choisissez un slot pour votre carte
prompt-income = Prendre 1 × { $colour }, ou plutôt avancer un marqueur ?
prompt-income-detail = Votre fonction vous laisse le choix
prompt-marker = Avancez un marqueur au choix
prompt-marker-detail = Vous scorez vos animaux de ce type
prompt-recruit = Prendre un explorateur de plus ?
prompt-recruit-detail = Il reste à vous ; vous pouvez aussi le laisser
prompt-pick = { $count ->
    [one] Prenez { $count } ressource au choix
   *[other] Prenez { $count } ressources au choix
  }
prompt-move = { $count ->
    [one] Avancez un marqueur au choix
   *[other] Avancez { $count } marqueurs au choix
  }
prompt-optional = Ou confirmez sans
prompt-pay = { $count ->
    [one] Choisissez { $count } ressource pour payer
   *[other] Choisissez { $count } ressources pour payer
  }
prompt-put-down = Placez l’explorateur ailleurs
prompt-from = Il était sur : { $space }
prompt-place = Placez un explorateur, ou prenez 1 ressource au choix
prompt-place-detail = Les cases éclairées sont à votre portée
prompt-lift = Reprenez un explorateur, ou prenez 1 ressource au choix
prompt-lift-detail = Votre réserve est épuisée
prompt-take-only = Prenez 1 ressource au choix
prompt-take-only-detail = Vous ne pouvez payer aucune case
prompt-turn-done = Votre tour est joué
prompt-second = Vous pouvez placer un deuxième explorateur, ou confirmer
button-done = Terminé
button-ready = Prêt
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
wait-place-or-take = d’abord placer ou prendre
wait-slot = d’abord choisir un slot
wait-income = d’abord choisir
wait-marker = d’abord un marqueur

## Refus

why-only-in = C’est pour la phase { $phase }.
why-cards-assigned = Les cartes de cette manche sont déjà affectées.
why-letter-taken = { $letter } a déjà une carte ; reprenez-la d’abord.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-slot-done = Votre carte est déjà dans son slot.
why-slot-closed = Ce slot n’est pas ouvert.
why-same-function = « { $function } » est déjà visible : recouvrez cette carte-là.
why-next-slot = Prenez le prochain slot libre.
why-no-recruit = Aucun explorateur ne vous est proposé.
why-printed-resource = La carte B apporte la ressource qu’elle montre.
why-pay-first = Payez d’abord la case.
why-put-down-first = Reposez d’abord l’explorateur.
why-nothing-to-take = Vous n’avez pas de ressource à prendre.
why-no-marker = Vous ne pouvez pas avancer le { $animal } maintenant.
why-nothing-to-pay = Il n’y a rien à payer.
why-no-resource = Vous n’avez pas de ressource { $colour }.
why-wrong-colour = Cela ne paie pas une case { $colour }.
why-nobody-there = Aucun de vos explorateurs n’est là.
why-supply-first = { $count ->
    [one] Placez d’abord l’explorateur de votre réserve.
   *[other] Placez d’abord les { $count } explorateurs de votre réserve.
  }
why-just-placed = L’explorateur qui vient d’être placé reste là.
why-nothing-affordable = Vous ne pourriez payer aucune autre case.
why-own-explorer = Vous y êtes déjà.
why-elsewhere = L’explorateur doit aller ailleurs.
why-cost = Cette case coûte { $cost } × { $colour } ; vous pouvez payer { $have }.
why-lift-first = Votre réserve est épuisée : reprenez d’abord un de vos explorateurs.
why-took = Vous avez pris une ressource au lieu de placer.
why-placed = Vous avez déjà placé ce tour-ci.

## Avant

preview-assign = Carte pour { $letter }
preview-slot = Slot { $slot }
preview-covers = Recouvre « { $function } »
preview-lift = Reprendre l’explorateur de : { $space }
preview-take = Prendre 1 × { $colour }
preview-move = Avancer le { $animal }
preview-done = Confirmer
preview-recruit = Prendre un explorateur pour toujours
preview-cost = { $cost ->
    [0] Ne coûte rien
   *[other] Coûte { $cost } × { $colour }
  }
prospect-cost = { $reason } { $cost }.
prospect-points = { $reason } { $points ->
    [one] Cela rapporterait { $points } point.
   *[other] Cela rapporterait { $points } points.
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

news-pay = { $who ->
    [you] payez
   *[other] paie
  } { $count } × { $colour }
news-take = { $who ->
    [you] prenez
   *[other] prend
  } 1 × { $colour }
news-claim = { $who ->
    [you] obtenez
   *[other] obtient
  } le { $animal } : { $points }
news-function = { $function } : +{ $points }
news-marker = { $who ->
    [you] avancez
   *[other] avance
  } le marqueur { $animal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
news-slot = { $who ->
    [you] ajoutez
   *[other] ajoute
  } « { $function } »
news-discard = { $who ->
    [you] défaussez
   *[other] défausse
  } « { $function } »
news-of = { $seat } : { $news }
told-and = { $told } ; { $news }
told-place = { $who ->
    [you] placez
   *[other] place
  } sur : { $space }
told-lift = { $who ->
    [you] reprenez
   *[other] reprend
  } l’explorateur de : { $space }
told-take = { $who ->
    [you] prenez
   *[other] prend
  } 1 × { $colour }
told-pay = { $who ->
    [you] payez
   *[other] paie
  } 1 × { $colour }
told-slot = { $who ->
    [you] mettez
   *[other] met
  } « { $function } » dans le slot { $slot }
told-recruit = { $who ->
    [you] prenez
   *[other] prend
  } un explorateur de plus
told-done = { $who ->
    [you] êtes
   *[other] est
  } prêt
told-done-then = { $who ->
    [you] êtes
   *[other] est
  } prêt. { $news }
told-first = Premier joueur de la première manche : { $seat }
told-large = Grand { $animal } : { $seat }
told-round = Manche { $round } : les cartes sont distribuées ; premier joueur : { $seat }

## Un tour entier

turn-start = Départ
sum-function = nouvelle fonction
sum-resource = { $count } × { $colour }
sum-claim = animal : { $animal }
sum-marker = piste
