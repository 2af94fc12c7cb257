### Ce qui se dit des règles à lire.

rules-lit = Possible maintenant : { $spaces }
no-rules = { $game } n’apporte pas de règles à lire.
no-section = Il n’y a pas de section « { $section } » ; il y a { $known }.
no-language = Il n’y a pas de langue « { $language } » ; il y a { $known }.

## Lessons

lesson-your-move = À vous : faites ce que dit l’étape.
lesson-read-first = Lisez d’abord ceci, puis appuyez sur Suite.
lesson-not-that = Ce serait permis, mais la leçon parle d’autre chose en ce moment.
lesson-over = Cette leçon est terminée.
no-such-lesson = Il n’y a pas de leçon « { $lesson } ».
too-many-lessons = { $most } leçons sont déjà ouvertes d’ici. Terminez-en d’abord une.
no-lesson-here = Ce n’est pas une leçon.

## Practice

practice-ask = À la place { $seat } de jouer : trouvez le meilleur tour.
no-such-exercise = Il n’y a pas de position { $number } ; il y en a { $known }.
practice-number = Position { $number }
practice-find = Trouvez le meilleur tour dans cette position, et jouez-le.
practice-found = Trouvé !
practice-missed = Un autre tour rapporte environ { $points ->
        [one] 1 point
       *[other] { $points } points
    } de plus.
