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
pages = Pagine
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

play = Gioca
no-tables = Ancora nessun tavolo. Appena giochi, li trovi qui, su questo dispositivo.
your-turn = Tocca a te
waiting-for = In attesa di { $names }
result-solo = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
result-alone = In solitario
result-tournament = Torneo
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
open-record = Apri una partita salvata
drop-here = Lascia qui la partita salvata

## Sfide

challenge-of-day = Sfida del giorno
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
daily-maps = Le plance di tutti
challenge-past = Gioca (non conta)

## Impara

learn = Impara
lessons = Lezioni
lesson-begin = { $lesson }
lesson-offer = { $title } è nuovo per te?
lesson-offer-how = Una lezione di { $minutes } min ti mostra come si gioca. La ritrovi sotto Impara.
lesson-skip = Gioca subito
practice = Esercitati

## Regole

rules = Regole

## Nuovo tavolo

game = Gioco
seats = Posti
skip-to-content = Vai al contenuto
remove = Togli

## Tavolo

log = Cronologia
now = ora
just-now = poco fa
news =
    { $count ->
        [one] 1 turno mentre non c’eri
       *[other] { $count } turni mentre non c’eri
    }
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
try-again = Riprova

## Fine, rivedere

replay = Rivedi
review-tab = Analisi
round-number = Round { $round }
round-turn = Round { $round }, turno { $turn }

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
maintenance = Manutenzione fino al { $until }. Le partite continuano, ma non si aprono nuovi tavoli.
