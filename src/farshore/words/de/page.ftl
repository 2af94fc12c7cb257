### Wörter der Seite: alles rund um die Spiele.

## Überall

you = Du
guest = Gast
seat = Platz { $number }
free-seat = Freier Platz
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
play-now-game = Losspielen: { $game }
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

profile = Deine Ergebnisse
profile-matches = Partien
profile-won = { $count } gewonnen
profile-best = { $title }, Bestes
profile-mean = im Mittel { $points }
play = Spielen
look-at-table = Ansehen
tables-waiting = Du bist dran
last-turn-ringed = letzter Zug auf jedem Plan umrandet
for-so-long = seit { $time }
tables-going-on = Warten auf andere
tables-finished = Beendet
so-many-more = { $count } weitere
no-tables = Noch kein Tisch. Was du spielst, merkt sich dieses Gerät.
your-turn = Du bist dran
waiting-for = Warten auf { $names }
result-solo = { $points } Punkte.
result-alone = Allein gespielt
result-won = Du hast mit { $margin } Vorsprung gewonnen.
result-won-level = Du hast bei Gleichstand gewonnen.
result-shared = Du und { $names } teilt euch den Sieg.
result-others = Gewonnen: { $names }.
result-lost =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }, du liegst auf Platz { $place }.
remind = Erinnern
reminded = Erinnert: { $names }.
reminded-silent = { $names }: hier kommt keine Nachricht an. Schreib am besten selbst.
reminded-before = An diesen Zug wurde schon erinnert.
open-record = Aufzeichnung öffnen
drop-here = Aufzeichnung hier ablegen

## Herausforderungen

challenge-of-day = Herausforderung des Tages
challenge-of = Herausforderungen vom { $day }
challenge-how = Jeden Tag eine Auslage je Spiel, für alle dieselbe. Ohne Tipps.
same-for-all = für alle dieselbe Auslage
no-results = Noch hat sie niemand beendet.
take-up = Annehmen
challenge-go-on = Weiterspielen
streak = { $count ->
    [0] noch kein Tag in Folge
    [one] 1 Tag
   *[other] { $count } Tage in Folge
  }
beat-yours = Deine { $points } schlagen

## Lernen

learn = Lernen
learn-how = Lektionen von wenigen Minuten an einem echten Tisch, die Regeln zum Lesen und Stellungen zum Üben.
lessons = Lektionen
lesson-begin = { $lesson }
lesson-next = Weiter
lesson-after-move = nach deinem Zug
lesson-step = Schritt { $step } von { $steps }
lesson-move = Du bist dran
lesson-read = Lies und geh weiter
lesson-why = Warum?
lesson-show = Zeig mir
lesson-before = vorher
lesson-after = nachher
lesson-is-done = erledigt
lesson-leave = Lektion verlassen
lesson-well-done = Gut gemacht
lesson-following = Nächste Lektion
lesson-offer = Neu bei { $title }?
lesson-offer-how = Eine Lektion von { $minutes } Minuten zeigt dir, wie es geht. Du findest sie auch später unter Lernen.
lesson-skip = Gleich spielen
practice = Üben
practice-score = { $tried ->
        [0] { $all } Stellungen
       *[other] { $found } von { $tried } gefunden
    }
practice-best = Bester Zug
practice-again = Noch einmal
practice-next = Nächste Stellung

## Regeln

rules = Regeln
rules-of = In den Regeln: { $what }
rules-search = Regeln durchsuchen
rules-sections = Abschnitte
rules-text = Text der Regeln
rules-now = Jetzt: { $what }
rules-whole-page = Alle Regeln auf einer eigenen Seite, zum Drucken
legend = Symbole und Böden
sign-legal = Jetzt möglich
sign-blocked = Jetzt nicht; ein Druck sagt, warum
sign-new = Eben von dir; lässt sich noch zurücknehmen
sign-mark = Von einem Spieler, in dessen Farbe
sign-claim = Von einem Spieler geholt
print = Drucken

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
other-boards = Die anderen, letzter Zug
whose-board = Wessen Spielplan
show-again = Noch einmal
is-bot = ein Bot
now = jetzt
just-now = gerade eben
open-board = Spielplan von { $name } öffnen
cell-usable = { $name }, nutzbar
show-where = Zeigen, wo diese Punkte liegen
prospect-point = Zeige auf ein leuchtendes Feld: hier steht, was es kostet und was es bringt
prospect-hold = Halte ein leuchtendes Feld gedrückt: hier steht, was es kostet und was es bringt
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
        [one] { $count } Zug der anderen seit deinem letzten Besuch
       *[other] { $count } Züge der anderen seit deinem letzten Besuch
    }
since-last = Seit deinem letzten Besuch
replay-from-there = Auf dem Spielplan ansehen
pass-device = Bitte gib das Gerät an { $name }
pass-device-why = Die Handkarten sind geheim: Die anderen schauen weg.
i-have-it = Ich hab’s
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
offline-pending = Keine Verbindung. { $count ->
    [one] 1 Druck wartet und wird
   *[other] { $count } Drücke warten und werden
  } gesendet, sobald du zurück bist.
offline-known = Keine Verbindung. Das weiß dieses Gerät.
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
key-rules = Regeln
key-escape = weglegen, schließen
key-help = diese Liste

## Ende, Wiederholung

end-solo = { $points } Punkte
end-you-won = Du gewinnst mit { $points }
end-won = { $name } gewinnt mit { $points }
end-shared = { $names } gewinnen mit { $points }
end-has = { $name } hat { $points }.
end-you-placed = { $behind ->
    [0] Du bist { place } mit { $points }, gleich viele Punkte.
    [one] Du bist { place } mit { $points }, 1 Punkt dahinter.
   *[other] Du bist { place } mit { $points }, { $behind } Punkte dahinter.
  }
place = { $place }.
best-underlined = das Beste jeder Zeile unterstrichen
points-by-turn = Punkte nach jedem Zug
what-challenge = Eine Herausforderung: dieselbe Auslage noch einmal, { $points } sind zu schlagen.
challenge-friend = Herausfordern
result-tab = Ergebnis
so-many-seats = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  }
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
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
speed = Tempo
before-the-first-round = Aufbau
round-number = Runde { $round }
round-turn = Runde { $round }, Zug { $turn }
run = Abspielen
pause = Anhalten
event = Ereignis
event-of = Ereignis { $at } von { $last }
play-on = Von hier weiterspielen
play-on-as = Als { $name }
look-from = Gesehen von
link-position = Link zu dieser Stellung
to-table = Zum Tisch

## Settings

settings = Einstellungen
settings-look = Aussehen
settings-play = Spiel
settings-kept = Das alles bleibt auf diesem Gerät.
setting-theme = Farben
setting-theme-system = Wie das System
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-large-text = Größere Schrift
setting-large-text-how = überall außer auf dem Plan
setting-letters = Buchstaben auf dem Gelände
setting-letters-how = jedes Gelände mit seinem Anfangsbuchstaben
setting-strong-patterns = Kräftige Muster
setting-strong-patterns-how = Gelände ohne Farben zu unterscheiden
setting-pace = Züge der anderen
setting-pace-at-once = Sofort
setting-pace-calm = Ruhig
setting-pace-slow = Langsam
setting-motion = Bewegung
setting-motion-usual = Üblich
setting-motion-quick = Schnell
setting-motion-none = Keine
setting-auto-done = Fertig von selbst
setting-auto-done-how = wo nichts anderes mehr zu tun ist
setting-left-handed = Linke Hand
setting-left-handed-how = auf dem Telefon liegt der Hauptknopf unter dem linken Daumen
auto-done-told = Es ist nichts anderes mehr zu tun. Darum wird Fertig für dich gedrückt, nach einem Augenblick, in dem du noch zurücknehmen kannst. Danach lässt sich nichts mehr zurücknehmen.
auto-done-yes = Gut, drücke es für mich
auto-done-no = Nein, ich drücke selbst
