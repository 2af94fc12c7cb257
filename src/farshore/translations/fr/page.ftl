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
pages = Pages
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

play = Jouer
no-tables = Pas encore de table. Dès que vous aurez joué, vous les retrouverez ici, sur cet appareil.
your-turn = À vous
waiting-for = En attente de { $names }
result-solo = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
result-alone = En solo
result-tournament = Tournoi
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
open-record = Ouvrir une partie enregistrée
drop-here = Déposez ici la partie enregistrée

## Défis

challenge-of-day = Défi du jour
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
daily-maps = Les plateaux de tous
challenge-past = Jouer (ne compte pas)

## Apprendre

learn = Apprendre
lessons = Leçons
lesson-begin = { $lesson }
lesson-offer = { $title }, c’est nouveau pour vous ?
lesson-offer-how = Une leçon de { $minutes } min vous montre comment jouer. Vous la retrouverez sous Apprendre.
lesson-skip = Jouer tout de suite
practice = S’exercer

## Règles

rules = Règles

## Nouvelle table

game = Jeu
seats = Places
skip-to-content = Aller au contenu
remove = Retirer

## Table

log = Journal
now = maintenant
just-now = à l’instant
news =
    { $count ->
        [one] { $count } tour pendant votre absence
       *[other] { $count } tours pendant votre absence
    }
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
try-again = Réessayer

## Fin, relecture

replay = Relecture
review-tab = Analyse
round-number = Manche { $round }
round-turn = Manche { $round }, tour { $turn }

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
maintenance = Maintenance jusqu’au { $until }. Les parties continuent, mais pas de nouvelle table d’ici là.
