### La sfida del giorno, al suo tavolo e alla fine.

daily-sign = Di oggi
daily-sign-uncounted = non conta
daily-counts = Sfida del { $day }. Questo tentativo conta.
daily-again = Sfida del { $day }. Conosci già questo sorteggio: il tentativo non conta.
daily-past = Sorteggio del { $day }, dall’archivio. Non conta.
daily-title = Il tuo risultato
daily-place = { $players ->
    [one] Prima partita finita oggi
   *[other] Posto { $place } su { $players }
  }
daily-would-be = { $players ->
    [0] Nessuno è ancora in classifica
   *[other] Posto { $place }, se contasse
  }
daily-better = davanti al { $percent }% degli altri
daily-alone = Ancora nessuno con cui fare un confronto.
daily-par = Par { $par }
daily-yesterday = Ieri: { $name } con { $points }
daily-next = Prossimo sorteggio tra
daily-map-of = { $name }: posto { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
daily-map-mine = La tua plancia: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
daily-ghost = Mostra il contorno della plancia migliore: { $name }
daily-map-before = Plancia precedente
daily-map-after = Plancia successiva
daily-share = Condividi il risultato
daily-share-copy = Copia il testo
daily-share-save = Salva l’immagine
daily-share-send = Invia
daily-share-picture = Immagine del tuo risultato: { $text }
daily-share-no-spoiler = Niente spoiler: il sorteggio resta nascosto.
daily-archive = Sorteggi passati
daily-archive-how = I sorteggi degli ultimi giorni. Non contano per la classifica né per la tua serie.
daily-archive-day = Sorteggio del { $day }
daily-played = giocato
daily-card-title = { $title }, sfida del { $day }

print-boards = Stampa le plance
print-sheet = Stampa un foglio vuoto
cup-title = Coppa della settimana
people-title = Contatti
clubs-title = Club
tournaments-title = Tornei
tournament-back = Alla classifica
leaderboard-link = Classifiche
