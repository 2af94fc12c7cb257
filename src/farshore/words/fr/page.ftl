### Les mots de la page : tout ce qui entoure les jeux.

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
name-kept = Il reste sur cet appareil ; vos partenaires le voient.
keep = Enregistrer

## Accueil

nav-play = Jouer
nav-tables = Mes tables
nav-challenges = Défis
nav-learn = Apprendre
new-table = Nouvelle table
which-shore = Quel rivage aujourd’hui ?
no-account = Sans compte. Un clic et vous jouez.
play-now = Jouer
play-now-game = Jouer : { $game }
learn-game = Apprendre { $title }
players-count =
    { $most ->
        [1] { $range } personne
       *[other] { $range } personnes
    }
minutes = { $count } min
your-turn-in = À vous dans { $title }
with = avec { $names }
all-tables = toutes

## Mes tables

profile = Vos résultats
profile-matches = Parties
profile-won = { $count } gagnées
profile-best = { $title }, record
profile-mean = moyenne { $points }
play = Jouer
look-at-table = Regarder
tables-waiting = À vous de jouer
last-turn-ringed = dernier tour entouré sur chaque plateau
for-so-long = depuis { $time }
tables-going-on = En attente des autres
tables-finished = Terminées
so-many-more = encore { $count }
no-tables = Pas encore de table. Celles que vous jouez sont gardées sur cet appareil.
your-turn = À vous
waiting-for = En attente de { $names }
result-solo = { $points } points.
result-alone = En solo
result-won = Vous avez gagné avec { $margin } d’avance.
result-won-level = Vous avez gagné au départage.
result-shared = Vous partagez la victoire avec { $names }.
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
reminded-silent = Aucun avis n’atteint { $names } ici. Mieux vaut écrire un message.
reminded-before = Un rappel a déjà été envoyé pour ce tour.
open-record = Ouvrir un fichier de partie
drop-here = Déposez la partie ici

## Défis

challenge-of-day = Défi du jour
challenge-of = Défis du { $day }
challenge-how = Chaque jour une donne par jeu, la même pour tout le monde. Sans conseils.
same-for-all = la même donne pour tout le monde
no-results = Personne ne l’a encore terminé.
take-up = Relever le défi
challenge-go-on = Poursuivre
streak = { $count ->
    [0] pas encore de série
    [one] 1 jour
   *[other] { $count } jours de suite
  }
beat-yours = Battre vos { $points }

## Apprendre

learn = Apprendre
learn-how = Des leçons de quelques minutes à une vraie table, les règles à lire et des positions pour s’exercer.
lessons = Leçons
lesson-begin = { $lesson }
lesson-next = Suite
lesson-after-move = après votre coup
lesson-step = Étape { $step } sur { $steps }
lesson-move = À vous
lesson-read = Lisez, puis continuez
lesson-why = Pourquoi ?
lesson-show = Montrez-moi
lesson-before = avant
lesson-after = après
lesson-is-done = terminée
lesson-leave = Quitter la leçon
lesson-well-done = Bravo
lesson-following = Leçon suivante
lesson-offer = { $title }, c’est nouveau pour vous ?
lesson-offer-how = Une leçon de { $minutes } minutes vous montre comment on joue. Vous la retrouverez aussi sous Apprendre.
lesson-skip = Jouer tout de suite
practice = S’exercer
practice-score = { $tried ->
        [0] { $all } positions
       *[other] { $found } sur { $tried } trouvées
    }
practice-best = Meilleur tour
practice-again = Réessayer
practice-next = Position suivante

## Règles

rules = Règles
rules-of = Dans les règles : { $what }
rules-search = Chercher dans les règles
rules-sections = Sections
rules-text = Texte des règles
rules-now = Maintenant : { $what }
rules-whole-page = Toutes les règles sur leur propre page, à imprimer
legend = Symboles et terrains
sign-legal = Possible maintenant
sign-blocked = Pas maintenant ; un appui dit pourquoi
sign-new = À vous à l’instant ; peut encore être annulé
sign-mark = D’un joueur, à sa couleur
sign-claim = Pris par un joueur
print = Imprimer

## Nouvelle table

game = Jeu
seats = Places
options = Options
table-options = Table
seat-kind = Qui occupe la place { $number }
seat-me = Moi
seat-bot = Un robot
seat-here = Quelqu’un ici
seat-link = Quelqu’un, par lien
bot-level = Force des robots
their-name = Son nom
hints-allowed = Les conseils sont permis
choose-some = En choisir jusqu’à { $most } soi-même
own-data = Votre matériel
own-data-how = Fichiers TOML avec vos tuiles ou vos cartes
remove = Retirer
open-table = Ouvrir la table

## Table

what-happens = Ce qui se passe
what-is-mine = Ce qui est à moi
log = Journal
players = Joueurs
busy = On attend cette place
other-boards = Les autres, dernier tour
whose-board = La carte de qui
show-again = Revoir
is-bot = un robot
now = à l’instant
just-now = à l’instant
open-board = Ouvrir la carte de { $name }
cell-usable = { $name }, utilisable
show-where = Montrer où sont ces points
prospect-point = Pointez une case éclairée : vous lisez ici ce qu’elle coûte et ce qu’elle rapporte
prospect-hold = Appuyez longuement sur une case éclairée : vous lisez ici ce qu’elle coûte et rapporte
undo = Annuler
hint = Conseil
hint-which = Quel coup ?
hint-why = Pourquoi ?
hint-end = Compris
watching = { $count } regardent
tab-board = Carte
tab-mine = À moi
tray = À vous de jouer
back = Retour
tab-pad = Score
tab-others = Autres
tab-log = Journal
invite = Liens pour les places libres
link-seat = Lien pour la place { $number }
link-watch = Lien pour regarder
copy-link = Copier
copied = Copié
news =
    { $count ->
        [one] { $count } tour des autres depuis votre visite
       *[other] { $count } tours des autres depuis votre visite
    }
since-last = Depuis votre dernière visite
replay-from-there = Le voir sur la carte
pass-device = Passez l’appareil à { $name }
pass-device-why = Les mains sont cachées : les autres détournent les yeux.
i-have-it = Je l’ai
replay-so-far = Revoir le début
download-record = Télécharger la partie
leave-to-bot = Laisser un robot jouer pour moi
sit-again = Reprendre ma place
promise = La donne était fixée avant la première carte : { $hash }…
promise-kept = Secret de la donne : { $secret }
deal-chosen = Quelqu’un a choisi cette donne et sait peut-être ce qui vient.
result-again = rejouée

## Connexion

reconnecting = La connexion est coupée. Nouvel essai … rien n’est perdu.
offline-now = Vous êtes hors ligne. Vos actions partiront dès le retour de la connexion.
offline-pending = Pas de connexion. { $count ->
    [one] 1 action attend et partira
   *[other] { $count } actions attendent et partiront
  } dès votre retour.
offline-known = Pas de connexion. Voici ce que sait cet appareil.
offline-title = Pas de connexion
offline-words = Farshore ne joint pas son serveur. Vos tables y sont en sûreté.
offline-last = La dernière position de { $title }
try-again = Réessayer
fetching = Un instant …
no-table = Il n’y a rien ici
no-such-page = Aucun rivage à cette adresse

## Touches

keys-title = Touches
key-arrows = se déplacer sur la carte
key-enter = utiliser la case
key-next = prochaine case utilisable
key-board = vers la carte
key-undo = annuler
key-hint = conseil
key-done = terminé
key-log = journal
key-rules = règles
key-escape = reposer, fermer
key-help = cette liste

## Fin, relecture

end-solo = { $points } points
end-you-won = Vous gagnez avec { $points }
end-won = { $name } gagne avec { $points }
end-shared = { $names } gagnent avec { $points }
end-has = { $name } a { $points }.
end-you-placed = { $behind ->
    [0] Vous êtes { place } avec { $points }, à égalité de points.
    [one] Vous êtes { place } avec { $points }, à { $behind } point.
   *[other] Vous êtes { place } avec { $points }, à { $behind } points.
  }
place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
best-underlined = le meilleur de chaque ligne est souligné
points-by-turn = Points après chaque tour
what-challenge = Un défi, c’est la même donne, et { $points } à battre.
challenge-friend = Lancer un défi
result-tab = Résultat
so-many-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
to-result = Vers le résultat
look-at-board = Regarder la carte
replay = Relecture
rematch = Revanche
to-rematch = Vers la revanche
share = Partager
share-replay = Lien vers la relecture
share-challenge = Offrir la même donne en défi
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
event = Événement
event-of = événement { $at } sur { $last }
play-on = Continuer d’ici
play-on-as = En tant que { $name }
look-from = Vu par
link-position = Lien vers cette position
to-table = Vers la table

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
setting-letters-how = chaque terrain par son initiale
setting-strong-patterns = Motifs marqués
setting-strong-patterns-how = des terrains distincts même sans couleurs
setting-pace = Coups des autres
setting-pace-at-once = Aussitôt
setting-pace-calm = Calmes
setting-pace-slow = Lents
setting-motion = Mouvement
setting-motion-usual = Normal
setting-motion-quick = Rapide
setting-motion-none = Aucun
setting-auto-done = Terminé tout seul
setting-auto-done-how = quand il ne reste rien d’autre à faire
setting-left-handed = Main gauche
setting-left-handed-how = sur téléphone, le bouton principal est sous le pouce gauche
auto-done-told = Il ne reste rien d’autre à faire. Terminé sera donc pressé pour vous, après un moment où vous pouvez encore annuler. Ensuite, rien ne s’annule plus.
auto-done-yes = Bien, pressez pour moi
auto-done-no = Non, je presse moi-même
