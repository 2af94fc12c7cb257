### Texte des Servers.

## Ablehnungen

no-such-table = Diesen Tisch gibt es nicht.
no-such-language = Diese Sprache gibt es nicht.
not-found = Unter dieser Adresse ist nichts.
not-your-seat = Das ist nicht dein Platz.
seat-played-by-bot = Hier spielt gerade ein Bot. Übernimm zuerst wieder den Platz.
table-frozen = Eine gespeicherte Partie kannst du nur ansehen. Drück „Von hier weiterspielen“, um zu spielen.
challenge-kept = Diesen Tisch kannst du nicht verlassen: Er gehört zu einer Herausforderung.
stale-version = Vor deinem Klick hat sich etwas geändert. Bitte schau noch einmal.
store-busy = An diesem Tisch ist gerade viel los. Bitte versuch es noch einmal.
store-failed = Dein Zug ließ sich nicht speichern, also ist nichts passiert. Bitte versuch es noch einmal.
server-failed = Hier ist etwas schiefgegangen. Geändert hat sich nichts.
bad-message = Diese Nachricht war nicht zu lesen: { $reason }
message-too-long = Diese Nachricht ist zu lang.
too-fast = Das war zu viel auf einmal. Bitte warte einen Moment.
other-origin = Anfragen von anderen Websites werden nicht angenommen.
banned = Diese Adresse ist hier gesperrt.
banned-until = Diese Adresse ist hier bis { $until } gesperrt.
table-stopped = Der Betreiber hat diesen Tisch angehalten.
unknown-host = Dieser Server antwortet nicht unter dem Namen „{ $host }“. Wenn du ihn betreibst, setz FARSHORE_HOSTS={ $host }.
table-damaged = Tisch { $table } lässt sich nicht öffnen: Seine Daten sind beschädigt. Andere Tische sind nicht betroffen.
deal-unknown = Diese Ziehung lässt sich nicht noch einmal spielen: Sie fehlt in der gespeicherten Partie.
join-first = Setz dich zuerst an einen Tisch.
unknown-level = Den Bot „{ $level }“ gibt es nicht.
challenge-not-over = Nur eine beendete Partie desselben Spiels kann zur Herausforderung werden.
chosen-deal = Dieses Spiel hat verdeckte Karten. Mit anderen am Tisch kannst du die Ziehung nicht wählen: Du würdest die Karten kennen.
challenge-closed = Diese Ziehung gehört zur Herausforderung des Tages. Spiel sie selbst zu Ende oder komm morgen wieder.
no-such-day = Für diesen Tag gibt es keine Ziehung zum Spielen.
not-of-a-day = Diese Partie gehört zu keiner Tagesherausforderung.
branch-not-over = Von hier weiterspielen kannst du, sobald diese Partie zu Ende ist.
rematch-not-over = Eine Revanche geht, sobald diese Partie zu Ende ist.
bad-record = Zeile { $line }: { $reason }
takes-too-long = Das würde mehr als { $seconds } Sekunden dauern oder zu viel Speicher brauchen.
not-playable = Mit diesem Spielmaterial lässt sich keine Partie spielen.
hints-off = An diesem Tisch gibt es keine Tipps.
no-hint = Für diese Stellung gibt es keinen Tipp.

## Rückblicke

review-failed = Der Rückblick wurde nicht fertig. Versuch es noch einmal: Er geht dort weiter, wo er aufgehört hat.
too-many-reviews = Zu viele Rückblicke auf einmal. Bitte warte ein wenig.
no-review-here = Zu Lektionen gibt es keinen Rückblick.

## Verlauf

log-undo = { has-done } es rückgängig gemacht

## Geprüfte Karten

deal-spent = Diese Ziehung ist schon benutzt oder abgelaufen. Versuch es noch einmal.
verify-nothing = Diese gespeicherte Partie enthält kein Versprechen mit Geheimnis, also gibt es nichts zu prüfen.
verify-promise = Das Geheimnis passt nicht zum Versprechen.
verify-draw = Ereignis { $number }: „{ $found }“ kam, nach dem Geheimnis wäre es „{ $right }“.
print-not-over = Nur eine beendete Partie lässt sich drucken.
no-pdf = Dieser Server kann keine PDF-Dateien erstellen. Druck stattdessen die SVG-Datei.

# Spieler: Ablehnungen
former-player = Ehemaliges Mitglied
players-off = Auf diesem Server kannst du dich nicht anmelden: Alle spielen als Gast.
not-signed-in = Meld dich zuerst an.
player-suspended = Dieses Spielkonto ist gesperrt. Frag bitte, wer den Server betreibt.
player-suspended-until = Dieses Spielkonto ist gesperrt bis { $until }.
player-name-length = Ein Name hat { $least } bis { $most } Zeichen, mindestens zwei davon Buchstaben oder Ziffern.
player-name-reserved = Dieser Name ist reserviert. Nimm bitte einen anderen.
player-name-taken = Diesen oder einen sehr ähnlichen Namen gibt es schon.
player-renamed = Du kannst deinen Namen ab { $until } wieder ändern.
passkey-refused = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm deinen Wiederherstellungscode.
recovery-wrong = Das ist kein gültiger Wiederherstellungscode. Prüf die Buchstaben und versuch es noch einmal.
device-code-wrong = Dieser Code ist benutzt oder abgelaufen. Zeig auf dem anderen Gerät einen neuen an.
invitation-wrong = Dieser Einladungscode ist benutzt oder abgelaufen.
no-such-session = Dieses Gerät ist nicht mehr angemeldet.
no-such-passkey = Dieser Passkey ist schon entfernt.
delete-name-wrong = Gib deinen Namen genau so ein, wie er dasteht.
