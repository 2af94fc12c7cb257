### Texte der Seite: alles rund um die Spiele.

## Überall

you = Du
guest = Gast
seat = Platz { $number }
free-seat = Freier Platz
close = Schließen
language = Sprache
theme-light = Helle Farben
theme-dark = Dunkle Farben
pages = Seiten
your-name = Dein Name
name-kept = Bleibt auf diesem Gerät. Wer mit dir spielt, sieht ihn.
keep = Speichern

## Startseite

nav-play = Spielen
nav-tables = Meine Tische
nav-challenges = Herausforderungen
nav-learn = Lernen
new-table = Neuer Tisch
which-shore = Welches Ufer heute?
no-account = Ohne Konto. Ein Klick, und du spielst.
keep-my-tables = Meine Tische behalten
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

play = Spielen
no-tables = Noch keine Tische. Sobald du spielst, findest du sie hier, auf diesem Gerät.
your-turn = Du bist dran
waiting-for = Warten auf { $names }
result-solo = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
  }
result-alone = Solo
result-tournament = Turnier
result-won = { $margin ->
    [one] Du hast mit 1 Punkt Vorsprung gewonnen.
   *[other] Du hast mit { $margin } Punkten Vorsprung gewonnen.
  }
result-won-level = Du hast den Gleichstand für dich entschieden.
result-shared = Geteilter Sieg mit { $names }.
result-others = Gewonnen: { $names }.
result-lost =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }, du liegst auf Rang { $place }.
open-record = Gespeicherte Partie öffnen
drop-here = Gespeicherte Partie hier ablegen

## Herausforderungen

challenge-of-day = Herausforderung des Tages
same-for-all = für alle dieselbe Ziehung
no-results = Noch hat sie niemand beendet.
take-up = Annehmen
challenge-go-on = Weiterspielen
streak = { $count ->
    [0] noch keine Serie
    [one] 1 Tag
   *[other] { $count } Tage in Folge
  }
challenge-again = Noch einmal spielen (zählt nicht)
daily-maps = Die Spielpläne von allen
challenge-past = Spielen (zählt nicht)

## Lernen

learn = Lernen
lessons = Lektionen
lesson-begin = { $lesson }
lesson-offer = Neu bei { $title }?
lesson-offer-how = Eine Lektion von { $minutes } Min. zeigt dir, wie es geht. Du findest sie später auch unter Lernen.
lesson-skip = Gleich losspielen
practice = Üben

## Regeln

rules = Regeln

## Neuer Tisch

game = Spiel
seats = Plätze
skip-to-content = Zum Inhalt springen
remove = Entfernen

## Tisch

log = Verlauf
now = jetzt
just-now = gerade eben
news =
    { $count ->
        [one] 1 Zug, während du weg warst
       *[other] { $count } Züge, während du weg warst
    }
deal-chosen = Jemand hat diese Ziehung ausgesucht und weiß vielleicht, was kommt.
result-again = noch einmal gespielt

## Verbindung

reconnecting = Verbindung verloren. Neuer Versuch … Deine Partie ist sicher.
offline-now = Du bist offline. Deine Züge werden gesendet, sobald du wieder online bist.
offline-pending = Keine Verbindung. { $count ->
    [one] 1 Aktion wartet und wird
   *[other] { $count } Aktionen warten und werden
  } gesendet, sobald du wieder online bist.
offline-known = Keine Verbindung. Du siehst den letzten Stand auf diesem Gerät.
offline-title = Keine Verbindung
offline-words = Farshore erreicht seinen Server nicht. Deine Tische sind dort sicher.
try-again = Noch einmal versuchen

## Ende, Wiederholung

replay = Wiederholung
review-tab = Rückblick
round-number = Runde { $round }
round-turn = Runde { $round }, Zug { $turn }

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
setting-large-text-how = überall außer auf dem Spielplan
setting-letters = Buchstaben im Gelände
setting-letters-how = jedes Gelände zeigt seinen Anfangsbuchstaben
setting-strong-patterns = Kräftige Muster
setting-strong-patterns-how = Gelände auch ohne Farben erkennen
setting-pace = Züge der anderen
setting-pace-calm = Ruhig
setting-pace-quick = Zügig
setting-pace-at-once = Sofort
setting-motion = Animationen
setting-motion-usual = Normal
setting-motion-quick = Schnell
setting-motion-none = Keine
setting-auto-done = Automatisch abschließen
setting-auto-done-how = wenn nichts anderes mehr zu tun ist
setting-left-handed = Linke Hand
setting-left-handed-how = auf dem Handy liegt der Hauptknopf unter deinem linken Daumen
setting-vibration = Vibration
setting-vibration-how = kurz, wenn du dran bist
maintenance = Bis { $until } wird der Server gewartet. Laufende Partien gehen weiter, neue Tische gibt es so lange nicht.
