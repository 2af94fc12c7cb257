### Texte rund um die Leute am Tisch: Anwesenheit, Einladungen, Benachrichtigungen, Chat.

## Einladung

sits-bot = Bot
enter-code = Code eingeben

## Offene Tische

open-tables = Offene Tische
no-open-tables = Gerade wartet niemand. Öffne einen Tisch für alle, dann finden ihn andere hier.
sit-down = Hinsetzen
free-seats = 
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
quick-match = Schnelle Partie
quick-how = Wir suchen Leute, die dasselbe spielen wollen. Du kannst jederzeit zu einem Bot wechseln.
quick-go = Partie suchen
players-wanted = Personen
programs-allowed = Bots von Spielern dürfen mitspielen
pace = Tempo
pace-0 = Ohne Uhr
pace-60 = 1 Minute je Zug
pace-180 = 3 Minuten je Zug
pace-600 = 10 Minuten je Zug
pace-86400 = 1 Tag je Zug
pace-259200 = 3 Tage je Zug
pace-604800 = 7 Tage je Zug

## Warten und Tempo

waiting-for-somebody = Warten, bis jemand dazukommt
remove-title = { $title } entfernen?
remove-delete = Das löscht die Partie. Außer dir spielt niemand mit.
remove-solo = Ohne Tipps zählen die Punkte bis jetzt für deine Spielstärke im Solospiel.
remove-give-up = Ein Bot spielt für dich weiter, und die Partie verschwindet aus deiner Liste.
remove-archive = Die Partie kommt ins Archiv am Ende dieser Seite.
do-delete = Löschen
do-give-up = Aufgeben
do-archive = Archivieren
archived = Archiv

## Benachrichtigungen

notices = Wenn ich dran bin oder eingeladen werde
