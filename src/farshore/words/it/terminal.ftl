### Che cosa dice il terminale.

## Giocare

play-help = Scrivi un’azione o il suo numero. «help» spiega il resto.
play-help-long =
    Un numero o un’azione («mark e7»): farla. Una riga vuota: niente.
    why 3, why mark e7: che cosa porterebbe, o perché non è possibile. why e7: che cosa c’è da dire di una casella.
    look: che cosa c’è intorno al tabellone.
    hint: che cosa farebbe un buon giocatore, e perché.
    undo: annullare l’ultima azione. list: tutto ciò che è possibile. score: il segnapunti. quit: uscire.
    Le frecce richiamano ciò che hai scritto; il tasto di tabulazione completa le parole.
play-why = Di’ di che cosa si tratta: why 3, o why mark e7.
play-more = altre { $count } (list)
legend-mine = segnato
legend-legal = possibile ora

## Avviare

serve-at = Farshore è su { $address } (Ctrl-C lo termina)
serve-as-postgres = Le mosse sono sicure quanto PostgreSQL le conserva (synchronous_commit).
serve-on-disk = Ogni mossa confermata è sul disco: un’interruzione di corrente non costa nulla.
db-upgraded = il database è stato aggiornato
db-up-to-date = il database era aggiornato
db-exported = { $rows ->
    [one] 1 riga esportata
   *[other] { $rows } righe esportate
  }
db-imported = { $rows ->
    [one] 1 riga importata
   *[other] { $rows } righe importate
  }
serve-two-seconds = Un’interruzione di corrente può costare gli ultimi due secondi (FARSHORE_DURABLE=on: nulla); un arresto anomalo non costa nulla.

## Che cosa non si può fare

cmd-unknown = non c’è un comando «{ $word }»; «farshore --help» li elenca
cmd-unknown-near = non c’è un comando «{ $word }» (intendevi «{ $near }»?); «farshore --help» li elenca
cmd-game-broken = il gioco «{ $game }» non può essere caricato: { $error }
cmd-no-game = non c’è un gioco «{ $game }»; sono installati { $known }
cmd-no-game-near = non c’è un gioco «{ $game }» (intendevi «{ $near }»?); sono installati { $known }
cmd-game-made = il gioco «{ $game }» non può essere creato: { $error }
cmd-game-lacks = al gioco «{ $game }» manca: { $missing }
cmd-not-toml = { $file } non è TOML: { $error }
cmd-name-value = --option { $words }: scrivi NOME=VALORE
cmd-no-toml-files = non ci sono file TOML in { $folder }
cmd-no-seat = non c’è un posto { $seat }; sono numerati da 0
cmd-bad-id = «{ $name }» non può essere il nome di un gioco: scrivi minuscole, cifre e _
cmd-game-there = c’è già un gioco «{ $name }»
cmd-package-there = c’è già un pacchetto Python «{ $name }»
cmd-folder-there = { $folder } esiste già
cmd-port-range = --port { $port }: le porte vanno da 0 a { $last }
cmd-no-address = { $host }:{ $port } non è un indirizzo di questa macchina
cmd-several-workers = più processi richiedono PostgreSQL: --database postgresql://…
cmd-port-in-use = la porta { $port } è occupata; scegline un’altra: --port { $next }
cmd-port-barred = la porta { $port } non può essere usata ({ $error }); scegline un’altra: --port { $next }
cmd-database-address = --database { $url }: scrivi sqlite:///FILE o postgresql://NOME:PASSWORD@MACCHINA/DATABASE
cmd-database-lost = il database non è raggiungibile o non si può scrivere: { $error }; scegline un altro: --database
cmd-database-barred = nel database non si può scrivere nulla: { $error } ({ $url }; è un posto di sola lettura?); scegline un altro: --database
cmd-print-ending = { $file }: una stampa finisce con uno di { $endings }
