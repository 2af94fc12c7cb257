### Ce que dit le terminal.

## Jouer

play-help = Tapez une action ou son numéro. « help » explique le reste.
play-help-long =
    Un numéro ou une action (« mark e7 ») : la faire. Une ligne vide : rien.
    why 3, why mark e7 : ce que cela apporterait, ou pourquoi c’est impossible. why e7 : ce qu’il y a à dire d’une case.
    look : ce qui se trouve autour du plateau.
    hint : ce que ferait un bon joueur, et pourquoi.
    undo : reprendre votre dernière action. list : tout ce qui est possible. score : la feuille de score. quit : partir.
    Les flèches rappellent ce que vous avez tapé ; la touche de tabulation complète les mots.
play-why = Dites de quoi il s’agit : why 3, ou why mark e7.
play-more = { $count } de plus (list)
legend-mine = marqué
legend-legal = possible maintenant

## Démarrer

serve-at = Farshore est à { $address } (Ctrl-C l’arrête)
serve-as-postgres = Les coups sont aussi sûrs que PostgreSQL les garde (synchronous_commit).
serve-on-disk = Chaque coup confirmé est sur le disque : une coupure de courant ne coûte rien.
db-upgraded = la base de données a été mise à jour
db-up-to-date = la base de données était à jour
db-exported = { $rows ->
    [one] { $rows } ligne exportée
   *[other] { $rows } lignes exportées
  }
db-imported = { $rows ->
    [one] { $rows } ligne importée
   *[other] { $rows } lignes importées
  }
serve-two-seconds = Une coupure de courant peut coûter les deux dernières secondes (FARSHORE_DURABLE=on : rien) ; un plantage ne coûte rien.

## Ce qui est impossible

cmd-unknown = il n’y a pas de commande « { $word } » ; « farshore --help » les nomme
cmd-unknown-near = il n’y a pas de commande « { $word } » (vouliez-vous dire « { $near } » ?) ; « farshore --help » les nomme
cmd-game-broken = le jeu « { $game } » ne peut pas être chargé : { $error }
cmd-no-game = il n’y a pas de jeu « { $game } » ; sont installés { $known }
cmd-no-game-near = il n’y a pas de jeu « { $game } » (vouliez-vous dire « { $near } » ?) ; sont installés { $known }
cmd-game-made = le jeu « { $game } » ne peut pas être créé : { $error }
cmd-game-lacks = il manque au jeu « { $game } » : { $missing }
cmd-not-toml = { $file } n’est pas du TOML : { $error }
cmd-name-value = --option { $words } : écrivez NOM=VALEUR
cmd-no-toml-files = il n’y a pas de fichiers TOML dans { $folder }
cmd-no-seat = il n’y a pas de place { $seat } ; elles sont numérotées à partir de 0
cmd-bad-id = « { $name } » ne peut pas nommer un jeu : écrivez des minuscules, des chiffres et _
cmd-game-there = il y a déjà un jeu « { $name } »
cmd-package-there = il y a déjà un paquet Python « { $name } »
cmd-folder-there = { $folder } existe déjà
cmd-port-range = --port { $port } : les ports vont de 0 à { $last }
cmd-no-address = { $host }:{ $port } n’est pas une adresse de cette machine
cmd-several-workers = plusieurs processus ont besoin de PostgreSQL : --database postgresql://…
cmd-port-in-use = le port { $port } est occupé ; choisissez-en un autre : --port { $next }
cmd-port-barred = le port { $port } ne peut pas être utilisé ({ $error }) ; choisissez-en un autre : --port { $next }
cmd-database-address = --database { $url } : écrivez sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@MACHINE/BASE
cmd-database-lost = la base de données est injoignable ou ne peut pas être écrite : { $error } ; choisissez-en une autre : --database
cmd-database-barred = rien ne peut être écrit dans la base de données : { $error } ({ $url } ; est-ce un endroit en lecture seule ?) ; choisissez-en une autre : --database
cmd-print-ending = { $file } : une impression se termine par l’un de { $endings }
