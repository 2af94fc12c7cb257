### Texte zu Regeln, Lektionen und Übungen.

rules-lit = Jetzt möglich: { $spaces }
no-rules = Für { $game } gibt es noch keine Spielregel.
no-section = Den Abschnitt „{ $section }“ gibt es nicht. Zur Wahl: { $known }.
no-language = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl: { $known }.

## Lessons

lesson-your-move = Du bist dran: Mach, was der Schritt sagt.
lesson-read-first = Lies das zuerst, dann drück Weiter.
lesson-not-that = Erlaubt ist das, aber in diesem Schritt geht es um etwas anderes.
lesson-over = Du hast diese Lektion geschafft.
no-such-lesson = Es gibt keine Lektion „{ $lesson }“.
too-many-lessons = { $most ->
    [one] Du hast schon 1 Lektion offen. Bitte beende sie zuerst.
   *[other] Du hast schon { $most } Lektionen offen. Bitte beende zuerst eine.
  }
no-lesson-here = Das ist keine Lektion.

## Practice

practice-ask = Platz { $seat } ist dran: Finde den besten Zug.
no-such-exercise = Eine Stellung { $number } gibt es nicht. Zur Wahl: 1–{ $known }.
practice-number = Stellung { $number }
practice-find = Finde den besten Zug und spiel ihn.
practice-found = Gefunden!
practice-lead = Am Ende der Partie, verglichen mit dem nächstbesten Zug: { $lines }
practice-others = durch Punkte der anderen Seite
practice-missed = Ein anderer Zug bringt etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
lesson-offline = Offline
lesson-not-saved = Diese Lektion ist auf diesem Gerät nicht gespeichert. Lektionen, die du schon geöffnet hast, gehen auch offline.
needs-connection = Braucht eine Verbindung
