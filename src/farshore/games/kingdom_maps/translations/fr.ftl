### Kingdom Maps

title = Kingdom Maps
summary = Lancez les dés, annoncez un territoire, dessinez-le case par case : quelle carte plaira le plus au roi ?
invite-1 = À votre tour, lancez les dés, annoncez un territoire et prenez un dé. Les autres choisissent un nombre parmi les dés restants.
invite-2 = Les pouvoirs ajoutent ou retirent une case ; le « ? » fait compter un critère d’avance.
invite-3 = Quatre critères, les mêmes pour tout le monde, décident quelle carte plaît le plus au roi.

## Options

option-criteria = Critères
option-criteria-chance = Au hasard
option-criteria-free = ou deux de A et deux de B : A1,A4,B2,B5
option-first = Premier joueur
option-first-chance = Au hasard
option-first-seat1 = Place 1
option-first-seat2 = Place 2
option-first-seat3 = Place 3
option-first-seat4 = Place 4
bad-criteria = « { $criteria } » : il faut deux critères différents de A et deux de B.
bad-first = La place { $seat } ne peut pas commencer : { $seats ->
    [one] il n’y a qu’une place.
   *[other] il y a { $seats } places.
  }

## Territoires

mountain = Montagne
forest = Forêt
farm = Ferme
lake = Lac
village = Village
swamp = Marais
empty-hex = vide
many-mountain = { $count ->
    [one] { $count } montagne
   *[other] { $count } montagnes
  }
many-forest = { $count ->
    [one] { $count } forêt
   *[other] { $count } forêts
  }
many-farm = { $count ->
    [one] { $count } ferme
   *[other] { $count } fermes
  }
many-lake = { $count ->
    [one] { $count } lac
   *[other] { $count } lacs
  }
many-village = { $count ->
    [one] { $count } village
   *[other] { $count } villages
  }
many-swamp = { $count } marais

## Critères et feuille de score

score-A1 = Haute chaîne
score-A2 = Bois jumeaux
score-A3 = Greniers
score-A4 = Eaux intérieures
score-A5 = Bourgs marchands
score-A6 = Grand marais
score-B1 = Routes royales
score-B2 = Parts égales
score-B3 = Grandes provinces
score-B4 = Blason
score-B5 = Pays de quatre
score-B6 = Six côtes
score-question = Case « ? »
rule-A1 = Plus longue ligne droite de { $counts }… montagnes : { $points }
rule-A2 = { $each } par case de votre deuxième plus grande région de forêt
rule-A3 = { $each } par ferme à côté d’un lac et d’un village
rule-A4 = { $each } par région de lac qui ne touche pas le bord
rule-A5 = Chaque région de village qui touche { $counts } autres territoires : { $points }
rule-A6 = Votre meilleure région de marais touchant { $counts }… côtés de la carte : { $points }
rule-B1 = { $each } par ligne droite d’au moins { $needed } territoires différents
rule-B2 = { $counts }… cases de votre territoire le plus rare : { $points }
rule-B3 = { $each } par territoire ayant une région d’au moins { $needed } cases
rule-B4 = { $each } toutes les { $needed } paires de cases opposées identiques
rule-B5 = { $each } par région d’exactement { $needed } cases
rule-B6 = Chaque côté de la carte avec { $counts } territoires différents : { $points }
rank-courtyard = Explorateur de basse-cour
rank-normal = Explorateur normal
rank-professional = Explorateur professionnel
rank-marco-polo = Marco Polo

## La table

map-of = Carte de { $seat }
dice = Dés
die = Dé : { $number }
yours = à vous
taken = pris
die-left = libre
number-later = votre nombre vient d’un des dés
number-choose = choisissez un des dés
number-draw = à dessiner
number-left = restent, sur { $number }
number-drawn = tout est dessiné
assign-title = Territoire et nombre
assign-choice = { $die } pour le territoire : { $what }
territories-title = Territoires et vos annonces
territory-uses = { $territory } : { $drawn ->
    [one] { $drawn } case
   *[other] { $drawn } cases
  }, { $left ->
    [one] { $left } annonce restante
   *[other] { $left } annonces restantes
  }
powers = Pouvoirs
powers-ready = { $ready ->
    [one] { $ready } prêt
   *[other] { $ready } prêts
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
criteria-title = Critères de la partie
points-now = points actuels
criterion-name = { $id } { $criterion } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’instant
uses-left = Annonces et pouvoirs restants
round = Manche { $round }
dice-order = Dés par tour : { $dice }
turn-announce = Annonce
turn-assign = Selon les dés

## Ce que font les joueurs

status-announces =
    { $who ->
        [you] annoncez un territoire
       *[other] annonce un territoire
    }
status-takes =
    { $who ->
        [you] prenez un dé
       *[other] prend un dé
    }
status-chooses =
    { $who ->
        [you] choisissez un nombre
       *[other] choisit un nombre
    }
status-draws =
    { $who ->
        [you] dessinez { $what }
       *[other] dessine { $what }
    }
status-done =
    { $who ->
        [you] avez fini
       *[other] a fini
    }
status-failed =
    { $who ->
        [you] ne pouvez pas dessiner
       *[other] ne peut pas dessiner
    }

## Consignes

prompt-announce = Annoncez un territoire
prompt-announce-how = Tout le monde le dessine. Cela vous coûte une annonce.
prompt-announce-alone = Cela vous coûte une annonce.
prompt-take = { $territory } : prenez un dé
prompt-take-how = C’est votre nombre de cases ; les autres choisissent parmi les dés restants.
prompt-take-alone = C’est votre nombre de cases ; les deux autres dés sont relancés.
prompt-choose = { $territory } : choisissez un nombre
prompt-choose-how = Le dé reste sur la table ; d’autres peuvent aussi le choisir.
prompt-assign = Un dé pour le territoire, un pour le nombre
prompt-assign-how = Ce tour ne coûte aucune annonce.
prompt-draw = Dessinez { $what }
prompt-draw-or = { $draw }, ou bien { $fewer ->
    [0] { $more }
   *[other] { $more ->
        [0] { $fewer }
       *[other] { $fewer } ou { $more }
      }
  }
prompt-first-hex = La première case touche votre carte, les suivantes se touchent.
prompt-anywhere = Votre carte est vierge : commencez où vous voulez.
prompt-draw-more = Dessinez encore { $what }
prompt-drawn-of = { $drawn } sur { $number }
prompt-score = Point d’interrogation atteint : faites compter un critère
prompt-score-how = Vous gardez ses points, et il compte encore à la fin.
prompt-done = Tout est dessiné
prompt-done-how = Appuyez sur Terminé, ou annulez.
prompt-give-up = Vous ne pouvez pas en dessiner { $number }
prompt-give-up-how = Dépensez −1. Sans dessin, la partie finit après ce tour.
prompt-make-fit = { $number ->
    [one] { $number } ne tient pas
   *[other] { $number } ne tiennent pas
  } : descendez à { $room } avec −1
prompt-wait-active = { $seat } choisit
prompt-failed = Vous n’avez pas pu dessiner : la partie finit après ce tour.
prompt-over = La carte est terminée
ending-cannot-draw = Le nombre ne pouvait plus être dessiné.
ending-full = Toutes les cases sont dessinées.
ending-no-uses = Il ne restait aucune annonce.

## Boutons

plus-button = +1
minus-button = −1
score-now = dans la case « ? »
done = Terminé
do-done = { done }
done-nothing = ne rien dessiner
done-after = encore { $left } à dessiner
done-announce = annoncez d’abord
done-take = prenez un dé d’abord
done-draw = choisissez d’abord un nombre
done-assign = choisissez d’abord
done-score = d’abord le « ? »
done-later = pas encore

## Refus

wait-for-others = C’est dessiné. Attendez les autres.
wait-for-active = Attendez que le joueur actif ait pris un dé.
only-active-announces = Seul le joueur actif annonce un territoire.
dice-name-territory = À ce tour, un des deux dés donne le territoire.
already-announced = Déjà annoncé : { $territory }.
no-use-left = { $territory } : il ne vous reste aucune annonce.
announce-first = Annoncez d’abord un territoire.
number-chosen = Vous avez déjà choisi le { $number }.
assign-both-dice = Choisissez lequel des deux dés donne le territoire.
assign-alone-only = Les deux dés ne servent qu’au second tour d’une manche en solo.
die-not-there = Ces dés ne sont pas sur la table : { $dice }.
die-does-not-fit = { $number ->
    [one] { $number } ne tient pas
   *[other] { $number } ne tiennent pas
  } sur votre carte ; il y a de la place pour { $room }.
choose-number-first = Choisissez d’abord un nombre.
hex-taken = { $hex } est déjà dessinée.
touch-group = Elle doit toucher une case dessinée à ce tour.
all-drawn = Vous avez déjà tout dessiné.
number-does-not-fit = { $number ->
    [one] { $number } ne tient pas
   *[other] { $number } ne tiennent pas
  } sur votre carte ; il y a de la place pour { $room }.
touch-map = La première case doit toucher votre carte.
pocket-too-small = Ici, il n’y a de la place que pour { $size }, et il en faut { $number }.
power-too-late = Les pouvoirs se dépensent avant la première case.
no-power-ready = Vous n’avez aucun pouvoir ±1 prêt.
number-limits = Le nombre doit rester entre { $least } et { $most }.
criterion-not-in-play = { $criterion } n’est pas en jeu.
draw-first = Dessinez-en d’abord encore { $left }.
question-used = Votre « ? » a déjà compté.
question-not-drawn = Vous n’avez pas dessiné sur le « ? » à ce tour.
must-make-it-fit = Vous devez dessiner, et { $number ->
    [one] { $number } ne tient pas
   *[other] { $number } ne tiennent pas
  }. Dépensez −1 jusqu’à { $room }.
score-first = Faites d’abord compter le « ? ».
not-your-map = C’est la carte de quelqu’un d’autre.

## Aperçus

preview-line = { $criterion } : { $now } → { $then }
preview-nothing = Pas encore de points
preview-power = Vous gagnez un pouvoir ±1
preview-asks = Vous ferez compter un critère aussitôt
preview-question = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } dans la case « ? »
preview-announce = Tout le monde dessine : { $territory }
preview-uses = { $left ->
    [0] votre dernière annonce
    [one] { $left } annonce restera
   *[other] { $left } annonces resteront
  }
preview-number = Vous dessinez { $what }

## Journal

log-criteria = Critères : { $criteria }
log-first = Premier joueur : { $seat }
log-roll = Les dés : { $what }
log-announce = { has-done } annoncé : { $territory }
log-take = { has-done } choisi le { $what }
log-assign = { has-done } utilisé les dés ainsi : { $territory }, nombre { $number }
log-plus = { has-done } dépensé un pouvoir : +1
log-minus = { has-done } dépensé un pouvoir : −1
log-draw = { has-done } dessiné en { $hex } : { $territory }
log-score = { has-done } fait compter pour le « ? » : { $criterion }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
log-nothing = { could-do } rien dessiner

## Un tour entier

turn-of = { $who ->
    [you] Votre tour
   *[other] { $seat }
  }
turn-of-land = { $who ->
    [you] Votre tour
   *[other] { $seat }
  } : { $territory }
turn-of-rolled = { $who ->
    [you] Votre tour
   *[other] { $seat }
  } ({ $dice })
turn-of-land-rolled = { $who ->
    [you] Votre tour
   *[other] { $seat }
  } : { $territory } ({ $dice })
turn-start = Départ
sum-use = 1 annonce
sum-powers = { $count ->
    [one] ±1
   *[other] { $count } × ±1
  }
sum-question = ? = { $points }

## Hints

hint-draw = dessiner sur { $space }
