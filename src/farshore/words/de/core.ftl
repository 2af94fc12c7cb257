### Worte des Hauses: was jedes Spiel und jede Seite sagt.

list-and = { $first } und { $last }

## Was jeder Tisch zeigt

player = { $seat }
spoken = { $first }, { $second }
turn-number = Zug { $turn }
seat-number = Platz { $seat }
score-pad = Wertungsblock
total = Summe

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
legal-now = Erlaubt ist jetzt ({ $count }): { $actions }
to-choose-from = Zur Wahl: { $actions }
no-such-outcome = „{ $outcome }“ kann hier nicht geschehen.
not-allowed-now = „{ $action }“ ist jetzt nicht möglich.
nothing-to-press = Hier gibt es nichts zu drücken.
can-be-done = Das geht jetzt: { $action }
unknown-action = „{ $action }“ ist keine Aktion dieses Spiels.
nothing-to-undo = Es gibt nichts, was du zurücknehmen kannst.
undo-built-on = Ein anderer Platz hat bereits darauf aufgebaut.
no-such-event = Es gibt kein Ereignis { $event }.
no-such-seat = Es gibt keinen Platz „{ $seat }“.
too-many-undos = In einer Partie können nur { $most } Aktionen zurückgenommen werden.
too-many-events = Diese Partie hat { $most } Ereignisse; mehr darf keine haben.

## Optionen

bad-option = { $game } hat keine Option „{ $option }“.
bad-option-value = „{ $value }“ ist kein Wert der Option „{ $option }“.
option-too-long = Der Wert der Option „{ $option }“ ist länger als { $most } Zeichen.
bad-seats = Dieses Spiel ist für { $least } bis { $most } Plätze, nicht für { $seats }.
no-own-data = { $game } nimmt kein eigenes Spielmaterial an.
not-installed = Dafür fehlt „{ $package }“: pip install '{ $extra }'

## Aufzeichnungen

bad-event = „{ $event }“: { $reason }
broken-toml = Das ist kein TOML: { $reason }
not-utf-8 = Diese Datei ist kein Text in UTF-8.
hidden-event = Das war vor der Person verborgen, die diese Aufzeichnung nahm; man kann sie lesen, aber nicht nachspielen.
unknown-key = „{ $key }“ gehört nicht in eine Aufzeichnung.
missing-key = „{ $key }“ fehlt.
unknown-format = Aufzeichnungen im Format { $format } kann ich nicht lesen.
unknown-game = Das Spiel „{ $game }“ ist nicht installiert.
other-edition = Diese Partie wurde nach Ausgabe { $edition } der Regeln gespielt.
not-a-table = „{ $key }“ muss eine Tabelle sein.
not-a-list = „{ $key }“ muss eine Liste sein.
not-texts = „{ $key }“ muss eine Liste von Texten sein.
not-a-text = „{ $key }“ muss ein Text sein, und kein langer.
at-line = { $file }, Zeile { $line }: { $reason }
unknown-file = ist keine Datei dieses Spiels; es gibt { $files }.
too-many-bytes = Das ist größer als { $most } Bytes.
too-deep = Listen und Tabellen sind mehr als { $most }-fach verschachtelt.
too-many-key-parts = Ein Schlüssel hat mehr als { $most } Teile.
too-many-digits = Eine Zahl hat mehr als { $most } Stellen.
too-many-entries = Eine Liste oder Tabelle hat mehr als { $most } Einträge.
too-long-text = Ein Text hat mehr als { $most } Zeichen.
no-nul = Das Zeichen NUL kann nicht gespeichert werden.
bad-data = Dein eigenes Spielmaterial: { $reason }
scores-too-early = Die Partie ist nicht zu Ende, doch die Aufzeichnung nennt Punkte.
wrong-scores = Platz { $seat } hat { $right }, nicht { $told }.
wrong-winners = Gewonnen haben { $right }, nicht { $told }.
wrong-count = Es gibt { $told } Wertungen für { $right } Plätze.
