# Why a request about a competition is refused
no-such-tournament = Questo torneo non esiste.
too-many-tournaments =
    { $most ->
        [one] Organizzi già 1 torneo. Prima portalo a termine.
       *[other] Organizzi già { $most } tornei. Prima portane a termine uno.
    }
too-many-tournaments-entered =
    { $most ->
        [one] Giochi già in 1 torneo. Prima finiscilo.
       *[other] Giochi già in { $most } tornei. Prima finiscine uno.
    }
tournament-name-needed = Dai un nome al torneo.
tournament-start-wrong = Scegli una data d’inizio nei prossimi 12 mesi.
tournament-pace-needed = Scegli un limite di tempo per turno.
tournament-not-now = In questo momento non si può.
tournament-closed = È troppo tardi per entrare in questo torneo o lasciarlo.
tournament-full = Questo torneo è al completo.
tournament-code-wrong = Non è il codice di questo torneo.
too-few-entrants =
    { $least ->
        [one] Nessuno si è ancora iscritto.
       *[other] Per cominciare bisogna essere almeno in { $least }.
    }
not-organiser = Può farlo solo chi organizza il torneo.
not-entered = Non partecipi a questo torneo.
no-such-deal = Questo sorteggio non fa parte del torneo.
no-such-club = Questo club non esiste, o non ne fai parte.
round-closed = Altri stanno ancora giocando questo sorteggio. Potrai guardare a fine round.

# The cup of the week
cup-how = Cinque sorteggi di { $game }, uguali per tutti. Un solo tentativo per ciascuno, senza consigli.
cup-ends = Fino al { $date }
cup-count = Giocatori: { $count }
cup-is-over = Questa coppa è finita.
deal-number = Sorteggio { $number }
deal-play = Gioca
deal-go-on = Continua
deal-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
deal-missed = Non giocato

# The cup of a club
club-cup = Coppa del club
club-to-club = Vai al club

# Tournaments
tournaments-none = Ancora nessun torneo. Crea il primo.
tournament-new = Nuovo torneo
tournament-name-label = Nome del torneo
tournament-format = Formula
format-swiss = Svizzero: si incontra chi è vicino in classifica
format-round-robin = Girone: tutti contro tutti
format-ladder = In solitario: gli stessi sorteggi per tutti
tournament-seats = Posti al tavolo
tournament-rounds = Round
tournament-deals = Sorteggi
tournament-entry = Chi può partecipare
entry-open = Tutti
entry-link = Chi ha il link
entry-code = Chi ha il codice
entry-club = I membri di un club
tournament-club = Club
tournament-no-show = Se qualcuno non si presenta
no-show-bot = un bot gioca questo round
no-show-leave = un bot gioca, e chi manca esce dal torneo
tournament-late = Iscrizioni possibili fino al round
tournament-starts = Inizio
starts-by-hand = Quando lo avvio io
starts-full = Quando è al completo
starts-time = A un’ora fissata
tournament-most = Numero massimo di giocatori
tournament-days = Giorni
tournament-make = Crea torneo
status-open = Iscrizioni aperte
status-running = In corso
status-paused = In pausa
status-over = Finito
status-cancelled = Annullato
tournament-count = Iscrizioni: { $count }/{ $most }
tournament-entrants = Giocatori
tournament-round = Round { $round } di { $rounds }
tournament-begins = Inizio: { $date }
tournament-by = Organizzazione: { $name }
tournament-conditions = Condizioni
tournament-enter = Partecipa
tournament-withdraw = Ritirati
tournament-withdraw-how = Un bot finisce la tua partita in corso, che per te vale zero punti.
tournament-withdrawn = Non partecipi più.
tournament-start = Avvia
tournament-pause = Metti in pausa
tournament-resume = Riprendi
tournament-cancel = Annulla torneo
tournament-cancel-how = Il torneo finisce per tutti, senza vincitore. Non si può annullare.
tournament-code-label = Codice di ingresso
tournament-your-code = Codice di ingresso: { $code }
tournament-my-table = Vai al tuo tavolo
tournament-waiting = La tua partita è finita. Il prossimo round inizia quando tutti i tavoli hanno finito.
tournament-entered = Ci sei! Il tuo tavolo appare qui all’inizio del round.
tournament-warned = Al tuo tavolo ti aspettano. Gioca adesso, o un bot prende il tuo posto.
tournament-sign-in = Accedi o crea un profilo per giocare.
tournament-to-player = Accedi
tournament-missing = Questo torneo non esiste.

# Standings
standings-title = Classifica
standings-none = Ancora nessun risultato.
standing-place = Posto
standing-name = Nome
standing-points = Punti piazzamento
standing-matchpoints = Punti confronto
standing-opponents = Avversari
standing-best = Miglior round
standing-total = Punti
standings-how-table = Punti piazzamento: 1 per ogni giocatore del tuo tavolo che superi, ½ in caso di parità. Tutti i tavoli hanno lo stesso sorteggio. Punti confronto: il tuo risultato rispetto allo stesso posto agli altri tavoli.
standings-how-ladder = Punti confronto: la percentuale di giocatori che superi con lo stesso sorteggio. I sorteggi non giocati valgono zero.
standings-plain = In base ai risultati
standings-adjusted = Senza fortuna
standings-adjusted-how = I tuoi punti senza la fortuna. Una partita appare qui quando è stata analizzata.
standing-best-deal = Miglior sorteggio
standings-order = Che cosa conta, nell’ordine: { $names }
tournament-round-number = Round { $number }
round-promise = Lo stesso sorteggio a ogni tavolo, fissato prima del round. Codice di controllo: { $promise }
round-replay = Rivedi
table-going-on = ancora in corso
tournament-bot = Bot
standing-percent = { $value }%
