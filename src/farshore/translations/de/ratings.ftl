## Spielstärke: gewertete Tische, Ranglisten, Profile

rated-seats = Nimm bei einer gewerteten Partie einen Platz. Auf die anderen kommen Freunde per Link oder Bots.
rated-plain = Gewertete Partien haben eine neue Ziehung und keine eigenen Dateien.
rated-pace = Wähl eine Bedenkzeit: Gewertete Partien brauchen eine.
rated-twice = Du sitzt schon an diesem Tisch.
no-such-player = Wir kennen niemanden mit diesem Namen.

rated-table = Gewertete Partie
rated-how = Das Ergebnis ändert die Spielstärke von allen. Alle müssen sich anmelden, und Tipps sind aus.
rated-sign-in = Meld dich an, um gewertete Partien zu spielen.
rated-household = Wir wohnen zusammen und teilen einen Anschluss.

## Ranglisten
leaderboard-title = Rangliste
leaderboard-time = Zeitraum
leaderboard-all-time = Insgesamt
leaderboard-quarter = { $quarter }. Quartal { $year }
leaderboard-list = Anzeigen
leaderboard-people = Alle
leaderboard-following = Leute, denen du folgst
leaderboard-programs = Bots von Spielern
leaderboard-program = { $name } (Bot von { $player })
leaderboard-place = Platz
leaderboard-name = Name
leaderboard-matches = Partien
leaderboard-rating = Spielstärke
leaderboard-none = Noch hat niemand genug gewertete Partien gespielt. Spiel ein paar, dann kommst du auf die Liste.
leaderboard-how = Wer neu ist, beginnt mit 1500. Gegen jemanden mit 400 weniger gewinnst du zehn von elf Partien. ± zeigt, wie sicher wir sind.
leaderboard-how-solo = Dein Schnitt über oder unter Par. Bei Partien mit Rückblick ist das Glück abgezogen. ± zeigt, wie sicher wir sind. Brichst du nach deinem ersten Zug ab, zählen die Punkte bis dahin.

## Spielstärke
rating-group-solo = solo
rating-group-two = zu zweit
rating-group-more = zu dritt oder viert
rating-provisional-mark = (vorläufig)
rating-plain = Nach Ergebnissen
rating-adjusted = Ohne Glück
rating-adjusted-how = „Ohne Glück“ lässt weg, was der Rückblick Glück nennt. In unseren Simulationen ordnet das die Spieler nicht schneller, deshalb zählen die Ergebnisse.
rating-curve = Spielstärke im Lauf der Zeit: { $name }
rating-curve-range = Tiefststand { $low }, Höchststand { $high }
rated-result = Spielstärke
rated-refused-same = Nicht gewertet: Eine Person hatte zwei Plätze.
rated-refused-device = Nicht gewertet: Zwei von euch haben am selben Gerät gespielt.
rated-refused-address = Nicht gewertet: Zwei von euch haben denselben Internetanschluss. Wohnt ihr zusammen? Dann gebt es beim nächsten Tisch an.
rated-refused-often = Nicht gewertet: Zwei von euch haben heute schon genug gewertete Partien gespielt.
rated-refused-level = Nicht gewertet: Wir wissen nicht, wie stark dieser Bot ist.
rated-refused-merged = Nicht gewertet: Zwei Plätze gehören jetzt derselben Person.

## Profile
profile-since = Dabei seit { $date }
profile-ratings = Spielstärke
profile-no-ratings = Noch keine Spielstärke.
profile-rank = Platz { $rank }
profile-matches-count =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
profile-matches-won = gewonnen: { $count }
profile-averages = Durchschnitte
profile-points = Punkte
profile-choices = Entschei­dungen
profile-luck = Glück
profile-best-deals = Beste Ziehungen
profile-opponents = Häufigste Gegner
profile-latest = Letzte Partien
profile-result =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
profile-par = Par { $par }
profile-place = Platz { $place } von { $seats }
profile-not-rated = nicht gewertet
profile-public = Was alle sehen
profile-public-ratings = Spielstärke
profile-public-matches = Partien und beste Ziehungen
profile-public-opponents = Häufigste Gegner
profile-public-averages = Entscheidungen und Glück im Schnitt
