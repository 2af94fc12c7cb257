## Rating: tavoli classificati, classifiche, profili

rated-seats = In una partita classificata prendi un solo posto. Lascia gli altri ad amici invitati con un link, o a bot.
rated-plain = Le partite classificate usano un nuovo sorteggio, senza file propri.
rated-pace = Scegli un limite di tempo: le partite classificate ne richiedono uno.
rated-twice = Sei già a questo tavolo.
no-such-player = Non conosciamo nessuno con questo nome.

rated-table = Partita classificata
rated-how = Il risultato cambia il rating di tutti. Tutti devono accedere, e non ci sono consigli.
rated-sign-in = Accedi per giocare partite classificate.
rated-household = Viviamo insieme e condividiamo la connessione.

## Classifiche
leaderboard-title = Classifica
leaderboard-time = Periodo
leaderboard-all-time = Da sempre
leaderboard-quarter = Trimestre { $quarter }, { $year }
leaderboard-list = Mostra
leaderboard-people = Tutti
leaderboard-following = Persone che segui
leaderboard-programs = Bot dei giocatori
leaderboard-program = { $name } (bot di { $player })
leaderboard-place = Posto
leaderboard-name = Nome
leaderboard-matches = Partite
leaderboard-rating = Rating
leaderboard-none = Nessuno ha ancora giocato abbastanza partite classificate. Giocane qualcuna per entrare in lista.
leaderboard-how = Si comincia da 1500. Contro chi ha 400 in meno vinci dieci partite su undici. ± indica il margine d’errore.
leaderboard-how-solo = La tua media sopra o sotto il par. Nelle partite analizzate la fortuna è tolta. ± indica il margine d’errore. Se smetti dopo la prima mossa, contano i punti fatti fin lì.

## Rating
rating-group-solo = in solitario
rating-group-two = in due
rating-group-more = in tre o quattro
rating-provisional-mark = (provvisorio)
rating-plain = In base ai risultati
rating-adjusted = Senza fortuna
rating-adjusted-how = «Senza fortuna» toglie ciò che l’analisi attribuisce alla fortuna. Nelle nostre simulazioni i giocatori non si ordinano prima: contano i risultati.
rating-curve = Rating nel tempo: { $name }
rating-curve-range = Minimo { $low }, massimo { $high }
rated-result = Rating
rated-refused-same = Non classificata: una persona aveva due posti.
rated-refused-device = Non classificata: due di voi hanno giocato sullo stesso dispositivo.
rated-refused-address = Non classificata: due di voi usano la stessa connessione. Vivete insieme? Indicatelo al prossimo tavolo.
rated-refused-often = Non classificata: oggi due di voi hanno già giocato abbastanza partite classificate.
rated-refused-level = Non classificata: non sappiamo quanto è forte questo bot.
rated-refused-merged = Non classificata: due posti ora sono della stessa persona.

## Profili
profile-since = Gioca qui dal { $date }
profile-ratings = Rating
profile-no-ratings = Ancora nessun rating.
profile-rank = Posto { $rank }
profile-matches-count =
    { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
profile-matches-won =
    { $count ->
        [one] 1 vinta
       *[other] { $count } vinte
    }
profile-averages = Medie
profile-points = Punti
profile-choices = Scelte
profile-luck = Fortuna
profile-best-deals = Sorteggi migliori
profile-opponents = Avversari più frequenti
profile-latest = Ultime partite
profile-result =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
profile-par = par { $par }
profile-place = posto { $place } su { $seats }
profile-not-rated = non classificata
profile-public = Che cosa vedono tutti
profile-public-ratings = Rating
profile-public-matches = Partite e sorteggi migliori
profile-public-opponents = Avversari più frequenti
profile-public-averages = Scelte e fortuna in media
