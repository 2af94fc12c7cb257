### Leute an Tischen: wer da ist, wer eingeladen ist, wer dran ist.

## Anwesenheit

presence-here = da
presence-away = abwesend
presence-gone = weg
presence-free = frei
presence-since = { $what }, { $when }
person-joined = { $name } ist dazugekommen
person-back = { $name } ist wieder da
person-left = { $name } ist gegangen

## Einladung

invites-you = { $name } lädt dich zu { $title } ein
invited = Du bist zu { $title } eingeladen
opened-when = eröffnet { $when }
minutes-to-play = etwa { $count } Minuten Spielzeit
sits-host = lädt ein
sits-joined = ist dabei
sits-yours = dieser Platz ist deiner
sits-free = Frei
sits-or-bot = oder ein Bot
sits-bot = Bot
your-name-here = Dein Name hier
join-as = Spielen als
only-watch = Nur zusehen
learn-first = Erst lernen
no-account-no-mail = Kein Konto, keine E-Mail.
in-three-sentences = { $title } in drei Sätzen
play-on-phone = Am Handy spielen
board-of-table = Der Spielplan dieses Tischs.
show-code = QR-Code
enter-code = Code eingeben
code-label = Code eines Platzes
code-how = Acht Buchstaben und Ziffern, wie sie unter dem Bild der Einladung stehen.
code-go = Weiter
code-for-seat = QR-Code für Platz { $number }

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
quick-how = Du spielst mit denen, die dasselbe wollen. Nach einer Minute kannst du stattdessen einen Bot nehmen.
quick-go = Mitspieler suchen
players-wanted = Spieler
open-to-all = Für alle offen, auf der ersten Seite genannt
chat-allowed = Worte erlaubt, nicht nur Zeichen
pace = Tempo
pace-0 = Ohne Uhr
pace-60 = 1 Minute je Zug
pace-180 = 3 Minuten je Zug
pace-600 = 10 Minuten je Zug
pace-86400 = 1 Tag je Zug
pace-259200 = 3 Tage je Zug
pace-604800 = 7 Tage je Zug

## Warten und Tempo

at-the-table = Am Tisch
waiting-for-somebody = Warten, bis sich jemand hinsetzt
waiting-how = Sobald jemand kommt, geht es hier weiter.
bot-instead = Lieber mit einem Bot spielen
seat-bot-there = Ein Bot
over-time = { $name } hat die Zeit überschritten.
over-time-soon = { $name } hat die Zeit überschritten und wird erinnert. Bald darfst du einen Bot spielen lassen.
over-time-you = Deine Zeit ist um. Die anderen dürfen bald einen Bot für dich spielen lassen.
let-bot-play = Einen Bot spielen lassen
bot-plays-for-you = Ein Bot spielt für dich
bot-plays-until = Bis du wieder übernimmst.
take-seat-back = Übernehmen
clock-left = noch { $time }
clock-up = Zeit ist um
clock-days = 
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
clock-hours = 
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }

## Nachrichten über Züge

notice-late = Deine Zeit ist um in { $title }
notice-remind = { $name } wartet auf dich: { $title }
notice-open = Öffnen
notice-end = Keine mehr davon
notices = Wenn ich dran bin
notices-allow = Sag es mir, wenn ich nicht hinsehe
notices-refused = Dein Browser erlaubt es nicht. Du kannst das in seinen Einstellungen für diese Seite ändern.
sounds = Leise Töne
hook-add = Einem Chatprogramm sagen …
hook-how = Adresse, die eine Nachricht annimmt (Webhook)
hook-go = Dorthin sagen
hook-told = { $host } erfährt von deinen Zügen hier
hook-end = Beenden
hook-secret = Damit sind die Nachrichten unterschrieben. Es wird nur jetzt gezeigt.
notices-end = Keine Nachrichten mehr
notices-end-how = Ein Druck, und es wird nichts mehr dorthin gesendet.
notices-ended = Erledigt: Es wird nichts mehr gesendet.

## Zeichen und Worte

signs = Zeichen
sign-hello = Hallo!
sign-nice = Schön!
sign-thanks = Danke!
sign-wow = Oh!
sign-oops = Hoppla!
sign-moment = Einen Moment
sign-again = Noch einmal?
sign-bye = Tschüss!
talk = Gespräch
talk-say = Etwas sagen
talk-send = Sagen
talk-report = Melden
talk-reported = Gemeldet
talk-mute = Stumm
talk-unmute = Wieder hören
talk-muted = stumm
rematch-invited = Eine Revanche ist offen: Komm mit!

## Ablehnungen

too-many-open = Du hast schon { $most } Tische, die auf jemanden warten.
table-not-open = Dieser Tisch ist nicht für alle offen.
no-free-seat = Inzwischen sind alle Plätze besetzt.
no-such-code = Kein freier Platz hat diesen Code. Er endet, wenn sich jemand setzt.
still-has-time = Dieser Platz ist besetzt, und wer dort spielt, hat noch Zeit.
bad-address = Diese Adresse ist von hier aus nicht zu erreichen.
too-many-notices = Ein Platz kann höchstens { $most } davon haben.
nobody-to-remind = Es ist niemand zu erinnern.
no-words-here = An diesem Tisch gibt es nur Zeichen, keine Worte.
nothing-said = Darin steht nichts.
words-ended = Andere haben sich hier über deine Worte beschwert. Zeichen kannst du weiter geben.
