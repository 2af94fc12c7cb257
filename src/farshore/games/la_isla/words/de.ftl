### La Isla auf Deutsch.

title = La Isla
summary = Umstellt seltene Tiere mit euren Forschern; jede Karte kann dreierlei, ihr wählt eines davon.
invite-1 = In jeder Runde hältst du drei Karten und entscheidest, wozu jede dient: Funktion, Rohstoff oder Tier.
invite-2 = Mit Rohstoffen setzt du Forscher auf die Insel; ist ein Tier umstellt, gehört es dir samt seinen Punkten.
invite-3 = Tiere, die auf ihren Leisten steigen, zählen mehr für alle, die sie gefunden haben; die meisten Punkte gewinnen.
option-deck = Karten
option-deck-120 = 120 Karten: für die erste Partie
option-deck-180 = Alle 180 Karten: mit kniffligeren Funktionen

score-regions = Regionen
score-markers = Bewegte Marker
score-functions = Funktionen
score-sets = Fünfersätze
score-animals = Tiere
score-resources = Rohstoffe
if-ended-now = Wenn jetzt Schluss wäre

## Dinge

colour-yellow = Wüste
colour-green = Prärie
colour-grey = Gebirge
colour-white = Steppe
colour-brown = Sumpf
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
space = { $colour } mit { $symbol } ({ $space })
space-bare = Feld { $space }
explorer-of = Forscher von { $seat }
region = { $animal }, Wert { $value }
region-bare = Dschungelregion mit Wert { $value }
claimed-by = genommen von { $seat }
region-claimed = Region { $region }: das Tier hat { $seat } genommen
region-missing = { $animal }, Wert { $value }: { $count ->
    [0] deine Forscher stehen ringsum
    [one] 1 Forscher fehlt auf { $spaces }
   *[other] { $count } Forscher fehlen: { $spaces }
  }
region-needs = { $animal } ({ $value }) braucht { $spaces }
resource = { $colour }: { $count }
all-animals = { $dodo } { animal-dodo }, { $fossa } { animal-fossa }, { $toad } { animal-toad }, { $pika } { animal-pika }, { $moth } { animal-moth }
all-resources = { $yellow } { colour-yellow }, { $green } { colour-green }, { $grey } { colour-grey }, { $white } { colour-white }, { $brown } { colour-brown }, { $supply ->
    [0] kein Forscher mehr
    [one] noch 1 Forscher
   *[other] noch { $supply } Forscher
  }
marker-of = Marker bewegen: { $animal }
card-name = { $function }; Rohstoff { $colour }, Tier { $animal }
nothing-here = Hier gibt es nichts zu tun.

## Funktionen

function-vp-col = Setzen auf { $what }: { $points } Punkte
function-vp-sym = Setzen auf { $what }: { $points } Punkte
function-res-col = Setzen auf { $what }: 1 beliebiger Rohstoff
function-res-sym = Setzen auf { $what }: 1 beliebiger Rohstoff
function-mark-col = Setzen auf { $what }: beliebigen Marker bewegen
function-mark-sym = Setzen auf { $what }: beliebigen Marker bewegen
function-cheap-col = Setzen auf { $what } kostet 1 weniger
function-cheap-sym = Setzen auf { $what } kostet 1 weniger
function-joker = { $what } gilt beim Zahlen als jede Farbe
function-income = B-Karte mit { $what }: 1 beliebiger Rohstoff mehr
function-b-track = B: Marker { $what } bewegen statt Rohstoff nehmen
function-explorer = Ein Forscher mehr, für immer
function-slot = Ein Steckplatz mehr, für immer
function-draw = 4 Karten ziehen, 3 nutzen
function-patience = Statt zu setzen: 2 beliebige Rohstoffe
function-claim = Je Tier, das du nimmst: { $points } Punkte
function-species = Je Tier der Art { $what }, das du nimmst: { $points } Punkte
function-survey-col = Setzen auf { $what }: { $points } Punkte je eigenem Forscher auf dieser Farbe
function-survey-sym = Setzen auf { $what }: { $points } Punkte je eigenem Forscher auf diesem Symbol
function-tracker = Immer wenn du den Marker { $what } bewegst: { $points } Punkte
function-company = Setzen, wo schon ein anderer steht: { $points } Punkte
function-pair = Mit einer beliebigen Farbe zahlen
function-second = Zweiten Forscher setzen für 1 Rohstoff mehr
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
starts = { $seat } beginnt
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
card-given = an einen Platz gelegt
holder = Dein Kartenhalter
slots-used = { $used } von { $slots } Steckplätzen
slot-free = Steckplatz { $slot }, frei
slot-with = Steckplatz { $slot }: { $function }
your-resources = Deine Rohstoffe
take-one = nimm einen
or-take-one = oder nimm einen
take-resource = 1 { $colour } nehmen, du hast { $count }
you-have = du { $count }
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
status-assigning = verteilt Karten
status-choosing = wählt
status-turn = setzt
status-ready = bereit

## Aufforderungen

prompt-setup = Die Insel wird aufgebaut
prompt-over = Die Partie ist zu Ende
prompt-wait = Warten auf { $names }
prompt-wait-detail = Für dich gibt es gerade nichts zu wählen
prompt-wait-turn = { $seat } setzt gerade
prompt-assign = Lege eine Karte an { $letters }
prompt-assign-detail = A: Funktion · B: Rohstoff · D: Tier
prompt-assigned = Jede Karte hat ihren Platz
prompt-confirm = Bestätige oder nimm etwas zurück
prompt-confirm-choice = Gewählt
prompt-slot = Wähle einen Steckplatz für deine Karte
prompt-income = 1 × { $colour } nehmen oder stattdessen einen Marker bewegen?
prompt-income-detail = Deine Funktion lässt dir die Wahl
prompt-marker = Bewege einen beliebigen Marker
prompt-marker-detail = Du wertest deine Tiere dieser Art
prompt-recruit = Einen Forscher mehr nehmen?
prompt-recruit-detail = Er bleibt bei dir; du kannst auch verzichten
prompt-pick = { $count ->
    [one] Nimm 1 beliebigen Rohstoff
   *[other] Nimm { $count } beliebige Rohstoffe
  }
prompt-move = { $count ->
    [one] Bewege einen beliebigen Marker
   *[other] Bewege { $count } beliebige Marker
  }
prompt-optional = Oder bestätige ohne
prompt-pay = { $count ->
    [one] Wähle 1 Rohstoff zum Zahlen
   *[other] Wähle { $count } Rohstoffe zum Zahlen
  }
prompt-put-down = Setze den Forscher auf ein anderes Feld
prompt-from = Er stand auf { $space }
prompt-place = Setze einen Forscher oder nimm 1 beliebigen Rohstoff
prompt-place-detail = Die leuchtenden Felder kannst du bezahlen
prompt-lift = Nimm einen Forscher auf oder nimm 1 beliebigen Rohstoff
prompt-lift-detail = Dein Vorrat ist leer
prompt-take-only = Nimm 1 beliebigen Rohstoff
prompt-take-only-detail = Du kannst gerade kein Feld bezahlen
prompt-turn-done = Dein Zug ist gemacht
prompt-second = Du darfst noch einen Forscher setzen oder bestätigen
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
wait-place-or-take = erst setzen oder nehmen
wait-slot = erst Steckplatz wählen
wait-income = erst wählen
wait-marker = erst Marker bewegen

## Ablehnungen

why-only-in = Das gehört in Phase { $phase }.
why-cards-assigned = Die Karten dieser Runde sind schon verteilt.
why-letter-taken = An { $letter } liegt schon eine Karte; nimm sie erst zurück.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-slot-done = Deine Karte steckt schon.
why-slot-closed = Dieser Steckplatz ist nicht offen.
why-same-function = „{ $function }“ ist schon sichtbar: überdecke genau diese Karte.
why-next-slot = Nimm den nächsten freien Steckplatz.
why-no-recruit = Dir wird gerade kein Forscher angeboten.
why-printed-resource = Die B-Karte bringt den Rohstoff, der auf ihr steht.
why-pay-first = Bezahle erst das Feld.
why-put-down-first = Setze erst den Forscher ab.
why-nothing-to-take = Du kannst jetzt keinen Rohstoff nehmen.
why-no-marker = Du kannst diesen Marker jetzt nicht bewegen: { $animal }.
why-nothing-to-pay = Es gibt nichts zu bezahlen.
why-no-resource = Von dieser Farbe hast du keinen Rohstoff: { $colour }.
why-wrong-colour = Damit kannst du hier nicht zahlen; verlangt ist { $colour }.
why-nobody-there = Dort steht kein Forscher von dir.
why-supply-first = { $count ->
    [one] Setze erst den Forscher aus deinem Vorrat.
   *[other] Setze erst die { $count } Forscher aus deinem Vorrat.
  }
why-just-placed = Der eben gesetzte Forscher bleibt stehen.
why-nothing-affordable = Du könntest kein anderes Feld bezahlen.
why-own-explorer = Hier stehst du schon.
why-elsewhere = Der Forscher muss woandershin.
why-cost = Das kostet { $cost } × { $colour }; du kannst { $have } zahlen.
why-lift-first = Dein Vorrat ist leer: nimm erst einen deiner Forscher auf.
why-took = Du hast einen Rohstoff genommen statt zu setzen.
why-placed = Du hast in diesem Zug schon gesetzt.

## Vorher

preview-assign = Karte für { $letter }
preview-slot = Steckplatz { $slot }
preview-covers = Überdeckt „{ $function }“
preview-lift = Forscher aufnehmen von { $space }
preview-take = 1 × { $colour } nehmen
preview-move = Marker bewegen: { $animal }
preview-done = Bestätigen
preview-recruit = Einen Forscher für immer dazunehmen
preview-cost = { $cost ->
    [0] Kostet nichts
   *[other] Kostet { $cost } × { $colour }
  }
prospect-cost = { $reason } { $cost }.
prospect-points = { $reason } { $points ->
    [one] Es brächte 1 Punkt.
   *[other] Es brächte { $points } Punkte.
  }
prospect-offers = { $reason } { $offers }.
offer-resources = { $count ->
    [one] 1 beliebiger Rohstoff
   *[other] { $count } beliebige Rohstoffe
  }
offer-markers = { $count ->
    [one] Einen beliebigen Marker bewegen
   *[other] { $count } beliebige Marker bewegen
  }

## Was geschah

news-pay = { $who ->
    [you] zahlst
   *[other] zahlt
  } { $count } × { $colour }
news-take = { $who ->
    [you] nimmst
   *[other] nimmt
  } 1 × { $colour }
news-claim = { $who ->
    [you] nimmst
   *[other] nimmt
  } ein Tier ({ $animal }): { $points }
news-function = { $function }: +{ $points }
news-marker = { $who ->
    [you] bewegst
   *[other] bewegt
  } den Marker { $animal }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
news-slot = { $who ->
    [you] steckst
   *[other] steckt
  } „{ $function }“ ein
news-discard = { $who ->
    [you] legst
   *[other] legt
  } „{ $function }“ ab
news-of = { $seat }: { $news }
told-and = { $told }; { $news }
told-place = { has-done } auf { $space } gesetzt
told-lift = { $who ->
    [you] nimmst
   *[other] nimmt
  } den Forscher von { $space } auf
told-take = { $who ->
    [you] nimmst
   *[other] nimmt
  } 1 × { $colour }
told-pay = { $who ->
    [you] zahlst
   *[other] zahlt
  } 1 × { $colour }
told-slot = { $who ->
    [you] steckst
   *[other] steckt
  } „{ $function }“ in Steckplatz { $slot }
told-recruit = { $who ->
    [you] nimmst
   *[other] nimmt
  } einen Forscher mehr
told-done = { $who ->
    [you] bist
   *[other] ist
  } bereit
told-done-then = { $who ->
    [you] bist
   *[other] ist
  } bereit. { $news }
told-first = Startspieler der ersten Runde: { $seat }
told-large = Großes Tier, { $animal }: { $seat }
told-round = Runde { $round }: die Karten sind verteilt; Startspieler: { $seat }

## Ein ganzer Zug

turn-start = Start
sum-function = neue Funktion
sum-resource = { $count } × { $colour }
sum-claim = Tier: { $animal }
sum-marker = Tierleiste
