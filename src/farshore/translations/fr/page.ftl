### Textes de la page : tout ce qui entoure les jeux.

## Partout

you = Vous
guest = Invité
seat = Place { $number }
free-seat = Place libre
close = Fermer
language = Langue
theme-light = Couleurs claires
theme-dark = Couleurs sombres
menu = Menu
pages = Pages
views = Vues
to-first-page = Accueil
your-name = Votre nom
name-kept = Il reste sur cet appareil. Les autres à la table le voient.
keep = Enregistrer

## Accueil

nav-play = Jouer
nav-tables = Mes tables
nav-challenges = Défis
nav-learn = Apprendre
new-table = Nouvelle table
which-shore = Quel rivage aujourd’hui ?
no-account = Sans compte. Un clic et vous jouez.
keep-my-tables = Garder mes tables
play-now = Jouer
play-now-game = Jouer : { $game }
learn-game = Apprendre { $title }
players-count =
    { $most ->
        [1] { $range } personne
       *[other] { $range } personnes
    }
minutes = { $count } min
your-turn-in = À vous de jouer : { $title }
with = avec { $names }
all-tables = toutes

## Mes tables

profile = Vos résultats
profile-matches = Parties
profile-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
  }
profile-best = { $title } : record
profile-mean = { $points } en moyenne
play = Jouer
look-at-table = Voir
tables-waiting = À vous de jouer
last-turn-ringed = dernier tour entouré sur chaque plateau
for-so-long = depuis { $time }
tables-going-on = En attente des autres
tables-finished = Terminées
so-many-more = encore { $count }
no-tables = Pas encore de table. Dès que vous aurez joué, vous les retrouverez ici, sur cet appareil.
your-turn = À vous
waiting-for = En attente de { $names }
result-solo = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
result-alone = En solo
result-won = { $margin ->
    [one] Vous avez gagné avec { $margin } point d’avance.
   *[other] Vous avez gagné avec { $margin } points d’avance.
  }
result-won-level = Vous avez gagné au départage.
result-shared = Victoire partagée avec { $names }.
result-others = Victoire : { $names }.
result-lost =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné ensemble
    }, vous êtes { $place ->
        [2] deuxième
        [3] troisième
       *[other] quatrième
    }.
remind = Relancer
reminded = Rappel envoyé : { $names }.
reminded-silent = Impossible de prévenir : { $names }. Envoyez un message vous-même.
reminded-before = Un rappel est déjà parti pour ce tour.
open-record = Ouvrir une partie enregistrée
drop-here = Déposez ici la partie enregistrée
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

challenge-of-day = Défi du jour
challenge-of = Défis du { $day }
challenge-how = Une donne par jour et par jeu, la même pour tous. Votre premier essai compte. Sans conseils.
same-for-all = la même donne pour tout le monde
no-results = Personne ne l’a encore terminé.
take-up = Relever le défi
challenge-go-on = Continuer
streak = { $count ->
    [0] pas encore de série
    [one] 1 jour
   *[other] { $count } jours de suite
  }
challenge-again = Rejouer (ne compte pas)
challenge-past = Jouer (ne compte pas)

## Apprendre

learn = Apprendre
learn-how = De courtes leçons à une vraie table, les règles à lire et des positions pour s’exercer.
lessons = Leçons
lesson-begin = { $lesson }
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
lesson-well-done = Bravo
lesson-following = Leçon suivante
lesson-offer = { $title }, c’est nouveau pour vous ?
lesson-offer-how = Une leçon de { $minutes } min vous montre comment jouer. Vous la retrouverez sous Apprendre.
lesson-skip = Jouer tout de suite
practice = S’exercer
practice-score = { $tried ->
        [0] { $all } positions
       *[other] Trouvées : { $found } sur { $tried }
    }
practice-best = Meilleur coup
practice-again = Réessayer
practice-next = Position suivante

## Règles

rules = Règles
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

game = Jeu
seats = Places
options = Options
table-options = Table
seat-kind = Qui occupe la place { $number } ?
seat-me = Moi
seat-bot = Un robot
seat-here = Quelqu’un sur cet appareil
seat-link = Quelqu’un, par lien
bot-level = Force des robots
their-name = Son nom
skip-to-content = Aller au contenu
remove = Retirer
open-table = Ouvrir la table

## Table

what-happens = Ce qui se passe
what-is-mine = Ce qui est à vous
log = Journal
players = À la table
busy = N’a pas encore joué
other-boards = Tour des autres
whose-board = Choisir un plateau
show-again = Revoir
is-bot = un robot
now = maintenant
just-now = à l’instant
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
news =
    { $count ->
        [one] { $count } tour pendant votre absence
       *[other] { $count } tours pendant votre absence
    }
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
deal-chosen = Quelqu’un a choisi cette donne et sait peut-être ce qui vient.
result-again = nouvel essai

## Connexion

reconnecting = Connexion perdue. Nouvel essai… Votre partie est en sécurité.
offline-now = Vous êtes hors ligne. Vos coups partiront dès votre retour en ligne.
offline-pending = Pas de connexion. { $count ->
    [one] { $count } action attend et partira
   *[other] { $count } actions attendent et partiront
  } dès votre retour en ligne.
offline-known = Pas de connexion. Voici la dernière position connue de cet appareil.
offline-title = Pas de connexion
offline-words = Farshore n’arrive pas à joindre son serveur. Vos tables y sont en sécurité.
offline-last = Dernière position : { $title }
try-again = Réessayer
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
replay = Relecture
review-tab = Analyse
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
round-number = Manche { $round }
round-turn = Manche { $round }, tour { $turn }
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

settings = Réglages
settings-look = Apparence
settings-play = Jeu
settings-kept = Tout ceci reste sur cet appareil.
setting-theme = Couleurs
setting-theme-system = Du système
setting-theme-light = Claires
setting-theme-dark = Sombres
setting-large-text = Texte plus grand
setting-large-text-how = partout sauf sur le plateau
setting-letters = Lettres sur les terrains
setting-letters-how = chaque terrain montre son initiale
setting-strong-patterns = Motifs marqués
setting-strong-patterns-how = reconnaître les terrains sans les couleurs
setting-pace = Coups des autres
setting-pace-calm = Calmes
setting-pace-quick = Rapides
setting-pace-at-once = Aussitôt
setting-motion = Animations
setting-motion-usual = Normales
setting-motion-quick = Rapides
setting-motion-none = Aucune
setting-auto-done = Terminer automatiquement
setting-auto-done-how = quand il ne reste rien d’autre à faire
setting-left-handed = Main gauche
setting-left-handed-how = sur téléphone, le bouton principal est sous votre pouce gauche
setting-vibration = Vibration
setting-vibration-how = une courte, quand c’est à vous
auto-done-notice = Il ne reste rien d’autre à faire : nous appuyons sur Terminé pour vous. Vous aurez un instant pour annuler.
auto-done-yes = Oui, faites-le pour moi
auto-done-no = Non, je m’en charge
maintenance = Maintenance jusqu’au { $until }. Les parties continuent, mais pas de nouvelle table d’ici là.
