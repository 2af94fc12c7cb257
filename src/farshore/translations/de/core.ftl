### Texte, die jedes Spiel und jede Seite gemeinsam haben.

list-and = { $first } und { $last }

## Was jeder Tisch zeigt

player = { $seat }
spoken = { $first }, { $second }
turn-number = Zug { $turn }
seat-number = Platz { $seat }
score-pad = Wertungsblock
total = Summe
prompt-wait = Warten auf { $names }
board = Spielplan
belongs-to = gehört { $player }
prompt-turn = Du bist dran.
prompt-chance = Es wird gezogen …
score-change = { $line }: { $points }

## The log speaks to its reader: $who is “you” in a line on what you did yourself

has-done = { $who ->
    [you] hast
   *[other] hat
  }
was-there = { $who ->
    [you] warst
   *[other] war
  }
could-do = { $who ->
    [you] konntest
   *[other] konnte
  }

## Ablehnungen

match-over = Die Partie ist zu Ende.
not-your-turn = Du bist nicht am Zug.
legal-now = Jetzt erlaubt ({ $count }): { $actions }
to-choose-from = Zur Wahl: { $actions }
no-such-outcome = „{ $outcome }“ kann hier nicht geschehen.
not-allowed-now = „{ $action }“ geht jetzt nicht.
nothing-to-press = Hier gibt es nichts zu tun.
can-be-done = Das geht jetzt: { $action }
unknown-action = „{ $action }“ ist keine Aktion dieses Spiels.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
undo-built-on = Danach hat schon jemand weitergespielt.
no-such-event = Es gibt kein Ereignis { $event }.
no-such-seat = Es gibt keinen Platz „{ $seat }“.
seat-not-there = Diese Partie hat keinen Platz { $seat }: Die Plätze gehen von 0 bis { $last }.
too-many-undos = In einer Partie kannst du höchstens { $most } Aktionen rückgängig machen.
too-many-events = Diese Partie hat die Grenze von { $most } Ereignissen erreicht.

## Optionen

bad-option = { $game } hat keine Option „{ $option }“.
bad-option-value = „{ $value }“ ist kein Wert der Option „{ $option }“.
option-too-long = Der Wert der Option „{ $option }“ ist länger als { $most } Zeichen.
bad-seats = Dieses Spiel ist für { $counts } Personen, nicht für { $seats }.
no-own-data = { $game } nimmt kein eigenes Spielmaterial an.
not-installed = Dafür fehlt „{ $package }“: pip install '{ $extra }'

## Gespeicherte Partien

bad-entropy = „{ $value }“ ist kein Platz mit Ziehung und Zufallswert.
bad-event = „{ $event }“: { $reason }
broken-toml = Das ist kein TOML: { $reason }
not-utf-8 = Diese Datei ist kein UTF-8-Text.
hidden-event = Das war für die Person verdeckt, die diese Partie gespeichert hat. Du kannst es lesen, aber nicht nachspielen.
unknown-key = „{ $key }“ gehört nicht in eine gespeicherte Partie.
missing-key = „{ $key }“ fehlt.
unknown-format = Gespeicherte Partien im Format { $format } lassen sich nicht lesen.
unknown-game = Das Spiel „{ $game }“ ist nicht installiert.
other-edition = Diese Partie wurde nach Ausgabe { $edition } der Regeln gespielt.
not-a-table = „{ $key }“ muss eine Tabelle sein.
not-a-list = „{ $key }“ muss eine Liste sein.
not-texts = „{ $key }“ muss eine Liste von Texten sein.
not-a-text = „{ $key }“ muss ein kurzer Text sein.
at-line = { $file }, Zeile { $line }: { $reason }
unknown-file = ist keine Datei dieses Spiels. Zur Wahl: { $files }.
too-many-bytes = Das ist größer als { $most } Bytes.
too-deep = Listen und Tabellen sind mehr als { $most }-fach verschachtelt.
too-many-key-parts = Ein Schlüssel hat mehr als { $most } Teile.
too-many-digits = Eine Zahl hat mehr als { $most } Stellen.
too-many-entries = Eine Liste oder Tabelle hat mehr als { $most } Einträge.
too-long-text = Ein Text hat mehr als { $most } Zeichen.
no-nul = Das Zeichen NUL kann nicht gespeichert werden.
bad-data = Eigenes Spielmaterial: { $reason }
scores-too-early = Die Partie ist nicht zu Ende, aber die Datei nennt Punkte.
wrong-scores = Platz { $seat } hat { $right }, nicht { $found }.
wrong-winners = Gewonnen: { $right }, nicht { $found }.
wrong-count = Wertungen: { $found }, aber Plätze: { $right }.
