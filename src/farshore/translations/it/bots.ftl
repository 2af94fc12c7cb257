### Nomi dei bot e testi dei consigli.

level-random = Farfalla
level-greedy = Gazza
level-casual = Lontra
level-skilled = Volpe
level-planner = Castoro
level-expert = Gufo

hint-where = { $count ->
    [0] Guarda i pulsanti: la mossa migliore è lì.
    [one] Guarda qui: è questo che conta di più.
   *[other] Guarda qui: questi { $count } elementi contano di più.
  }
hint-what = Un buon inizio sarebbe: { $action }
hint-line = { $points } { $line }
hint-expected = Contando ciò che segue: { $lines }
hint-scored = Sul segnapunti: { $lines }
hint-least = Qui tutto costa qualcosa. Questo costa meno: { $lines }
hint-reached = { $what } – { $effect }
hint-prepares = Ancora niente punti, ma prepara ciò che segue.
hint-prepares-next = Ancora niente punti. Prepara: { $what }
hint-space = { $space } ({ $about })
hint-enough = In questo turno nient’altro ti aiuterebbe.
score-outlook = prospettive

### Errori nell’iscrizione di bot a un torneo.

no-such-bot = Il bot «{ $bot }» non esiste. A scelta: { $known }.
bot-not-loaded = Il bot «{ $bot }» non si può caricare: { $error }
bot-chooses-nothing = Un bot ha bisogno di un metodo «choose».
bot-failed = Il bot «{ $bot }» non ha funzionato: { $error }
no-entrants = Indica almeno un bot. A scelta: { $known }.
entered-twice = Il bot «{ $bot }» è iscritto due volte.
bad-budget = «{ $budget }» non è un budget. Scrivi un numero di simulazioni (expert@200) o di secondi (expert@0.5s).
no-such-game-near = Il gioco «{ $game }» non esiste. Intendevi «{ $near }»? A scelta: { $known }.
no-such-game = Il gioco «{ $game }» non esiste. A scelta: { $known }.
too-few = { $option } deve essere almeno 1, non { $number }.
review-not-over = L’analisi è possibile quando la partita è finita.
no-such-turn = In questa analisi non c’è un turno { $turn }.
turn-not-done = Questo turno non è ancora finito.
other-contest = «{ $file }» appartiene a un altro torneo. Per continuarlo: { $contest }
no-journal = «{ $file }» non è il diario di un torneo. Indica un altro file.
bot-not-a-list = { $bot } ha restituito { $answer }; serve una lista di azioni.
bot-silent = { $bot } non ha restituito nulla.
bot-illegal = { $bot } ha scelto un’azione non permessa ({ $turn }): { $reason }
no-numbers = { $game } non ha pesi da regolare.
no-start = I pesi che iniziano con { $start } non hanno un valore di partenza.
no-features = { $game } non ha caratteristiche da cui imparare.
no-set = { $game } non ha una serie di pesi «{ $set }». A scelta: { $known }.
no-such-number = Nessun peso ha un nome che inizia con «{ $start }».
