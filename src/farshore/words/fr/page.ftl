### Les mots de la page : tout ce qui entoure les jeux.

## Partout

you = Vous
guest = Invité
seat = Place { $number }
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

tables-waiting = Vous attendent
tables-going-on = En cours
tables-finished = Terminées
no-tables = Pas encore de table. Celles que vous jouez sont gardées sur cet appareil.
your-turn = À vous
moves-since =
    { $count ->
        [one] { $count } événement depuis votre passage.
       *[other] { $count } événements depuis votre passage.
    }
waiting-for = On attend { $names }.
result-solo = { $points } points.
result = Victoire : { $names }, { $totals }.
open-record = Ouvrir un fichier de partie
drop-here = Déposez la partie ici

## Défis

challenge-of-day = Défi du jour
challenge-of = Défis du { $day }
challenge-how = Chaque jour une donne par jeu, la même pour tout le monde. Sans conseils.
same-for-all = la même donne pour tout le monde
no-results = Personne ne l’a encore terminé.
take-up = Relever le défi
beat-yours = Battre vos { $points }

## Apprendre

learn = Apprendre
learn-how = Une vraie partie contre un robot facile, où chaque chose est expliquée en son temps.
first-game = Première partie
lesson-next = Suite
lesson-done = Compris
learn-any-1 = Ce que vous pouvez utiliser est éclairé : appuyez. Le reste dit pourquoi il ne va pas.
learn-any-2 = Laissez le pointeur sur une chose éclairée, ou le doigt dessus : vous voyez ce qu’elle apporterait.
learn-any-3 = Annuler reprend vos actions, tant que rien de nouveau n’est révélé.
learn-any-4 = La feuille de score compte en même temps. Appuyez sur une ligne pour voir où sont les points.
learn-explorers-1 = Vous cochez des cases de votre propre Paysage. Votre route part du Village de départ : choisissez le terrain de vos trois premières coches.
learn-explorers-2 = Une nouvelle coche doit toucher l’une des vôtres. Les cases éclairées sont permises : appuyez sur l’une d’elles.
learn-explorers-3 = Atteignez ce qui se trouve dans le Paysage. Les Gemmes comptent à chaque fin de manche : mieux vaut tôt. Chaque sorte d’Aliment compte une fois par manche.
learn-explorers-4 = Un Temple demande une Clé, et qui arrive en premier gagne le plus : la course est à droite.
learn-explorers-5 = Un Cheval donne tout de suite une coche de plus, dans n’importe quel terrain ; une Carte laisse choisir le terrain à un tour suivant.
learn-explorers-6 = Quand toutes les coches du tour sont faites, appuyez sur Terminé. Jusque-là, tout peut être repris.
learn-kingdom-maps-1 = À chaque tour, le joueur actif lance les dés, annonce un territoire que tout le monde dessine et prend un dé. Ce qui est éclairé est à vous de choisir.
learn-kingdom-maps-2 = Le nombre du dé dit combien de cases vous dessinez. Elles se touchent ; les possibles sont éclairées.
learn-kingdom-maps-3 = Quatre critères disent ce que vaut une carte. Ils sont à droite, avec vos points du moment.
learn-kingdom-maps-4 = Une case ±1 donne un pouvoir : plus tard, vous dessinerez une case de plus ou de moins.
learn-kingdom-maps-5 = Chaque territoire ne s’annonce que quelques fois : les marques à gauche montrent combien il en reste.
learn-la-isla-1 = À chaque manche, vous donnez trois cartes aux lettres A, B et D. Appuyez sur une carte, puis sur sa place.
learn-la-isla-2 = A met une fonction dans votre étui. B apporte une ressource. D fait monter le marqueur d’un animal et vous rapporte des points.
learn-la-isla-3 = En phase C, vous placez un explorateur : deux ressources de la couleur de la case le paient.
learn-la-isla-4 = Quand vos explorateurs entourent un animal sur toutes ses cases, vous le prenez avec ses points.
learn-la-isla-5 = Les marqueurs des animaux disent ce que vaut chaque animal à la fin. Quand ils sont montés assez haut ensemble, la partie s’arrête.

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
other-boards = Autres cartes
press-to-open = appuyer pour ouvrir
open-board = Ouvrir la carte de { $name }
cell-usable = { $name }, utilisable
show-where = Montrer où sont ces points
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
        [one] { $count } événement depuis votre visite
       *[other] { $count } événements depuis votre visite
    }
since-last = Depuis votre dernière visite
replay-from-there = Le voir sur la carte
pass-device = Passez l’appareil à { $name }
pass-device-why = Les mains sont cachées : les autres détournent les yeux.
i-have-it = Je l’ai
letters-option = Lettres sur les terrains
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
key-escape = reposer, fermer
key-help = cette liste

## Fin, relecture

end-solo = { $points } points
end-you-won = Vous avez gagné
end-won = { $name } a gagné
end-shared = Victoire partagée : { $names }
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
run = Lecture
pause = Pause
event = Événement
event-of = { $at } sur { $last }
play-on = Continuer d’ici
play-on-as = En tant que { $name }
look-from = Vu par
link-position = Lien vers cette position
to-table = Vers la table
