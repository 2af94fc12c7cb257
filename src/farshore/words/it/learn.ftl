### Che cosa si dice delle regole da leggere.

rules-lit = Ora possibile: { $spaces }
no-rules = { $game } non porta regole da leggere.
no-section = Non c’è nessuna sezione «{ $section }»; ci sono { $known }.
no-language = Non c’è nessuna lingua «{ $language }»; ci sono { $known }.

## Lessons

lesson-your-move = Tocca a te: fai ciò che dice il passo.
lesson-read-first = Prima leggi questo, poi premi Avanti.
lesson-not-that = Sarebbe permesso, ma ora la lezione parla d’altro.
lesson-over = Questa lezione è finita.
no-such-lesson = Non c’è nessuna lezione «{ $lesson }».
too-many-lessons = Da qui sono già aperte { $most } lezioni. Prima finiscine una.
no-lesson-here = Questa non è una lezione.

## Practice

practice-ask = Tocca al posto { $seat }: trova il turno migliore.
no-such-exercise = Non c’è la posizione { $number }; ce ne sono { $known }.
practice-number = Posizione { $number }
practice-find = Trova il turno migliore in questa posizione e giocalo.
practice-found = Trovato!
practice-missed = Un altro turno porta circa { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più.
