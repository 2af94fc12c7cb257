### Wörter der Seite: alles rund um die Spiele.

## Überall

you = Du
guest = Gast
seat = Platz { $number }
close = Schließen
language = Sprache
theme-light = Helle Farben
theme-dark = Dunkle Farben
menu = Menü
pages = Seiten
views = Ansichten
to-first-page = Startseite
your-name = Dein Name
name-kept = Er bleibt auf diesem Gerät und wird deinen Mitspielern gezeigt.
keep = Merken

## Startseite

nav-play = Spielen
nav-tables = Meine Tische
nav-challenges = Herausforderungen
nav-learn = Lernen
new-table = Neuer Tisch
which-shore = Welches Ufer heute?
no-account = Ohne Anmeldung. Ein Klick, und du spielst.
play-now = Losspielen
learn-game = { $title } lernen
players-count =
    { $most ->
        [1] { $range } Person
       *[other] { $range } Personen
    }
minutes = { $count } Min.
your-turn-in = Du bist dran: { $title }
with = mit { $names }
all-tables = alle

## Meine Tische

tables-waiting = Warten auf dich
tables-going-on = Im Gang
tables-finished = Beendet
no-tables = Noch kein Tisch. Was du spielst, merkt sich dieses Gerät.
your-turn = Du bist dran
moves-since =
    { $count ->
        [one] { $count } Ereignis, seit du hier warst.
       *[other] { $count } Ereignisse, seit du hier warst.
    }
waiting-for = Es fehlt: { $names }.
result-solo = { $points } Punkte.
result = Gewonnen: { $names }, { $totals }.
open-record = Aufzeichnung öffnen
drop-here = Aufzeichnung hier ablegen

## Herausforderungen

challenge-of-day = Herausforderung des Tages
challenge-of = Herausforderungen vom { $day }
challenge-how = Jeden Tag eine Auslage je Spiel, für alle dieselbe. Ohne Tipps.
same-for-all = für alle dieselbe Auslage
no-results = Noch hat sie niemand beendet.
take-up = Annehmen
beat-yours = Deine { $points } schlagen

## Lernen

learn = Lernen
learn-how = Ein echtes Spiel gegen einen leichten Bot, bei dem eins nach dem anderen erklärt wird.
first-game = Erstes Spiel
lesson-next = Weiter
lesson-done = Verstanden
learn-any-1 = Was du jetzt nutzen kannst, leuchtet. Drück darauf. Was nicht geht, sagt beim Drücken, warum.
learn-any-2 = Bleib mit dem Zeiger auf etwas Leuchtendem oder halte den Finger darauf: Du siehst, was es brächte.
learn-any-3 = Rückgängig nimmt deine Aktionen zurück, bis etwas Neues aufgedeckt wurde.
learn-any-4 = Der Wertungsblock zählt mit. Drück auf eine Zeile: Sie zeigt, wo die Punkte liegen.
learn-explorers-1 = Du setzt Kreuze in deiner eigenen Landschaft. Dein Weg beginnt am Startdorf: Wähle den Geländetyp deiner ersten drei Kreuze.
learn-explorers-2 = Ein neues Kreuz muss an eines von dir grenzen. Die leuchtenden Felder sind erlaubt: Drück auf eins.
learn-explorers-3 = Erreiche, was in der Landschaft liegt. Edelsteine zählen nach jeder Runde, frühe also oft. Jede Sorte Proviant zählt je Runde einmal.
learn-explorers-4 = Ein Tempel braucht einen Schlüssel, und wer zuerst dort ist, bekommt am meisten: Der Wettlauf steht rechts.
learn-explorers-5 = Ein Pferd bringt sofort ein Kreuz mehr, auf beliebigem Gelände; mit einer Landkarte wählst du in einem späteren Zug den Geländetyp selbst.
learn-explorers-6 = Sind alle Kreuze gesetzt, drück Fertig. Bis dahin kannst du alles zurücknehmen.
learn-kingdom-maps-1 = In jedem Zug würfelt der aktive Spieler, sagt ein Gebiet an, das alle zeichnen, und nimmt einen Würfel. Was leuchtet, kannst du wählen.
learn-kingdom-maps-2 = Die Zahl des Würfels sagt, wie viele Felder du zeichnest. Sie müssen zusammenhängen; die möglichen leuchten.
learn-kingdom-maps-3 = Vier Wertungen entscheiden, was eine Karte wert ist. Sie stehen rechts, mit deinen Punkten bis jetzt.
learn-kingdom-maps-4 = Ein Feld mit ±1 gibt dir eine Kraft: Später darfst du ein Feld mehr oder weniger zeichnen.
learn-kingdom-maps-5 = Jedes Gebiet kann nur wenige Male genutzt werden: Die Kästchen links zeigen, wie oft noch.
learn-la-isla-1 = Jede Runde gibst du drei Karten an die Buchstaben A, B und D. Drück auf eine Karte, dann auf ihren Platz.
learn-la-isla-2 = A legt eine Funktion in deinen Kartenhalter. B bringt einen Rohstoff. D schiebt den Marker eines Tiers hoch und bringt dir Punkte.
learn-la-isla-3 = In Phase C setzt du einen Forscher: Er kostet zwei Rohstoffe in der Farbe des Felds.
learn-la-isla-4 = Stehen deine Forscher auf allen Feldern um ein Tier herum, nimmst du es und bekommst seine Punkte.
learn-la-isla-5 = Die Marker der Tiere sagen, was jedes Tier am Ende wert ist. Sind sie zusammen weit genug, endet die Partie.

## Neuer Tisch

game = Spiel
seats = Plätze
options = Varianten
table-options = Tisch
seat-kind = Wer sitzt auf Platz { $number }
seat-me = Ich
seat-bot = Ein Bot
seat-here = Jemand an diesem Gerät
seat-link = Jemand per Link
bot-level = Stärke der Bots
their-name = Name
hints-allowed = Tipps sind erlaubt
choose-some = Bis zu { $most } selbst auswählen
own-data = Eigenes Material
own-data-how = TOML-Dateien mit eigenen Plättchen oder Karten
remove = Entfernen
open-table = Tisch eröffnen

## Tisch

what-happens = Was geschieht
what-is-mine = Was mir gehört
log = Verlauf
players = Spielende
busy = Auf diesen Platz wird gewartet
other-boards = Andere Spielpläne
press-to-open = zum Öffnen drücken
open-board = Spielplan von { $name } öffnen
cell-usable = { $name }, nutzbar
show-where = Zeigen, wo diese Punkte liegen
undo = Rückgängig
hint = Tipp
hint-which = Welcher Zug?
hint-why = Warum?
hint-end = Alles klar
watching = { $count } schauen zu
tab-board = Spielplan
tab-mine = Meins
tray = Dein Zug
back = Zurück
tab-pad = Wertung
tab-others = Andere
tab-log = Verlauf
invite = Links für die freien Plätze
link-seat = Link für Platz { $number }
link-watch = Link zum Zuschauen
copy-link = Kopieren
copied = Kopiert
news =
    { $count ->
        [one] { $count } Ereignis seit deinem letzten Besuch
       *[other] { $count } Ereignisse seit deinem letzten Besuch
    }
since-last = Seit deinem letzten Besuch
replay-from-there = Auf dem Spielplan ansehen
pass-device = Bitte gib das Gerät an { $name }
pass-device-why = Die Handkarten sind geheim: Die anderen schauen weg.
i-have-it = Ich hab’s
letters-option = Buchstaben auf dem Gelände
replay-so-far = Bisherigen Verlauf ansehen
download-record = Aufzeichnung laden
leave-to-bot = Einen Bot für mich spielen lassen
sit-again = Meinen Platz wieder einnehmen
promise = Die Auslage stand vor der ersten Karte fest: { $hash }…
promise-kept = Geheimnis der Auslage: { $secret }
deal-chosen = Diese Auslage hat jemand gewählt; was kommt, kann bekannt sein.
result-again = noch einmal gespielt

## Verbindung

reconnecting = Die Verbindung ist weg. Neuer Versuch … nichts geht verloren.
offline-now = Du bist offline. Was du getan hast, wird gesendet, sobald die Verbindung zurück ist.
offline-title = Keine Verbindung
offline-words = Farshore erreicht seinen Server nicht. Deine Tische sind dort sicher.
offline-last = Die letzte Stellung von { $title }
try-again = Nochmals versuchen
fetching = Einen Augenblick …
no-table = Hier ist nichts
no-such-page = An dieser Adresse ist kein Ufer

## Tasten

keys-title = Tasten
key-arrows = über den Spielplan gehen
key-enter = das Feld nutzen
key-next = zum nächsten nutzbaren Feld
key-board = zum Spielplan
key-undo = zurücknehmen
key-hint = Tipp
key-done = fertig
key-log = Verlauf
key-escape = weglegen, schließen
key-help = diese Liste

## Ende, Wiederholung

end-solo = { $points } Punkte
end-you-won = Du hast gewonnen
end-won = { $name } hat gewonnen
end-shared = Geteilter Sieg: { $names }
to-result = Zum Ergebnis
look-at-board = Spielplan ansehen
replay = Wiederholung
rematch = Revanche
to-rematch = Zur Revanche
share = Teilen
share-replay = Link zur Wiederholung
share-challenge = Dieselbe Auslage als Herausforderung anbieten
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
run = Abspielen
pause = Anhalten
event = Ereignis
event-of = { $at } von { $last }
play-on = Von hier weiterspielen
play-on-as = Als { $name }
look-from = Gesehen von
link-position = Link zu dieser Stellung
to-table = Zum Tisch
