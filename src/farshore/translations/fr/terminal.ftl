### Textes du terminal.

## Jouer

play-help = Tapez une action ou son numéro. « help » explique le reste.
play-help-long =
    Tapez un numéro ou une action (« { $action } ») pour la jouer. Une ligne vide ne fait rien.
    Si une seule action est possible sur une case, son nom suffit.
    why 3, why { $action } : ce que cela fait, ou pourquoi c’est impossible. why { $space } : si vous pouvez y jouer, et sinon pourquoi.
    look : ce qu’il y a autour du plateau.
    hint : un bon coup, et pourquoi.
    undo : annuler votre dernière action. list : tout ce qui est possible. score : la feuille de score. quit : quitter.
    Les flèches rappellent ce que vous avez tapé ; la touche de tabulation complète les mots.
play-why = Pourquoi quoi ? Par exemple : why 3, ou why { $action }.
play-near = Vouliez-vous dire « { $action } » ?
play-more = { $count } de plus (list)
legend-mine = à vous
legend-seats = prise par cette place
legend-legal = possible maintenant

## Démarrer

serve-at = Farshore tourne à l’adresse { $address } (Ctrl-C l’arrête)
serve-as-postgres = La sûreté des coups dépend de vos réglages PostgreSQL (synchronous_commit).
serve-on-disk = Chaque coup confirmé est sur le disque : une coupure de courant ne fait rien perdre.
db-upgraded = la base de données a été mise à jour
db-up-to-date = la base de données est à jour
db-exported = { $rows ->
    [one] { $rows } ligne exportée
   *[other] { $rows } lignes exportées
  }
db-imported = { $rows ->
    [one] { $rows } ligne importée
   *[other] { $rows } lignes importées
  }
db-verified = { $file } : complet et intact ({ $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  }, { $tables ->
    [one] { $tables } table de jeu
   *[other] { $tables } tables de jeu
  })
db-pruned = supprimé : { $parts }
db-would-prune = serait supprimé : { $parts }
db-pruned-unplayed = { $count ->
    [one] 1 table sans coup joué
   *[other] { $count } tables sans coup joué
  }
db-pruned-uploads = { $count ->
    [one] 1 partie importée
   *[other] { $count } parties importées
  }
db-pruned-finished = { $count ->
    [one] 1 partie terminée
   *[other] { $count } parties terminées
  }
serve-two-seconds = Une coupure de courant peut faire perdre les deux dernières secondes (FARSHORE_DURABLE=on : rien) ; un plantage, rien.

## Ce qui est impossible

cmd-no-database = il n’y a pas de base de données Farshore à { $database }
cmd-old-database = la base de données { $database } date d’une version plus ancienne ; lancez d’abord « farshore db upgrade »
cmd-new-database = la base de données { $database } date d’une version plus récente de Farshore
cmd-database-damaged = la base de données { $database } est endommagée : { $reason }
backup-not-empty = { $database } contient déjà des tables ; l’importation demande une base de données vide
backup-empty = { $file } est vide ; rien n’a été importé
backup-truncated = { $file } est tronqué : la fin manque ; rien n’a été importé
backup-damaged = { $file } est abîmé : le contenu ne correspond pas à la somme de contrôle ; rien n’a été importé
backup-line = { $file }, ligne { $line } : ce n’est pas une entrée d’une base de données Farshore ; rien n’a été importé
backup-reference = { $file }, ligne { $line } : cette entrée appartient à la table { $table }, absente du fichier ; rien n’a été importé
backup-row = { $file } ne convient pas à la base de données, rien n’a été importé : { $reason }
backup-newer = { $file } vient d’une version plus récente de Farshore ; rien n’a été importé
cmd-keep-everything = rien à supprimer : indiquez après combien de jours, par exemple --unplayed 7
cmd-unknown = il n’y a pas de commande « { $word } » ; « farshore --help » les nomme
cmd-unknown-near = il n’y a pas de commande « { $word } » (vouliez-vous dire « { $near } » ?) ; « farshore --help » les nomme
cmd-game-broken = le jeu « { $game } » ne peut pas être chargé : { $error }
cmd-no-game = il n’y a pas de jeu « { $game } » ; installés : { $known }
cmd-no-game-near = il n’y a pas de jeu « { $game } » (vouliez-vous dire « { $near } » ?) ; installés : { $known }
cmd-game-made = le jeu « { $game } » ne peut pas être créé : { $error }
cmd-game-lacks = il manque au jeu « { $game } » : { $missing }
cmd-not-toml = { $file } n’est pas du TOML : { $error }
cmd-name-value = --option { $words } : écrivez NOM=VALEUR
cmd-no-toml-files = il n’y a pas de fichiers TOML dans { $folder }
cmd-no-seat = il n’y a pas de place { $seat } ; elles sont numérotées à partir de 0
cmd-bad-id = « { $name } » ne peut pas servir d’identifiant : prenez des minuscules, des chiffres et _
cmd-game-there = il y a déjà un jeu « { $name } »
cmd-package-there = il y a déjà un paquet Python « { $name } »
cmd-folder-there = { $folder } existe déjà
cmd-port-range = --port { $port } : les ports vont de 0 à { $last }
cmd-no-address = { $host }:{ $port } n’est pas une adresse de cette machine
cmd-several-workers = plusieurs processus ont besoin de PostgreSQL : --database postgresql://…
cmd-port-in-use = le port { $port } est occupé ; choisissez-en un autre : --port { $next }
cmd-port-barred = le port { $port } est inutilisable ({ $error }) ; choisissez-en un autre : --port { $next }
cmd-database-address = --database { $url } : écrivez sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@MACHINE/BASE
cmd-database-lost = la base de données est injoignable ou en lecture seule : { $error } ; choisissez-en une autre : --database
cmd-database-barred = impossible d’écrire dans la base de données : { $error } ({ $url } ; est-ce un endroit en lecture seule ?) ; choisissez-en une autre : --database
cmd-print-ending = { $file } : le nom du fichier doit finir par l’un de { $endings }

## Running a server: farshore admin

admin-table-freeze = La table { $table } est arrêtée : personne ne peut y jouer.
admin-table-unfreeze = La table { $table } reprend.
admin-table-delete = La table { $table } est supprimée.
admin-stopped = arrêtée
admin-over = terminée
admin-running = en cours
admin-no-table = la table { $table } n’existe pas
admin-not-stopped = la table { $table } n’est pas arrêtée
admin-ban = { $address } est bloquée jusqu’au : { $until }
admin-limit = { $address } est limitée au dixième des débits habituels jusqu’au : { $until }
admin-unban = { $address } est de nouveau admise.
admin-not-banned = { $address } n’est ni bloquée ni limitée
admin-bad-address = « { $address } » n’est pas une adresse IPv4 ou IPv6
admin-bad-time = « { $time } » n’est pas une date : utilisez --until 2026-11-20T18:00 ou --for 30m, 2h, 3d
admin-report-closed = Le signalement { $report } est clos.
admin-no-report = le signalement { $report } n’existe pas
report-chat = discussion
report-name = nom
admin-no-server = aucun serveur en marche n’a répondu
admin-message-set = Le message s’affiche sur toutes les pages.
admin-message-removed = Le message est retiré.
admin-maintenance-on = Pas de nouvelle table jusqu’au { $until }.
admin-maintenance-off = Les nouvelles tables sont de nouveau possibles.
admin-no-end = indiquez la fin : --until ou --for
head-table = table
head-game = jeu
head-events = événements
head-changed = modifiée
head-state = état
head-name = nom
head-kind = type
head-taken = prise
head-address = adresse
head-until = jusqu’au
head-reason = motif
head-report = signalement
head-about = objet
head-at = heure
head-reporters = auteurs
head-message = message
head-note = note
head-seconds = secondes
head-kilobytes = ko
head-process = processus
head-number = numéro
head-who = qui
head-act = action
head-target = cible
head-details = détails
head-id = ID
head-created = création
head-used = dernière utilisation
head-device = appareil
yes = oui
no = non

# farshore players
players-no-player = Il n’y a pas de compte « { $player } ».
players-suspended = suspendu
players-suspend = « { $player } » : compte suspendu et déconnecté partout.
players-suspend-until = « { $player } » : compte déconnecté partout et suspendu jusqu’au { $until }.
players-restore = « { $player } » peut de nouveau se connecter.
players-delete = « { $player } » : compte supprimé. Les parties restent.
players-merge = Les places et clés d’accès de « { $player } » passent à « { $into } ».
players-renamed = « { $player } » s’appelle maintenant « { $name } ».
head-rating = cote
head-reviewed = analysées
head-without-luck = sans la chance
players-rerated =
    { $matches ->
        [one] 1 partie classée à nouveau.
       *[other] { $matches } parties classées à nouveau.
    }
players-same = « { $player } » ne peut pas être réuni avec lui-même.
players-invite = Ce code permet de créer un compte pendant { $days } jours : { $code }

# farshore connect
connect-no-token = Donnez le jeton de robot avec --token, ou dans la variable { $variable }.
connect-unreachable = { $url } est injoignable : { $reason }
connect-ready = « { $bot } » joue pour { $player } sur { $url }. Ctrl+C pour arrêter.
connect-no-game = Le jeu « { $game } » n’est pas installé ici, ou seulement dans une autre édition.
connect-won = { $game } ({ $table }) : victoire, { $points }
connect-lost = { $game } ({ $table }) : pas de victoire, { $points }

# farshore evaluate
head-matches = parties
head-refused = refusées
head-random-moves = au hasard
evaluated = { $agent } contre { $bot }, avec intervalles à 95 %. « refusées » : réponses non permises. Après { $tries } d’entre elles, un coup est joué au hasard. « secondes » : par décision.
agent-acts-not = Un agent doit avoir une méthode « act ».

# farshore dataset
cmd-dataset-where = Indiquez un jeu et un dossier : farshore dataset JEU --out DOSSIER
cmd-dataset-explore = --explore est une part de 0 à 1, pas { $value }.
cmd-dataset-manifest = { $file } ne décrit pas un jeu de données : { $error }
dataset-written = { $rows ->
    [one] Une décision
   *[other] { $rows } décisions
} de { $count ->
    [one] une partie
   *[other] { $count } parties
} dans { $folder }
dataset-differs = { $file } manque ou ne correspond pas à sa somme de contrôle.
dataset-verified = { $files ->
    [one] Le fichier correspond à sa somme de contrôle
   *[other] Les { $files } fichiers correspondent à leurs sommes de contrôle
}, { $rows ->
    [one] une décision
   *[other] { $rows } décisions
}.
