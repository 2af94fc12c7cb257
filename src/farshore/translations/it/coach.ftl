### L’allenatore: il turno più caro di una partita, le abitudini, gli esercizi per tema.

coach-title = Il tuo allenatore
coach-looking = Il tuo allenatore guarda le tue mosse…
coach-sentence = La mossa che ti è costata di più ({ $when }): { $points ->
    [one] circa 1 punto
   *[other] circa { $points } punti
  }, soprattutto qui: { $line }.
coach-sentence-plain = La mossa che ti è costata di più ({ $when }): { $points ->
    [one] circa 1 punto.
   *[other] circa { $points } punti.
  }
coach-again = Rigioca il turno
coach-picture = La plancia prima di quel turno. La tua mossa è tratteggiata.
coach-good = Nessuna mossa ti ha fatto perdere punti di sicuro. Ben giocato!
coach-themes = Dalle tue partite
coach-lose-most = Qui perdi di più: { $line }. { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } in { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
  }.
coach-position = { $when }: { $points }
coach-practice = Esercizi per tema
coach-theme = { $line }: { $found } su { $all }
coach-rating = Rating { $rating }
coach-row = { $count ->
    [one] 1 di fila
   *[other] { $count } di fila
  }
