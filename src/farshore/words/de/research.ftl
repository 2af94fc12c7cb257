### Was das Terminal über Simulationen, Wettkämpfe, Proben, Trainings und Messungen sagt.

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
    [one] 1 Auslage
   *[other] { $deals } Auslagen
  }, { $decisions } erlaubte Entscheidungen
bots-checked = { $decisions } Entscheidungen, davon falsch: { $wrong }
bot-checked = { $bot }: { $decisions } Entscheidungen, { $mean } ms, längste { $slowest } ms
bot-wrote = hat verändert, was ihm gezeigt wurde, auf Platz { $seat } in
bot-not-allowed = { $reason } Auf Platz { $seat } in
bot-peeked = aus { $one } wurde { $other } durch etwas, das der Platz nicht sehen kann

## Abstimmen und Trainieren

proof = { $before } -> { $after } ({ $apart }, 95 % { $low }..{ $high }) mit { $deals } anderen Auslagen, Breite { $width }
proof-none = { $proof }; kein Gewinn, also bleiben die Zahlen, wie sie waren
tune-generation = Generation { $number }: Mittel { $mean }
tune-refused = abgelehnt, weil ihre eigenen Zeilen weniger bringen: { $names }
tune-origin = die Zahlen behalten die Herkunft, die sie haben
train-matches = { $done }/{ $all } Partien
train-round = { $decisions } Entscheidungen, erklärt { $share } % dessen, was anderswo entging
train-number = Runde { $number }: { $round } ({ $seconds } s)
train-no-gain = kein bewiesener Gewinn, also bleibt alles, wie es war

## Rückblicke

review-costly = { $count ->
    [0] keiner von { $turns } Zügen hat sicher einen Punkt oder mehr gekostet
    [one] 1 von { $turns } Zügen hat sicher einen Punkt oder mehr gekostet
   *[other] { $count } von { $turns } Zügen haben sicher einen Punkt oder mehr gekostet, die teuersten
  }
review-events = { $when }, Ereignisse { $first }–{ $last }: { $loss }
trial-of = { $game }: { $matches } Partien, { $seats } Plätze
trial-gap = die größte Lücke in einer Zeile: { $gap }
trial-errors = Standardfehler: einer Summe { $sum }, höchstens { $most }; eines Zuges höchstens { $turn }
trial-processor = Rechenzeit, { $seats } am Tisch: { $mean } s je Platz, höchstens { $most }
trial-factors = mit den Faktoren des Spiels:
trial-crossed = mit Faktoren, die jede Hälfte der Partien für die andere findet:
trial-in-leads = Entscheidungen als Vorsprung
trial-luck = Glück von allen: { $luck }
no-pars = { $game } hat keine Tabelle der Par-Werte; „--make N“ spielt und schreibt eine
par-of = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }: { $mean } in { $matches } Partien

## Gesetze

law-kept = gilt
law-broken = VERLETZT
laws-kept = { $game } hält jedes Gesetz ein
laws-broken = { $game } verletzt { $count ->
    [one] 1 Gesetz
   *[other] { $count } Gesetze
  }

## Messungen

bench-per-second = { $game }, { $seats } Plätze, je Sekunde
bench-plain = Python
bench-compiled = übersetzt
bench-times = mal
bench-not-compiled = Hier ist nichts übersetzt: python -m farshore.compiling .compiled
bench-people = Entscheidungen, wie Menschen spielen (geprüft, neuer Zustand)
bench-loop = Entscheidungen mit einer Schleife aus legal und step
bench-play_outs = Entscheidungen zufälliger Spielverläufe
bench-planner = Züge eines planner
bench-futures = Zukünfte eines expert
bench-bare = bloßes Python: nachsehen, addieren, vergleichen
bench-c = C: Explorers allein und zufällig, Entscheidungen
bench-hex = hex von OpenSpiel, Entscheidungen mit dessen Schleife
bench-play_outs_to_c = zufällige Spielverläufe, Anteil von C
bench-loop_to_hex = Schleife, Anteil von hex
bench-loop_to_bare = Schleife, Anteil von bloßem Python
bench-table = { $game }, { $seats } Plätze
bench-rate = je Sekunde
bench-of-contract = vom Vertrag
bench-of-simulator = v. Simulator
bench-of-one = von einzeln
bench-contract = Vertrag: legal, step
bench-numbers = Simulator: erlaubte Nummern, trusted_step
bench-seeing = Simulator: dazu Maske, Merkmale, Lohn
bench-single = Gymnasium, die anderen Plätze zufällig
bench-vector = Gymnasium-Vektor, { $matches } Partien
bench-gathered = Gymnasiums eigener Vektor aus { $matches }
bench-featureless = { $who }, ohne Merkmale
bench-others = Spiele anderer Bibliotheken
bench-missing = Nicht gemessen, weil nicht installiert: { $names } (pip install '{ $extra }')

## Aufzeichnungen und Spiele

match-ended = nach { $events } Ereignissen; gewonnen hat { $names }
match-goes-on = nach { $events } Ereignissen; nicht zu Ende
game-facts = Plätze { $seats }; etwa { $minutes } Minuten; Ausgabe { $edition }
game-not-loaded = { $game }: lässt sich nicht laden: { $error }
dealt-as-promised = { $file }: gegeben wie versprochen ({ $draws } Zufallsereignisse folgen aus dem Geheimnis)
game-made = { $folder } ist ein Spiel, das läuft: „farshore check { $folder }“, „farshore play { $folder }“;
    nach „pip install -e { $folder }“ steht es auch auf der Seite von „farshore serve“.
