### Texts about the people at a table.

## Anwesenheit

presence-here = da
presence-away = abwesend
presence-gone = weg
presence-free = frei
presence-since = { $what }, { $when }
person-joined = { $name } ist jetzt dabei
person-back = { $name } ist wieder da
person-left = { $name } ist gegangen

## Einladung

invites-you = { $name } lädt dich zu { $title } ein
invited = Du bist zu { $title } eingeladen
opened-when = eröffnet { $when }
minutes-to-play = etwa { $count } Min.
sits-host = lädt ein
sits-joined = ist dabei
sits-yours = dein Platz
sits-free = Frei
sits-or-bot = oder ein Bot
your-name-here = Dein Name hier
join-as = Mitspielen als
only-watch = Nur zuschauen
seat-of = Das ist der Platz von { $name }
link-spent = Mit diesem Link spielt schon jemand bei { $title } mit.
i-am = Ich bin { $name }
own-means = Wähl auf dem Gerät, mit dem du spielst, im Menü des Tischs „Link zu meinem Platz“. Öffne diesen Link hier.
learn-first = Erst lernen
no-account-no-mail = Kein Konto, keine E-Mail.
in-three-sentences = { $title } in drei Sätzen
play-on-phone = Am Handy spielen
board-of-table = Der Spielplan dieses Tischs.
show-code = QR-Code
code-label = Platzcode
code-how = Die acht Zeichen unter dem QR-Code.
code-go = Weiter
code-for-seat = QR-Code für Platz { $number }

## Offene Tische

open-to-all = Für alle offen, auf der Startseite zu finden
chat-allowed = Chat erlauben, nicht nur Zurufe

## Warten und Tempo

at-the-table = Am Tisch
waiting-how = Sobald jemand dazukommt, geht es los.
bot-instead = Lieber mit einem Bot spielen
seat-bot-there = Ein Bot
invite-friend = Lad jemanden ein
invite-how = Teil den Link, oder lass den Code scannen oder eintippen.
invite-seats = Plätze
invite-share = Link teilen
invite-copied = Link kopiert
seat-a-bot = Ein Bot
cancel-table = Abbrechen
play-meanwhile = Anfangen
waiting-for-names = Warten auf { $names }
kept-how = Die Uhren starten, wenn alle da sind.
unarchive = Zurück in die Liste
over-time = { $name } hat die Zeit überschritten.
over-time-soon = { $name } hat die Zeit überschritten und wurde erinnert. Bald kannst du einen Bot spielen lassen.
over-time-you = Deine Zeit ist um. Die anderen können bald einen Bot für dich spielen lassen.
let-bot-play = Einen Bot spielen lassen
bot-plays-for-you = Ein Bot spielt für dich
bot-plays-until = Du kannst jederzeit zurück.
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

## Benachrichtigungen

notice-late = Deine Zeit ist um: { $title }
notice-remind = { $name } wartet auf dich: { $title }
notice-invited = { $name } lädt dich ein: { $title }
notice-open = Öffnen
notice-end = Abschalten
notices-allow = Benachrichtigen, wenn ich nicht auf dieser Seite bin
notices-refused = Dein Browser blockiert Benachrichtigungen. Ändern kannst du das in seinen Einstellungen für diese Seite.
sounds = Leise Töne
hook-add = Chat-App verbinden …
hook-how = Adresse, die Nachrichten annimmt (Webhook)
hook-go = Verbinden
hook-active = { $host } bekommt eine Nachricht, wenn du dran bist
hook-end = Trennen
hook-secret = Die Nachrichten sind mit diesem geheimen Schlüssel signiert. Du siehst ihn nur jetzt.
notices-end = Benachrichtigungen abschalten
notices-end-how = Drück auf den Knopf, dann wird nichts mehr dorthin gesendet.
notices-ended = Erledigt. Es wird nichts mehr gesendet.

## Zurufe und Chat

signs = Zurufe
sign-hello = Hallo!
sign-nice = Schön!
sign-thanks = Danke!
sign-wow = Wow!
sign-oops = Hoppla!
sign-moment = Einen Moment
sign-again = Noch eine?
sign-bye = Tschüss!
talk = Chat
talk-say = Nachricht schreiben
talk-send = Senden
talk-report = Melden
talk-reported = Gemeldet
talk-report-ask = An den Betreiber melden?
talk-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
talk-report-name = Namen melden
talk-mute = Stummschalten
talk-unmute = Wieder anzeigen
talk-muted = stumm
rematch-invited = Es gibt eine Revanche – komm dazu!

## Ablehnungen

day-tables = { $most ->
    [one] Du hast heute 1 Tisch eröffnet, mehr geht nicht. Komm morgen wieder.
   *[other] Du hast heute { $most } Tische eröffnet, mehr geht nicht. Komm morgen wieder.
  }
day-bytes = Du hast heute { $most } MB gespeichert, mehr geht nicht. Komm morgen wieder.
too-many-open = { $most ->
    [one] Du hast schon 1 Tisch, an dem noch jemand fehlt.
   *[other] Du hast schon { $most } Tische, an denen noch jemand fehlt.
  }
table-not-open = Dieser Tisch ist nicht für alle offen.
no-free-seat = Inzwischen sind alle Plätze besetzt.
no-such-code = Kein freier Platz hat diesen Code. Er verfällt, sobald sich jemand hinsetzt.
still-has-time = Den Platz kannst du noch nicht nehmen: Wer dort spielt, hat noch Zeit.
bad-address = Diese Adresse ist nicht erreichbar.
too-many-notices = Mehr geht pro Platz nicht: höchstens { $most }
nobody-to-remind = Es gibt niemanden zu erinnern.
no-words-here = An diesem Tisch gibt es nur Zurufe, keinen Chat.
nothing-said = Schreib erst etwas.
no-such-name = Hier gibt es keinen Namen zu melden.
words-ended = Andere haben deine Nachrichten gemeldet, darum ist der Chat hier für dich aus. Zurufe gehen weiterhin.
