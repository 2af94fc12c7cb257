### Che cosa dice il terminale di simulazioni, gare, prove, allenamenti e misure.

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
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
  }, { $decisions } decisioni permesse
bots-checked = { $decisions } decisioni, di cui sbagliate: { $wrong }
bot-checked = { $bot }: { $decisions } decisioni, { $mean } ms, la più lenta { $slowest } ms
bot-wrote = ha modificato ciò che gli è stato mostrato, al posto { $seat } in
bot-not-allowed = { $reason } Al posto { $seat } in
bot-peeked = { $one } è diventato { $other } per ciò che il posto non può vedere

## Regolazione e allenamento

proof = { $before } -> { $after } ({ $apart }, 95 % { $low }..{ $high }) su altre { $deals } distribuzioni, ampiezza { $width }
proof-none = { $proof }; nessun guadagno, quindi i numeri restano com’erano
tune-generation = generazione { $number }: media { $mean }
tune-refused = rifiutati, per le loro stesse righe: { $names }
tune-origin = i numeri conservano l’origine che hanno
train-matches = { $done }/{ $all } partite
train-round = { $decisions } decisioni, spiega il { $share } % di ciò che altrove sfuggiva
train-number = ciclo { $number }: { $round } ({ $seconds } s)
train-no-gain = nessun guadagno provato, quindi tutto resta com’era

## Analisi

review-costly = { $count ->
    [0] nessuno dei { $turns } turni è costato di sicuro un punto o più
    [one] 1 turno su { $turns } è costato di sicuro un punto o più
   *[other] { $count } turni su { $turns } sono costati di sicuro un punto o più, i più cari
  }
review-events = { $when }, eventi { $first }–{ $last }: { $loss }
trial-of = { $game }: { $matches } partite, { $seats } posti
trial-gap = il divario più grande in una riga: { $gap }
trial-errors = errori standard: di una somma { $sum }, al più { $most }; di un turno al più { $turn }
trial-processor = tempo di calcolo, { $seats } al tavolo: { $mean } s a posto, al più { $most }
trial-factors = con i fattori del gioco:
trial-crossed = con i fattori che ogni metà delle partite trova per l’altra:
trial-in-leads = scelte in vantaggio
trial-luck = fortuna di tutti: { $luck }
no-pars = { $game } non ha una tabella dei par; «--make N» gioca e ne scrive una
par-of = { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
  }: { $mean } in { $matches } partite

## Leggi

law-kept = vale
law-broken = VIOLATA
laws-kept = { $game } rispetta tutte le leggi
laws-broken = { $game } viola { $count ->
    [one] 1 legge
   *[other] { $count } leggi
  }

## Misure

bench-per-second = { $game }, { $seats } posti, al secondo
bench-plain = Python
bench-compiled = compilato
bench-times = volte
bench-not-compiled = Qui non è compilato nulla: python -m farshore.compiling .compiled
bench-people = decisioni come giocano le persone (controllate, nuovo stato)
bench-loop = decisioni con un ciclo di legal e step
bench-play_outs = decisioni di partite a caso
bench-planner = turni di un planner
bench-futures = futuri di un expert
bench-bare = Python puro: cercare, sommare, confrontare
bench-c = C: Explorers da solo a caso, decisioni
bench-hex = hex di OpenSpiel, decisioni con il suo ciclo
bench-play_outs_to_c = partite a caso, quota di C
bench-loop_to_hex = ciclo, quota di hex
bench-loop_to_bare = ciclo, quota di Python puro
bench-table = { $game }, { $seats } posti
bench-rate = al secondo
bench-of-contract = del contratto
bench-of-simulator = di Simulator
bench-of-one = di uno solo
bench-contract = contratto: legal, step
bench-numbers = Simulator: numeri permessi, trusted_step
bench-seeing = Simulator: e maschera, tratti, premi
bench-single = Gymnasium, gli altri posti a caso
bench-vector = vettore di Gymnasium, { $matches } partite
bench-gathered = vettore proprio di Gymnasium, { $matches } tali
bench-featureless = { $who }, senza tratti
bench-others = giochi di altre librerie
bench-missing = Non misurato, perché non installato: { $names } (pip install '{ $extra }')

## Registrazioni e giochi

match-ended = dopo { $events } eventi; ha vinto { $names }
match-goes-on = dopo { $events } eventi; non è finita
game-facts = posti { $seats }; circa { $minutes } minuti; edizione { $edition }
game-not-loaded = { $game }: non può essere caricato: { $error }
dealt-as-promised = { $file }: distribuito come promesso ({ $draws } eventi del caso seguono dal segreto)
game-made = { $folder } è un gioco che funziona: «farshore check { $folder }», «farshore play { $folder }»;
    dopo «pip install -e { $folder }» è anche sulla pagina di «farshore serve».
