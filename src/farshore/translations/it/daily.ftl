### La sfida del giorno, al suo tavolo e alla fine.

daily-sign = Di oggi
daily-counts = Sfida del { $day }. Questo tentativo conta.
daily-again = Sfida del { $day }. Conosci già questo sorteggio: il tentativo non conta.
daily-past = Sorteggio del { $day }, dall’archivio. Non conta.
daily-title = La tua giornata
daily-place = { $players ->
    [one] Il primo risultato di oggi
   *[other] Posto { $place } su { $players }
  }
daily-would-be = { $players ->
    [0] Nessun tentativo conta ancora
   *[other] Sarebbe il posto { $place }, ma non conta
  }
daily-better = davanti al { $percent }% degli altri
daily-alone = Altri seguiranno.
daily-par = Par { $par }
daily-yesterday = Ieri: { $name } con { $points }
daily-next = Prossimo sorteggio tra
daily-maps = Le plance di tutti
daily-map-of = { $name }: posto { $place }, { $points } punti
daily-map-mine = La tua plancia: { $points } punti
daily-ghost = Contorno del migliore: { $name }
daily-map-before = Plancia precedente
daily-map-after = Plancia successiva
daily-share = Condividi il risultato
daily-share-copy = Copia il testo
daily-share-save = Salva l’immagine
daily-share-send = Invia
daily-share-picture = Immagine del tuo risultato: { $text }
daily-share-no-spoiler = Non svela nulla del sorteggio.
daily-archive = Sorteggi passati
daily-archive-how = I sorteggi degli ultimi giorni. Non contano per la classifica né per la serie.
daily-archive-day = Sorteggio del { $day }
daily-played = giocato
daily-card-title = { $title }, sfida del { $day }

print-boards = Stampa le plance
print-sheet = Stampa un foglio vuoto
