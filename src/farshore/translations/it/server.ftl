### Testi del server.

## Rifiuti

no-such-table = Questo tavolo non esiste.
no-such-language = Questa lingua non esiste.
not-found = A questo indirizzo non c’è niente.
not-your-seat = Questo non è il tuo posto.
seat-played-by-bot = A questo posto gioca un bot. Prima riprendilo.
table-frozen = Una partita salvata si può solo guardare. Per giocare, premi «Continua da qui».
challenge-kept = Non puoi lasciare questo tavolo: fa parte di una sfida.
stale-version = Qualcosa è cambiato prima del tuo clic. Guarda di nuovo.
store-busy = Questo tavolo è molto occupato. Riprova.
store-failed = Non è stato possibile salvare la tua mossa: non è successo nulla. Riprova.
server-failed = Qui qualcosa è andato storto. Non è cambiato niente.
bad-message = Questo messaggio non si legge: { $reason }
message-too-long = Questo messaggio è troppo lungo.
too-fast = Troppe cose in una volta. Aspetta un momento.
other-origin = Le richieste da altri siti non sono accettate.
banned = Questo indirizzo è bloccato qui.
banned-until = Questo indirizzo è bloccato qui fino al { $until }.
table-stopped = Il gestore ha fermato questo tavolo.
unknown-host = Questo server non risponde al nome «{ $host }». Se lo gestisci, imposta FARSHORE_HOSTS={ $host }.
table-damaged = Il tavolo { $table } non si apre: i suoi dati sono danneggiati. Gli altri tavoli non ne risentono.
deal-unknown = Non puoi rigiocare questo sorteggio: manca nella partita salvata.
join-first = Prima siediti a un tavolo.
unknown-level = Il bot «{ $level }» non esiste.
challenge-not-over = Solo una partita finita dello stesso gioco può diventare una sfida.
chosen-deal = Questo gioco ha carte nascoste. Con altri al tavolo non puoi scegliere il sorteggio: conosceresti le carte.
challenge-closed = Questo sorteggio fa parte della sfida del giorno. Giocalo fino in fondo, o torna domani.
no-such-day = Per questo giorno non c’è un sorteggio da giocare.
not-of-a-day = Questa partita non fa parte di una sfida del giorno.
branch-not-over = Potrai continuare da qui quando questa partita sarà finita.
rematch-not-over = Potrai giocare la rivincita quando questa partita sarà finita.
bad-record = Riga { $line }: { $reason }
takes-too-long = Richiederebbe più di { $seconds } secondi, o troppa memoria.
not-playable = Con questi componenti non si può giocare nessuna partita.
hints-off = A questo tavolo non ci sono consigli.
no-hint = Per questa posizione non c’è un consiglio.

## Analisi

review-failed = L’analisi non è arrivata in fondo. Chiedila di nuovo: riprende da dove si era fermata.
too-many-reviews = Troppe analisi in una volta. Aspetta un po’.
no-review-here = Per le lezioni non c’è analisi.

## Registro

log-undo = { has-done } annullato la mossa

## Carte verificate

deal-spent = Questo sorteggio è già stato usato o è scaduto. Riprova.
verify-nothing = Questa partita salvata non ha promessa e segreto: non c’è niente da verificare.
verify-promise = Il segreto non corrisponde alla promessa.
verify-draw = Evento { $number }: è uscito «{ $found }», ma il segreto dice «{ $right }».
print-not-over = Si può stampare solo una partita finita.
no-pdf = Questo server non può creare file PDF. Stampa invece il file SVG.

# Giocatori: rifiuti
former-player = Ex membro
players-off = Questo server non ha profili: tutti giocano come ospiti.
not-signed-in = Prima accedi.
player-suspended = Questo profilo è sospeso. Chiedi a chi gestisce il server.
player-suspended-until = Questo profilo è sospeso fino al { $until }.
player-name-length = Un nome ha da { $least } a { $most } caratteri, di cui almeno due lettere o cifre.
player-name-reserved = Questo nome è riservato. Scegline un altro.
player-name-taken = Questo nome, o uno che gli somiglia, è già preso.
player-renamed = Puoi cambiare di nuovo nome dal { $until }.
passkey-refused = Questa passkey non è stata accettata. Riprova, o usa il codice di recupero.
recovery-wrong = Questo codice di recupero non è valido. Controlla le lettere e riprova.
device-code-wrong = Questo codice è già stato usato o è scaduto. Mostrane uno nuovo sull’altro dispositivo.
invitation-wrong = Questo codice d’invito è già stato usato o è scaduto.
no-such-session = Questo dispositivo non è più collegato.
no-such-passkey = Questa passkey è già stata rimossa.
delete-name-wrong = Scrivi il tuo nome esattamente come appare.
