### La Isla auf Deutsch.

title = La Isla
summary = Deine Forscher umstellen seltene Tiere. Jede Karte kann dreierlei, du wählst eines davon.
invite-1 = In jeder Runde bekommst du drei Karten und entscheidest, wozu jede dient: Funktion, Rohstoff oder Tier.
invite-2 = Mit Rohstoffen setzt du Forscher; ein umstelltes Tier gehört dir, samt seinen Punkten.
invite-3 = Je höher ein Tier auf seiner Leiste steigt, desto mehr zählt es für alle, die eines haben. Die meisten Punkte gewinnen.
option-deck = Karten
option-deck-120 = 120 Karten: für die erste Partie
option-deck-180 = Alle 180 Karten: mit kniffligeren Funktionen

score-regions = Regionen
score-markers = Marker
score-functions = Funktionen
score-sets = Sätze
score-animals = Tiere
score-resources = Rohstoffe
if-ended-now = Wenn jetzt Schluss wäre

## Dinge

colour-yellow = Wüste
colour-green = Prärie
colour-grey = Gebirge
colour-white = Steppe
colour-brown = Sumpf
resource-yellow = gelb
resource-green = grün
resource-grey = grau
resource-white = weiß
resource-brown = braun
many-yellow = { $count ->
    [one] 1 gelben
   *[other] { $count } gelbe
  }
many-green = { $count ->
    [one] 1 grünen
   *[other] { $count } grüne
  }
many-grey = { $count ->
    [one] 1 grauen
   *[other] { $count } graue
  }
many-white = { $count ->
    [one] 1 weißen
   *[other] { $count } weiße
  }
many-brown = { $count ->
    [one] 1 braunen
   *[other] { $count } braune
  }
symbol-tent = Zelt
symbol-hat = Hut
symbol-rope = Seil
symbol-canteen = Flasche
symbol-backpack = Rucksack
animal-dodo = Dodo
animal-fossa = Riesenfossa
animal-toad = Goldkröte
animal-pika = Sardischer Pfeifhase
animal-moth = Eulenfalter
space = { $colour } mit { $symbol }
space-bare = Feld { $space }
explorer-of = Forscher von { $seat }
region = { $animal }, Wert { $value }
region-bare = Dschungelregion mit Wert { $value }
claimed-by = genommen: { $seat }
region-claimed = Das Tier dieser Region ist vergeben: { $seat }
region-missing = { $animal }, Wert { $value }: { $count ->
    [0] deine Forscher stehen ringsum
    [one] 1 Forscher fehlt: { $spaces }
   *[other] { $count } Forscher fehlen: { $spaces }
  }
region-needs = { $animal } ({ $value }): Es fehlt noch { $spaces }
resource = { $colour }: { $count }
all-animals = { animal-dodo }: { $dodo }, { animal-fossa }: { $fossa }, { animal-toad }: { $toad }, { animal-pika }: { $pika }, { animal-moth }: { $moth }
all-resources = { resource-yellow }: { $yellow }, { resource-green }: { $green }, { resource-grey }: { $grey }, { resource-white }: { $white }, { resource-brown }: { $brown }, { $supply ->
    [0] kein Forscher mehr
    [one] noch 1 Forscher
   *[other] noch { $supply } Forscher
  }
marker-of = Marker bewegen: { $animal }
card-name = { $function }; Rohstoff: { $colour }; Tier: { $animal }
nothing-here = Hier gibt es nichts zu tun.

## Funktionen

function-vp-col = Setzen auf { $what }: { $points } Punkte
function-vp-sym = Setzen auf { $what }: { $points } Punkte
function-res-col = Setzen auf { $what }: 1 Rohstoff deiner Wahl
function-res-sym = Setzen auf { $what }: 1 Rohstoff deiner Wahl
function-mark-col = Setzen auf { $what }: beliebigen Marker bewegen
function-mark-sym = Setzen auf { $what }: beliebigen Marker bewegen
function-cheap-col = Setzen auf { $what } kostet 1 weniger
function-cheap-sym = Setzen auf { $what } kostet 1 weniger
function-joker = Deine Rohstoffe ({ $what }) zahlen jede Farbe
function-income = Zeigt deine B-Karte { $what }: 1 Rohstoff deiner Wahl dazu
function-b-track = B: Marker { $what } bewegen statt Rohstoff nehmen
function-explorer = 1 Forscher mehr, für immer
function-slot = 1 Steckplatz mehr, für immer
function-draw = 4 Karten ziehen, 3 nutzen
function-patience = Wenn du nicht setzt: 2 Rohstoffe deiner Wahl
function-claim = Je Tier, das du nimmst: { $points } Punkte
function-species = Je Tier der Art { $what }, das du nimmst: { $points } Punkte
function-survey-col = Setzen auf { $what }: { $points } Punkte je eigenem Forscher auf { $what }
function-survey-sym = Setzen auf { $what }: { $points } Punkte je eigenem Forscher auf { $what }
function-tracker = Immer wenn du den Marker { $what } bewegst: { $points } Punkte
function-company = Setzen, wo schon jemand anderes steht: { $points } Punkte
function-pair = Mit einer beliebigen Farbe zahlen
function-second = Zweiten Forscher setzen, für 1 Rohstoff mehr
function-d-free = D: beliebigen Marker bewegen
function-multi = Zwei oder mehr Tiere zugleich: { $points } Punkte
function-region = Je Tier aus einer { $points }er-Region: { $points } Punkte mehr

## Der Tisch

board = Die Insel
phases = Phasen der Runde
phase-cards = Karten
phase-a = A Funktion
phase-b = B Rohstoff
phase-c = C Forscher
phase-d = D Tier
round-number = Runde { $round }
setting-up = Aufbau
starts = Start: { $seat }
piles = { $deck ->
    [one] 1 Karte im Stapel
   *[other] { $deck } Karten im Stapel
  }, { $discard } abgelegt
cards-waiting = Deine Karten, verdeckt
your-cards = Deine Karten
your-card = Deine A-Karte
place-a = Funktion nutzen
place-b = Rohstoff nehmen
place-d = Tier bewegen
place-empty = { $letter }, leer: { $use }
place-with = { $letter }: { $card }
place-name-a = Funktion
place-name-b = Rohstoff
place-name-d = Tier
card-given = angelegt
holder = Dein Kartenhalter
slots-used = { $used } von { $slots } Steckplätzen
slot-free = Steckplatz { $slot }, frei
slot-with = Steckplatz { $slot }: { $function }
your-resources = Deine Rohstoffe
take-one = Nimm einen Rohstoff
or-take-one = Oder nimm einen Rohstoff
take-resource = { $what } nehmen; du hast { $count }
you-have = du hast { $count }
in-supply = { $count ->
    [0] kein Forscher mehr
    [one] noch 1 Forscher
   *[other] noch { $count } Forscher
  }
markers = Einen Marker bewegen
tracks = Tierleisten
tracks-note = Punkte je Tier am Ende
track = { $animal }: Wert { $zone }, Schritt { $place } von { $top }
end-title = Ende der Partie
end-name = Ende der Partie: { $reached } von { $limit }
end-sum = { $reached } von { $limit }
row-animals = Tiere
row-resources = Rohstoffe
row-functions = Funktionen
status-assigning =
    { $who ->
        [you] legst Karten an
       *[other] legt Karten an
    }
status-choosing =
    { $who ->
        [you] wählst
       *[other] wählt
    }
status-turn = setzt
status-ready = bereit

## Aufforderungen

prompt-setup = Die Insel wird aufgebaut
prompt-over = Die Partie ist zu Ende
prompt-wait-detail = Du hast gerade nichts zu wählen
prompt-wait-turn = { $seat } setzt gerade
prompt-assign = { $count ->
    [one] Leg eine Karte an { $last }
   *[other] Leg eine Karte an { $letters } oder { $last }
  }
prompt-assign-detail = A: Funktion · B: Rohstoff · D: Tier
prompt-assigned = Alle Karten sind angelegt
prompt-ready = Drück Bereit oder mach etwas rückgängig
prompt-done = Drück Fertig oder mach etwas rückgängig
prompt-confirm-choice = Deine Wahl steht
prompt-slot = Wähl einen Steckplatz für deine Karte
prompt-income = Nimm { $what } oder beweg einen Marker
prompt-income-detail = Deine Funktion lässt dir die Wahl
prompt-marker = Beweg einen beliebigen Marker
prompt-marker-detail = Du bekommst Punkte für deine Tiere dieser Art
prompt-recruit = Einen Forscher dazunehmen?
prompt-recruit-detail = Du behältst ihn. Drück Fertig, wenn du ihn nicht willst.
prompt-pick = { $count ->
    [one] Nimm 1 Rohstoff deiner Wahl
   *[other] Nimm { $count } Rohstoffe deiner Wahl
  }
prompt-move = { $count ->
    [one] Beweg einen beliebigen Marker
   *[other] Beweg { $count } beliebige Marker
  }
prompt-optional = Oder drück Fertig, wenn du nicht willst
prompt-pay = { $count ->
    [one] Wähl 1 Rohstoff zum Zahlen
   *[other] Wähl { $count } Rohstoffe zum Zahlen
  }
prompt-put-down = Setz den Forscher auf ein anderes Feld
prompt-from = Er stand auf { $space }
prompt-place = Setz einen Forscher oder nimm 1 Rohstoff
prompt-place-detail = Die leuchtenden Felder kannst du bezahlen
prompt-lift = Versetz einen Forscher oder nimm 1 Rohstoff
prompt-lift-detail = Dein Vorrat ist leer
prompt-take-only = Nimm 1 Rohstoff deiner Wahl
prompt-take-only-detail = Du kannst gerade kein Feld bezahlen
prompt-turn-done = Das war dein Zug
prompt-second = Setz einen zweiten Forscher oder drück Fertig
button-done = Fertig
button-ready = Bereit
button-recruit = Forscher nehmen

## Was noch fehlt

wait-assign = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
  }
wait-pay = { $count ->
    [one] noch 1 zu zahlen
   *[other] noch { $count } zu zahlen
  }
wait-place = erst Forscher setzen
wait-place-or-take = erst setzen oder nehmen
wait-slot = erst Steckplatz wählen
wait-income = erst wählen
wait-marker = erst Marker bewegen

## Ablehnungen

why-only-in = Das gehört in Phase { $phase }.
why-cards-assigned = Die Karten dieser Runde sind schon angelegt.
why-letter-taken = An { $letter } liegt schon eine Karte. Mach das erst rückgängig.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-slot-done = Deine Karte steckt schon.
why-slot-closed = Diesen Steckplatz hast du nicht.
why-same-function = „{ $function }“ ist schon sichtbar: Überdeck genau diese Karte.
why-next-slot = Nimm den nächsten freien Steckplatz.
why-no-recruit = Gerade gibt es keinen Forscher für dich.
why-printed-resource = Nimm den Rohstoff, den deine B-Karte zeigt.
why-pay-first = Bezahl erst das Feld.
why-put-down-first = Setz erst den Forscher ab.
why-nothing-to-take = Du kannst gerade keinen Rohstoff nehmen.
why-no-marker = Diesen Marker kannst du gerade nicht bewegen: { $animal }.
why-nothing-to-pay = Es gibt nichts zu bezahlen.
why-no-resource = In dieser Farbe hast du keinen Rohstoff: { $colour }.
why-wrong-colour = Hier musst du mit dieser Farbe zahlen: { $colour }.
why-nobody-there = Dort hast du keinen Forscher.
why-supply-first = { $count ->
    [one] Setz erst den Forscher aus deinem Vorrat.
   *[other] Setz erst die { $count } Forscher aus deinem Vorrat.
  }
why-just-placed = Der eben gesetzte Forscher bleibt stehen.
why-nothing-affordable = Du könntest kein anderes Feld bezahlen.
why-own-explorer = Hier hast du schon einen Forscher.
why-elsewhere = Der Forscher muss auf ein anderes Feld.
why-cost = Das kostet { $what }; du kannst { $have } zahlen.
why-lift-first = Dein Vorrat ist leer: Nimm erst einen deiner Forscher auf.
why-took = Du hast einen Rohstoff genommen, statt zu setzen.
why-placed = Du hast in diesem Zug schon gesetzt.

## Vorher

do-assign = An { $letter } legen
do-slot = Steckplatz { $slot }
preview-covers = Überdeckt „{ $function }“
do-lift = Forscher aufnehmen von { $space }
do-take = { $what } nehmen
do-move = Marker bewegen: { $animal }
do-done = Diese Phase abschließen
do-recruit = Einen Forscher für immer dazunehmen
preview-cost = { $cost ->
    [0] Kostet nichts
   *[other] Kostet { $what }
  }
gain-pay = { $what } zahlen
gain-take = { $what } nehmen
gain-claim = Tier nehmen ({ $animal }): { $points } Punkte
gain-marker = Marker bewegen ({ $animal }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
prospect-cost = { $reason } { $cost }.
prospect-points = { $reason } { $points ->
    [one] Du bekämst hier 1 Punkt.
   *[other] Du bekämst hier { $points } Punkte.
  }
prospect-offers = { $reason } { $offers }.
offer-resources = { $count ->
    [one] 1 Rohstoff deiner Wahl
   *[other] { $count } Rohstoffe deiner Wahl
  }
offer-markers = { $count ->
    [one] Einen beliebigen Marker bewegen
   *[other] { $count } beliebige Marker bewegen
  }

## Was geschah

news-pay = { $what } bezahlt
news-take = { $what } genommen
news-claim = Tier genommen ({ $animal }): { $points } Punkte
news-function = „{ $function }“: +{ $points }
news-marker = Marker bewegt ({ $animal }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
news-slot = „{ $function }“ eingesteckt
news-discard = „{ $function }“ abgelegt
news-of = { $seat }: { $news }
log-and = { $line }; { $news }
log-place = { has-done } auf { $space } gesetzt
log-lift = { has-done } den Forscher aufgenommen: { $space }
log-take = { has-done } { $what } genommen
log-move = { has-done } einen Marker bewegt ({ $animal }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
log-pay = { has-done } { $what } bezahlt
log-slot = { has-done } „{ $function }“ in Steckplatz { $slot } gesteckt
log-recruit = { has-done } einen Forscher dazugenommen
log-done = { has-done } abgeschlossen
log-done-then = { has-done } abgeschlossen. { $news }
log-first = Startspieler: { $seat }
log-large = Großes Tier, { $animal }: { $seat }
log-round = Runde { $round }: Die Karten sind verteilt. Startspieler: { $seat }

## Ein ganzer Zug

turn-start = Start
sum-function = neue Funktion
sum-resource = { $what }
sum-claim = Tier: { $animal }
sum-marker = Tierleiste

## Hints

hint-place = einen Forscher auf { $space } setzen
hint-lift = den Forscher auf { $space } aufnehmen
