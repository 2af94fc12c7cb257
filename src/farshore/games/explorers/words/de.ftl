### Explorers, auf Deutsch

title = Explorers
summary = Kreuze dir deinen Weg zu Tempeln, Edelsteinen und Dörfern.
invite-1 = In jedem Zug zeigt eine Karte zwei Geländetypen: Wähle einen und kreuze zwei oder drei Felder davon neben deinen eigenen an.
invite-2 = Was du ankreuzt, gehört dir: Edelsteine, Proviant, Schlüssel für die Tempel, Pferde für ein Feld mehr.
invite-3 = Nach vier Runden mit je sieben Karten gewinnt die höchste Summe.

## Options

option-provisions = Proviant
option-provisions-basic = Einfach: je Runde ein Apfel, eine Karotte und ein Fisch
option-provisions-expert = Experten: erst Äpfel, dann Karotten, dann Fische
option-gems = Edelsteine
option-gems-basic = Einfach: jede Runde ein Punkt für jeden
option-gems-expert = Experten: eine Linie von Minus zu Plus
option-villages = Dörfer
option-villages-basic = Einfach: jedes Dorf zählt
option-villages-expert = Experten: nur das Dorf mit den wenigsten Kreuzen
option-temples = Tempel
option-temples-basic = Einfach: 12, 10, 8, 6 Punkte
option-temples-expert = Experten: 8 Punkte und zusätzliche Kreuze
option-achievements = Auftragsplättchen
option-achievements-0 = Keine
option-achievements-1 = Eines
option-achievements-2 = Zwei
option-achievements-3 = Drei
option-achievements-free = oder mit Namen: full-row, race-gems
option-map = Landschaft
option-map-random = Zufällig gezogen
option-map-choose = Vom Startspieler gelegt
option-map-free = oder als Text: 3e 5n 1s 8w

bad-achievement = Es gibt kein Auftragsplättchen „{ $id }“.
bad-achievement-twice = Das Auftragsplättchen „{ $id }“ ist zweimal genannt.
bad-achievement-number = Höchstens 3 Auftragsplättchen sind möglich, nicht { $number }.
bad-achievement-few = { $count ->
    [0] Es gibt kein Auftragsplättchen zum Ziehen.
    [one] Es gibt nur 1 Auftragsplättchen zum Ziehen, nicht { $number }.
   *[other] Es gibt nur { $count } Auftragsplättchen zum Ziehen, nicht { $number }.
  }
bad-map-number = Eine Landschaft braucht vier Plättchen wie „3e 5n 1s 8w“, nicht { $number }.
bad-map-tile = „{ $tile }“ ist kein Plättchen: eine Zahl und n, e, s oder w, etwa „3e“.
bad-map-twice = Plättchen { $tile } kann nicht zweimal liegen.

## Terrain

prairie = Grasland
water = Gewässer
desert = Wüste
mountain = Gebirge
either-terrain = { $first } oder { $second }
title-prairie = Grasland
title-water = Gewässer
title-desert = Wüste
title-mountain = Gebirge
title-pair = { $first } + { $second }
of-prairie = Grasland
of-water = Gewässer
of-desert = Wüste
of-mountain = Gebirge

## Places and objects

village = Dorf
temple = Tempel
key = Schlüssel
scroll = Landkarte
horse = Pferd
apple = Apfel
carrot = Karotte
fish = Fisch
gem = Edelstein
title-temple = Tempel { $quadrant }
title-key = Schlüssel
title-scroll = Landkarte
title-horse = Pferd
title-apple = Apfel
title-carrot = Karotte
title-fish = Fisch
title-gem = Edelstein
a-key = einen Schlüssel
a-scroll = eine Landkarte
a-horse = ein Pferd
a-apple = einen Apfel
a-carrot = eine Karotte
a-fish = einen Fisch
a-gem = einen Edelstein
many-temple = erkundete Tempel
many-key = Schlüssel
many-scroll = Landkarten
many-horse = Pferde
many-apple = Äpfel
many-carrot = Karotten
many-fish = Fische
many-gem = Edelsteine
many-sets = Sets aus drei verschiedenen Sorten Proviant
many-villages = Dörfer mit 4 angrenzenden Kreuzen
many-temples = Tempel mit mindestens 2 angrenzenden Kreuzen
many-corners = Ecken der Landschaft

## The map, spoken

board-mine = Deine Landschaft
board-of = Landschaft von { $seat }
space-empty = noch kein Plättchen
space-start-village = Startdorf
space-open = kann angekreuzt werden
space-start = kann Startdorf werden
space-marked = angekreuzt
space-new = eben erst
space-blocked = gesperrt

## Rounds and cards

round = Runde { $round }
turn-of = Zug { $turn } von { $turns }
exploration-card = Erkundungskarte
card-shows = { $first } oder { $second }
card-chosen = Gewählt: { $side }
card-mine = Du hast gewählt: { $side }
side-chosen = gewählt
side-open = { $count ->
    [one] 1 Kreuz für dich
   *[other] { $count } Kreuze für dich
  }
marks-count = { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
  }
deck = Karten dieser Runde
deck-note = { $left ->
    [one] die letzte kommt
   *[other] { $come } der letzten { $left } { $come ->
        [one] kommt
       *[other] kommen
      }
  }
card-to-come = { $card }, kann noch kommen
card-now = { $card }, liegt offen
card-played = { $card }, gespielt
card-aside = { $card }, zur Seite gelegt

status-over = fertig
status-done = fertig
status-waiting = wartet
status-choosing = wählt
status-finishing = schließt ab
status-left = noch { $left }

## What is mine

belongings = Schlüssel und Landkarten
keys = Schlüssel
keys-free = { $count } frei
scrolls = Landkarten
scrolls-ready = { $later ->
    [0] { $count } bereit
   *[other] { $count } bereit, { $later } ab dem nächsten Zug
  }
gems-spoken = { $count ->
    [one] 1 Edelstein gefunden
   *[other] { $count } Edelsteine gefunden
  }
gems-now = { $points } jetzt
village-spoken = Dorf { $quadrant }: { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
  }, Punkte { $points }
villages-fewest = nur das mit den wenigsten zählt
temple-races = Wettlauf zu den Tempeln
temple-spoken = Tempel { $quadrant }, nächste Stelle: { $points }
temples-each = je { $points } Punkte, + zusätzliche Kreuze

## Achievements

goal-avoid = { $thing ->
    [temple] Kein Tempel erkundet
   *[other] Kein Kreuz auf { $what } gesetzt
  }: { $points } Punkte
goal-areas = Ein Kreuz in jedem Gebiet dieser Art ({ $what }): { $points } Punkte
goal-row = Eine volle Reihe, waagerecht oder senkrecht: { $points } Punkte
goal-square = Größtes Quadrat aus Kreuzen, nach Seitenlänge: { $table }
goal-line = Längste { $what } Linie: { $points ->
    [one] 1 Punkt je Kreuz
   *[other] { $points } Punkte je Kreuz
  }
goal-count = { $number ->
    [1] Punkte für { $what }: { $table }
   *[other] Punkte für { $what }, ab der Zahl { $number }: { $table }
  }
goal-race = Wettlauf: { $what }
goal-race-many = Wettlauf: { $number } { $what }
line-horizontal = waagerechte
line-vertical = senkrechte
line-diagonal = diagonale
race-sets = { $number ->
    [one] ein Set aus drei verschiedenen Sorten Proviant
   *[other] { $number } Sets aus drei verschiedenen Sorten Proviant
  }
race-villages-touched = { $number ->
    [4] ein Kreuz an jedem Dorf
   *[other] Kreuze an { $number } Dörfern
  }
race-villages-temples = Kreuze an { $number } Dörfern und auf { $number } Tempeln
race-edges = { $number ->
    [4] ein Kreuz an jeder Kante der Landschaft
   *[other] Kreuze an { $number } Kanten der Landschaft
  }
race-quadrants = { $number ->
    [one] ein Kreuz auf jedem Landschaftsplättchen
   *[other] { $number } Kreuze auf jedem Landschaftsplättchen
  }
goal-so-far = bisher { $have } von { $need }
goal-have = bisher { $have }

## Choosing

terrain-title = Geländetyp deiner ersten Kreuze
terrain-on = Mit { $count } Kreuzen auf { $terrain } beginnen
scroll-title = Landkarte einsetzen: { $count } Kreuze
scroll-note = Sie ersetzt in diesem Zug die Karte für dich
scroll-on = Landkarte: { $count } Kreuze auf { $terrain }
bonus-title = Tempel: noch { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
  } auf einem Geländetyp
bonus-on = Tempel: { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
  } auf { $terrain }
tiles = Landschaftsplättchen
tile-number = Plättchen { $number }
turns = Wohin die Zahl zeigt
turn-n = Aufrecht
turn-e = Nach rechts
turn-s = Kopfüber
turn-w = Nach links

## Prompts

prompt-tile = Lege ein Plättchen auf { $quadrant }
prompt-tile-detail = Nimm ein Plättchen und wähle seine Drehung
prompt-start = Wähle das Startdorf
prompt-start-detail = Diese Dörfer liegen gleich nah an der Mitte
prompt-terrain = Wähle den Geländetyp für { $count ->
    [one] dein erstes Kreuz
   *[other] deine ersten { $count } Kreuze
  }
prompt-terrain-detail = Dein Weg beginnt am Startdorf
prompt-choose = Drehe die Karte: wähle eine Seite
prompt-choose-detail = Du setzt dort { $count } Kreuze, wer dieselbe Seite nimmt, { $same }
prompt-take = Nimm eine Seite: { $first } oder { $second }
prompt-take-detail = Jede Seite sagt, wie viele Kreuze du setzt
prompt-turned = { $seat } hat die Karte auf { $side } gedreht
side-counted = { $count } { $side }
or-scroll = { $words } · oder setze eine Landkarte ein
prompt-mark = { $left ->
    [one] Setze noch 1 Kreuz auf { $terrain }
   *[other] Setze noch { $left } Kreuze auf { $terrain }
  }
prompt-mark-detail = { $marked } von { $count } gesetzt · { $open ->
    [one] 1 Feld steht dir offen
   *[other] { $open } Felder stehen dir offen
  }
prompt-horse = Reite weiter: 1 Kreuz auf ein beliebiges Gelände
prompt-horse-then = { $left ->
    [one] danach noch 1 Kreuz auf { $terrain }
   *[other] danach noch { $left } Kreuze auf { $terrain }
  }
prompt-horse-last = es zählt nicht zu den Kreuzen dieses Zuges
prompt-bonus = Tempel: wähle den Geländetyp für { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
  }
prompt-bonus-detail = Die Tempel dieses Zuges bringen dich weiter
prompt-done = { $count ->
    [one] 1 Kreuz ist gesetzt
   *[other] { $count } Kreuze sind gesetzt
  }
prompt-done-detail = Schließe ab oder nimm etwas zurück
prompt-stuck = Kein Feld steht dir offen
prompt-stuck-detail = Schließe ab oder nimm etwas zurück
prompt-stuck-scroll = Setze eine Landkarte ein oder schließe ab
prompt-wait = Warten auf { $names }
prompt-wait-detail = Du bist fertig und kannst es noch zurücknehmen
prompt-wait-choice = { $seat } dreht die Karte
prompt-wait-setup = Die Landschaft wird aufgebaut
prompt-chance = Die nächste Karte wird aufgedeckt
prompt-over = Die Reise ist zu Ende
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

done = Fertig
done-after = nach { $left } weiteren
done-choose = erst wählen
done-others = andere sind dran
next-others = dann auf die anderen warten
next-card = dann kommt die nächste Karte
next-round = dann wird die Runde gewertet
next-end = dann wird das Spiel gewertet

## Why not

why-marked = Dieses Feld hast du schon angekreuzt.
why-village = Dörfer werden nie angekreuzt; es zählen die Felder daneben.
why-key = Für einen Tempel brauchst du einen ungenutzten Schlüssel.
why-provision-taken = In Runde { $round } ist dafür kein Platz mehr: { $provision }.
why-provision-round = In Runde { $round } wird das nicht gesammelt: { $provision }.
why-terrain-first = Wähle erst einen Geländetyp.
why-side-first = Wähle erst eine Seite der Karte.
why-bonus-first = { $marks ->
    [one] Wähle erst den Geländetyp für dein zusätzliches Kreuz.
   *[other] Wähle erst den Geländetyp für deine { $marks } zusätzlichen Kreuze.
  }
why-no-marks = In diesem Zug hast du kein Kreuz mehr.
why-not-adjacent = { $cell } grenzt an keines deiner Kreuze.
why-terrain = Das ist { $terrain }; jetzt gilt { $allowed }.
why-marks-left = { $marks ->
    [one] 1 Kreuz kann noch gesetzt werden.
   *[other] { $marks } Kreuze können noch gesetzt werden.
  }
why-no-scroll = Du hast keine Landkarte aus einem früheren Zug.
why-scroll-first = Eine Landkarte wird vor dem ersten Kreuz des Zuges eingesetzt.
why-not-yours = Diese Landschaft gehört jemand anderem.
why-map-first = Die Landschaft liegt noch nicht.
why-not-closest = Ein anderes Dorf liegt näher an der Mitte.
why-start-first = Wähle erst das Startdorf.
why-done = Du bist fertig; nimm das zurück, wenn du weitermachen willst.
why-wait-choice = Erst dreht der aktive Spieler die Karte.
why-card-taken = Die Karte steht für diesen Zug fest.
why-tile-first = Nimm erst ein Plättchen.
why-only-shown = Hier gibt es nichts zu tun.
why-nothing-against = Dieses Feld kann angekreuzt werden.

## Previews

preview-spaces = { $count ->
    [0] kein Feld steht dort offen
    [one] 1 Feld steht dort offen
   *[other] { $count } Felder stehen dort offen
  }
preview-line = { $line }: { $old } → { $new }
preview-race = Wettlauf gewonnen: { $points } Punkte
preview-gem = { $count ->
    [one] zählt in Runde { $rounds }
   *[other] zählt in den Runden { $rounds }
  }
preview-temple = { $points } Punkte; kostet einen Schlüssel
preview-temple-bonus = { $marks ->
    [one] { $points } Punkte und 1 zusätzliches Kreuz; kostet einen Schlüssel
   *[other] { $points } Punkte und { $marks } zusätzliche Kreuze; kostet einen Schlüssel
  }
preview-key = öffnet einen Tempel, auch noch in diesem Zug
preview-scroll = { $count } Kreuze auf einem beliebigen Geländetyp in einem späteren Zug
preview-horse = sofort noch ein Kreuz auf beliebigem Gelände
preview-done = Beendet deinen Zug

## The log

told-tile = { has-done } Plättchen { $number } auf { $quadrant } gelegt
told-tile-drawn = Auf { $quadrant } liegt Plättchen { $number }
told-achievement = Auftragsplättchen: { $goal }
told-first = Startspieler: { $seat }
told-start = { has-done } das Startdorf { $cell } gewählt
told-terrain = { has-done } auf { $terrain } begonnen
told-reveal = Runde { $round }, Zug { $turn }: { $first } oder { $second }
told-choose = { has-done } die Karte auf { $side } gedreht
told-take = { has-done } { $side } genommen
told-scroll = { has-done } eine Landkarte für { $terrain } eingesetzt
told-bonus = { has-done } die Tempel-Kreuze auf { $terrain } genommen
told-mark = { has-done } { $cell } angekreuzt
told-found = { has-done } { $cell } angekreuzt und { $thing } gefunden
told-temple = { has-done } auf { $cell } Tempel { $quadrant } für { $points } erkundet
told-round-end = { was-there } als Letztes fertig; Runde { $round } wird gewertet
told-end = { was-there } als Letztes fertig; die Reise ist zu Ende

## Score pad and ranks

score-provisions = Proviant
score-gems = Edelsteine
score-villages = Dörfer
score-temples = Tempel
score-achievements = Aufträge
pad-if-now = wenn jetzt Schluss wäre

rank-newcomer = Neuling: Das meiste Land wartet noch auf dich.
rank-learner = Lehrling: Du fängst an, das Land zu lesen.
rank-seasoned = Erfahren: Du weißt, wohin die Wege führen.
rank-humboldt = Naturforscher: Deinem Blick entgeht wenig.
rank-continent = Chronist: Andere werden nach deinen Karten reisen.
rank-greatest = Pfadfinder: Weiter als du kam noch niemand.

## Ein ganzer Zug

turn-card = Zug { $turn }: { $first } oder { $second }
turn-start = Start
sum-terrain = { $count } × { $terrain }
sum-temple = { $count } Tempel
sum-key = { $count } Schlüssel
sum-scroll = { $count ->
    [one] { $count } Landkarte
   *[other] { $count } Landkarten
  }
sum-horse = { $count ->
    [one] { $count } Pferd
   *[other] { $count } Pferde
  }
sum-apple = { $count ->
    [one] { $count } Apfel
   *[other] { $count } Äpfel
  }
sum-carrot = { $count ->
    [one] { $count } Karotte
   *[other] { $count } Karotten
  }
sum-fish = { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
  }
sum-gem = { $count ->
    [one] { $count } Edelstein
   *[other] { $count } Edelsteine
  }
