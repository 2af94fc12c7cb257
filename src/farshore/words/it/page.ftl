### Le parole della pagina: tutto ciò che sta intorno ai giochi.

## Ovunque

you = Tu
guest = Ospite
seat = Posto { $number }
free-seat = Posto libero
close = Chiudi
language = Lingua
theme-light = Colori chiari
theme-dark = Colori scuri
menu = Menu
pages = Pagine
views = Viste
to-first-page = Pagina iniziale
your-name = Il tuo nome
name-kept = Resta su questo dispositivo; chi gioca con te lo vede.
keep = Salva

## Pagina iniziale

nav-play = Gioca
nav-tables = I miei tavoli
nav-challenges = Sfide
nav-learn = Impara
new-table = Nuovo tavolo
which-shore = Quale riva oggi?
no-account = Senza registrazione. Un clic e giochi.
play-now = Gioca ora
play-now-game = Gioca ora: { $game }
learn-game = Impara { $title }
players-count =
    { $most ->
        [1] { $range } persona
       *[other] { $range } persone
    }
minutes = { $count } min
your-turn-in = Tocca a te in { $title }
with = con { $names }
all-tables = tutti

## I miei tavoli

profile = I tuoi risultati
profile-matches = Partite
profile-won = { $count } vinte
profile-best = { $title }, record
profile-mean = media { $points }
play = Gioca
look-at-table = Guarda
tables-waiting = Tocca a te
last-turn-ringed = ultimo turno cerchiato su ogni plancia
for-so-long = da { $time }
tables-going-on = In attesa degli altri
tables-finished = Finiti
so-many-more = ancora { $count }
no-tables = Ancora nessun tavolo. Quelli che giochi restano su questo dispositivo.
your-turn = Tocca a te
waiting-for = In attesa di { $names }
result-solo = { $points } punti.
result-alone = In solitario
result-won = Hai vinto con { $margin } di vantaggio.
result-won-level = Hai vinto allo spareggio.
result-shared = Tu e { $names } condividete la vittoria.
result-others = Vittoria: { $names }.
result-lost =
    { $count ->
        [one] { $names } ha vinto
       *[other] { $names } hanno vinto insieme
    }, sei al { $place ->
        [2] secondo
        [3] terzo
       *[other] quarto
    } posto.
remind = Sollecita
reminded = Promemoria inviato: { $names }.
reminded-silent = Qui nessun avviso raggiunge { $names }. Meglio scrivere un messaggio.
reminded-before = Per questo turno un promemoria è già stato inviato.
open-record = Apri una partita salvata
drop-here = Lascia qui la partita

## Sfide

challenge-of-day = Sfida del giorno
challenge-of = Sfide del { $day }
challenge-how = Ogni giorno una distribuzione per gioco, uguale per tutti. Senza consigli.
same-for-all = la stessa distribuzione per tutti
no-results = Nessuno l’ha ancora finita.
take-up = Accetta
challenge-go-on = Continua
streak = { $count ->
    [0] ancora nessun giorno di fila
    [one] 1 giorno
   *[other] { $count } giorni di fila
  }
beat-yours = Batti i tuoi { $points }

## Impara

learn = Impara
learn-how = Lezioni di pochi minuti a un tavolo vero, le regole da leggere e posizioni per esercitarsi.
lessons = Lezioni
lesson-begin = { $lesson }
lesson-next = Avanti
lesson-after-move = dopo la tua mossa
lesson-step = Passo { $step } di { $steps }
lesson-move = Tocca a te
lesson-read = Leggi e vai avanti
lesson-why = Perché?
lesson-show = Mostrami
lesson-before = prima
lesson-after = dopo
lesson-is-done = fatta
lesson-leave = Lascia la lezione
lesson-well-done = Ben fatto
lesson-following = Prossima lezione
lesson-offer = { $title } è nuovo per te?
lesson-offer-how = Una lezione di { $minutes } minuti ti mostra come si gioca. La trovi anche più tardi sotto Impara.
lesson-skip = Gioca subito
practice = Esercitati
practice-score = { $tried ->
        [0] { $all } posizioni
       *[other] { $found } su { $tried } trovate
    }
practice-best = Turno migliore
practice-again = Riprova
practice-next = Prossima posizione

## Regole

rules = Regole
rules-of = Nelle regole: { $what }
rules-search = Cerca nelle regole
rules-sections = Sezioni
rules-text = Testo delle regole
rules-now = Ora: { $what }
rules-whole-page = Tutte le regole su una pagina propria, da stampare
legend = Simboli e terreni
sign-legal = Ora possibile
sign-blocked = Non ora; premi e saprai perché
sign-new = Tuo appena adesso; si può ancora annullare
sign-mark = Di un giocatore, nel suo colore
sign-claim = Preso da un giocatore
print = Stampa

## Nuovo tavolo

game = Gioco
seats = Posti
options = Varianti
table-options = Tavolo
seat-kind = Chi siede al posto { $number }
seat-me = Io
seat-bot = Un bot
seat-here = Qualcuno qui
seat-link = Un amico, con un link
bot-level = Forza dei bot
their-name = Nome
hints-allowed = I consigli sono permessi
choose-some = Scegline fino a { $most }
own-data = Materiale proprio
own-data-how = File TOML con tessere o carte tue
remove = Togli
open-table = Apri il tavolo

## Tavolo

what-happens = Che cosa succede
what-is-mine = Che cosa è mio
log = Cronologia
players = Giocatori
busy = Si aspetta questo posto
other-boards = Gli altri, ultimo turno
whose-board = La mappa di chi
show-again = Mostra di nuovo
is-bot = un bot
now = ora
just-now = poco fa
open-board = Apri la mappa di { $name }
cell-usable = { $name }, utilizzabile
show-where = Mostra dove sono questi punti
prospect-point = Indica una casella illuminata: qui leggi quanto costa e che cosa porta
prospect-hold = Tieni premuta una casella illuminata: qui leggi quanto costa e che cosa porta
undo = Annulla
hint = Consiglio
hint-which = Quale mossa?
hint-why = Perché?
hint-end = Capito
watching = { $count } guardano
tab-board = Mappa
tab-mine = Mio
tray = La tua mossa
back = Indietro
tab-pad = Punti
tab-others = Altri
tab-log = Cronologia
invite = Link per i posti liberi
link-seat = Link per il posto { $number }
link-watch = Link per guardare
copy-link = Copia
copied = Copiato
news =
    { $count ->
        [one] { $count } turno degli altri dalla tua ultima visita
       *[other] { $count } turni degli altri dalla tua ultima visita
    }
since-last = Dalla tua ultima visita
replay-from-there = Guardalo sulla mappa
pass-device = Passa il dispositivo a { $name }
pass-device-why = Le mani sono nascoste: gli altri non guardano.
i-have-it = Ce l’ho
replay-so-far = Rivedi fin qui
download-record = Scarica la partita
leave-to-bot = Fai giocare un bot al mio posto
sit-again = Riprendo il mio posto
promise = La distribuzione era fissata prima della prima carta: { $hash }…
promise-kept = Segreto della distribuzione: { $secret }
deal-chosen = Qualcuno ha scelto questa distribuzione e forse sa che cosa viene.
result-again = giocata di nuovo

## Connessione

reconnecting = La connessione è caduta. Si riprova … nulla va perso.
offline-now = Sei offline. Ciò che hai fatto parte appena torna la connessione.
offline-pending = Nessuna connessione. { $count ->
    [one] 1 azione attende e parte
   *[other] { $count } azioni attendono e partono
  } appena torni.
offline-known = Nessuna connessione. Ecco che cosa sa questo dispositivo.
offline-title = Nessuna connessione
offline-words = Farshore non raggiunge il suo server. I tuoi tavoli lì sono al sicuro.
offline-last = L’ultima posizione di { $title }
try-again = Riprova
fetching = Un momento …
no-table = Qui non c’è nulla
no-such-page = Nessuna riva a questo indirizzo

## Tasti

keys-title = Tasti
key-arrows = muoversi sulla mappa
key-enter = usare la casella
key-next = prossima casella utilizzabile
key-board = alla mappa
key-undo = annullare
key-hint = consiglio
key-done = fatto
key-log = cronologia
key-rules = regole
key-escape = posare, chiudere
key-help = questo elenco

## Fine, rivedere

end-solo = { $points } punti
end-you-won = Vinci con { $points }
end-won = { $name } vince con { $points }
end-shared = { $names } vincono con { $points }
end-has = { $name } ha { $points }.
end-you-placed = { $behind ->
    [0] Sei { place } con { $points }, a pari punti.
    [one] Sei { place } con { $points }, a 1 punto.
   *[other] Sei { place } con { $points }, a { $behind } punti.
  }
place = { $place }º
best-underlined = il migliore di ogni riga è sottolineato
points-by-turn = Punti dopo ogni turno
what-challenge = Una sfida è la stessa distribuzione, con { $points } da battere.
challenge-friend = Lancia una sfida
result-tab = Risultato
so-many-seats = { $count ->
    [one] 1 posto
   *[other] { $count } posti
  }
to-result = Al risultato
look-at-board = Guarda la mappa
replay = Rivedi
rematch = Rivincita
to-rematch = Alla rivincita
share = Condividi
share-replay = Link per rivedere la partita
share-challenge = Offri la stessa distribuzione come sfida
step-back = Un passo indietro
step-on = Un passo avanti
turn-back = Un turno indietro
turn-on = Un turno avanti
speed = Velocità
before-the-first-round = Preparazione
round-number = Round { $round }
round-turn = Round { $round }, turno { $turn }
run = Avvia
pause = Pausa
event = Evento
event-of = evento { $at } di { $last }
play-on = Continua da qui
play-on-as = Come { $name }
look-from = Visto da
link-position = Link a questa posizione
to-table = Al tavolo

## Settings

settings = Impostazioni
settings-look = Aspetto
settings-play = Gioco
settings-kept = Tutto questo resta su questo dispositivo.
setting-theme = Colori
setting-theme-system = Del sistema
setting-theme-light = Chiari
setting-theme-dark = Scuri
setting-large-text = Testo più grande
setting-large-text-how = ovunque tranne che sul tabellone
setting-letters = Lettere sui terreni
setting-letters-how = ogni terreno con la sua iniziale
setting-strong-patterns = Motivi marcati
setting-strong-patterns-how = terreni distinti anche senza colori
setting-pace = Mosse degli altri
setting-pace-at-once = Subito
setting-pace-calm = Calme
setting-pace-slow = Lente
setting-motion = Movimento
setting-motion-usual = Normale
setting-motion-quick = Rapido
setting-motion-none = Nessuno
setting-auto-done = Fatto da solo
setting-auto-done-how = dove non resta altro da fare
setting-left-handed = Mano sinistra
setting-left-handed-how = sul telefono il pulsante principale sta sotto il pollice sinistro
auto-done-told = Non resta altro da fare. Perciò Fatto sarà premuto per te, dopo un momento in cui puoi ancora annullare. Poi nulla si può più annullare.
auto-done-yes = Bene, premi per me
auto-done-no = No, premo io
