### Was der Server sagt.

## Ablehnungen

no-such-table = Diesen Tisch gibt es nicht.
no-such-language = Diese Sprache gibt es nicht.
not-found = Unter dieser Adresse ist nichts.
not-your-seat = Das ist nicht dein Platz.
seat-played-by-bot = Diesen Platz spielt gerade ein Bot. Übernimm ihn zuerst wieder.
table-frozen = Dieser Tisch ist eine Aufzeichnung: zum Ansehen, nicht zum Weiterspielen. „Von hier weiterspielen“ macht einen Tisch daraus.
stale-version = Vor deinem Klick ist etwas passiert. Bitte sieh noch einmal hin.
store-busy = An diesem Tisch ist gerade sehr viel los. Bitte versuche es noch einmal.
store-failed = Deine Aktion konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt. Bitte versuche es noch einmal.
server-failed = Hier ist etwas schiefgegangen. Nichts hat sich geändert.
bad-message = Diese Nachricht war nicht zu verstehen: { $reason }
message-too-long = Diese Nachricht ist zu lang.
too-fast = Das war zu viel auf einmal. Bitte warte einen Moment.
other-origin = Anfragen von einer anderen Website werden nicht angenommen.
join-first = Setz dich zuerst an einen Tisch.
unknown-level = Den Bot „{ $level }“ gibt es nicht.
challenge-not-over = Nur eine beendete Partie desselben Spiels kann als Herausforderung dienen.
chosen-deal = Dieses Spiel verdeckt Karten, und wer die Auslage wählt, kennt sie: Mit anderen am Tisch lässt sie sich nicht wählen.
challenge-closed = Diese Auslage gehört zur Herausforderung des Tages. Spiel sie selbst zu Ende, oder komm morgen wieder.
branch-not-over = Von hier weiterspielen geht, wenn diese Partie zu Ende ist.
rematch-not-over = Eine Revanche ist möglich, wenn diese Partie zu Ende ist.
bad-record = Zeile { $line }: { $reason }
takes-too-long = Das würde länger als { $seconds } Sekunden dauern oder mehr Speicher brauchen, als dafür da ist.
not-playable = Damit lässt sich keine Partie spielen.
hints-off = An diesem Tisch gibt es keine Tipps.
no-hint = Für diese Stellung gibt es keinen Tipp.

## Rückblicke

review-failed = Der Rückblick wurde nicht fertig. Frag noch einmal: Er geht weiter, wo er stehen blieb.
too-many-reviews = Zu viele Rückblicke auf einmal. Bitte warte eine Weile.
no-review-here = Zu einer Lektion gibt es keinen Rückblick.

## Verlauf

log-undo = { has-done } es zurückgenommen

## Geprüfte Karten

verify-nothing = Diese Aufzeichnung enthält kein Versprechen mit seinem Geheimnis, also gibt es nichts zu prüfen.
verify-promise = Das Geheimnis passt nicht zum Versprechen.
verify-draw = Ereignis { $number }: „{ $told }“ kam, nach dem Geheimnis wäre es „{ $right }“.
