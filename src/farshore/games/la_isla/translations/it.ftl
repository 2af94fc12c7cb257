### La Isla in italiano.

title = La Isla
summary = Circonda animali rari con i tuoi esploratori. Ogni carta ha tre usi: scegline uno.
invite-1 = In ogni round ricevi tre carte e decidi a che cosa serve ciascuna: funzione, risorsa o animale.
invite-2 = Paghi risorse per piazzare esploratori; un animale circondato è tuo, con i suoi punti.
invite-3 = Più un animale sale sul suo tracciato, più vale per chi ne ha. Vince chi ha più punti.
option-deck = Carte
option-deck-120 = 120 carte: per la prima partita
option-deck-180 = Tutte le 180 carte: con funzioni più elaborate

score-regions = Regioni
score-markers = Segnalini
score-functions = Funzioni
score-sets = Serie
score-animals = Animali
score-resources = Risorse
if-ended-now = Se finisse ora

## Le cose

colour-yellow = deserto
colour-green = prateria
colour-grey = montagna
colour-white = steppa
colour-brown = palude
resource-yellow = gialla
resource-green = verde
resource-grey = grigia
resource-white = bianca
resource-brown = marrone
many-yellow = { $count ->
    [one] 1 gialla
   *[other] { $count } gialle
  }
many-green = { $count ->
    [one] 1 verde
   *[other] { $count } verdi
  }
many-grey = { $count ->
    [one] 1 grigia
   *[other] { $count } grigie
  }
many-white = { $count ->
    [one] 1 bianca
   *[other] { $count } bianche
  }
many-brown = { $count ->
    [one] 1 marrone
   *[other] { $count } marroni
  }
symbol-tent = tenda
symbol-hat = cappello
symbol-rope = corda
symbol-canteen = borraccia
symbol-backpack = zaino
animal-dodo = dodo
animal-fossa = fossa gigante
animal-toad = rospo dorato
animal-pika = pika sardo
animal-moth = farfalla civetta
space = { $colour } con { $symbol }
space-bare = casella { $space }
explorer-of = esploratore di { $seat }
region = { $animal }, valore { $value }
region-bare = regione di giungla di valore { $value }
claimed-by = preso: { $seat }
region-claimed = L’animale di questa regione è già preso: { $seat }
region-missing = { $animal }, valore { $value }: { $count ->
    [0] i tuoi esploratori sono tutt’intorno
    [one] manca 1 esploratore: { $spaces }
   *[other] mancano { $count } esploratori: { $spaces }
  }
region-needs = { $animal } ({ $value }): manca ancora { $spaces }
resource = { $colour }: { $count }
all-animals = { animal-dodo }: { $dodo }, { animal-fossa }: { $fossa }, { animal-toad }: { $toad }, { animal-pika }: { $pika }, { animal-moth }: { $moth }
all-resources = { resource-yellow }: { $yellow }, { resource-green }: { $green }, { resource-grey }: { $grey }, { resource-white }: { $white }, { resource-brown }: { $brown }, { $supply ->
    [0] nessun esploratore rimasto
    [one] 1 esploratore rimasto
   *[other] { $supply } esploratori rimasti
  }
marker-of = Muovi il segnalino: { $animal }
card-name = { $function }; risorsa { $colour }; animale: { $animal }
nothing-here = Qui non c’è niente da fare.

## Funzioni

function-vp-col = Piazzando su { $what }: { $points } punti
function-vp-sym = Piazzando su { $what }: { $points } punti
function-res-col = Piazzando su { $what }: 1 risorsa a scelta
function-res-sym = Piazzando su { $what }: 1 risorsa a scelta
function-mark-col = Piazzando su { $what }: muovi un segnalino a scelta
function-mark-sym = Piazzando su { $what }: muovi un segnalino a scelta
function-cheap-col = Piazzare su { $what } costa 1 in meno
function-cheap-sym = Piazzare su { $what } costa 1 in meno
function-joker = Una tua risorsa { $what } vale qualsiasi colore
function-income = Se la tua carta B mostra una risorsa { $what }: 1 risorsa a scelta in più
function-b-track = B: muovi il segnalino { $what } invece di prendere la risorsa
function-explorer = 1 esploratore in più, per sempre
function-slot = 1 spazio in più, per sempre
function-draw = Peschi 4 carte, ne usi 3
function-patience = Se non piazzi: 2 risorse a scelta
function-claim = Per ogni animale preso: { $points } punti
function-species = Per ogni animale di questa specie ({ $what }): { $points } punti
function-survey-col = Piazzando su { $what }: { $points } punti per ogni tuo esploratore su { $what }
function-survey-sym = Piazzando su { $what }: { $points } punti per ogni tuo esploratore su { $what }
function-tracker = Ogni volta che muovi il segnalino { $what }: { $points } punti
function-company = Piazzando dove c’è già qualcun altro: { $points } punti
function-pair = Paghi con un solo colore a scelta
function-second = Piazzi un secondo esploratore per 1 risorsa in più
function-d-free = D: muovi un segnalino a scelta
function-multi = Due o più animali insieme: { $points } punti
function-region = Per ogni animale da una regione di valore { $points }: { $points } punti in più

## Il tavolo

board = L’isola
phases = Fasi del round
phase-cards = Carte
phase-a = A funzione
phase-b = B risorsa
phase-c = C esploratore
phase-d = D animale
round-number = Round { $round }
setting-up = Preparazione
starts = Giocatore iniziale: { $seat }
piles = { $deck ->
    [one] 1 carta nel mazzo
   *[other] { $deck } carte nel mazzo
  }, scarti: { $discard }
cards-waiting = Le tue carte, coperte
your-cards = Le tue carte
your-card = La tua carta A
place-a = Usa la funzione
place-b = Prendi la risorsa
place-d = Muovi l’animale
place-empty = { $letter }, vuoto: { $use }
place-with = { $letter }: { $card }
place-name-a = Funzione
place-name-b = Risorsa
place-name-d = Animale
card-given = assegnata
holder = Il tuo portacarte
slots-used = { $used ->
    [one] 1 spazio su { $slots }
   *[other] { $used } spazi su { $slots }
  }
slot-free = Spazio { $slot }, libero
slot-with = Spazio { $slot }: { $function }
your-resources = Le tue risorse
take-one = Prendi una risorsa
or-take-one = O prendi una risorsa
take-resource = Prendi { $what }; ne hai { $count }
you-have = ne hai { $count }
in-supply = { $count ->
    [0] nessun esploratore rimasto
    [one] 1 esploratore rimasto
   *[other] { $count } esploratori rimasti
  }
markers = Muovi un segnalino
tracks = Tracciati degli animali
tracks-note = punti per animale alla fine
track = { $animal }: vale { $zone }, passo { $place } di { $top }
end-title = Fine della partita
end-name = Fine della partita: { $reached } di { $limit }
end-sum = { $reached } di { $limit }
row-animals = Animali
row-resources = Risorse
row-functions = Funzioni
status-assigning =
    { $who ->
        [you] assegni le carte
       *[other] assegna le carte
    }
status-choosing =
    { $who ->
        [you] scegli
       *[other] sceglie
    }
status-turn =
    { $who ->
        [you] piazzi
       *[other] piazza
    }
status-ready = tutto pronto

## Inviti

prompt-setup = L’isola viene costruita
prompt-over = La partita è finita
prompt-wait-detail = Per ora non hai niente da scegliere
prompt-wait-turn = { $seat } sta piazzando
prompt-assign = { $count ->
    [one] Assegna una carta: { $last }
   *[other] Assegna una carta: { $letters } o { $last }
  }
prompt-assign-detail = A: la funzione · B: la risorsa · D: l’animale
prompt-assigned = Tutte le carte sono assegnate
prompt-ready = Premi Tutto pronto, oppure annulla
prompt-done = Premi Fatto, oppure annulla
prompt-confirm-choice = La tua scelta è fatta
prompt-slot = Scegli uno spazio per la tua carta
prompt-income = Prendi { $what } o muovi un segnalino
prompt-income-detail = La tua funzione ti lascia scegliere
prompt-marker = Muovi un segnalino a scelta
prompt-marker-detail = Fai punti per i tuoi animali di quella specie
prompt-recruit = Prendere un esploratore in più?
prompt-recruit-detail = Resta con te. Premi Fatto se non lo vuoi.
prompt-pick = { $count ->
    [one] Prendi 1 risorsa a scelta
   *[other] Prendi { $count } risorse a scelta
  }
prompt-move = { $count ->
    [one] Muovi un segnalino a scelta
   *[other] Muovi { $count } segnalini a scelta
  }
prompt-optional = Oppure premi Fatto per saltare
prompt-pay = { $count ->
    [one] Scegli 1 risorsa per pagare
   *[other] Scegli { $count } risorse per pagare
  }
prompt-put-down = Piazza l’esploratore su un’altra casella
prompt-from = Era su { $space }
prompt-place = Piazza un esploratore, o prendi 1 risorsa
prompt-place-detail = Puoi pagare le caselle evidenziate
prompt-lift = Sposta un tuo esploratore, o prendi 1 risorsa
prompt-lift-detail = La tua riserva è vuota
prompt-take-only = Prendi 1 risorsa a scelta
prompt-take-only-detail = Per ora non puoi pagare nessuna casella
prompt-turn-done = Il tuo turno è giocato
prompt-second = Piazza un secondo esploratore, o premi Fatto
button-done = Fatto
button-ready = Tutto pronto
button-recruit = Prendi l’esploratore

## Che cosa manca

wait-assign = { $count ->
    [one] ancora 1 carta
   *[other] ancora { $count } carte
  }
wait-pay = { $count ->
    [one] ancora 1 da pagare
   *[other] ancora { $count } da pagare
  }
wait-place = prima piazza
wait-place-or-take = prima piazza o prendi
wait-slot = prima scegli uno spazio
wait-income = prima scegli
wait-marker = prima un segnalino

## Rifiuti

why-only-in = Questo si gioca nella fase { $phase }.
why-cards-assigned = Le carte di questo round sono già assegnate.
why-letter-taken = { $letter } ha già una carta. Prima annulla.
why-not-in-hand = Questa carta non è nella tua mano.
why-slot-done = La tua carta è già al suo posto.
why-slot-closed = Questo spazio non ce l’hai.
why-same-function = «{ $function }» è già visibile: copri proprio quella carta.
why-next-slot = Usa il prossimo spazio libero.
why-no-recruit = Per ora non c’è nessun esploratore per te.
why-printed-resource = Prendi la risorsa indicata sulla tua carta B.
why-pay-first = Prima paga la casella.
why-put-down-first = Prima posa l’esploratore.
why-nothing-to-take = Ora non puoi prendere risorse.
why-no-marker = Ora non puoi muovere questo segnalino: { $animal }.
why-nothing-to-pay = Non c’è niente da pagare.
why-no-resource = Non hai nessuna risorsa { $colour }.
why-wrong-colour = Qui devi pagare con una risorsa { $colour }.
why-nobody-there = Lì non hai nessun esploratore.
why-supply-first = { $count ->
    [one] Prima piazza l’esploratore della tua riserva.
   *[other] Prima piazza i { $count } esploratori della tua riserva.
  }
why-just-placed = L’esploratore appena piazzato resta dov’è.
why-nothing-affordable = Non potresti pagare nessun’altra casella.
why-own-explorer = Qui hai già un esploratore.
why-elsewhere = L’esploratore deve andare su un’altra casella.
why-cost = Questa casella costa { $what }; puoi pagare { $have }.
why-lift-first = La tua riserva è vuota: prima solleva un tuo esploratore.
why-took = Hai preso una risorsa invece di piazzare.
why-placed = In questo turno hai già piazzato.

## Prima

do-assign = { $letter ->
    [A] Assegna ad A
   *[other] Assegna a { $letter }
  }
do-slot = Spazio { $slot }
preview-covers = Copre «{ $function }»
do-lift = Solleva l’esploratore: { $space }
do-take = Prendi { $what }
do-move = Muovi il segnalino: { $animal }
do-done = Concludi questa fase
do-recruit = Prendi un esploratore in più, per sempre
preview-cost = { $cost ->
    [0] Non costa niente
   *[other] Costa { $what }
  }
gain-pay = Paga { $what }
gain-take = Prendi { $what }
gain-claim = Prendi un animale ({ $animal }): { $points } punti
gain-marker = Muovi un segnalino ({ $animal }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
prospect-cost = { $reason } { $cost }.
prospect-points = { $reason } { $points ->
    [one] Qui faresti 1 punto.
   *[other] Qui faresti { $points } punti.
  }
prospect-offers = { $reason } { $offers }.
offer-resources = { $count ->
    [one] 1 risorsa a scelta
   *[other] { $count } risorse a scelta
  }
offer-markers = { $count ->
    [one] Muovi un segnalino a scelta
   *[other] Muovi { $count } segnalini a scelta
  }

## Che cosa è successo

news-pay = pagato { $what }
news-take = preso { $what }
news-claim = preso un animale ({ $animal }): { $points } punti
news-function = «{ $function }»: +{ $points }
news-marker = mosso un segnalino ({ $animal }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
news-slot = inserito «{ $function }»
news-discard = scartato «{ $function }»
news-of = { $seat }: { $news }
log-and = { $line }; { $news }
log-place = { has-done } piazzato su { $space }
log-lift = { has-done } sollevato l’esploratore: { $space }
log-take = { has-done } preso { $what }
log-move = { has-done } mosso un segnalino ({ $animal }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
log-pay = { has-done } pagato { $what }
log-slot = { has-done } messo «{ $function }» nello spazio { $slot }
log-recruit = { has-done } preso un esploratore in più
log-done = { has-done } concluso
log-done-then = { has-done } concluso. { $news }
log-first = Giocatore iniziale: { $seat }
log-large = Tessera grande, { $animal }: { $seat }
log-round = Round { $round }: carte distribuite. Giocatore iniziale: { $seat }

## Un turno intero

turn-start = Inizio
sum-function = nuova funzione
sum-resource = { $what }
sum-claim = animale: { $animal }
sum-marker = tracciato

## Hints

hint-place = piazzare un esploratore su { $space }
hint-lift = sollevare l’esploratore su { $space }
