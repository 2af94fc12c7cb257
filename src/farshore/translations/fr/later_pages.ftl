### Texts of all pages but the first.

## Partout

menu = Menu
views = Vues
to-first-page = Accueil

## Mes tables

profile = Vos résultats
profile-matches = Parties
profile-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
  }
profile-best = { $title } : record
profile-mean = { $points } en moyenne
look-at-table = Voir
tables-waiting = À vous de jouer
last-turn-ringed = dernier tour entouré sur chaque plateau
for-so-long = depuis { $time }
tables-going-on = En attente des autres
tables-finished = Terminées
so-many-more = encore { $count }
remind = Relancer
reminded = Rappel envoyé : { $names }.
reminded-silent = Impossible de prévenir : { $names }. Envoyez un message vous-même.
reminded-before = Un rappel est déjà parti pour ce tour.
kept-title = Durée de conservation
kept-unplayed = { $days ->
    [one] Les tables où personne n’a joué sont supprimées après un jour.
   *[other] Les tables où personne n’a joué sont supprimées après { $days } jours.
  }
kept-uploads = { $days ->
    [one] Les parties importées sont supprimées après un jour.
   *[other] Les parties importées sont supprimées après { $days } jours.
  }
kept-finished = { $days ->
    [one] Les parties terminées sont supprimées après un jour. Enregistrez celles que vous voulez garder.
   *[other] Les parties terminées sont supprimées après { $days } jours. Enregistrez celles que vous voulez garder.
  }

## Défis

challenge-of = Défis du { $day }
challenge-how = Une donne par jour et par jeu, la même pour tous. Votre premier essai compte. Sans conseils.

## Apprendre

learn-how = De courtes leçons à une vraie table, les règles à lire et des positions pour s’exercer.
lesson-next = Suite
lesson-after-move = après votre coup
lesson-step = Étape { $step } sur { $steps }
lesson-move = À vous
lesson-read = Lisez, puis appuyez sur Suite
lesson-why = Pourquoi ?
lesson-show = Montrer
lesson-before = avant
lesson-after = après
lesson-is-done = terminée
lesson-leave = Quitter la leçon
lesson-later-parts = Le reste apparaît ici quand une leçon en a besoin.
lesson-well-done = Bravo
play-solo = Jouer en solo
lesson-following = Leçon suivante
practice-score = { $tried ->
        [0] { $all } positions
       *[other] Trouvées : { $found } sur { $tried }
    }
practice-best = Meilleur coup
practice-again = Réessayer
practice-next = Position suivante

## Règles

rules-of = Dans les règles : { $what }
rules-search = Chercher dans les règles
rules-sections = Sections
rules-text = Texte des règles
rules-now = Maintenant : { $what }
rules-whole-page = Toutes les règles sur une page à imprimer
legend = Symboles et terrains
sign-legal = Possible maintenant
sign-blocked = Pas maintenant – appuyez pour savoir pourquoi
sign-new = Posé à l’instant ; vous pouvez annuler
sign-mark = À quelqu’un de la table, dans sa couleur
sign-claim = Déjà pris par quelqu’un
print = Imprimer

## Nouvelle table

options = Options
table-options = Table
seat-kind = Qui occupe la place { $number } ?
seat-me = Moi
seat-bot = Un robot
seat-here = Quelqu’un sur cet appareil
seat-link = Quelqu’un, par lien
bot-level = Force des robots
their-name = Son nom
open-table = Ouvrir la table

## Table

what-happens = Ce qui se passe
what-is-mine = Ce qui est à vous
players = À la table
busy = N’a pas encore joué
other-boards = Tour des autres
whose-board = Choisir un plateau
show-again = Revoir
is-bot = un robot
open-board = Ouvrir le plateau : { $name }
board-after = Plateau suivant
board-before = Plateau précédent
board-beside = Plateau d’un autre joueur
cell-usable = { $name }, utilisable
show-where = Montrer d’où viennent ces points
prospect-point = Survolez une case en évidence pour voir son effet.
prospect-hold = Appuyez longuement sur une case en évidence pour voir son effet.
undo = Annuler
hint = Conseil
hint-which = Quel coup ?
hint-why = Pourquoi ?
hint-end = Compris
watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
  }
tab-board = Plateau
tab-mine = À moi
tray = À vous de jouer
back = Retour
tab-pad = Score
tab-others = Autres
tab-log = Journal
invite = Liens pour les places libres
link-seat = Lien pour la place { $number }
link-watch = Lien pour regarder
link-own = Lien vers ma place
link-own-how = Pour un autre de vos appareils. Gardez ce lien pour vous : il donne accès à votre place.
end-links = Désactiver les autres liens
links-ended = C’est fait : seul cet appareil a encore votre place.
copy-link = Copier
copied = Copié
since-last = Pendant votre absence
round-points = Manche { $round }
replay-from-there = Le voir sur le plateau
pass-device = Passez l’appareil à { $name }
pass-device-why = Les mains sont secrètes : les autres ne regardent pas.
i-have-it = C’est bon, je l’ai
replay-so-far = Revoir depuis le début
download-record = Télécharger la partie
leave-to-bot = Laisser un robot jouer pour moi
sit-again = Reprendre ma place
promise = La donne était fixée avant le début de la partie : { $hash }…
promise-kept = Secret de la donne : { $secret }
promise-mixed = Mêlé à la donne : valeurs aléatoires de { $names }
promise-other = Ce n’est pas la donne fixée quand vous avez pris place.

## Connexion

offline-last = Dernière position : { $title }
fetching = Un instant…
no-table = Il n’y a rien ici
no-such-page = Cette page n’existe pas

## Touches

keys-title = Raccourcis clavier
key-arrows = se déplacer sur le plateau
key-enter = utiliser la case
key-next = case utilisable suivante
key-board = aller au plateau
key-undo = annuler
key-hint = conseil
key-done = terminé
key-log = journal
key-rules = règles
key-others = plateaux des autres
key-escape = reposer, fermer
key-help = cette liste

## Fin, relecture

end-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
end-you-won = Vous gagnez avec { $points }
end-won = { $name } gagne avec { $points }
end-shared = Victoire partagée à { $points } : { $names }
end-has = { $name } a { $points }.
end-you-placed = { $behind ->
    [0] Vous êtes à la { place } avec { $points }, à égalité de points.
    [one] Vous êtes à la { place } avec { $points }, à { $behind } point de la victoire.
   *[other] Vous êtes à la { place } avec { $points }, à { $behind } points de la victoire.
  }
place = { $place ->
    [1] 1re place
   *[other] { $place }e place
  }
best-underlined = le meilleur de chaque ligne est souligné
points-by-turn = Points après chaque tour
what-challenge = La personne défiée reçoit la même donne et essaie de battre { $points }.
challenge-friend = Lancer un défi
result-tab = Résultat
so-many-seats = { $count ->
    [one] en solo
   *[other] { $count } joueurs
  }
to-result = Voir le résultat
look-at-board = Voir le plateau
rematch = Revanche
to-rematch = Rejoindre la revanche
share = Partager
share-replay = Lien vers la relecture
share-challenge = Proposer cette donne en défi
step-back = Un pas en arrière
step-on = Un pas en avant
turn-back = Un tour en arrière
turn-on = Un tour en avant
speed = Vitesse
before-the-first-round = Mise en place
run = Lecture
pause = Pause
event = Étape
event-of = étape { $at } sur { $last }
play-on = Continuer d’ici
play-on-as = En tant que { $name }
look-from = Vu par
link-position = Lien vers cette position
to-table = Voir la table

## Settings

auto-done-notice = Il ne reste rien d’autre à faire : nous appuyons sur Terminé pour vous. Vous aurez un instant pour annuler.
auto-done-yes = Oui, faites-le pour moi
auto-done-no = Non, je m’en charge
