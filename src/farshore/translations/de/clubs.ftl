# Why a request about a club or about people is refused
club-name-needed = Gib dem Club einen Namen.
club-code-wrong = Dieser Clublink funktioniert nicht mehr.
club-full = Dieser Club ist voll (höchstens { $most }).
too-many-clubs = Du kannst keinem weiteren Club beitreten (höchstens { $most }).
not-club-owner = Das kann nur, wer den Club leitet.
no-such-member = Diese Person ist nicht in diesem Club.
delete-club-name-wrong = Schreib den Namen des Clubs ganz genau.
person-not-met = Mit dieser Person hast du noch nicht gespielt.
too-many-people = Deine Liste ist voll (höchstens { $most }).
too-many-invitations = Warte erst auf Antworten, bevor du noch jemanden einlädst (höchstens { $most }).
no-such-invitation = Diese Einladung gilt nicht mehr.

# Clubs
clubs-how = Spiel mit deiner eigenen Gruppe: jede Woche ein Cup und Tische, die nur Mitglieder sehen.
clubs-none = Du bist noch in keinem Club.
club-new = Neuer Club
club-name-label = Clubname
club-make = Club gründen
club-members-count =
    { $count ->
        [one] 1 Mitglied
       *[other] { $count } Mitglieder
    }
club-owner = Leitung
club-owner-is = Leitung: { $name }
club-share = Lad Leute mit diesem Link ein:
club-new-link = Neuer Link
club-new-link-how = Der alte Link funktioniert dann nicht mehr.
club-members = Mitglieder
club-member = Name
club-played = Partien
club-won = Siege
club-results-how = Nur Partien mit mindestens zwei Mitgliedern zählen.
club-remove = Entfernen
club-give = Leitung übergeben
club-leave = Club verlassen
club-leave-how = Du gehst sofort. Kommst du zurück, sind deine Siege noch da.
club-settings = Einstellungen
club-rename = Umbenennen
club-delete = Club löschen
club-delete-how = Schreib den Namen des Clubs, um ihn zu löschen. Seine laufenden Turniere werden abgesagt.
club-cup-how = Fünf Ziehungen von { $game } in dieser Woche, nur für Mitglieder.
club-to-cup = Zum Cup
club-cup-game = Spiel im Cup
club-cup-game-how = Änderungen gelten ab dem Cup der nächsten Woche.
club-cup-rotates = Jede Woche ein anderes Spiel
club-tables = Offene Tische
club-tables-none = Gerade ist kein Tisch offen.
club-new-table = Neuer Tisch für den Club
club-tournaments-none = Noch keine Turniere.
club-join-title = Bei { $name } mitmachen?
club-join = Beitreten
open-to-club = Clubtisch: Nur Mitglieder sehen ihn

# People
people-following = Leute, denen du folgst
people-following-none = Noch niemand. Nach einer Partie kannst du denen folgen, mit denen du gespielt hast.
people-followers = Wer dir folgt
people-first-page = Erste Seite
people-next-page = Nächste Seite
people-met = Mit wem du gespielt hast
people-blocked = Blockiert
people-follow = Folgen
people-follow-back = Zurückfolgen
people-unfollow = Nicht mehr folgen
people-block = Blockieren
people-unblock = Nicht mehr blockieren
people-here = gerade da
people-here-how = Wenn ihr euch gegenseitig folgt, seht ihr, wann die anderen da sind.
people-more = Mehr
people-invite = Einladen
people-invite-again = Wieder einladen
people-invited = Eingeladen
people-invites-you = { $name } lädt dich zu einer Partie { $title } ein
people-join = Mitspielen
people-decline = Nein danke
people-after-match = Wer am Tisch war
people-invite-to-table = Leute einladen, denen du folgst
