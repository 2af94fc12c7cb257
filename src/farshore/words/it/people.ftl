### Le persone ai tavoli: chi c’è, chi è invitato, a chi tocca.

## Presenza

presence-here = qui
presence-away = assente
presence-gone = via
presence-free = libero
presence-since = { $what }, { $when }
person-joined = { $name } si è seduto
person-back = { $name } è di nuovo qui
person-left = { $name } è uscito

## Invito

invites-you = { $name } ti invita a { $title }
invited = Sei invitato a { $title }
opened-when = aperto { $when }
minutes-to-play = circa { $count } minuti di gioco
sits-host = invita
sits-joined = è seduto
sits-yours = questo posto è tuo
sits-free = Libero
sits-or-bot = o un bot
sits-bot = bot
your-name-here = Il tuo nome qui
join-as = Gioca come
only-watch = Solo guardare
learn-first = Prima impara
no-account-no-mail = Né account né e-mail.
in-three-sentences = { $title } in tre frasi
play-on-phone = Gioca sul telefono
board-of-table = La plancia di questo tavolo.
show-code = Codice QR
enter-code = Inserisci un codice
code-label = Codice di un posto
code-how = Otto lettere e cifre, come stanno sotto l’immagine dell’invito.
code-go = Avanti
code-for-seat = Codice QR per il posto { $number }

## Tavoli aperti

open-tables = Tavoli aperti
no-open-tables = Ora non aspetta nessuno. Apri un tavolo a tutti, e altri lo trovano qui.
sit-down = Siediti
free-seats = 
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
quick-match = Partita rapida
quick-how = Giochi con chi vuole lo stesso. Dopo un minuto puoi prendere un bot.
quick-go = Cerca giocatori
players-wanted = Giocatori
open-to-all = Aperto a tutti, annunciato nella prima pagina
chat-allowed = Parole permesse, non solo segni
pace = Ritmo
pace-0 = Senza orologio
pace-60 = 1 minuto a turno
pace-180 = 3 minuti a turno
pace-600 = 10 minuti a turno
pace-86400 = 1 giorno a turno
pace-259200 = 3 giorni a turno
pace-604800 = 7 giorni a turno

## Attesa e ritmo

at-the-table = Al tavolo
waiting-for-somebody = Si aspetta che qualcuno si sieda
waiting-how = Appena arriva qualcuno, si continua qui.
bot-instead = Gioca invece con un bot
seat-bot-there = Un bot
over-time = { $name } è oltre il tempo.
over-time-soon = { $name } è oltre il tempo e riceve un promemoria. Presto potrai far giocare un bot.
over-time-you = Il tuo tempo è scaduto. Gli altri potranno presto far giocare un bot per te.
let-bot-play = Fai giocare un bot
bot-plays-for-you = Al tuo posto gioca un bot
bot-plays-until = Finché non lo riprendi tu.
take-seat-back = Riprendi
clock-left = ancora { $time }
clock-up = tempo scaduto
clock-days = 
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
clock-hours = 
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }

## Avvisi di turno

notice-late = Il tuo tempo è scaduto in { $title }
notice-remind = { $name } ti aspetta in { $title }
notice-open = Apri
notice-end = Basta avvisi
notices = Quando tocca a me
notices-allow = Avvisami quando non guardo
notices-refused = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
sounds = Suoni leggeri
hook-add = Avvisa un programma di chat …
hook-how = Indirizzo che riceve un messaggio (webhook)
hook-go = Avvisalo
hook-told = { $host } sa dei tuoi turni qui
hook-end = Ferma
hook-secret = I suoi messaggi sono firmati con questo. Si mostra solo ora.
notices-end = Basta avvisi
notices-end-how = Un tocco, e lì non si manda più nulla.
notices-ended = Fatto: non si manda più nulla.

## Segni e parole

signs = Segni
sign-hello = Ciao!
sign-nice = Bello!
sign-thanks = Grazie!
sign-wow = Oh!
sign-oops = Ops!
sign-moment = Un momento
sign-again = Ancora una?
sign-bye = A presto!
talk = Chiacchiere
talk-say = Di’ qualcosa
talk-send = Dillo
talk-report = Segnala
talk-reported = Segnalato
talk-mute = Silenzia
talk-unmute = Ascolta di nuovo
talk-muted = in silenzio
rematch-invited = C’è una rivincita aperta: vieni!

## Rifiuti

too-many-open = Hai già { $most } tavoli che aspettano qualcuno.
table-not-open = Questo tavolo non è aperto a tutti.
no-free-seat = Ormai tutti i posti sono occupati.
no-such-code = Nessun posto libero ha questo codice. Scade quando qualcuno si siede.
still-has-time = Questo posto è occupato, e chi ci gioca ha ancora tempo.
bad-address = Questo indirizzo non si raggiunge da qui.
too-many-notices = Un posto può averne al massimo { $most }.
nobody-to-remind = Non c’è nessuno da sollecitare.
no-words-here = A questo tavolo si fanno solo segni, niente parole.
nothing-said = Qui non c’è niente da dire.
words-ended = Altri si sono lamentati delle tue parole qui. Puoi ancora fare segni.
