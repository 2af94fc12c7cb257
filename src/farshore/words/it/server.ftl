### Quello che dice il server.

## Rifiuti

no-such-table = Questo tavolo non esiste.
no-such-language = Questa lingua non esiste.
not-found = A questo indirizzo non c’è niente.
not-your-seat = Questo non è il tuo posto.
seat-played-by-bot = Ora un bot gioca a questo posto. Prima riprendilo.
table-frozen = Questo tavolo è una registrazione: si guarda, non si gioca. «Continua da qui» ne fa un tavolo.
stale-version = È successo qualcosa prima del tuo clic. Guarda di nuovo.
store-busy = Il tavolo è molto occupato. Riprova.
store-failed = La tua azione non è stata salvata, quindi non è stata fatta. Riprova.
server-failed = Qui qualcosa è andato storto. Non è cambiato niente.
bad-message = Questo messaggio non si capisce: { $reason }
message-too-long = Questo messaggio è troppo lungo.
too-fast = Troppo in una volta. Aspetta un momento.
other-origin = Le richieste di un altro sito non sono accettate.
join-first = Prima siediti a un tavolo.
unknown-level = Il bot «{ $level }» non esiste.
challenge-not-over = Solo una partita finita dello stesso gioco può diventare una sfida.
chosen-deal = Questo gioco nasconde carte, e chi sceglie la distribuzione le conosce: con altri al tavolo non si può scegliere.
challenge-closed = Questa distribuzione fa parte della sfida del giorno. Giocala tu fino alla fine, o torna domani.
branch-not-over = Si può continuare da qui quando questa partita è finita.
rematch-not-over = La rivincita è possibile quando questa partita è finita.
bad-record = Riga { $line }: { $reason }
takes-too-long = Richiederebbe più di { $seconds } secondi, o più memoria di quella disponibile.
not-playable = Con questi non si può giocare alcuna partita.
hints-off = A questo tavolo non ci sono consigli.
no-hint = Per questa posizione non c’è un consiglio.

## Analisi

review-failed = L’analisi non è stata completata. Chiedila di nuovo: riprende da dove si era fermata.
too-many-reviews = Troppe analisi in una volta. Aspetta un po’.
no-review-here = Per una lezione non c’è analisi.

## Registro

log-undo = { has-done } annullato la mossa

## Carte verificate

verify-nothing = Questa registrazione non ha una promessa con il suo segreto: non c’è niente da verificare.
verify-promise = Il segreto non corrisponde alla promessa.
verify-draw = Evento { $number }: è uscito «{ $told }», ma il segreto dice «{ $right }».
