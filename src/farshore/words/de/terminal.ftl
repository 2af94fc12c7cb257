### Was das Terminal sagt.

## Spielen

play-help = Gib eine Aktion oder ihre Nummer ein. „help“ erklärt den Rest.
play-help-long =
    Eine Nummer oder eine Aktion („mark e7“): ausführen. Eine leere Zeile: nichts.
    why 3, why mark e7: was es brächte oder warum es nicht geht. why e7: was zu einem Feld zu sagen ist.
    look: was um den Plan herum liegt.
    hint: was ein guter Spieler täte, und warum.
    undo: die letzte Aktion zurücknehmen. list: alles, was möglich ist. score: der Wertungsblock. quit: gehen.
    Die Pfeiltasten holen frühere Eingaben zurück; die Tabulatortaste ergänzt Wörter.
play-why = Sag, worum es geht: why 3 oder why mark e7.
play-more = { $count } weitere (list)
legend-mine = markiert
legend-legal = jetzt möglich

## Starten

serve-at = Farshore ist unter { $address } (Strg-C beendet es)
serve-as-postgres = Züge sind so sicher, wie PostgreSQL sie aufbewahrt (synchronous_commit).
serve-on-disk = Jeder bestätigte Zug liegt auf der Festplatte: Ein Stromausfall kostet nichts.
db-upgraded = die Datenbank wurde auf den neuesten Stand gebracht
db-up-to-date = die Datenbank war auf dem neuesten Stand
db-exported = { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  } exportiert
db-imported = { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  } importiert
serve-two-seconds = Ein Stromausfall kann die letzten zwei Sekunden kosten (FARSHORE_DURABLE=on: nichts); ein Absturz kostet nichts.

## Was nicht geht

cmd-unknown = es gibt keinen Befehl „{ $word }“; „farshore --help“ nennt alle
cmd-unknown-near = es gibt keinen Befehl „{ $word }“ (meintest du „{ $near }“?); „farshore --help“ nennt alle
cmd-game-broken = das Spiel „{ $game }“ lässt sich nicht laden: { $error }
cmd-no-game = es gibt kein Spiel „{ $game }“; installiert sind { $known }
cmd-no-game-near = es gibt kein Spiel „{ $game }“ (meintest du „{ $near }“?); installiert sind { $known }
cmd-game-made = das Spiel „{ $game }“ lässt sich nicht erzeugen: { $error }
cmd-game-lacks = dem Spiel „{ $game }“ fehlt: { $missing }
cmd-not-toml = { $file } ist kein TOML: { $error }
cmd-name-value = --option { $words }: schreib NAME=WERT
cmd-no-toml-files = in { $folder } sind keine TOML-Dateien
cmd-no-seat = es gibt keinen Platz { $seat }; gezählt wird ab 0
cmd-bad-id = „{ $name }“ kann kein Name eines Spiels sein: schreib kleine Buchstaben, Ziffern und _
cmd-game-there = es gibt schon ein Spiel „{ $name }“
cmd-package-there = es gibt schon ein Python-Paket „{ $name }“
cmd-folder-there = { $folder } ist schon da
cmd-port-range = --port { $port }: Ports gehen von 0 bis { $last }
cmd-no-address = { $host }:{ $port } ist keine Adresse dieses Rechners
cmd-several-workers = mehrere Prozesse brauchen PostgreSQL: --database postgresql://…
cmd-port-in-use = Port { $port } ist belegt; nimm einen anderen: --port { $next }
cmd-port-barred = Port { $port } kann nicht benutzt werden ({ $error }); nimm einen anderen: --port { $next }
cmd-database-address = --database { $url }: schreib sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK
cmd-database-lost = die Datenbank ist nicht zu erreichen oder nicht zu beschreiben: { $error }; nimm eine andere: --database
cmd-database-barred = in die Datenbank lässt sich nichts schreiben: { $error } ({ $url }; darf man dort nur lesen?); nimm eine andere: --database
cmd-print-ending = { $file }: ein Ausdruck endet auf eines von { $endings }
