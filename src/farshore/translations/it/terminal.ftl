### Testi del terminale.

## Giocare

play-help = Scrivi un’azione o il suo numero. «help» spiega il resto.
play-help-long =
    Scrivi un numero o un’azione («{ $action }») per giocarla. Una riga vuota non fa niente.
    Se in una casella è possibile una sola azione, basta il suo nome.
    why 3, why { $action }: che cosa fa, o perché non si può. why { $space }: se lì puoi giocare, e se no perché.
    look: che cosa c’è intorno alla plancia.
    hint: una buona mossa, e perché.
    undo: annulla la tua ultima azione. list: tutto ciò che puoi fare. score: il segnapunti. quit: esci.
    Le frecce richiamano ciò che hai scritto; il tasto di tabulazione completa le parole.
play-why = Perché che cosa? Per esempio: why 3, o why { $action }.
play-near = Intendevi «{ $action }»?
play-more = altre { $count } (list)
legend-mine = tuo
legend-seats = di questo posto
legend-legal = possibile ora

## Avviare

serve-at = Farshore è attivo su { $address } (Ctrl-C lo ferma)
serve-as-postgres = La sicurezza delle mosse dipende dalle impostazioni di PostgreSQL (synchronous_commit).
serve-on-disk = Ogni mossa confermata è sul disco: un’interruzione di corrente non fa perdere nulla.
db-upgraded = il database è stato aggiornato
db-up-to-date = il database è aggiornato
db-exported = { $rows ->
    [one] 1 riga esportata
   *[other] { $rows } righe esportate
  }
db-imported = { $rows ->
    [one] 1 riga importata
   *[other] { $rows } righe importate
  }
db-verified = { $file }: completo e integro ({ $rows ->
    [one] 1 riga
   *[other] { $rows } righe
  }, { $tables ->
    [one] 1 tavolo da gioco
   *[other] { $tables } tavoli da gioco
  })
db-pruned = eliminati: { $parts }
db-would-prune = da eliminare: { $parts }
db-pruned-unplayed = { $count ->
    [one] 1 tavolo senza mosse
   *[other] { $count } tavoli senza mosse
  }
db-pruned-uploads = { $count ->
    [one] 1 partita caricata
   *[other] { $count } partite caricate
  }
db-pruned-finished = { $count ->
    [one] 1 partita finita
   *[other] { $count } partite finite
  }
serve-two-seconds = Un’interruzione di corrente può far perdere gli ultimi due secondi (FARSHORE_DURABLE=on: nulla), un arresto anomalo nulla.

## Che cosa non si può fare

cmd-no-database = non c’è nessun database di Farshore in { $database }
cmd-old-database = il database { $database } è di una versione precedente; esegui prima «farshore db upgrade»
cmd-new-database = il database { $database } è di una versione più recente di Farshore
cmd-database-damaged = il database { $database } è danneggiato: { $reason }
backup-not-empty = { $database } contiene già dei tavoli; l’importazione richiede un database vuoto
backup-empty = { $file } è vuoto; non è stato importato niente
backup-truncated = { $file } è troncato: manca la fine; non è stato importato niente
backup-damaged = { $file } è danneggiato: il contenuto non corrisponde alla somma di controllo; non è stato importato niente
backup-line = { $file }, riga { $line }: non è una voce di un database di Farshore; non è stato importato niente
backup-reference = { $file }, riga { $line }: questa voce appartiene al tavolo { $table }, che nel file non c’è; non è stato importato niente
backup-row = { $file } non va bene per il database, non è stato importato niente: { $reason }
backup-newer = { $file } è di una versione più recente di Farshore; non è stato importato niente
cmd-keep-everything = niente da eliminare: indica dopo quanti giorni, per esempio --unplayed 7
cmd-unknown = non c’è un comando «{ $word }»; «farshore --help» li elenca
cmd-unknown-near = non c’è un comando «{ $word }» (intendevi «{ $near }»?); «farshore --help» li elenca
cmd-game-broken = il gioco «{ $game }» non si può caricare: { $error }
cmd-no-game = non c’è un gioco «{ $game }»; installati: { $known }
cmd-no-game-near = non c’è un gioco «{ $game }» (intendevi «{ $near }»?); installati: { $known }
cmd-game-made = il gioco «{ $game }» non si può creare: { $error }
cmd-game-lacks = al gioco «{ $game }» manca: { $missing }
cmd-not-toml = { $file } non è TOML: { $error }
cmd-name-value = --option { $words }: scrivi NOME=VALORE
cmd-no-toml-files = non ci sono file TOML in { $folder }
cmd-no-seat = non c’è un posto { $seat }; sono numerati da 0
cmd-bad-id = «{ $name }» non può fare da identificatore: usa minuscole, cifre e _
cmd-game-there = c’è già un gioco «{ $name }»
cmd-package-there = c’è già un pacchetto Python «{ $name }»
cmd-folder-there = { $folder } esiste già
cmd-port-range = --port { $port }: le porte vanno da 0 a { $last }
cmd-no-address = { $host }:{ $port } non è un indirizzo di questa macchina
cmd-several-workers = più processi richiedono PostgreSQL: --database postgresql://…
cmd-port-in-use = la porta { $port } è occupata; scegline un’altra: --port { $next }
cmd-port-barred = la porta { $port } non si può usare ({ $error }); scegline un’altra: --port { $next }
cmd-database-address = --database { $url }: scrivi sqlite:///FILE o postgresql://NOME:PASSWORD@MACCHINA/DATABASE
cmd-database-lost = il database non è raggiungibile o non è scrivibile: { $error }; scegline un altro: --database
cmd-database-barred = non si può scrivere nel database: { $error } ({ $url }; è un posto di sola lettura?); scegline un altro: --database
cmd-print-ending = { $file }: il nome del file deve finire con uno di { $endings }

## Running a server: farshore admin

admin-table-freeze = Il tavolo { $table } è fermo: lì non si può giocare.
admin-table-unfreeze = Il tavolo { $table } riprende.
admin-table-delete = Il tavolo { $table } è eliminato.
admin-stopped = fermo
admin-over = finito
admin-running = in corso
admin-no-table = il tavolo { $table } non esiste
admin-not-stopped = il tavolo { $table } non è fermo
admin-ban = { $address } è bloccato fino a: { $until }
admin-limit = { $address } ha un decimo dei limiti normali fino a: { $until }
admin-unban = { $address } è di nuovo ammesso.
admin-not-banned = { $address } non è né bloccato né limitato
admin-bad-address = «{ $address }» non è un indirizzo IPv4 o IPv6
admin-bad-time = «{ $time }» non è un orario: usa --until 2026-11-20T18:00 o --for 30m, 2h, 3d
admin-report-closed = La segnalazione { $report } è chiusa.
admin-no-report = la segnalazione { $report } non esiste
report-chat = chat
report-name = nome
admin-no-server = nessun server in funzione ha risposto
admin-message-set = Il messaggio appare su ogni pagina.
admin-message-removed = Il messaggio è rimosso.
admin-maintenance-on = Niente nuovi tavoli fino al { $until }.
admin-maintenance-off = I nuovi tavoli sono di nuovo possibili.
admin-no-end = indica quando finisce: --until o --for
head-table = tavolo
head-game = gioco
head-events = eventi
head-changed = modificato
head-state = stato
head-name = nome
head-kind = tipo
head-taken = occupato
head-address = indirizzo
head-until = fino a
head-reason = motivo
head-report = segnalazione
head-about = oggetto
head-at = ora
head-reporters = segnalanti
head-message = messaggio
head-note = nota
head-seconds = secondi
head-kilobytes = kB
head-process = processo
head-number = numero
head-who = chi
head-act = azione
head-target = oggetto
head-details = dettagli
head-id = ID
head-created = creato
head-used = ultimo uso
head-device = dispositivo
yes = sì
no = no

# farshore players
players-no-player = Non c’è nessun profilo «{ $player }».
players-suspended = sospeso
players-suspend = «{ $player }»: profilo sospeso e scollegato ovunque.
players-suspend-until = «{ $player }»: profilo scollegato ovunque e sospeso fino al { $until }.
players-restore = «{ $player }» può accedere di nuovo.
players-delete = «{ $player }»: profilo eliminato. Le partite restano.
players-merge = Posti e passkey di «{ $player }» passano a «{ $into }».
players-renamed = «{ $player }» ora si chiama «{ $name }».
head-rating = rating
head-reviewed = analizzate
head-without-luck = senza fortuna
players-rerated =
    { $matches ->
        [one] 1 partita valutata di nuovo.
       *[other] { $matches } partite valutate di nuovo.
    }
players-same = «{ $player }» non si può unire a sé stesso.
players-invite = Con questo codice si può creare un profilo entro { $days } giorni: { $code }

# farshore connect
connect-no-token = Indica il token del bot con --token o nella variabile { $variable }.
connect-unreachable = { $url } non è raggiungibile: { $reason }
connect-ready = «{ $bot }» gioca per { $player } su { $url }. Ctrl+C per fermarlo.
connect-no-game = Il gioco «{ $game }» non è installato qui, o solo in un’altra edizione.
connect-won = { $game } ({ $table }): vittoria, { $points }
connect-lost = { $game } ({ $table }): nessuna vittoria, { $points }

# farshore evaluate
head-matches = partite
head-refused = rifiutate
head-random-moves = a caso
evaluated = { $agent } contro { $bot }, con intervalli al 95%. «rifiutate»: risposte non ammesse. Dopo { $tries } si gioca una mossa a caso. «secondi»: per decisione.
agent-acts-not = Un agente ha bisogno di un metodo «act».

# farshore dataset
cmd-dataset-where = Indica un gioco e una cartella: farshore dataset GIOCO --out CARTELLA
cmd-dataset-explore = --explore è una quota da 0 a 1, non { $value }.
cmd-dataset-manifest = { $file } non descrive un insieme di dati: { $error }
dataset-written = { $rows ->
    [one] Una decisione
   *[other] { $rows } decisioni
} di { $count ->
    [one] una partita
   *[other] { $count } partite
} in { $folder }
dataset-differs = { $file } manca o non corrisponde alla sua somma di controllo.
dataset-verified = { $files ->
    [one] Il file corrisponde alla sua somma di controllo
   *[other] Tutti i { $files } file corrispondono alle loro somme di controllo
}, { $rows ->
    [one] una decisione
   *[other] { $rows } decisioni
}.
