### Kingdom Maps

title = Kingdom Maps
summary = Würfeln, ein Gebiet ansagen, Feld für Feld zeichnen: Wessen Karte gefällt dem König am besten?
invite-1 = Wer am Zug ist, würfelt, sagt ein Gebiet an und nimmt einen Würfel. Alle anderen wählen eine Zahl von den übrigen Würfeln.
invite-2 = Kräfte geben ein Feld mehr oder weniger; das Fragezeichen wertet einmal vorab.
invite-3 = Vier Wertungen, für alle dieselben, entscheiden, wessen Karte dem König am besten gefällt.

## Optionen

option-criteria = Wertungen
option-criteria-chance = Zufällig
option-criteria-free = oder zwei aus A und zwei aus B: A1,A4,B2,B5
option-first = Startspieler
option-first-chance = Zufällig
option-first-seat1 = Platz 1
option-first-seat2 = Platz 2
option-first-seat3 = Platz 3
option-first-seat4 = Platz 4
bad-criteria = „{ $criteria }“ sind nicht zwei verschiedene Wertungen aus A und zwei aus B.
bad-first = Platz { $seat } kann nicht beginnen: { $seats ->
    [one] Es gibt nur 1 Platz.
   *[other] Es gibt { $seats } Plätze.
  }

## Gebiete

mountain = Gebirge
forest = Wald
farm = Acker
lake = See
village = Dorf
swamp = Sumpf
empty-hex = leer
many-mountain = { $count }-mal Gebirge
many-forest = { $count ->
    [one] { $count } Wald
   *[other] { $count } Wälder
  }
many-farm = { $count ->
    [one] { $count } Acker
   *[other] { $count } Äcker
  }
many-lake = { $count ->
    [one] { $count } See
   *[other] { $count } Seen
  }
many-village = { $count ->
    [one] { $count } Dorf
   *[other] { $count } Dörfer
  }
many-swamp = { $count ->
    [one] { $count } Sumpf
   *[other] { $count } Sümpfe
  }

## Wertungen und Wertungsblock

score-A1 = Hohe Kette
score-A2 = Zwillingswälder
score-A3 = Kornspeicher
score-A4 = Binnenseen
score-A5 = Marktflecken
score-A6 = Großes Moor
score-B1 = Königsstraßen
score-B2 = Gerechte Teile
score-B3 = Große Provinzen
score-B4 = Wappen
score-B5 = Viererland
score-B6 = Sechs Küsten
score-question = Fragezeichen
rule-A1 = Längste gerade Kette aus { $counts } … Gebirgsfeldern: { $points }
rule-A2 = { $each } je Feld deiner zweitgrößten Waldfläche
rule-A3 = { $each } je Acker neben einem See und einem Dorf
rule-A4 = { $each } je Seefläche, die den Rand nicht berührt
rule-A5 = Jede Dorffläche neben { $counts } anderen Gebieten: { $points }
rule-A6 = Deine beste Sumpffläche an { $counts } … Kartenseiten: { $points }
rule-B1 = { $each } je gerader Linie mit mindestens { $needed } verschiedenen Gebieten
rule-B2 = { $counts } … Felder deines seltensten Gebiets: { $points }
rule-B3 = { $each } je Gebiet mit einer Fläche ab { $needed } Feldern
rule-B4 = { $each } für je { $needed } Paare gleicher Gegenfelder
rule-B5 = { $each } je Fläche aus genau { $needed } Feldern
rule-B6 = Jede Kartenseite mit { $counts } verschiedenen Gebieten: { $points }
rank-courtyard = Burghof-Entdecker
rank-normal = Normaler Entdecker
rank-professional = Profi-Entdecker
rank-marco-polo = Marco Polo

## Der Tisch

map-of = Karte von { $seat }
dice = Würfel
die = Würfel: { $number }
yours = deiner
taken = genommen
die-left = übrig
number-later = deine Anzahl kommt von einem der Würfel
number-choose = wähl einen der Würfel
number-draw = zu zeichnen
number-left = übrig von { $number }
number-drawn = alles gezeichnet
assign-title = Gebiet und Anzahl
assign-choice = { $die } für das Gebiet: { $what }
territories-title = Gebiete und deine Ansagen
territory-uses = { $territory }: { $drawn } gezeichnet, { $left ->
    [one] noch 1 Ansage
   *[other] noch { $left } Ansagen
  }
powers = Kräfte
powers-ready = { $ready } bereit
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
criteria-title = Wertungen dieser Partie
points-now = Punkte jetzt
criterion-name = { $id } { $criterion }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
uses-left = Übrige Ansagen und Kräfte
round = Runde { $round }
dice-order = Würfel je Zug: { $dice }
turn-announce = Ansagen
turn-assign = Nach den Würfeln

## Was die anderen tun

status-announces =
    { $who ->
        [you] sagst ein Gebiet an
       *[other] sagt ein Gebiet an
    }
status-takes =
    { $who ->
        [you] nimmst einen Würfel
       *[other] nimmt einen Würfel
    }
status-chooses =
    { $who ->
        [you] wählst eine Zahl
       *[other] wählt eine Zahl
    }
status-draws =
    { $who ->
        [you] zeichnest { $what }
       *[other] zeichnet { $what }
    }
status-done = fertig
status-failed =
    { $who ->
        [you] kannst nicht zeichnen
       *[other] kann nicht zeichnen
    }

## Aufforderungen

prompt-announce = Sag ein Gebiet an
prompt-announce-how = Alle zeichnen es. Dich kostet es eine Ansage.
prompt-announce-alone = Es kostet dich eine Ansage.
prompt-take = { $territory }: Nimm einen Würfel
prompt-take-how = So viele Felder zeichnest du; die anderen wählen aus den übrigen Würfeln.
prompt-take-alone = So viele Felder zeichnest du; die beiden anderen werden neu gewürfelt.
prompt-choose = { $territory }: Wähl eine Zahl
prompt-choose-how = Der Würfel bleibt liegen; andere dürfen ihn auch wählen.
prompt-assign = Ein Würfel für das Gebiet, einer für die Anzahl
prompt-assign-how = Dieser Zug kostet keine Ansage.
prompt-draw = Zeichne { $what }
prompt-draw-or = { $draw } oder mach daraus { $fewer ->
    [0] { $more }
   *[other] { $more ->
        [0] { $fewer }
       *[other] { $fewer } oder { $more }
      }
  }
prompt-first-hex = Das erste Feld berührt deine Karte, die weiteren einander.
prompt-anywhere = Deine Karte ist leer: Fang an, wo du willst.
prompt-draw-more = Zeichne noch { $what }
prompt-drawn-of = { $drawn } von { $number } gezeichnet
prompt-score = Fragezeichen erreicht: Werte eine der vier Wertungen aus
prompt-score-how = Die Punkte behältst du, und am Ende zählt die Wertung noch einmal.
prompt-done = Alles gezeichnet
prompt-done-how = Drück Fertig oder mach etwas rückgängig.
prompt-give-up = Du kannst { $number } nicht zeichnen
prompt-give-up-how = Nutz −1. Zeichnest du nichts, endet die Partie.
prompt-make-fit = { $number ->
    [one] 1 passt
   *[other] { $number } passen
  } nicht: Geh mit −1 auf { $room }
prompt-wait-active = { $seat } wählt
prompt-failed = Du konntest nicht zeichnen: Die Partie endet nach diesem Zug.
prompt-over = Die Karte ist fertig
ending-cannot-draw = Die Zahl ließ sich nicht mehr zeichnen.
ending-full = Jedes Feld ist gezeichnet.
ending-no-uses = Es war keine Ansage mehr übrig.

## Knöpfe

plus-button = +1
minus-button = −1
score-now = ins Fragezeichen-Feld
done = Fertig
do-done = { done }
done-nothing = nichts zeichnen
done-after = noch { $left } zu zeichnen
done-announce = erst ansagen
done-take = erst Würfel nehmen
done-draw = erst eine Zahl wählen
done-assign = erst wählen
done-score = erst das Fragezeichen werten
done-later = noch nicht

## Ablehnungen

wait-for-others = Du bist fertig. Warte auf die anderen.
wait-for-active = Warte, bis der aktive Spieler einen Würfel genommen hat.
only-active-announces = Nur der aktive Spieler sagt ein Gebiet an.
dice-name-territory = In diesem Zug nennt einer der beiden Würfel das Gebiet.
already-announced = { $territory } ist schon angesagt.
no-use-left = { $territory }: Du hast keine Ansage mehr.
announce-first = Sag zuerst ein Gebiet an.
number-chosen = Du hast schon die { $number } gewählt.
assign-both-dice = Wähl, welcher der beiden Würfel das Gebiet nennt.
assign-alone-only = Beide Würfel brauchst du nur im zweiten Zug einer Solorunde.
die-not-there = Diese Würfel liegen nicht auf dem Tisch: { $dice }.
die-does-not-fit = { $number ->
    [one] 1 passt
   *[other] { $number } passen
  } nicht auf deine Karte; Platz ist für { $room }.
choose-number-first = Wähl zuerst eine Zahl.
hex-taken = { $hex } ist schon gezeichnet.
touch-group = Es muss ein Feld berühren, das du in diesem Zug gezeichnet hast.
all-drawn = Du hast schon alles gezeichnet.
number-does-not-fit = { $number ->
    [one] 1 passt
   *[other] { $number } passen
  } nicht auf deine Karte; Platz ist für { $room }.
touch-map = Das erste Feld muss deine Karte berühren.
pocket-too-small = Hier ist nur Platz für { $size }, und du musst { $number } zeichnen.
power-too-late = Setz Kräfte vor dem ersten Feld ein.
no-power-ready = Du hast keine Kraft ±1 bereit.
number-limits = Die Zahl muss zwischen { $least } und { $most } bleiben.
criterion-not-in-play = { $criterion } ist nicht im Spiel.
draw-first = Zeichne zuerst noch { $left }.
question-used = Dein Fragezeichen ist schon gewertet.
question-not-drawn = Du hast in diesem Zug nicht auf das Fragezeichen gezeichnet.
must-make-it-fit = Du musst zeichnen, und { $number ->
    [one] 1 passt
   *[other] { $number } passen
  } nicht. Setz −1 ein, bis { $room } übrig sind.
score-first = Werte zuerst das Fragezeichen aus.
not-your-map = Das ist die Karte von jemand anderem.

## Vorschau

preview-line = { $criterion }: { $now } → { $then }
preview-nothing = Noch keine Punkte
preview-power = Du bekommst eine Kraft ±1
preview-asks = Du wertest gleich danach etwas aus
preview-question = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } ins Fragezeichen-Feld
preview-announce = Alle zeichnen: { $territory }
preview-uses = { $left ->
    [0] deine letzte Ansage
    [one] danach noch 1 Ansage
   *[other] danach noch { $left } Ansagen
  }
preview-number = Du zeichnest { $what }

## Protokoll

log-criteria = Wertungen: { $criteria }
log-first = Startspieler: { $seat }
log-roll = Die Würfel: { $what }
log-announce = { has-done } { $territory } angesagt
log-take = { has-done } die { $what } gewählt
log-assign = { has-done } die Würfel so eingesetzt: { $territory }, Zahl { $number }
log-plus = { has-done } eine Kraft eingesetzt: +1
log-minus = { has-done } eine Kraft eingesetzt: −1
log-draw = { has-done } { $hex } gezeichnet: { $territory }
log-score = { has-done } für das Fragezeichen { $criterion } ausgewertet: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
log-nothing = { could-do } nicht zeichnen

## Ein ganzer Zug

turn-of = { $who ->
    [you] Dein Zug
   *[other] { $seat }
  }
turn-of-land = { $who ->
    [you] Dein Zug
   *[other] { $seat }
  }: { $territory }
turn-of-rolled = { $who ->
    [you] Dein Zug
   *[other] { $seat }
  } ({ $dice })
turn-of-land-rolled = { $who ->
    [you] Dein Zug
   *[other] { $seat }
  }: { $territory } ({ $dice })
turn-start = Start
sum-use = 1 Ansage
sum-powers = { $count ->
    [one] ±1
   *[other] { $count } × ±1
  }
sum-question = ? = { $points }

## Hints

hint-draw = auf { $space } zeichnen
