### Was über Regeln zum Lesen gesagt wird.

rules-lit = Jetzt möglich: { $spaces }
no-rules = { $game } bringt keine Regeln zum Lesen mit.
no-section = Es gibt keinen Abschnitt „{ $section }“; es gibt { $known }.
no-language = Es gibt keine Sprache „{ $language }“; es gibt { $known }.

## Lessons

lesson-your-move = Du bist dran: Tu, was der Schritt sagt.
lesson-read-first = Lies das zuerst, dann drück Weiter.
lesson-not-that = Das wäre erlaubt, aber gerade geht es in der Lektion um etwas anderes.
lesson-over = Diese Lektion ist zu Ende.
no-such-lesson = Es gibt keine Lektion „{ $lesson }“.
too-many-lessons = Von hier aus sind schon { $most } Lektionen offen. Bitte beende zuerst eine.
no-lesson-here = Das ist keine Lektion.

## Practice

practice-ask = Platz { $seat } ist dran: Finde den besten Zug.
no-such-exercise = Es gibt keine Stellung { $number }; es gibt { $known }.
practice-number = Stellung { $number }
practice-find = Finde in dieser Stellung den besten Zug und spiel ihn.
practice-found = Gefunden!
practice-missed = Ein anderer Zug bringt etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
