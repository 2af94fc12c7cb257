### Testi su regole, lezioni ed esercizi.

rules-lit = Possibile ora: { $spaces }
no-rules = Per { $game } non c’è ancora un regolamento.
no-section = La sezione «{ $section }» non esiste. A scelta: { $known }.
no-language = La lingua «{ $language }» non esiste. A scelta: { $known }.

## Lessons

lesson-your-move = Tocca a te: fai ciò che dice questo passo.
lesson-read-first = Prima leggi qui, poi premi Avanti.
lesson-not-that = È permesso, ma questo passo parla d’altro.
lesson-over = Hai finito questa lezione.
no-such-lesson = Non c’è nessuna lezione «{ $lesson }».
too-many-lessons = { $most ->
    [one] Hai già 1 lezione aperta. Prima finiscila.
   *[other] Hai già { $most } lezioni aperte. Prima finiscine una.
  }
no-lesson-here = Questa non è una lezione.

## Practice

practice-ask = Tocca al posto { $seat }: trova la mossa migliore.
no-such-exercise = La posizione { $number } non esiste. A scelta: 1–{ $known }.
practice-number = Posizione { $number }
practice-find = Trova la mossa migliore e giocala.
practice-found = Trovata!
practice-lead = A fine partita, rispetto alla seconda mossa migliore: { $lines }
practice-others = per i punti dell’avversario
practice-missed = Un’altra mossa vale circa { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più.
lesson-offline = Offline
lesson-not-saved = Questa lezione non è salvata su questo dispositivo. Le lezioni che hai già aperto funzionano offline.
needs-connection = Serve una connessione
