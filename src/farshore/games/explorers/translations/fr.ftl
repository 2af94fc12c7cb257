### Explorers, en français

title = Explorers
summary = Case après case, ouvrez-vous un chemin vers les Temples, les Gemmes et les Villages.
invite-1 = À chaque tour, une carte propose deux terrains. Choisissez-en un et cochez-y 2 ou 3 cases à côté des vôtres.
invite-2 = Ce que vous cochez est à vous : Gemmes, Aliments, Clés, Chevaux. Une Clé ouvre un Temple, un Cheval donne une coche en plus.
invite-3 = Après quatre manches de sept cartes, qui a le plus de points l’emporte.

## Options

option-provisions = Aliments
option-provisions-basic = Simple : une pomme, une carotte et un poisson par manche
option-provisions-expert = Avancé : les pommes, puis les carottes, puis les poissons
option-gems = Gemmes
option-gems-basic = Simple : 1 point par Gemme, à chaque manche
option-gems-expert = Avancé : une ligne du négatif au positif
option-villages = Villages
option-villages-basic = Simple : chaque Village compte
option-villages-expert = Avancé : seul le Village le moins entouré compte
option-temples = Temples
option-temples-basic = Simple : 12, 10, 8, 6 points
option-temples-expert = Avancé : 8 points et des coches en plus
option-achievements = Objectifs
option-achievements-0 = Aucun
option-achievements-1 = Un
option-achievements-2 = Deux
option-achievements-3 = Trois
option-achievements-free = ou par leur nom : full-row, race-gems
option-map = Paysage
option-map-random = Tiré au hasard
option-map-choose = Posé par le premier joueur
option-map-free = ou en texte : 3e 5n 1s 8w

bad-achievement = Il n’y a pas d’Objectif « { $id } ».
bad-achievement-twice = L’Objectif « { $id } » est nommé deux fois.
bad-achievement-number = Pas plus de 3 Objectifs ; { $number }, c’est trop.
bad-achievement-few = { $count ->
    [0] Il n’y a aucun Objectif à tirer.
    [one] Il n’y a qu’un Objectif à tirer, et non { $number }.
   *[other] Il n’y a que { $count } Objectifs à tirer, et non { $number }.
  }
bad-map-number = Un Paysage demande quatre tuiles, comme « 3e 5n 1s 8w », et non { $number }.
bad-map-tile = « { $tile } » n’est pas une tuile : un numéro et n, e, s ou w, comme « 3e ».
bad-map-twice = La tuile { $tile } ne peut pas servir deux fois.

## Terrain

prairie = herbe
water = eau
desert = sable
mountain = montagne
either-terrain = { $first } ou { $second }
title-prairie = Herbe
title-water = Eau
title-desert = Sable
title-mountain = Montagne
title-pair = { $first } + { $second }
of-prairie = d’herbe
of-water = d’eau
of-desert = de sable
of-mountain = de montagne

## Places and objects

village = Village
temple = Temple
key = Clé
scroll = Carte
horse = Cheval
apple = pomme
carrot = carotte
fish = poisson
gem = Gemme
title-temple = Temple { $quadrant }
title-key = Clé
title-scroll = Carte
title-horse = Cheval
title-apple = Pomme
title-carrot = Carotte
title-fish = Poisson
title-gem = Gemme
a-key = une Clé
a-scroll = une Carte
a-horse = un Cheval
a-apple = une pomme
a-carrot = une carotte
a-fish = un poisson
a-gem = une Gemme
many-temple = Temples visités
many-key = Clés
many-scroll = Cartes
many-horse = Chevaux
many-apple = pommes
many-carrot = carottes
many-fish = poissons
many-gem = Gemmes
many-sets = sets de trois Aliments différents
many-villages = Villages entourés de 4 coches
many-temples = Temples entourés d’au moins 2 coches
many-corners = coins du Paysage

## The map, spoken

board-mine = Votre Paysage
board-of = Paysage de { $seat }
space-empty = pas encore de tuile
space-start-village = Village de départ
space-open = peut être cochée
space-start = peut être le Village de départ
space-marked = cochée
space-new = à l’instant
space-blocked = bloquée

## Rounds and cards

round = Manche { $round }
turn-of = tour { $turn } sur { $turns }
exploration-card = Carte Exploration
card-shows = { $first } ou { $second }
card-chosen = Choisi : { $side }
card-mine = Vous avez choisi : { $side }
side-chosen = choisi
side-open = { $count ->
    [one] { $count } coche pour vous
   *[other] { $count } coches pour vous
  }
no-space = aucune case libre
marks-count = { $count ->
    [one] { $count } coche
   *[other] { $count } coches
  }
deck = Cartes de la manche
deck-note = { $left ->
    [one] celle-ci est encore à venir
   *[other] { $come } sur ces { $left } { $come ->
        [one] est encore à venir
       *[other] sont encore à venir
      }
  }
card-to-come = { $card }, peut encore sortir
card-now = { $card }, face visible
card-played = { $card }, jouée
card-aside = { $card }, écartée

status-over = fini
status-done =
    { $who ->
        [you] avez terminé
       *[other] a terminé
    }
status-waiting =
    { $who ->
        [you] attendez
       *[other] attend
    }
status-choosing =
    { $who ->
        [you] choisissez
       *[other] choisit
    }
status-finishing =
    { $who ->
        [you] terminez
       *[other] termine
    }
status-left = encore { $left }

## What is mine

belongings = Clés et Cartes
keys = Clés
keys-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
  }
scrolls = Cartes
scrolls-ready = { $later ->
    [0] { $count ->
        [one] { $count } prête
       *[other] { $count } prêtes
      }
   *[other] { $count ->
        [one] { $count } prête
       *[other] { $count } prêtes
      }, { $later } dès le tour suivant
  }
gems-spoken = { $count ->
    [one] { $count } Gemme trouvée
   *[other] { $count } Gemmes trouvées
  }
gems-now = { $points } en ce moment
village-spoken = Village { $quadrant } : { $count ->
    [one] { $count } coche
   *[other] { $count } coches
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
villages-fewest = seul le Village le moins entouré compte
temple-races = Course aux Temples
temple-spoken = Temple { $quadrant }, prochain rang : { $points }
temples-each = { $points } points chacun, et des coches en plus

## Achievements

goal-avoid = { $thing ->
    [temple] Aucun Temple visité
   *[other] Aucune coche sur les { $what }
  } : { $points } points
goal-areas = Une coche dans chaque zone de ce terrain ({ $what }) : { $points } points
goal-row = Une ligne ou une colonne entière : { $points } points
table-goes-on = { $more ->
    [0] { "" }
   *[other] { "…" }
  }
goal-square = Plus grand carré de coches, de côté 1, 2, 3… : { $table }{ table-goes-on }
goal-line = Plus longue ligne { $what } : { $points ->
    [one] { $points } point par coche
   *[other] { $points } points par coche
  }
goal-count = { $number ->
    [1] Points pour 1, 2, 3… { $what } : { $table }{ table-goes-on }
    [3] Points pour 3, 4, 5… { $what } : { $table }{ table-goes-on }
   *[other] Points pour au moins { $number } { $what } : { $table }{ table-goes-on }
  }
goal-race = Course : { $what }
goal-race-many = Course : { $number } { $what }
line-horizontal = horizontale
line-vertical = verticale
line-diagonal = diagonale
race-sets = { $number ->
    [one] un set de trois Aliments différents
   *[other] { $number } sets de trois Aliments différents
  }
race-villages-touched = { $number ->
    [4] une coche à côté de chaque Village
   *[other] une coche à côté de { $number } Villages
  }
race-villages-temples = une coche à côté de { $number } Villages et { $number } Temples visités
race-edges = { $number ->
    [4] une coche sur chaque bord du Paysage
   *[other] une coche sur { $number } bords du Paysage
  }
race-quadrants = { $number ->
    [one] une coche dans chaque quart
   *[other] { $number } coches dans chaque quart
  }
goal-so-far = { $have } sur { $need } jusqu’ici
goal-have = { $have } jusqu’ici

## Choosing

terrain-title = Terrain de vos premières coches
terrain-on = Commencer avec { $count } coches : { $terrain }
scroll-title = Utiliser une Carte : { $count } coches dans un terrain
scroll-note = Elle remplace la carte pour vous à ce tour
scroll-on = Carte, { $count } coches : { $terrain }
bonus-title = Temple : { $count ->
    [one] { $count } coche en plus
   *[other] { $count } coches en plus
  } dans un terrain
bonus-on = Temple, { $count ->
    [one] { $count } coche
   *[other] { $count } coches
  } : { $terrain }
tiles = Tuiles Paysage
tile-number = Tuile { $number }
turns = Vers où pointe le chiffre
turn-n = À l’endroit
turn-e = À droite
turn-s = À l’envers
turn-w = À gauche

## Prompts

prompt-tile = Posez une tuile dans le quart { $quadrant }
prompt-tile-detail = Prenez une tuile, puis choisissez son sens
prompt-start = Choisissez le Village de départ
prompt-start-detail = Ces Villages sont à la même distance du centre
prompt-terrain = Choisissez le terrain de { $count ->
    [one] votre coche
   *[other] vos { $count } coches
  }
prompt-terrain-detail = Vous partez à côté du Village de départ
prompt-choose = Choisissez un côté de la carte
prompt-choose-detail = Vous y cochez { $count } cases. Qui prend le même côté en coche { $same }.
prompt-take = Choisissez un côté : { $first } ou { $second }
prompt-take-detail = Chaque côté indique combien de cases vous cochez
prompt-turned = { $seat } a choisi : { $side }
side-counted = { $count } { $side }
or-scroll = { $words } · ou utilisez une Carte
prompt-mark = { $left ->
    [one] Cochez encore { $left } case { $terrain }
   *[other] Cochez encore { $left } cases { $terrain }
  }
prompt-mark-detail = { $marked } sur { $count } · { $open ->
    [one] { $open } case possible
   *[other] { $open } cases possibles
  }
prompt-horse = Cheval : cochez 1 case de n’importe quel terrain
prompt-horse-then = { $left ->
    [one] Puis encore { $left } case { $terrain }
   *[other] Puis encore { $left } cases { $terrain }
  }
prompt-horse-last = Elle s’ajoute aux coches de ce tour
prompt-bonus = Temple : choisissez le terrain pour { $count ->
    [one] { $count } coche
   *[other] { $count } coches
  }
prompt-bonus-detail = Votre récompense pour le Temple visité à ce tour
prompt-done = { $count ->
    [one] 1 case cochée
   *[other] { $count } cases cochées
  }
prompt-done-detail = Appuyez sur Terminé, ou annulez
prompt-stuck = Vous ne pouvez cocher aucune case
prompt-stuck-detail = Appuyez sur Terminé, ou annulez
prompt-stuck-scroll = Utilisez une Carte, ou appuyez sur Terminé
prompt-wait-detail = C’est fait. Vous pouvez annuler tant que tout le monde n’a pas terminé.
prompt-wait-choice = { $seat } choisit un côté
prompt-wait-setup = Le Paysage se met en place
prompt-chance = On retourne la carte suivante
prompt-over = Le voyage est terminé
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

done = Terminé
done-after = { $left ->
    [one] encore { $left } coche
   *[other] encore { $left } coches
  }
done-lost = { $marks ->
    [one] { $marks } coche sera perdue. Appuyez sur Terminé de nouveau, ou annulez.
   *[other] { $marks } coches seront perdues. Appuyez sur Terminé de nouveau, ou annulez.
  }
done-choose = choisissez d’abord
done-others = aux autres de jouer
next-others = puis vous attendez les autres
next-card = puis vient la carte suivante
next-round = puis on décompte la manche
next-end = puis vient le décompte final

## Why not

why-marked = Vous avez déjà coché cette case.
why-village = On ne coche jamais un Village ; ce sont les cases voisines qui comptent.
why-key = Il vous faut une Clé encore libre pour un Temple.
why-provision-taken = Plus de place pour cela à la manche { $round } : { $provision }.
why-provision-round = Cela ne se récolte pas à la manche { $round } : { $provision }.
why-terrain-first = Choisissez d’abord un terrain.
why-side-first = Choisissez d’abord un côté de la carte.
why-bonus-first = { $marks ->
    [one] Choisissez d’abord le terrain de votre coche en plus.
   *[other] Choisissez d’abord le terrain de vos { $marks } coches en plus.
  }
why-no-marks = Il ne vous reste plus de coche à ce tour.
why-not-adjacent = { $cell } ne touche aucune de vos cases cochées.
why-terrain = Ici : { $terrain }. Vous cochez en ce moment : { $allowed }.
why-marks-left = { $marks ->
    [one] Vous avez encore { $marks } case à cocher.
   *[other] Vous avez encore { $marks } cases à cocher.
  }
why-no-scroll = Vous n’avez pas de Carte trouvée lors d’un tour précédent.
why-scroll-first = Une Carte s’utilise avant la première coche du tour.
why-not-yours = C’est le Paysage de quelqu’un d’autre.
why-map-first = Le Paysage n’est pas encore en place.
why-not-closest = Un autre Village est plus proche du centre.
why-start-first = Choisissez d’abord le Village de départ.
why-done = C’est terminé pour vous. Annulez pour changer quelque chose.
why-wait-choice = Le joueur actif choisit d’abord un côté.
why-card-taken = Le choix de ce tour est fait.
why-tile-first = Prenez d’abord une tuile.
why-only-shown = Il n’y a rien à faire ici.
why-nothing-against = Vous pouvez cocher cette case.

## Previews

preview-spaces = { $count ->
    [0] aucune case à y cocher
    [one] { $count } case possible
   *[other] { $count } cases possibles
  }
preview-line = { $line } : { $old } → { $new }
preview-race = Course gagnée : { $points } points
preview-gem = { $count ->
    [one] compte à la manche { $rounds }
   *[other] compte aux manches { $rounds }
  }
preview-temple = { $points } points ; coûte une Clé
preview-temple-bonus = { $marks ->
    [one] { $points } points et { $marks } coche en plus ; coûte une Clé
   *[other] { $points } points et { $marks } coches en plus ; coûte une Clé
  }
preview-key = ouvre un Temple, même à ce tour
preview-scroll = { $count } coches dans un terrain de votre choix, à un tour ultérieur
preview-horse = une coche en plus tout de suite, dans n’importe quel terrain
do-start = Départ du Village en { $what }
preview-done = Termine votre tour

## The log

log-tile = { has-done } posé la tuile { $number } dans le quart { $quadrant }
log-tile-drawn = Quart { $quadrant } : tuile { $number }
log-achievement = Objectif : { $goal }
log-first = Premier joueur : { $seat }
log-start = { has-done } choisi le Village de départ { $what }
log-terrain = { has-done } commencé par : { $terrain }
log-reveal = Manche { $round }, tour { $turn } : { $first } ou { $second }
log-choose = { has-done } choisi : { $side }
log-take = { has-done } pris : { $side }
log-scroll = { has-done } utilisé une Carte : { $terrain }
log-bonus = { has-done } placé les coches en plus : { $terrain }
log-mark = { has-done } coché { $cell }
log-found = { has-done } coché { $cell } et trouvé { $thing }
log-temple = { has-done } visité le Temple { $quadrant } en { $cell } : { $points } points
log-round-end = { has-done } terminé en dernier ; la manche { $round } a été décomptée
log-end = { has-done } terminé en dernier ; le voyage est fini

## Score pad and ranks

score-provisions = Aliments
score-gems = Gemmes
score-villages = Villages
score-temples = Temples
score-achievements = Objectifs
pad-if-now = si tout s’arrêtait maintenant

rank-newcomer = Novice : presque tout le pays vous attend encore.
rank-learner = Apprentissage : vous commencez à lire le terrain.
rank-seasoned = Bon œil : vous savez où mènent les chemins.
rank-humboldt = Naturaliste : peu de choses vous échappent.
rank-continent = Grande plume : d’autres voyageront grâce à vos cartes.
rank-greatest = Tête d’expédition : personne n’est allé plus loin.

## Un tour entier

turn-card = Tour { $turn } : { $first } ou { $second }
turn-start = Départ
sum-terrain = { $count } × { $terrain }
sum-temple = { $count ->
    [one] { $count } Temple
   *[other] { $count } Temples
  }
sum-key = { $count ->
    [one] { $count } Clé
   *[other] { $count } Clés
  }
sum-scroll = { $count ->
    [one] { $count } Carte
   *[other] { $count } Cartes
  }
sum-horse = { $count ->
    [one] { $count } Cheval
   *[other] { $count } Chevaux
  }
sum-apple = { $count ->
    [one] { $count } pomme
   *[other] { $count } pommes
  }
sum-carrot = { $count ->
    [one] { $count } carotte
   *[other] { $count } carottes
  }
sum-fish = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
  }
sum-gem = { $count ->
    [one] { $count } Gemme
   *[other] { $count } Gemmes
  }

## Hints

hint-mark = cocher { $space }
