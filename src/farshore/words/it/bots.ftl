### Come si chiamano i bot e che cosa dice un suggerimento.

level-random = Bot a caso
level-greedy = Bot principiante
level-casual = Bot di famiglia
level-skilled = Bot di circolo
level-planner = Bot forte
level-expert = Bot esperto

hint-where = { $count ->
    [0] Per il turno migliore basta un pulsante.
    [one] Guarda qui: conta soprattutto questa casella o questa carta.
   *[other] Guarda qui: contano soprattutto questi { $count } punti.
  }
hint-what = Chi ha esperienza comincerebbe così: { $action }
hint-line = { $points } { $line }
hint-expected = Contando quello che segue: { $lines }
hint-scored = Sul segnapunti: { $lines }
hint-least = Qui tutto costa qualcosa; questo costa meno: { $lines }
hint-reached = { $what } – { $effect }
hint-prepares = Non porta ancora punti, ma prepara quello che segue.
hint-enough = Quello che resta di questo turno non porterebbe più nulla.
score-outlook = prospettive

### Che cosa legge chi iscrive bot a un torneo.

no-such-bot = Non c’è nessun bot «{ $bot }»; ci sono { $known }.
bot-not-loaded = Il bot «{ $bot }» non si può usare: { $error }
bot-chooses-nothing = Un bot ha bisogno di un metodo «choose».
no-entrants = Indica almeno un bot; ci sono { $known }.
entered-twice = Il bot «{ $bot }» è iscritto due volte.
bad-budget = «{ $budget }» non è una misura: scrivi quanti seguiti (expert@200) o quanti secondi (expert@0.5s).
no-such-game-near = Non c’è nessun gioco «{ $game }»; intendevi «{ $near }»? Ci sono { $known }.
no-such-game = Non c’è nessun gioco «{ $game }»; ci sono { $known }.
too-few = { $option } deve essere almeno 1, non { $number }.
review-not-over = L’analisi si fa quando la partita è finita.
no-such-turn = In questa analisi non c’è un turno { $turn }.
turn-not-done = Non è ancora un turno completo.
other-contest = «{ $file }» appartiene a un altro torneo, che continua con: { $contest }
no-journal = «{ $file }» non è il diario di un torneo; indica un altro file.
bot-not-a-list = { $bot } ha risposto { $answer }; serve una lista di azioni.
bot-silent = { $bot } non ha dato risposta.
bot-illegal = { $bot } voleva fare una cosa non permessa ({ $turn }): { $reason }
no-numbers = { $game } non ha numeri da regolare.
no-start = I numeri che iniziano con { $start } non hanno un valore di partenza a cui tornare.
no-features = { $game } non mostra nulla da cui imparare.
no-set = { $game } non ha una serie di numeri «{ $set }»; ci sono: { $known }.
no-such-number = Nessun numero ha un nome che inizia con «{ $start }».
