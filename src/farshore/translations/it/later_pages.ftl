### Texts of all pages but the first.

## Ovunque

menu = Menu
views = Viste
to-first-page = Pagina iniziale

## I miei tavoli

profile = I tuoi risultati
profile-matches = Partite
profile-won = { $count ->
    [one] { $count } vinta
   *[other] { $count } vinte
  }
profile-best = { $title }: record
profile-mean = { $points } in media
look-at-table = Guarda
tables-waiting = Tocca a te
last-turn-ringed = ultimo turno cerchiato su ogni plancia
for-so-long = da { $time }
tables-going-on = In attesa degli altri
tables-finished = Finiti
so-many-more = ancora { $count }
remind = Sollecita
reminded = Promemoria inviato: { $names }.
reminded-silent = Impossibile avvisare: { $names }. Manda tu un messaggio.
reminded-before = Per questo turno è già partito un promemoria.
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

challenge-of = Sfide del { $day }
challenge-how = Un sorteggio al giorno per ogni gioco, uguale per tutti. Conta il primo tentativo. Senza consigli.

## Impara

learn-how = Lezioni brevi a un tavolo vero, le regole da leggere e posizioni per esercitarti.
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
lesson-later-parts = Il resto compare qui quando una lezione ne ha bisogno.
lesson-well-done = Ben fatto
play-solo = Gioca in solitario
lesson-following = Prossima lezione
practice-score = { $tried ->
        [0] { $all } posizioni
       *[other] Trovate: { $found } su { $tried }
    }
practice-best = Mossa migliore
practice-again = Riprova
practice-next = Prossima posizione

## Regole

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

options = Varianti
table-options = Tavolo
seat-kind = Chi siede al posto { $number }?
seat-me = Io
seat-bot = Un bot
seat-here = Qualcuno su questo dispositivo
seat-link = Qualcuno, con un link
bot-level = Forza dei bot
their-name = Nome
open-table = Apri il tavolo

## Tavolo

what-happens = Che cosa succede
what-is-mine = Che cosa è tuo
players = Al tavolo
busy = Deve ancora giocare
other-boards = Turno degli altri
whose-board = Scegli una plancia
show-again = Mostra di nuovo
is-bot = un bot
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

## Connessione

offline-last = Ultima posizione: { $title }
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

auto-done-notice = Non resta altro da fare, quindi premiamo Fatto per te. Avrai un momento per annullare.
auto-done-yes = Sì, fatelo per me
auto-done-no = No, ci penso io
