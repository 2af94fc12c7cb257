### Explorers, auf Deutsch

title = Explorers
summary = Bahn dir Kreuz für Kreuz den Weg zu Tempeln, Edelsteinen und Dörfern.
invite-1 = In jedem Zug bietet eine Karte zwei Geländetypen an. Wähl einen und kreuz davon 2 oder 3 Felder neben deinen an.
invite-2 = Was du ankreuzt, gehört dir: Edelsteine, Proviant, Schlüssel für die Tempel, Pferde für ein zusätzliches Kreuz.
invite-3 = Nach vier Runden mit je sieben Karten gewinnen die meisten Punkte.

## Options

option-provisions = Proviant
option-provisions-basic = Einfach: je Runde ein Apfel, eine Karotte und ein Fisch
option-provisions-expert = Expertenseite: erst Äpfel, dann Karotten, dann Fische
option-gems = Edelsteine
option-gems-basic = Einfach: jede Runde 1 Punkt je Edelstein
option-gems-expert = Expertenseite: eine Linie von Minus zu Plus
option-villages = Dörfer
option-villages-basic = Einfach: jedes Dorf zählt
option-villages-expert = Expertenseite: nur das Dorf mit den wenigsten Kreuzen
option-temples = Tempel
option-temples-basic = Einfach: 12, 10, 8, 6 Punkte
option-temples-expert = Expertenseite: 8 Punkte und zusätzliche Kreuze
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
no-space = kein freies Feld
marks-count = { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
  }
deck = Karten dieser Runde
deck-note = { $left ->
    [one] diese kommt noch
   *[other] { $come } von diesen { $left } { $come ->
        [one] kommt
       *[other] kommen
      } noch
  }
card-to-come = { $card }, kann noch kommen
card-now = { $card }, liegt offen
card-played = { $card }, gespielt
card-aside = { $card }, zur Seite gelegt

status-over = fertig
status-done = fertig
status-waiting =
    { $who ->
        [you] wartest
       *[other] wartet
    }
status-choosing =
    { $who ->
        [you] wählst
       *[other] wählt
    }
status-finishing = schließt ab
status-left = noch { $left }

## What is mine

belongings = Schlüssel und Landkarten
keys = Schlüssel
keys-free = { $count } unbenutzt
scrolls = Landkarten
scrolls-ready = { $later ->
    [0] { $count } bereit
   *[other] { $count } bereit, { $later } ab dem nächsten Zug
  }
gems-spoken = { $count ->
    [one] 1 Edelstein gefunden
   *[other] { $count } Edelsteine gefunden
  }
gems-now = jetzt { $points } wert
village-spoken = Dorf { $quadrant }: { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
villages-fewest = nur das mit den wenigsten Kreuzen zählt
temple-races = Wettlauf zu den Tempeln
temple-spoken = Tempel { $quadrant }, als Nächstes: { $points }
temples-each = je { $points } Punkte und zusätzliche Kreuze

## Achievements

goal-avoid = { $thing ->
    [temple] Kein Tempel erkundet
   *[other] Kein Kreuz auf { $what } gesetzt
  }: { $points } Punkte
goal-areas = Ein Kreuz in jedem Gebiet dieses Geländes ({ $what }): { $points } Punkte
goal-row = Eine volle Reihe, waagerecht oder senkrecht: { $points } Punkte
table-goes-on = { $more ->
    [0] { "" }
   *[other] { " …" }
  }
goal-square = Größtes Quadrat aus Kreuzen, Seite 1, 2, 3 …: { $table }{ table-goes-on }
goal-line = Längste { $what } Linie: { $points ->
    [one] 1 Punkt je Kreuz
   *[other] { $points } Punkte je Kreuz
  }
goal-count = { $number ->
    [1] Punkte für 1, 2, 3 … { $what }: { $table }{ table-goes-on }
    [3] Punkte für 3, 4, 5 … { $what }: { $table }{ table-goes-on }
   *[other] Punkte für { $number } oder mehr { $what }: { $table }{ table-goes-on }
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
    [one] ein Kreuz in jedem Viertel
   *[other] { $number } Kreuze in jedem Viertel
  }
goal-so-far = bisher { $have } von { $need }
goal-have = bisher { $have }

## Choosing

terrain-title = Gelände für deine ersten Kreuze
terrain-on = Auf { $terrain } beginnen: { $count } Kreuze
scroll-title = Landkarte: { $count } Kreuze auf einem Geländetyp
scroll-note = Sie ersetzt in diesem Zug die Karte für dich
scroll-on = Landkarte: { $count } Kreuze auf { $terrain }
bonus-title = Tempel: { $count ->
    [one] 1 zusätzliches Kreuz
   *[other] { $count } zusätzliche Kreuze
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

prompt-tile = Leg ein Plättchen in Viertel { $quadrant }
prompt-tile-detail = Nimm ein Plättchen und wähl seine Drehung
prompt-start = Wähl das Startdorf
prompt-start-detail = Diese Dörfer liegen gleich nah an der Mitte
prompt-terrain = Wähl das Gelände für { $count ->
    [one] dein erstes Kreuz
   *[other] deine ersten { $count } Kreuze
  }
prompt-terrain-detail = Du beginnst neben dem Startdorf
prompt-choose = Wähl eine Seite der Karte
prompt-choose-detail = Du setzt dort { $count } Kreuze. Wer dieselbe Seite nimmt, setzt { $same }.
prompt-take = Wähl eine Seite: { $first } oder { $second }
prompt-take-detail = Jede Seite zeigt, wie viele Kreuze du setzt
prompt-turned = { $seat } hat { $side } gewählt
side-counted = { $count } { $side }
or-scroll = { $words } · oder setz eine Landkarte ein
prompt-mark = { $left ->
    [one] Setz noch 1 Kreuz auf { $terrain }
   *[other] Setz noch { $left } Kreuze auf { $terrain }
  }
prompt-mark-detail = { $marked } von { $count } gesetzt · { $open ->
    [one] 1 Feld zur Wahl
   *[other] { $open } Felder zur Wahl
  }
prompt-horse = Pferd: Kreuz 1 Feld mit beliebigem Gelände an
prompt-horse-then = { $left ->
    [one] Danach noch 1 Kreuz auf { $terrain }
   *[other] Danach noch { $left } Kreuze auf { $terrain }
  }
prompt-horse-last = Es kommt zu den Kreuzen dieses Zuges dazu
prompt-bonus = Tempel: Wähl das Gelände für { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
  }
prompt-bonus-detail = Dein Lohn für den Tempel, den du gerade erkundet hast
prompt-done = { $count ->
    [one] 1 Kreuz gesetzt
   *[other] { $count } Kreuze gesetzt
  }
prompt-done-detail = Drück Fertig oder mach etwas rückgängig
prompt-stuck = Du kannst kein Feld ankreuzen
prompt-stuck-detail = Drück Fertig oder mach etwas rückgängig
prompt-stuck-scroll = Setz eine Landkarte ein oder drück Fertig
prompt-wait-detail = Du bist fertig. Rückgängig geht noch, bis es alle sind.
prompt-wait-choice = { $seat } wählt eine Seite
prompt-wait-setup = Die Landschaft wird aufgebaut
prompt-chance = Die nächste Karte wird aufgedeckt
prompt-over = Die Reise ist zu Ende
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

done = Fertig
done-after = { $left ->
    [one] noch 1 Kreuz
   *[other] noch { $left } Kreuze
  }
done-lost = { $marks ->
    [one] 1 Kreuz verfällt. Drück Fertig noch einmal oder Rückgängig.
   *[other] { $marks } Kreuze verfallen. Drück Fertig noch einmal oder Rückgängig.
  }
done-choose = erst wählen
done-others = andere sind dran
next-others = dann wartest du auf die anderen
next-card = dann kommt die nächste Karte
next-round = dann wird die Runde gewertet
next-end = dann kommt die Schlusswertung

## Why not

why-marked = Dieses Feld hast du schon angekreuzt.
why-village = Dörfer kreuzt man nie an; es zählen die Felder daneben.
why-key = Für einen Tempel brauchst du einen ungenutzten Schlüssel.
why-provision-taken = In Runde { $round } ist dafür kein Platz mehr: { $provision }.
why-provision-round = Das sammelst du in Runde { $round } nicht: { $provision }.
why-terrain-first = Wähl erst ein Gelände.
why-side-first = Wähl erst eine Seite der Karte.
why-bonus-first = { $marks ->
    [one] Wähl erst das Gelände für dein zusätzliches Kreuz.
   *[other] Wähl erst das Gelände für deine { $marks } zusätzlichen Kreuze.
  }
why-no-marks = In diesem Zug hast du kein Kreuz mehr übrig.
why-not-adjacent = { $cell } grenzt an keines deiner Kreuze.
why-terrain = Das ist { $terrain }. Jetzt kreuzt du { $allowed } an.
why-marks-left = { $marks ->
    [one] Du kannst noch 1 Kreuz setzen.
   *[other] Du kannst noch { $marks } Kreuze setzen.
  }
why-no-scroll = Du hast keine Landkarte aus einem früheren Zug.
why-scroll-first = Setz eine Landkarte vor dem ersten Kreuz deines Zuges ein.
why-not-yours = Diese Landschaft gehört jemand anderem.
why-map-first = Die Landschaft liegt noch nicht aus.
why-not-closest = Ein anderes Dorf liegt näher an der Mitte.
why-start-first = Wähl erst das Startdorf.
why-done = Du bist fertig. Mach etwas rückgängig, wenn du es ändern willst.
why-wait-choice = Erst wählt der aktive Spieler eine Seite.
why-card-taken = Die Wahl für diesen Zug ist getroffen.
why-tile-first = Nimm erst ein Plättchen.
why-only-shown = Hier gibt es nichts zu tun.
why-nothing-against = Dieses Feld kannst du ankreuzen.

## Previews

preview-spaces = { $count ->
    [0] dort kannst du kein Feld ankreuzen
    [one] dort steht 1 Feld zur Wahl
   *[other] dort stehen { $count } Felder zur Wahl
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
preview-scroll = in einem späteren Zug { $count } Kreuze auf einem Geländetyp deiner Wahl
preview-horse = sofort ein zusätzliches Kreuz auf beliebigem Gelände
do-start = Start im Dorf auf { $what }
preview-done = Beendet deinen Zug

## The log

log-tile = { has-done } Plättchen { $number } in Viertel { $quadrant } gelegt
log-tile-drawn = Viertel { $quadrant }: Plättchen { $number }
log-achievement = Auftragsplättchen: { $goal }
log-first = Startspieler: { $seat }
log-start = { has-done } das Startdorf { $what } gewählt
log-terrain = { has-done } auf { $terrain } begonnen
log-reveal = Runde { $round }, Zug { $turn }: { $first } oder { $second }
log-choose = { has-done } { $side } gewählt
log-take = { has-done } { $side } genommen
log-scroll = { has-done } eine Landkarte für { $terrain } eingesetzt
log-bonus = { has-done } die zusätzlichen Kreuze auf { $terrain } gesetzt
log-mark = { has-done } { $cell } angekreuzt
log-found = { has-done } { $cell } angekreuzt und { $thing } gefunden
log-temple = { has-done } auf { $cell } Tempel { $quadrant } erkundet: { $points } Punkte
log-round-end = { was-there } zuletzt fertig; Runde { $round } wurde gewertet
log-end = { was-there } zuletzt fertig; die Reise ist zu Ende

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
rank-humboldt = Scharfer Blick: Dir entgeht wenig.
rank-continent = Große Feder: Andere reisen nach deinen Karten.
rank-greatest = Spitze der Expedition: Weiter ist noch niemand gekommen.

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

## Hints

hint-mark = { $space } ankreuzen
