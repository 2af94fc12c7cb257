# Why a request about a competition is refused
no-such-tournament = Dieses Turnier gibt es nicht.
too-many-tournaments =
    { $most ->
        [one] Du leitest schon 1 Turnier. Bring es erst zu Ende.
       *[other] Du leitest schon { $most } Turniere. Bring erst eines zu Ende.
    }
too-many-tournaments-entered =
    { $most ->
        [one] Du bist schon in 1 Turnier dabei. Spiel es erst zu Ende.
       *[other] Du bist schon in { $most } Turnieren dabei. Spiel erst eines zu Ende.
    }
tournament-name-needed = Gib dem Turnier einen Namen.
tournament-start-wrong = Wähl einen Starttermin in den nächsten 12 Monaten.
tournament-pace-needed = Wähl eine Bedenkzeit je Zug.
tournament-not-now = Das geht gerade nicht.
tournament-closed = Bei diesem Turnier kannst du nicht mehr ein- oder aussteigen.
tournament-full = Dieses Turnier ist voll.
tournament-code-wrong = Das ist nicht der Code für dieses Turnier.
too-few-entrants =
    { $least ->
        [one] Noch ist niemand dabei.
       *[other] Zum Start müssen mindestens { $least } dabei sein.
    }
not-organiser = Das kann nur, wer das Turnier leitet.
not-entered = Du nimmst an diesem Turnier nicht teil.
no-such-deal = Diese Ziehung gehört nicht zu diesem Turnier.
no-such-club = Diesen Club gibt es nicht, oder du bist nicht Mitglied.
round-closed = Andere spielen diese Ziehung noch. Nach der Runde kannst du zuschauen.

# The cup of the week
cup-how = Fünf Ziehungen von { $game }, für alle gleich. Je ein Versuch, keine Tipps.
cup-ends = Bis { $date }
cup-count = Dabei: { $count }
cup-is-over = Dieser Cup ist vorbei.
deal-number = Ziehung { $number }
deal-play = Spielen
deal-go-on = Weiterspielen
deal-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
deal-missed = Nicht gespielt

# The cup of a club
club-cup = Clubcup
club-to-club = Zum Club

# Tournaments
tournaments-none = Noch keine Turniere. Leg das erste an.
tournament-new = Neues Turnier
tournament-name-label = Name des Turniers
tournament-format = Format
format-swiss = Schweizer System: Nachbarn in der Rangliste treffen aufeinander
format-round-robin = Jeder gegen jeden
format-ladder = Solo-Turnier: Alle spielen dieselben Ziehungen
tournament-seats = Plätze am Tisch
tournament-rounds = Runden
tournament-deals = Ziehungen
tournament-entry = Wer mitmachen kann
entry-open = Alle
entry-link = Wer den Link hat
entry-code = Wer den Code hat
entry-club = Mitglieder eines Clubs
tournament-club = Club
tournament-no-show = Wenn jemand nicht kommt
no-show-bot = spielt ein Bot diese Runde
no-show-leave = spielt ein Bot, und die Person scheidet aus
tournament-late = Einstieg möglich bis Runde
tournament-starts = Beginn
starts-by-hand = Wenn ich es starte
starts-full = Sobald es voll ist
starts-time = Zu einer bestimmten Zeit
tournament-most = Maximale Personenzahl
tournament-days = Tage
tournament-make = Turnier anlegen
status-open = Einstieg offen
status-running = Läuft
status-paused = Pause
status-over = Vorbei
status-cancelled = Abgesagt
tournament-count = Dabei: { $count }/{ $most }
tournament-entrants = Dabei
tournament-round = Runde { $round } von { $rounds }
tournament-begins = Beginn: { $date }
tournament-by = Leitung: { $name }
tournament-conditions = Bedingungen
tournament-enter = Teilnehmen
tournament-withdraw = Aussteigen
tournament-withdraw-how = Ein Bot spielt deine laufende Partie weiter. Sie zählt für dich null Punkte.
tournament-withdrawn = Du bist ausgestiegen.
tournament-start = Starten
tournament-pause = Pause
tournament-resume = Weiter
tournament-cancel = Turnier absagen
tournament-cancel-how = Das Turnier endet für alle, ohne Sieger. Das lässt sich nicht rückgängig machen.
tournament-code-label = Turniercode
tournament-your-code = Turniercode: { $code }
tournament-my-table = Zu deinem Tisch
tournament-waiting = Deine Partie ist vorbei. Die nächste Runde beginnt, sobald alle Tische fertig sind.
tournament-entered = Du bist dabei! Dein Tisch erscheint hier, sobald die Runde beginnt.
tournament-warned = An deinem Tisch wird auf dich gewartet. Spiel jetzt, sonst übernimmt ein Bot.
tournament-sign-in = Meld dich an oder leg ein Spielkonto an, dann bist du dabei.
tournament-to-player = Zur Anmeldung
tournament-missing = Dieses Turnier gibt es nicht.

# Standings
standings-title = Rangliste
standings-none = Noch keine Ergebnisse.
standing-place = Platz
standing-name = Name
standing-points = Platzpunkte
standing-matchpoints = Matchpunkte
standing-opponents = Gegner
standing-best = Beste Runde
standing-total = Punkte
standings-how-table = Platzpunkte: 1 für jede Person an deinem Tisch, die hinter dir landet, ½ bei Gleichstand. Alle Tische haben dieselbe Ziehung. Matchpunkte: wie du gegen denselben Platz an anderen Tischen abschneidest.
standings-how-ladder = Matchpunkte zeigen in Prozent, wie viele andere du mit derselben Ziehung schlägst. Nicht gespielte Ziehungen zählen null.
standings-plain = Nach Ergebnissen
standings-adjusted = Ohne Glück
standings-adjusted-how = Deine Punkte ohne das Glück. Eine Partie erscheint hier, sobald es einen Rückblick gibt.
standing-best-deal = Beste Ziehung
standings-order = Es zählen der Reihe nach: { $names }
tournament-round-number = Runde { $number }
round-promise = Dieselbe Ziehung an jedem Tisch, vor der Runde festgelegt. Prüfcode: { $promise }
round-replay = Ansehen
table-going-on = läuft noch
tournament-bot = Bot
standing-percent = { $value } %
