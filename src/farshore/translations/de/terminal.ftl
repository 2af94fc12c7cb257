### Texte des Terminals.

## Spielen

play-help = Gib eine Aktion oder ihre Nummer ein. „help“ erklärt den Rest.
play-help-long =
    Gib eine Nummer oder eine Aktion („{ $action }“) ein, um sie zu spielen. Eine leere Zeile bewirkt nichts.
    Ist auf einem Feld nur eine Aktion möglich, genügt sein Name.
    why 3, why { $action }: was es bewirkt oder warum es nicht geht. why { $space }: ob dort etwas geht und warum nicht.
    look: was um den Spielplan herum liegt.
    hint: ein guter Zug und warum.
    undo: letzte Aktion rückgängig machen. list: alles, was möglich ist. score: der Wertungsblock. quit: beenden.
    Die Pfeiltasten holen frühere Eingaben zurück; die Tabulatortaste ergänzt Wörter.
play-why = Warum was? Zum Beispiel: why 3 oder why { $action }.
play-near = Meinst du „{ $action }“?
play-more = { $count } weitere (list)
legend-mine = deins
legend-seats = gehört diesem Platz
legend-legal = jetzt möglich

## Starten

serve-at = Farshore läuft unter { $address } (Strg-C beendet es)
serve-as-postgres = Züge sind so sicher, wie PostgreSQL eingestellt ist (synchronous_commit).
serve-on-disk = Jeder bestätigte Zug liegt auf der Festplatte: Bei einem Stromausfall geht nichts verloren.
db-upgraded = die Datenbank wurde auf den neuesten Stand gebracht
db-up-to-date = die Datenbank ist auf dem neuesten Stand
db-exported = { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  } exportiert
db-imported = { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  } importiert
db-verified = { $file }: vollständig und unbeschädigt ({ $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  }, { $tables ->
    [one] 1 Spieltisch
   *[other] { $tables } Spieltische
  })
db-pruned = gelöscht: { $parts }
db-would-prune = würde gelöscht: { $parts }
db-pruned-unplayed = { $count ->
    [one] 1 Tisch ohne Zug
   *[other] { $count } Tische ohne Zug
  }
db-pruned-uploads = { $count ->
    [one] 1 hochgeladene Partie
   *[other] { $count } hochgeladene Partien
  }
db-pruned-finished = { $count ->
    [one] 1 beendete Partie
   *[other] { $count } beendete Partien
  }
serve-two-seconds = Bei einem Stromausfall können die letzten zwei Sekunden verloren gehen (FARSHORE_DURABLE=on: nichts), bei einem Absturz nichts.

## Was nicht geht

cmd-no-database = bei { $database } ist keine Farshore-Datenbank
cmd-old-database = die Datenbank { $database } stammt von einer älteren Version; führ zuerst „farshore db upgrade“ aus
cmd-new-database = die Datenbank { $database } stammt von einer neueren Version von Farshore
cmd-database-damaged = die Datenbank { $database } ist beschädigt: { $reason }
backup-not-empty = { $database } enthält schon Tische; importieren lässt sich nur in eine leere Datenbank
backup-empty = { $file } ist leer; nichts wurde importiert
backup-truncated = { $file } ist abgeschnitten: Das Ende fehlt; nichts wurde importiert
backup-damaged = { $file } ist beschädigt: Der Inhalt passt nicht zur Prüfsumme; nichts wurde importiert
backup-line = { $file }, Zeile { $line }: Das ist kein Eintrag einer Farshore-Datenbank; nichts wurde importiert
backup-reference = { $file }, Zeile { $line }: Der Eintrag gehört zu Tisch { $table }, der in der Datei fehlt; nichts wurde importiert
backup-row = { $file } passt nicht zur Datenbank, nichts wurde importiert: { $reason }
backup-newer = { $file } stammt von einer neueren Version von Farshore; nichts wurde importiert
cmd-keep-everything = nichts zu löschen: Gib an, nach wie vielen Tagen, etwa --unplayed 7
cmd-unknown = es gibt keinen Befehl „{ $word }“; „farshore --help“ nennt alle
cmd-unknown-near = es gibt keinen Befehl „{ $word }“ (meintest du „{ $near }“?); „farshore --help“ nennt alle
cmd-game-broken = das Spiel „{ $game }“ lässt sich nicht laden: { $error }
cmd-no-game = es gibt kein Spiel „{ $game }“; installiert: { $known }
cmd-no-game-near = es gibt kein Spiel „{ $game }“ (meintest du „{ $near }“?); installiert: { $known }
cmd-game-made = das Spiel „{ $game }“ lässt sich nicht anlegen: { $error }
cmd-game-lacks = dem Spiel „{ $game }“ fehlt: { $missing }
cmd-not-toml = { $file } ist kein TOML: { $error }
cmd-name-value = --option { $words }: schreib NAME=WERT
cmd-no-toml-files = in { $folder } sind keine TOML-Dateien
cmd-no-seat = es gibt keinen Platz { $seat }; gezählt wird ab 0
cmd-bad-id = „{ $name }“ geht nicht als Kennung eines Spiels: nimm Kleinbuchstaben, Ziffern und _
cmd-game-there = es gibt schon ein Spiel „{ $name }“
cmd-package-there = es gibt schon ein Python-Paket „{ $name }“
cmd-folder-there = { $folder } gibt es schon
cmd-port-range = --port { $port }: Ports gehen von 0 bis { $last }
cmd-no-address = { $host }:{ $port } ist keine Adresse dieses Rechners
cmd-several-workers = mehrere Prozesse brauchen PostgreSQL: --database postgresql://…
cmd-port-in-use = Port { $port } ist belegt; nimm einen anderen: --port { $next }
cmd-port-barred = Port { $port } lässt sich nicht benutzen ({ $error }); nimm einen anderen: --port { $next }
cmd-database-address = --database { $url }: schreib sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK
cmd-database-lost = die Datenbank ist nicht erreichbar oder nicht beschreibbar: { $error }; nimm eine andere: --database
cmd-database-barred = in die Datenbank lässt sich nicht schreiben: { $error } ({ $url }; ist der Ort schreibgeschützt?); nimm eine andere: --database
cmd-print-ending = { $file }: der Dateiname muss auf eines von { $endings } enden

## Running a server: farshore admin

admin-table-freeze = Tisch { $table } ist angehalten: Dort kann niemand spielen.
admin-table-unfreeze = Tisch { $table } geht weiter.
admin-table-delete = Tisch { $table } ist gelöscht.
admin-stopped = angehalten
admin-over = zu Ende
admin-running = läuft
admin-no-table = den Tisch { $table } gibt es nicht
admin-not-stopped = Tisch { $table } ist nicht angehalten
admin-ban = { $address } ist gesperrt bis: { $until }
admin-limit = { $address } hat nur ein Zehntel der üblichen Raten bis: { $until }
admin-unban = { $address } ist wieder zugelassen.
admin-not-banned = { $address } ist weder gesperrt noch begrenzt
admin-bad-address = „{ $address }“ ist keine IPv4- oder IPv6-Adresse
admin-bad-time = „{ $time }“ ist keine Zeit: nimm --until 2026-11-20T18:00 oder --for 30m, 2h, 3d
admin-report-closed = Meldung { $report } ist abgeschlossen.
admin-no-report = die Meldung { $report } gibt es nicht
report-chat = Chat
report-name = Name
admin-no-server = kein laufender Server hat geantwortet
admin-message-set = Die Nachricht steht auf jeder Seite.
admin-message-removed = Die Nachricht ist entfernt.
admin-maintenance-on = Bis { $until } gibt es keine neuen Tische.
admin-maintenance-off = Neue Tische sind wieder möglich.
admin-no-end = sag, wann es endet: --until oder --for
head-table = Tisch
head-game = Spiel
head-events = Ereignisse
head-changed = geändert
head-state = Stand
head-name = Name
head-kind = Art
head-taken = besetzt
head-address = Adresse
head-until = bis
head-reason = Grund
head-report = Meldung
head-about = Betrifft
head-at = Zeit
head-reporters = Meldende
head-message = Nachricht
head-note = Notiz
head-seconds = Sekunden
head-kilobytes = kB
head-process = Prozess
head-number = Nummer
head-who = wer
head-act = Vorgang
head-target = Ziel
head-details = Einzelheiten
head-id = ID
head-created = angelegt
head-used = zuletzt benutzt
head-device = Gerät
yes = ja
no = nein

# farshore players
players-no-player = Ein Spielkonto „{ $player }“ gibt es nicht.
players-suspended = gesperrt
players-suspend = „{ $player }“ ist gesperrt und überall abgemeldet.
players-suspend-until = „{ $player }“ ist überall abgemeldet und gesperrt bis { $until }.
players-restore = „{ $player }“ darf sich wieder anmelden.
players-delete = „{ $player }“ ist gelöscht. Die Partien bleiben.
players-merge = Plätze und Passkeys von „{ $player }“ gehören jetzt zu „{ $into }“.
players-renamed = „{ $player }“ heißt jetzt „{ $name }“.
head-rating = Spielstärke
head-reviewed = mit Rückblick
head-without-luck = ohne Glück
players-rerated =
    { $matches ->
        [one] 1 Partie neu gewertet.
       *[other] { $matches } Partien neu gewertet.
    }
players-same = „{ $player }“ lässt sich nicht mit sich selbst zusammenlegen.
players-invite = Mit diesem Code kann eine Person innerhalb von { $days } Tagen ein Spielkonto anlegen: { $code }

# farshore connect
connect-no-token = Gib das Bot-Token mit --token an oder in der Variablen { $variable }.
connect-unreachable = { $url } ist nicht erreichbar: { $reason }
connect-ready = „{ $bot }“ spielt für { $player } auf { $url }. Mit Strg+C beendest du das.
connect-no-game = Das Spiel „{ $game }“ ist hier nicht installiert oder nur in einer anderen Fassung.
connect-won = { $game } ({ $table }): gewonnen, { $points }
connect-lost = { $game } ({ $table }): nicht gewonnen, { $points }

# farshore evaluate
head-matches = Partien
head-refused = abgelehnt
head-random-moves = zufällig
evaluated = { $agent } gegen { $bot }, mit 95-%-Intervallen. „abgelehnt“: unerlaubte Antworten. Nach { $tries } davon wird zufällig gezogen („zufällig“). „Sekunden“: je Entscheidung.
agent-acts-not = Ein Agent braucht eine Methode „act“.

# farshore dataset
cmd-dataset-where = Nenn ein Spiel und einen Ordner: farshore dataset SPIEL --out ORDNER
cmd-dataset-explore = --explore ist ein Anteil von 0 bis 1, nicht { $value }.
cmd-dataset-manifest = { $file } beschreibt keinen Datensatz: { $error }
dataset-written = { $rows ->
    [one] Eine Entscheidung
   *[other] { $rows } Entscheidungen
} aus { $count ->
    [one] einer Partie
   *[other] { $count } Partien
} in { $folder }
dataset-differs = { $file } fehlt oder weicht von der Prüfsumme ab.
dataset-verified = { $files ->
    [one] Die Datei stimmt mit ihrer Prüfsumme überein
   *[other] Alle { $files } Dateien stimmen mit ihren Prüfsummen überein
}, { $rows ->
    [one] eine Entscheidung
   *[other] { $rows } Entscheidungen
}.
