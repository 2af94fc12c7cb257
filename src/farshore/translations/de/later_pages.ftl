### Texts of all pages but the first.

## Überall

menu = Menü
views = Ansichten
to-first-page = Startseite

## Meine Tische

profile = Deine Ergebnisse
profile-matches = Partien
profile-won = { $count } gewonnen
profile-best = { $title }: Bestwert
profile-mean = im Schnitt { $points }
look-at-table = Ansehen
tables-waiting = Du bist dran
last-turn-ringed = letzter Zug auf jedem Spielplan eingekreist
for-so-long = seit { $time }
tables-going-on = Warten auf andere
tables-finished = Beendet
so-many-more = { $count } weitere
remind = Erinnern
reminded = Erinnerung geschickt: { $names }.
reminded-silent = Nicht erreicht: { $names }. Meld dich am besten selbst.
reminded-before = Für diesen Zug ging schon eine Erinnerung raus.
kept-title = Wie lange Tische gespeichert bleiben
kept-unplayed = { $days ->
    [one] Tische ohne Zug werden nach einem Tag gelöscht.
   *[other] Tische ohne Zug werden nach { $days } Tagen gelöscht.
  }
kept-uploads = { $days ->
    [one] Hochgeladene Partien werden nach einem Tag gelöscht.
   *[other] Hochgeladene Partien werden nach { $days } Tagen gelöscht.
  }
kept-finished = { $days ->
    [one] Beendete Partien werden nach einem Tag gelöscht. Speichere, was du behalten willst.
   *[other] Beendete Partien werden nach { $days } Tagen gelöscht. Speichere, was du behalten willst.
  }

## Herausforderungen

challenge-of = Herausforderungen vom { $day }
challenge-how = Jeden Tag eine Ziehung pro Spiel, für alle dieselbe. Dein erster Versuch zählt. Ohne Tipps.

## Lernen

learn-how = Kurze Lektionen am echten Tisch, die Regeln zum Nachlesen und Stellungen zum Üben.
lesson-next = Weiter
lesson-after-move = nach deinem Zug
lesson-step = Schritt { $step } von { $steps }
lesson-move = Du bist dran
lesson-read = Lies, dann drück Weiter
lesson-why = Warum?
lesson-show = Zeigen
lesson-before = vorher
lesson-after = nachher
lesson-is-done = erledigt
lesson-leave = Lektion verlassen
lesson-later-parts = Hier kommt mehr dazu, sobald eine Lektion es braucht.
lesson-well-done = Gut gemacht
play-solo = Solo spielen
lesson-following = Nächste Lektion
practice-score = { $tried ->
        [0] { $all } Stellungen
       *[other] Gefunden: { $found } von { $tried }
    }
practice-best = Bester Zug
practice-again = Noch einmal
practice-next = Nächste Stellung

## Regeln

rules-of = In den Regeln: { $what }
rules-search = Regeln durchsuchen
rules-sections = Abschnitte
rules-text = Regeltext
rules-now = Jetzt: { $what }
rules-whole-page = Alle Regeln auf einer Seite zum Drucken
legend = Symbole und Gelände
sign-legal = Jetzt möglich
sign-blocked = Jetzt nicht – tipp darauf, um zu sehen, warum
sign-new = Gerade gesetzt; du kannst es rückgängig machen
sign-mark = Von jemandem am Tisch, in der eigenen Farbe
sign-claim = Hat sich jemand geholt
print = Drucken

## Neuer Tisch

options = Varianten
table-options = Tisch
seat-kind = Wer sitzt auf Platz { $number }?
seat-me = Ich
seat-bot = Ein Bot
seat-here = Jemand an diesem Gerät
seat-link = Jemand per Link
bot-level = Stärke der Bots
their-name = Name
open-table = Tisch eröffnen

## Tisch

what-happens = Was gerade passiert
what-is-mine = Was dir gehört
players = Am Tisch
busy = Ist noch dran
other-boards = Zug der anderen
whose-board = Spielplan wählen
show-again = Nochmal
is-bot = ein Bot
open-board = Spielplan öffnen: { $name }
board-after = Nächster Spielplan
board-before = Voriger Spielplan
board-beside = Spielplan eines anderen
cell-usable = { $name }, nutzbar
show-where = Zeigen, woher diese Punkte kommen
prospect-point = Zeig auf ein leuchtendes Feld: Hier siehst du, was dort passiert.
prospect-hold = Halt ein leuchtendes Feld gedrückt: Hier siehst du, was dort passiert.
undo = Rückgängig
hint = Tipp
hint-which = Welcher Zug?
hint-why = Warum?
hint-end = Alles klar
watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
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
link-own = Link zu meinem Platz
link-own-how = Für ein weiteres Gerät von dir. Gib ihn nicht weiter: Wer ihn hat, kann für dich spielen.
end-links = Andere Links beenden
links-ended = Erledigt: Nur noch dieses Gerät hat deinen Platz.
copy-link = Kopieren
copied = Kopiert
since-last = Während du weg warst
round-points = Runde { $round }
replay-from-there = Auf dem Spielplan ansehen
pass-device = Gib das Gerät an { $name } weiter
pass-device-why = Die Handkarten sind geheim: Alle anderen schauen weg.
i-have-it = Ich hab’s
replay-so-far = Bisherige Partie ansehen
download-record = Partie herunterladen
leave-to-bot = Einen Bot für mich spielen lassen
sit-again = Meinen Platz wieder übernehmen
promise = Die Ziehung stand vor Beginn der Partie fest: { $hash }…
promise-kept = Geheimnis der Ziehung: { $secret }
promise-mixed = In die Ziehung gemischt: Zufallswerte von { $names }
promise-other = Das ist nicht die Ziehung, die beim Hinsetzen feststand.

## Verbindung

offline-last = Letzte Stellung: { $title }
fetching = Einen Moment …
no-table = Hier ist nichts
no-such-page = Diese Seite gibt es nicht

## Tasten

keys-title = Tastenkürzel
key-arrows = über den Spielplan gehen
key-enter = das Feld nutzen
key-next = zum nächsten nutzbaren Feld
key-board = zum Spielplan
key-undo = rückgängig machen
key-hint = Tipp
key-done = fertig
key-log = Verlauf
key-rules = Regeln
key-others = Spielpläne der anderen
key-escape = zurücklegen, schließen
key-help = diese Liste

## Ende, Wiederholung

end-solo = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
end-you-won = Du gewinnst mit { $points }
end-won = { $name } gewinnt mit { $points }
end-shared = Geteilter Sieg mit { $points }: { $names }
end-has = { $name } hat { $points }.
end-you-placed = { $behind ->
    [0] Du bist { place } mit { $points }, punktgleich.
    [one] Du bist { place } mit { $points }, 1 Punkt Rückstand.
   *[other] Du bist { place } mit { $points }, { $behind } Punkte Rückstand.
  }
place = { $place }.
best-underlined = Bestes jeder Zeile unterstrichen
points-by-turn = Punkte nach jedem Zug
what-challenge = Wer mitmacht, bekommt dieselbe Ziehung und versucht, { $points } zu schlagen.
challenge-friend = Herausfordern
result-tab = Ergebnis
so-many-seats = { $count ->
    [one] solo
   *[other] { $count } Spieler
  }
to-result = Zum Ergebnis
look-at-board = Spielplan ansehen
rematch = Revanche
to-rematch = Zur Revanche
share = Teilen
share-replay = Link zur Wiederholung
share-challenge = Diese Ziehung als Herausforderung anbieten
step-back = Einen Schritt zurück
step-on = Einen Schritt vor
turn-back = Einen Zug zurück
turn-on = Einen Zug vor
speed = Tempo
before-the-first-round = Aufbau
run = Abspielen
pause = Anhalten
event = Schritt
event-of = Schritt { $at } von { $last }
play-on = Von hier weiterspielen
play-on-as = Als { $name }
look-from = Sicht von
link-position = Link zu dieser Stellung
to-table = Zum Tisch

## Settings

auto-done-notice = Es ist nichts anderes mehr zu tun, also drücken wir Fertig für dich. Einen Moment lang kannst du es noch rückgängig machen.
auto-done-yes = Ja, macht das für mich
auto-done-no = Nein, ich mach das selbst
