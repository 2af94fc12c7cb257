### Ausgaben des Terminals zu Simulationen, Wettkämpfen, Abstimmung, Training, Rückblicken und Messungen.

## Überschriften

head-seat = Platz
head-seats = Plätze
head-bot = Bot
head-level = Stufe
head-mean = Mittel
head-least = min.
head-most = max.
head-wins = Siege
head-lead = Abstand
head-slowest = längste

## Partien von Bots

simulated = { $count ->
    [one] 1 Partie, { $events } Ereignisse
   *[other] { $count } Partien, im Mittel je { $events } Ereignisse
  }
no-rank = kein Rang
contest-played = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
  } mit { $deals ->
    [one] 1 Ziehung
   *[other] { $deals } Ziehungen
  }, { $decisions } erlaubte Entscheidungen
bots-checked = { $decisions } Entscheidungen, davon falsch: { $wrong }
bot-checked = { $bot }: { $decisions } Entscheidungen, { $mean } ms, längste { $slowest } ms
bot-wrote = hat die Ansicht verändert, die er bekam, auf Platz { $seat } in
bot-not-allowed = { $reason } Auf Platz { $seat } in
bot-peeked = aus { $one } wurde { $other }, obwohl sich nur änderte, was der Platz nicht sieht

## Abstimmen und Trainieren

proof = { $before } -> { $after } ({ $apart }, 95 % { $low }..{ $high }) mit { $deals } anderen Ziehungen, Breite { $width }
proof-none = { $proof }; kein Gewinn, also bleiben die Gewichte, wie sie waren
tune-generation = Generation { $number }: Mittel { $mean }
tune-refused = abgelehnt, weil ihre eigenen Wertungszeilen schlechter wurden: { $names }
tune-origin = diese Gewichte wurden schon einmal abgestimmt: Die Datei bleibt, wie sie war
train-matches = { $done }/{ $all } Partien
train-round = { $decisions } Entscheidungen, erklärt { $share } % des Fehlers in anderen Partien
train-number = Runde { $number }: { $round } ({ $seconds } s)
train-no-gain = kein nachgewiesener Gewinn, also bleibt alles, wie es war

## Rückblicke

review-costly = { $count ->
    [0] keiner von { $turns } Zügen hat klar einen Punkt oder mehr gekostet
    [one] 1 von { $turns } Zügen hat klar einen Punkt oder mehr gekostet
   *[other] { $count } von { $turns } Zügen haben klar einen Punkt oder mehr gekostet, die teuersten zuerst
  }
review-events = { $when }, Ereignisse { $first }–{ $last }: { $loss }
trial-of = { $game }: { $matches } Partien, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }
trial-gap = die größte Lücke in einer Zeile: { $gap }
trial-errors = Standardfehler: einer Summe { $sum }, höchstens { $most }; eines Zuges höchstens { $turn }
trial-processor = Rechenzeit, { $seats } am Tisch: { $mean } s je Platz, höchstens { $most }
trial-factors = wie gemessen:
trial-crossed = mit Steigungen, die jede Hälfte der Partien für die andere findet:
trial-in-leads = Entscheidungen als Vorsprung
trial-luck = Glück aller Plätze: { $luck }
planted-of = { $game }: { $matches } Partien, { $planted } mit eingebautem Fehler
planted-found = als teuerster Zug gefunden: { $found } von { $planted } ({ $share } %)
planted-behind = nur hinter einem Zug, der wirklich mehr gekostet hat: { $behind }
planted-loss = mittlerer Verlust: im Rückblick { $told }, wirklich { $true } (Verhältnis { $ratio })
planted-sure = Züge, die klar einen Punkt gekostet haben: { $sure }, davon { $wrong } in Wahrheit ein Gewinn ({ $share } %), { $clear } davon um zwei Fehler
planted-processor = Rechenzeit: { $mean } s je Rückblick, höchstens { $most }
no-pars = { $game } hat keine Tabelle der Par-Werte; „--make N“ spielt Partien und schreibt eine
par-of = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }: { $mean } in { $matches } Partien

## Gesetze

law-kept = gilt
law-broken = VERLETZT
laws-kept = { $game } hält jedes Gesetz ein
check-in-english = Keine Übersetzung für { $languages }: Dort erscheint Englisch.
laws-broken = { $game } verletzt { $count ->
    [one] 1 Gesetz
   *[other] { $count } Gesetze
  }

## Messungen

bench-per-second = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }, je Sekunde
bench-plain = Python
bench-compiled = kompiliert
bench-times = mal
bench-not-compiled = Hier ist nichts kompiliert. Aufruf: python -m farshore.compiling .compiled
bench-build = Kalter Build: { $seconds } s Prozessorzeit
bench-building = Build mit leerem Cache, das dauert einige Minuten …
bench-slice = { $game }: { $done } von { $slices }
bench-people = Entscheidungen, wie Menschen spielen (geprüft, neuer Zustand)
bench-loop = Entscheidungen mit einer Schleife aus legal und step
bench-play_outs = Entscheidungen in zufälligen Partien
bench-planner = Züge eines planner
bench-futures = Simulationen eines expert
bench-bare = reines Python: nachsehen, addieren, vergleichen
bench-c = C: Explorers solo und zufällig, Entscheidungen
bench-hex = hex von OpenSpiel, Entscheidungen mit dessen Schleife
bench-play_outs_to_c = zufällige Partien, Anteil von C
bench-loop_to_hex = Schleife, Anteil von hex
bench-loop_to_bare = Schleife, Anteil von reinem Python
bench-table = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }
bench-rate = je Sekunde
bench-of-contract = vom Vertrag
bench-of-simulator = v. Simulator
bench-of-one = von einzeln
bench-contract = Vertrag: legal, step
bench-numbers = Simulator: erlaubte Nummern, trusted_step
bench-seeing = Simulator: mit Maske, Merkmalen und Belohnung
bench-single = Gymnasium, die anderen Plätze zufällig
bench-vector = Gymnasium-Vektor, { $matches } Partien
bench-gathered = Gymnasium SyncVectorEnv, { $matches } Partien
bench-featureless = { $who }, ohne Merkmale
bench-others = Spiele anderer Bibliotheken
bench-missing = Nicht gemessen, weil nicht installiert: { $names } (pip install '{ $extra }')

## Gespeicherte Partien und Spiele

match-ended = nach { $events } Ereignissen; gewonnen: { $names }
match-goes-on = nach { $events } Ereignissen; nicht zu Ende
game-facts = Plätze { $seats }; etwa { $minutes } Minuten; Ausgabe { $edition }
game-not-loaded = { $game }: lässt sich nicht laden: { $error }
dealt-as-promised = { $file }: gezogen wie versprochen (das Geheimnis ergibt alle { $draws } Zufallsereignisse)
verify-value = Platz { $seat } ab Ziehung { $draw }
verify-unmixed = kein Zufallswert von Spielern ging ein: Der Server allein hat diese Ziehung gewählt
verify-mixed = gemischt mit Zufallswerten der Spieler: { $mixed }
verify-partly = gemischt mit Zufallswerten der Spieler: { $mixed }; keiner von Platz { $without }
game-made = { $folder } ist ein lauffähiges Spiel: „farshore check { $folder }“, „farshore play { $folder }“;
    nach „pip install -e { $folder }“ steht es auch auf der Seite von „farshore serve“.
