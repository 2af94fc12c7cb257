### Testi della pagina: tutto ciò che sta intorno ai giochi.

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
name-kept = Resta su questo dispositivo. Lo vede chi gioca con te.
keep = Salva

## Pagina iniziale

nav-play = Gioca
nav-tables = I miei tavoli
nav-challenges = Sfide
nav-learn = Impara
new-table = Nuovo tavolo
which-shore = Quale riva oggi?
no-account = Senza account. Un clic e giochi.
keep-my-tables = Conserva i miei tavoli
play-now = Gioca ora
play-now-game = Gioca ora: { $game }
learn-game = Impara { $title }
players-count =
    { $most ->
        [1] { $range } persona
       *[other] { $range } persone
    }
minutes = { $count } min
your-turn-in = Tocca a te: { $title }
with = con { $names }
all-tables = tutti

## I miei tavoli

profile = I tuoi risultati
profile-matches = Partite
profile-won = { $count ->
    [one] { $count } vinta
   *[other] { $count } vinte
  }
profile-best = { $title }: record
profile-mean = { $points } in media
play = Gioca
look-at-table = Guarda
tables-waiting = Tocca a te
last-turn-ringed = ultimo turno cerchiato su ogni plancia
for-so-long = da { $time }
tables-going-on = In attesa degli altri
tables-finished = Finiti
so-many-more = ancora { $count }
no-tables = Ancora nessun tavolo. Appena giochi, li trovi qui, su questo dispositivo.
your-turn = Tocca a te
waiting-for = In attesa di { $names }
result-solo = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
result-alone = In solitario
result-won = { $margin ->
    [one] Hai vinto con 1 punto di vantaggio.
   *[other] Hai vinto con { $margin } punti di vantaggio.
  }
result-won-level = Hai vinto allo spareggio.
result-shared = Vittoria condivisa con { $names }.
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
reminded-silent = Impossibile avvisare: { $names }. Manda tu un messaggio.
reminded-before = Per questo turno è già partito un promemoria.
open-record = Apri una partita salvata
drop-here = Lascia qui la partita salvata
kept-title = Per quanto si conservano i tavoli
kept-unplayed = { $days ->
    [one] I tavoli senza mosse vengono eliminati dopo un giorno.
   *[other] I tavoli senza mosse vengono eliminati dopo { $days } giorni.
  }
kept-uploads = { $days ->
    [one] Le partite caricate vengono eliminate dopo un giorno.
   *[other] Le partite caricate vengono eliminate dopo { $days } giorni.
  }
kept-finished = { $days ->
    [one] Le partite finite vengono eliminate dopo un giorno. Salva quelle che vuoi tenere.
   *[other] Le partite finite vengono eliminate dopo { $days } giorni. Salva quelle che vuoi tenere.
  }

## Sfide

challenge-of-day = Sfida del giorno
challenge-of = Sfide del { $day }
challenge-how = Un sorteggio al giorno per ogni gioco, uguale per tutti. Conta il primo tentativo. Senza consigli.
same-for-all = lo stesso sorteggio per tutti
no-results = Nessuno l’ha ancora finita.
take-up = Accetta
challenge-go-on = Continua
streak = { $count ->
    [0] ancora nessuna serie
    [one] 1 giorno
   *[other] { $count } giorni di fila
  }
challenge-again = Rigioca (non conta)
challenge-past = Gioca (non conta)

## Impara

learn = Impara
learn-how = Lezioni brevi a un tavolo vero, le regole da leggere e posizioni per esercitarti.
lessons = Lezioni
lesson-begin = { $lesson }
lesson-next = Avanti
lesson-after-move = dopo la tua mossa
lesson-step = Passo { $step } di { $steps }
lesson-move = Tocca a te
lesson-read = Leggi, poi premi Avanti
lesson-why = Perché?
lesson-show = Mostra
lesson-before = prima
lesson-after = dopo
lesson-is-done = fatta
lesson-leave = Lascia la lezione
lesson-well-done = Ben fatto
lesson-following = Prossima lezione
lesson-offer = { $title } è nuovo per te?
lesson-offer-how = Una lezione di { $minutes } min ti mostra come si gioca. La ritrovi sotto Impara.
lesson-skip = Gioca subito
practice = Esercitati
practice-score = { $tried ->
        [0] { $all } posizioni
       *[other] Trovate: { $found } su { $tried }
    }
practice-best = Mossa migliore
practice-again = Riprova
practice-next = Prossima posizione

## Regole

rules = Regole
rules-of = Nelle regole: { $what }
rules-search = Cerca nelle regole
rules-sections = Sezioni
rules-text = Testo delle regole
rules-now = Ora: { $what }
rules-whole-page = Tutte le regole su una pagina da stampare
legend = Simboli e terreni
sign-legal = Possibile ora
sign-blocked = Non ora – tocca per sapere perché
sign-new = Appena messo; puoi annullare
sign-mark = Di chi gioca, nel suo colore
sign-claim = Già preso da qualcuno
print = Stampa

## Nuovo tavolo

game = Gioco
seats = Posti
options = Varianti
table-options = Tavolo
seat-kind = Chi siede al posto { $number }?
seat-me = Io
seat-bot = Un bot
seat-here = Qualcuno su questo dispositivo
seat-link = Qualcuno, con un link
bot-level = Forza dei bot
their-name = Nome
skip-to-content = Vai al contenuto
remove = Togli
open-table = Apri il tavolo

## Tavolo

what-happens = Che cosa succede
what-is-mine = Che cosa è tuo
log = Cronologia
players = Al tavolo
busy = Deve ancora giocare
other-boards = Turno degli altri
whose-board = Scegli una plancia
show-again = Mostra di nuovo
is-bot = un bot
now = ora
just-now = poco fa
open-board = Apri la plancia: { $name }
board-after = Plancia successiva
board-before = Plancia precedente
board-beside = Plancia di un altro giocatore
cell-usable = { $name }, utilizzabile
show-where = Mostra da dove vengono questi punti
prospect-point = Passa su una casella evidenziata per vedere che effetto ha.
prospect-hold = Tieni premuta una casella evidenziata per vedere che effetto ha.
undo = Annulla
hint = Consiglio
hint-which = Quale mossa?
hint-why = Perché?
hint-end = Capito
watching = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
  }
tab-board = Plancia
tab-mine = Mio
tray = La tua mossa
back = Indietro
tab-pad = Punti
tab-others = Altri
tab-log = Cronologia
invite = Link per i posti liberi
link-seat = Link per il posto { $number }
link-watch = Link per guardare
link-own = Link al mio posto
link-own-how = Per un altro tuo dispositivo. Tienilo per te: chi ce l’ha può giocare per te.
end-links = Disattiva gli altri link
links-ended = Fatto: solo questo dispositivo ha ancora il tuo posto.
copy-link = Copia
copied = Copiato
news =
    { $count ->
        [one] 1 turno mentre non c’eri
       *[other] { $count } turni mentre non c’eri
    }
since-last = Mentre non c’eri
round-points = Round { $round }
replay-from-there = Guardalo sulla plancia
pass-device = Passa il dispositivo a { $name }
pass-device-why = Le mani sono segrete: gli altri non guardano.
i-have-it = Ce l’ho
replay-so-far = Rivedi la partita fin qui
download-record = Scarica la partita
leave-to-bot = Fai giocare un bot per me
sit-again = Riprendi il mio posto
promise = Il sorteggio era fissato prima dell’inizio della partita: { $hash }…
promise-kept = Segreto del sorteggio: { $secret }
promise-mixed = Nel sorteggio: valori casuali di { $names }
promise-other = Questo non è il sorteggio fissato quando hai preso posto.
deal-chosen = Qualcuno ha scelto questo sorteggio e forse sa che cosa arriva.
result-again = giocata di nuovo

## Connessione

reconnecting = Connessione persa. Nuovo tentativo… La tua partita è al sicuro.
offline-now = Sei offline. Le tue mosse partono appena torni online.
offline-pending = Nessuna connessione. { $count ->
    [one] 1 azione è in attesa e parte
   *[other] { $count } azioni sono in attesa e partono
  } appena torni online.
offline-known = Nessuna connessione. Vedi l’ultima posizione nota a questo dispositivo.
offline-title = Nessuna connessione
offline-words = Farshore non riesce a raggiungere il server. I tuoi tavoli lì sono al sicuro.
offline-last = Ultima posizione: { $title }
try-again = Riprova
fetching = Un momento…
no-table = Qui non c’è nulla
no-such-page = Questa pagina non esiste

## Tasti

keys-title = Scorciatoie da tastiera
key-arrows = muoverti sulla plancia
key-enter = usare la casella
key-next = prossima casella utilizzabile
key-board = andare alla plancia
key-undo = annullare
key-hint = consiglio
key-done = fatto
key-log = cronologia
key-rules = regole
key-others = plance degli altri
key-escape = riporre, chiudere
key-help = questo elenco

## Fine, rivedere

end-solo = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
end-you-won = Vinci con { $points }
end-won = { $name } vince con { $points }
end-shared = Vittoria condivisa a { $points }: { $names }
end-has = { $name } ha { $points }.
end-you-placed = { $behind ->
    [0] Sei al { place } con { $points }, a pari punti.
    [one] Sei al { place } con { $points }, a 1 punto dalla vittoria.
   *[other] Sei al { place } con { $points }, a { $behind } punti dalla vittoria.
  }
place = { $place }º posto
best-underlined = il migliore di ogni riga è sottolineato
points-by-turn = Punti dopo ogni turno
what-challenge = Chi sfidi riceve lo stesso sorteggio e prova a battere { $points }.
challenge-friend = Lancia una sfida
result-tab = Risultato
so-many-seats = { $count ->
    [one] in solitario
   *[other] { $count } giocatori
  }
to-result = Vedi il risultato
look-at-board = Guarda la plancia
replay = Rivedi
review-tab = Analisi
rematch = Rivincita
to-rematch = Vai alla rivincita
share = Condividi
share-replay = Link per rivedere la partita
share-challenge = Proponi questo sorteggio come sfida
step-back = Un passo indietro
step-on = Un passo avanti
turn-back = Un turno indietro
turn-on = Un turno avanti
speed = Velocità
before-the-first-round = Preparazione
round-number = Round { $round }
round-turn = Round { $round }, turno { $turn }
run = Riproduci
pause = Pausa
event = Passo
event-of = passo { $at } di { $last }
play-on = Continua da qui
play-on-as = Come { $name }
look-from = Visto da
link-position = Link a questa posizione
to-table = Vai al tavolo

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
setting-large-text-how = ovunque tranne che sulla plancia
setting-letters = Lettere sui terreni
setting-letters-how = ogni terreno mostra la sua iniziale
setting-strong-patterns = Motivi marcati
setting-strong-patterns-how = riconosci i terreni anche senza colori
setting-pace = Mosse degli altri
setting-pace-calm = Calme
setting-pace-quick = Veloci
setting-pace-at-once = Subito
setting-motion = Animazioni
setting-motion-usual = Normali
setting-motion-quick = Rapide
setting-motion-none = Nessuna
setting-auto-done = Concludi in automatico
setting-auto-done-how = quando non resta altro da fare
setting-left-handed = Mano sinistra
setting-left-handed-how = sul telefono il pulsante principale sta sotto il pollice sinistro
setting-vibration = Vibrazione
setting-vibration-how = una breve, quando tocca a te
auto-done-notice = Non resta altro da fare, quindi premiamo Fatto per te. Avrai un momento per annullare.
auto-done-yes = Sì, fatelo per me
auto-done-no = No, ci penso io
maintenance = Manutenzione fino al { $until }. Le partite continuano, ma non si aprono nuovi tavoli.
