### Testi sulle persone ai tavoli: presenza, inviti, notifiche, chat.

## Invito

sits-bot = bot
enter-code = Inserisci un codice

## Tavoli aperti

open-tables = Tavoli aperti
no-open-tables = Ora non aspetta nessuno. Apri un tavolo a tutti: gli altri lo trovano qui.
sit-down = Siediti
free-seats = 
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
quick-match = Partita rapida
quick-how = Cerchiamo persone che vogliono giocare allo stesso gioco. Puoi passare a un bot quando vuoi.
quick-go = Cerca una partita
players-wanted = Giocatori
programs-allowed = I bot dei giocatori possono partecipare
pace = Ritmo
pace-0 = Senza orologio
pace-60 = 1 minuto per turno
pace-180 = 3 minuti per turno
pace-600 = 10 minuti per turno
pace-86400 = 1 giorno per turno
pace-259200 = 3 giorni per turno
pace-604800 = 7 giorni per turno

## Attesa e ritmo

waiting-for-somebody = In attesa di giocatori
remove-title = Rimuovere { $title }?
remove-delete = Così elimini la partita. Nessun altro la sta giocando.
remove-solo = Senza consigli, i punti fatti finora contano per il tuo rating in solitario.
remove-give-up = Un bot prende il tuo posto e la partita sparisce dalla tua lista.
remove-archive = La partita passa nell’archivio in fondo a questa pagina.
do-delete = Elimina
do-give-up = Abbandona
do-archive = Archivia
archived = Archivio

## Notifiche

notices = Quando tocca a me o qualcuno mi invita
