### Testi dell’analisi di una partita.

review-open = Apri l’analisi
review-three = Mosse da rivedere
review-none-sure = Nessuna mossa è costata di sicuro un punto.
review-growing = Ancora in corso: { $share }%
review-plain = Per questo gioco l’analisi non guarda avanti. Confronta le mosse in base ai punti che danno subito.
review-expected = Atteso
review-luck = Fortuna
review-luck-others = La fortuna e gli altri
review-choices = Scelte
review-result = Risultato
review-adds-up = Somma una riga e ottieni il risultato. ± indica il margine d’errore.
review-expected-sense = Atteso: quello che { $level } otterrebbe in media.
review-expected-par = Atteso: quello che { $level } otterrebbe in media dal tuo primo turno. Par { $points }: la media di molte partite con questa preparazione.
review-over-par = { $points } sopra il par
review-under-par = { $points } sotto il par
review-at-par = Esattamente il par
review-curve = Risultato atteso e che cosa lo ha cambiato
review-points-curve = Punti dopo ogni turno
review-key-luck = fortuna
review-key-lost = perso con una scelta
review-key-best = trovata la mossa migliore
review-cards-lane = fortuna
review-moves-lane = scelte
review-turn = Turno
review-where-lost = Dove si sono persi punti
review-points = Punti
review-not-sure = (? = non sicuro)
review-hidden = Prima prova tu
review-list = Mosse, le più costose per prime
review-fine = Non abbiamo trovato di meglio
review-better-than-found = Meglio di tutto ciò che abbiamo trovato
review-nothing-yet = Non ancora esaminato
review-played = Nella partita
review-best = Mossa migliore
review-your-try = La tua prova
review-did = Giocato
review-instead = Meglio
review-yours = giocato
review-better = meglio
review-seat = Mosse di chi
review-try = Prova tu
review-try-again = Riprova
review-show = Mostra la risposta
review-stays-hidden = La risposta resta nascosta finché non provi o non la chiedi.
review-tried-best = È la mossa migliore che abbiamo trovato.
review-tried-same = È la mossa della partita.
review-try-better =
    { $points ->
        [one] La tua mossa vale circa 1 punto in più di quella della partita.
       *[other] La tua mossa vale circa { $points } punti in più di quella della partita.
    }
review-try-worse =
    { $points ->
        [one] La tua mossa vale circa 1 punto in meno di quella della partita.
       *[other] La tua mossa vale circa { $points } punti in meno di quella della partita.
    }
review-try-equal = La tua mossa vale più o meno quella della partita.
review-try-short =
    { $points ->
        [one] La mossa migliore che abbiamo trovato vale circa 1 punto in più.
       *[other] La mossa migliore che abbiamo trovato vale circa { $points } punti in più.
    }
review-try-as-best = Non abbiamo trovato di meglio.
review-trying = Che cosa faresti adesso?
review-trying-sense = Gioca tutto il turno per vedere quanto vale. La partita non cambia.
review-weighing = La tua mossa viene valutata…
review-back = Torna all’analisi
review-before = Turno precedente
review-after = Turno successivo
review-profile = Le tue scelte
review-profile-sense = Dalle tue partite analizzate. Restano su questo dispositivo.
review-profile-matches = Partite
review-profile-mean = Scelte per partita
review-profile-trend = Ultime cinque
review-profile-par = Rispetto al par
review-profile-lines = Costa di più
review-part = Soprattutto { $instead } invece di { $played }: { $points }
review-draws = La fortuna delle estrazioni
review-draws-sense = Quanto è stata fortunata ogni estrazione, rispetto a cos’altro poteva uscire.
review-lead = Vantaggio
review-leads-sense = Vantaggio sul miglior avversario. Somma una riga e ottieni il risultato.
review-profile-wins = Vinte
review-profile-won = { $level }: { $won } su { $all }
review-save = Salva in un file
review-share = Link a questa analisi
