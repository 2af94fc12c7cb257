### Uscite del terminale: simulazioni, tornei, regolazione, allenamento, analisi e misure.

## Intestazioni

head-seat = posto
head-seats = posti
head-bot = bot
head-level = livello
head-mean = media
head-least = min.
head-most = max.
head-wins = vinte
head-lead = distacco
head-slowest = più lenta

## Partite di bot

simulated = { $count ->
    [one] 1 partita, { $events } eventi
   *[other] { $count } partite, in media { $events } eventi ciascuna
  }
no-rank = nessun grado
contest-played = { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
  } su { $deals ->
    [one] 1 sorteggio
   *[other] { $deals } sorteggi
  }, { $decisions } decisioni permesse
bots-checked = { $decisions } decisioni, di cui sbagliate: { $wrong }
bot-checked = { $bot }: { $decisions } decisioni, { $mean } ms, la più lenta { $slowest } ms
bot-wrote = ha modificato la vista ricevuta, al posto { $seat } in
bot-not-allowed = { $reason } Al posto { $seat } in
bot-peeked = { $one } è diventato { $other } benché sia cambiato solo ciò che il posto non vede

## Regolazione e allenamento

proof = { $before } -> { $after } ({ $apart }, 95% { $low }..{ $high }) su altri { $deals } sorteggi, ampiezza { $width }
proof-none = { $proof }; nessun guadagno, quindi i pesi restano com’erano
tune-generation = generazione { $number }: media { $mean }
tune-refused = rifiutati, perché le loro righe di punteggio peggiorano: { $names }
tune-origin = questi pesi sono già stati regolati: il file resta com’era
train-matches = { $done }/{ $all } partite
train-round = { $decisions } decisioni, spiega il { $share }% dell’errore su altre partite
train-number = ciclo { $number }: { $round } ({ $seconds } s)
train-no-gain = nessun guadagno dimostrato, quindi tutto resta com’era

## Analisi

review-costly = { $count ->
    [0] nessuna delle { $turns } mosse è costata di sicuro un punto o più
    [one] 1 mossa su { $turns } è costata di sicuro un punto o più
   *[other] { $count } mosse su { $turns } sono costate di sicuro un punto o più, le più costose per prime
  }
review-events = { $when }, eventi { $first }–{ $last }: { $loss }
trial-of = { $game }: { $matches } partite, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
  }
trial-gap = il divario più grande in una riga: { $gap }
trial-errors = errori standard: di una somma { $sum }, al più { $most }; di un turno al più { $turn }
trial-processor = tempo di calcolo, { $seats } al tavolo: { $mean } s a posto, al più { $most }
trial-factors = come misurato:
trial-crossed = con le pendenze che ogni metà delle partite trova per l’altra:
trial-in-leads = scelte in vantaggio
trial-luck = fortuna di tutti: { $luck }
planted-of = { $game }: { $matches } partite, { $planted } con un errore inserito
planted-found = trovata come la mossa più costosa: { $found } su { $planted } ({ $share }%)
planted-behind = solo dopo una mossa che è costata davvero di più: { $behind }
planted-loss = perdita media: analisi { $told }, reale { $true } (rapporto { $ratio })
planted-sure = mosse costate chiaramente un punto: { $sure }, di cui { $wrong } in realtà un guadagno ({ $share }%), { $clear } di queste di due errori
planted-processor = tempo di calcolo: { $mean } s per analisi, al massimo { $most }
no-pars = { $game } non ha una tabella dei par; «--make N» gioca e ne scrive una
par-of = { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
  }: { $mean } in { $matches } partite

## Leggi

law-kept = vale
law-broken = VIOLATA
laws-kept = { $game } rispetta tutte le leggi
check-in-english = Nessuna traduzione per { $languages }: al suo posto c’è l’inglese.
laws-broken = { $game } viola { $count ->
    [one] 1 legge
   *[other] { $count } leggi
  }

## Misure

bench-per-second = { $game }, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
  }, al secondo
bench-plain = Python
bench-compiled = compilato
bench-times = volte
bench-not-compiled = Qui non è compilato nulla. Esegui: python -m farshore.compiling .compiled
bench-build = Compilazione da zero: { $seconds } s di processore
bench-building = Compilazione con la cache vuota, ci vuole qualche minuto…
bench-slice = { $game }: { $done } di { $slices }
bench-people = decisioni come giocano le persone (controllate, nuovo stato)
bench-loop = decisioni con un ciclo di legal e step
bench-play_outs = decisioni di partite casuali
bench-planner = turni di un planner
bench-futures = simulazioni di un expert
bench-bare = Python puro: cercare, sommare, confrontare
bench-c = C: Explorers in solitario casuale, decisioni
bench-hex = hex di OpenSpiel, decisioni con il suo ciclo
bench-play_outs_to_c = partite casuali, quota di C
bench-loop_to_hex = ciclo, quota di hex
bench-loop_to_bare = ciclo, quota di Python puro
bench-table = { $game }, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
  }
bench-rate = al secondo
bench-of-contract = del contratto
bench-of-simulator = di Simulator
bench-of-one = di uno solo
bench-contract = contratto: legal, step
bench-numbers = Simulator: numeri permessi, trusted_step
bench-seeing = Simulator: con maschera, caratteristiche e premi
bench-single = Gymnasium, gli altri posti casuali
bench-vector = vettore di Gymnasium, { $matches } partite
bench-gathered = Gymnasium SyncVectorEnv, { $matches } partite
bench-featureless = { $who }, senza caratteristiche
bench-others = giochi di altre librerie
bench-missing = Non misurato, perché non installato: { $names } (pip install '{ $extra }')

## Partite salvate e giochi

match-ended = dopo { $events } eventi; vittoria: { $names }
match-goes-on = dopo { $events } eventi; non è finita
game-facts = posti { $seats }; circa { $minutes } minuti; edizione { $edition }
game-not-loaded = { $game }: non si può caricare: { $error }
dealt-as-promised = { $file }: sorteggio come promesso (il segreto dà tutti i { $draws } eventi casuali)
verify-value = posto { $seat } dall’estrazione { $draw }
verify-unmixed = nessun valore casuale dei giocatori è entrato: soltanto il server ha scelto questo sorteggio
verify-mixed = mescolato con i valori casuali dei giocatori: { $mixed }
verify-partly = mescolato con i valori casuali dei giocatori: { $mixed }; nessuno dal posto { $without }
game-made = { $folder } è un gioco che funziona: «farshore check { $folder }», «farshore play { $folder }»;
    dopo «pip install -e { $folder }» è anche sulla pagina di «farshore serve».
