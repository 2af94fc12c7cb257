### Testi comuni a tutti i giochi e a tutte le pagine.

list-and = { $first } e { $last }

## Ciò che mostra ogni tavolo

player = { $seat }
spoken = { $first }, { $second }
turn-number = Turno { $turn }
seat-number = Posto { $seat }
score-pad = Segnapunti
total = Totale
prompt-wait = Si aspetta: { $names }
board = Plancia
belongs-to = appartiene a { $player }
prompt-turn = Tocca a te.
prompt-chance = Nuova estrazione…
score-change = { $line }: { $points }

## The log speaks to its reader: $who is “you” in a line on what you did yourself

has-done = { $who ->
    [you] hai
   *[other] ha
  }
was-there = { $who ->
    [you] eri
   *[other] era
  }
could-do = { $who ->
    [you] non hai potuto
   *[other] non ha potuto
  }

## Rifiuti

match-over = La partita è finita.
not-your-turn = Non è il tuo turno.
legal-now = Ora è permesso ({ $count }): { $actions }
to-choose-from = A scelta: { $actions }
no-such-outcome = «{ $outcome }» non può accadere qui.
not-allowed-now = «{ $action }» ora non è possibile.
nothing-to-press = Qui non c’è niente da fare.
can-be-done = Ora puoi: { $action }
unknown-action = «{ $action }» non è un’azione di questo gioco.
nothing-to-undo = Non c’è niente da annullare.
undo-built-on = Dopo questa mossa ha già giocato qualcun altro.
no-such-event = Non c’è nessun evento { $event }.
no-such-seat = Non c’è nessun posto «{ $seat }».
seat-not-there = In questa partita non c’è il posto { $seat }: i posti vanno da 0 a { $last }.
too-many-undos = In una partita puoi annullare al massimo { $most } azioni.
too-many-events = Questa partita ha raggiunto il limite di { $most } eventi.

## Opzioni

bad-option = { $game } non ha l’opzione «{ $option }».
bad-option-value = «{ $value }» non è un valore dell’opzione «{ $option }».
option-too-long = Il valore dell’opzione «{ $option }» supera { $most } caratteri.
bad-seats = Questo gioco è per { $counts } persone, non { $seats }.
no-own-data = { $game } non accetta componenti personali.
not-installed = Manca «{ $package }»: pip install '{ $extra }'

## Partite salvate

bad-entropy = «{ $value }» non è un posto con un’estrazione e un valore casuale.
bad-event = «{ $event }»: { $reason }
broken-toml = Questo non è TOML: { $reason }
not-utf-8 = Questo file non è testo UTF-8.
hidden-event = Questo era nascosto a chi ha salvato la partita. Si può leggere, ma non rigiocare.
unknown-key = «{ $key }» non fa parte di una partita salvata.
missing-key = Manca «{ $key }».
unknown-format = Le partite salvate in formato { $format } non si possono leggere.
unknown-game = Il gioco «{ $game }» non è installato.
other-edition = Questa partita è stata giocata con l’edizione { $edition } delle regole.
not-a-table = «{ $key }» deve essere una tabella.
not-a-list = «{ $key }» deve essere un elenco.
not-texts = «{ $key }» deve essere un elenco di testi.
not-a-text = «{ $key }» deve essere un testo breve.
at-line = { $file }, riga { $line }: { $reason }
unknown-file = non è un file di questo gioco. A scelta: { $files }.
too-many-bytes = È più grande di { $most } byte.
too-deep = Liste e tabelle sono annidate oltre { $most } livelli.
too-many-key-parts = Una chiave ha più di { $most } parti.
too-many-digits = Un numero ha più di { $most } cifre.
too-many-entries = Una lista o una tabella ha più di { $most } voci.
too-long-text = Un testo ha più di { $most } caratteri.
no-nul = Il carattere NUL non può essere salvato.
bad-data = Componenti personali: { $reason }
scores-too-early = La partita non è finita, ma il file contiene dei punteggi.
wrong-scores = Il posto { $seat } ha { $right }, non { $found }.
wrong-winners = Vittoria: { $right }, non { $found }.
wrong-count = Segnapunti: { $found }, ma posti: { $right }.
