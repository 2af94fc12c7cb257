### Texts about the people at a table.

## Presenza

presence-here = online
presence-away = in pausa
presence-gone = offline
presence-free = libero
presence-since = { $what }, { $when }
person-joined = { $name } è al tavolo
person-back = { $name } è di nuovo qui
person-left = { $name } ha lasciato il tavolo

## Invito

invites-you = { $name } ti invita a giocare a { $title }
invited = Ti invitano a giocare a { $title }
opened-when = aperto { $when }
minutes-to-play = circa { $count } min
sits-host = invita
sits-joined = al tavolo
sits-yours = il tuo posto
sits-free = Libero
sits-or-bot = o un bot
your-name-here = Il tuo nome qui
join-as = Gioca come
only-watch = Guarda soltanto
seat-of = Questo è il posto di { $name }
link-spent = Qualcuno è già entrato in { $title } con questo link.
i-am = Sono { $name }
own-means = Sul dispositivo con cui giochi, scegli «Link al mio posto» nel menu del tavolo. Apri qui quel link.
learn-first = Impara prima
no-account-no-mail = Niente account, niente e-mail.
in-three-sentences = { $title } in tre frasi
play-on-phone = Gioca sul telefono
board-of-table = La plancia di questo tavolo.
show-code = Codice QR
code-label = Codice del posto
code-how = Gli otto caratteri sotto il codice QR.
code-go = Avanti
code-for-seat = Codice QR per il posto { $number }

## Tavoli aperti

open-to-all = Aperto a tutti, visibile nella pagina iniziale
chat-allowed = Permetti la chat, non solo frasi rapide

## Attesa e ritmo

at-the-table = Al tavolo
waiting-how = La partita comincia appena arriva qualcuno.
bot-instead = Gioca invece con un bot
seat-bot-there = Un bot
invite-friend = Invita qualcuno
invite-how = Condividi il link, o fai scansionare o digitare il codice.
invite-seats = Posti
invite-share = Condividi il link
invite-copied = Link copiato
seat-a-bot = Un bot
cancel-table = Annulla
play-meanwhile = Comincia
waiting-for-names = In attesa: { $names }
kept-how = Gli orologi partono quando ci siete tutti.
unarchive = Rimetti nella lista
over-time = { $name } ha esaurito il tempo.
over-time-soon = { $name } ha esaurito il tempo e ha ricevuto un promemoria. Presto potrai far giocare un bot.
over-time-you = Il tuo tempo è scaduto. Presto gli altri potranno far giocare un bot al tuo posto.
let-bot-play = Fai giocare un bot
bot-plays-for-you = Un bot gioca per te
bot-plays-until = Torna quando vuoi.
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

## Notifiche

notice-late = Il tuo tempo è scaduto: { $title }
notice-remind = { $name } ti aspetta: { $title }
notice-invited = { $name } ti invita: { $title }
notice-open = Apri
notice-end = Disattiva
notices-allow = Avvisami quando non sono su questa pagina
notices-refused = Il tuo browser blocca le notifiche. Puoi cambiarlo nelle sue impostazioni per questa pagina.
sounds = Suoni leggeri
hook-add = Collega un’app di chat…
hook-how = Indirizzo che riceve messaggi (webhook)
hook-go = Collega
hook-active = { $host } riceve un messaggio quando tocca a te
hook-end = Scollega
hook-secret = I messaggi sono firmati con questa chiave segreta. La vedi solo ora.
notices-end = Disattiva le notifiche
notices-end-how = Premi il pulsante e non arriverà più nulla.
notices-ended = Fatto. Non arriverà più nulla.

## Frasi rapide e chat

signs = Frasi rapide
sign-hello = Ciao!
sign-nice = Bella mossa!
sign-thanks = Grazie!
sign-wow = Wow!
sign-oops = Ops!
sign-moment = Un momento
sign-again = Un’altra?
sign-bye = A presto!
talk = Chat
talk-say = Scrivi un messaggio
talk-send = Invia
talk-report = Segnala
talk-reported = Segnalato
talk-report-ask = Inviarlo al gestore?
talk-unread = { $count ->
    [one] 1 messaggio nuovo
   *[other] { $count } messaggi nuovi
}
talk-report-name = Segnala un nome
talk-mute = Silenzia
talk-unmute = Riattiva
talk-muted = messaggi nascosti
rematch-invited = C’è una rivincita: vieni!

## Rifiuti

day-tables = { $most ->
    [one] Oggi hai aperto 1 tavolo, di più non si può. Torna domani.
   *[other] Oggi hai aperto { $most } tavoli, di più non si può. Torna domani.
  }
day-bytes = Oggi hai salvato { $most } MB, di più non si può. Torna domani.
too-many-open = { $most ->
    [one] Hai già 1 tavolo in attesa di giocatori.
   *[other] Hai già { $most } tavoli in attesa di giocatori.
  }
table-not-open = Questo tavolo non è aperto a tutti.
no-free-seat = Ormai tutti i posti sono occupati.
no-such-code = Nessun posto libero ha questo codice. Un codice scade quando qualcuno prende il posto.
still-has-time = Non puoi ancora prendere questo posto: chi ci gioca ha ancora tempo.
bad-address = Questo indirizzo non è raggiungibile.
too-many-notices = È il massimo per un posto: { $most }
nobody-to-remind = Non c’è nessuno da sollecitare.
no-words-here = A questo tavolo solo frasi rapide, niente chat.
nothing-said = Prima scrivi qualcosa.
no-such-name = Qui non c’è un nome da segnalare.
words-ended = Altri hanno segnalato i tuoi messaggi: qui per te la chat è chiusa. Le frasi rapide funzionano ancora.
