### La Isla in italiano.

title = La Isla
summary = Circondate animali rari con i vostri esploratori; ogni carta ha tre usi, scegliete quale.
invite-1 = In ogni round hai tre carte e decidi a che cosa serve ciascuna: funzione, risorsa o animale.
invite-2 = Con le risorse metti esploratori sull’isola; un animale circondato è tuo, con i suoi punti.
invite-3 = Gli animali che salgono sui loro tracciati valgono di più per chi li ha trovati; vince chi ha più punti.
option-deck = Carte
option-deck-120 = 120 carte: per la prima partita
option-deck-180 = Tutte le 180 carte: con funzioni più elaborate

score-regions = Regioni
score-markers = Segnalini mossi
score-functions = Funzioni
score-sets = Serie di cinque
score-animals = Animali
score-resources = Risorse
if-ended-now = Se finisse ora

## Le cose

colour-yellow = deserto
colour-green = prateria
colour-grey = montagna
colour-white = steppa
colour-brown = palude
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
space = { $colour } con { $symbol } ({ $space })
space-bare = casella { $space }
explorer-of = esploratore di { $seat }
region = { $animal }, valore { $value }
region-bare = regione di giungla di valore { $value }
claimed-by = preso da { $seat }
region-claimed = Regione { $region }: il suo animale è di { $seat }
region-missing = { $animal }, valore { $value }: { $count ->
    [0] i tuoi esploratori sono tutt’intorno
    [one] manca 1 esploratore su { $spaces }
   *[other] mancano { $count } esploratori: { $spaces }
  }
region-needs = { $animal } ({ $value }): manca { $spaces }
resource = { $colour }: { $count }
all-animals = { $dodo } { animal-dodo }, { $fossa } { animal-fossa }, { $toad } { animal-toad }, { $pika } { animal-pika }, { $moth } { animal-moth }
all-resources = { $yellow } { colour-yellow }, { $green } { colour-green }, { $grey } { colour-grey }, { $white } { colour-white }, { $brown } { colour-brown }, { $supply ->
    [0] nessun esploratore rimasto
    [one] 1 esploratore rimasto
   *[other] { $supply } esploratori rimasti
  }
marker-of = Muovi il segnalino: { $animal }
card-name = { $function }; risorsa { $colour }, animale { $animal }
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
function-joker = Le tue risorse { $what } valgono qualsiasi colore
function-income = Carta B con { $what }: 1 risorsa a scelta in più
function-b-track = B: muovi il segnalino { $what } invece di prendere la risorsa
function-explorer = Un esploratore in più, per sempre
function-slot = Uno spazio carta in più, per sempre
function-draw = Peschi 4 carte, ne usi 3
function-patience = Se non piazzi: 2 risorse a scelta
function-claim = Per ogni animale preso: { $points } punti
function-species = Per ogni { $what } che prendi: { $points } punti
function-survey-col = Piazzando su { $what }: { $points } punti per ogni tuo esploratore su quel colore
function-survey-sym = Piazzando su { $what }: { $points } punti per ogni tuo esploratore su quel simbolo
function-tracker = Ogni volta che muovi il segnalino { $what }: { $points } punti
function-company = Piazzando dove c’è già un altro giocatore: { $points } punti
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
starts = Comincia { $seat }
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
card-given = assegnata a un posto
holder = Il tuo portacarte
slots-used = { $used } spazi su { $slots }
slot-free = Spazio { $slot }, libero
slot-with = Spazio { $slot }: { $function }
your-resources = Le tue risorse
take-one = prendine una
or-take-one = o prendine una
take-resource = prendi 1 { $colour }, ne hai { $count }
you-have = tu { $count }
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
status-assigning = assegna le carte
status-choosing = sceglie
status-turn = piazza
status-ready = pronto

## Inviti

prompt-setup = L’isola viene costruita
prompt-over = La partita è finita
prompt-wait = Si aspetta: { $names }
prompt-wait-detail = Per ora non hai niente da scegliere
prompt-wait-turn = { $seat } sta piazzando
prompt-assign = Assegna una carta a { $letters }
prompt-assign-detail = A: la funzione · B: la risorsa · D: l’animale
prompt-assigned = Ogni carta ha il suo posto
prompt-confirm = Conferma, oppure annulla qualcosa
prompt-confirm-choice = Scelto
prompt-slot = Scegli uno spazio per la tua carta
prompt-income = Prendere 1 × { $colour }, o invece muovere un segnalino?
prompt-income-detail = La tua funzione ti lascia scegliere
prompt-marker = Muovi un segnalino a scelta
prompt-marker-detail = Segni punti per i tuoi animali di quel tipo
prompt-recruit = Prendere un esploratore in più?
prompt-recruit-detail = Resta con te; puoi anche rinunciare
prompt-pick = { $count ->
    [one] Prendi 1 risorsa a scelta
   *[other] Prendi { $count } risorse a scelta
  }
prompt-move = { $count ->
    [one] Muovi un segnalino a scelta
   *[other] Muovi { $count } segnalini a scelta
  }
prompt-optional = Oppure conferma senza
prompt-pay = { $count ->
    [one] Scegli 1 risorsa per pagare
   *[other] Scegli { $count } risorse per pagare
  }
prompt-put-down = Piazza l’esploratore altrove
prompt-from = Era su { $space }
prompt-place = Piazza un esploratore, o prendi 1 risorsa a scelta
prompt-place-detail = Puoi pagare le caselle illuminate
prompt-lift = Riprendi un esploratore, o prendi 1 risorsa a scelta
prompt-lift-detail = La tua riserva è vuota
prompt-take-only = Prendi 1 risorsa a scelta
prompt-take-only-detail = Ora non puoi pagare nessuna casella
prompt-turn-done = Hai giocato il tuo turno
prompt-second = Puoi piazzare un secondo esploratore, o confermare
button-done = Fatto
button-ready = Pronto
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
wait-place-or-take = prima piazza o prendi
wait-slot = prima scegli uno spazio
wait-income = prima scegli
wait-marker = prima un segnalino

## Rifiuti

why-only-in = Questo è per la fase { $phase }.
why-cards-assigned = Le carte di questo round sono già assegnate.
why-letter-taken = { $letter } ha già una carta; prima riprendila.
why-not-in-hand = Questa carta non è nella tua mano.
why-slot-done = La tua carta è già al suo posto.
why-slot-closed = Questo spazio non è aperto.
why-same-function = «{ $function }» è già visibile: copri proprio quella carta.
why-next-slot = Usa il prossimo spazio libero.
why-no-recruit = Ora non ti è offerto nessun esploratore.
why-printed-resource = La carta B dà la risorsa che mostra.
why-pay-first = Prima paga la casella.
why-put-down-first = Prima posa l’esploratore.
why-nothing-to-take = Ora non puoi prendere risorse.
why-no-marker = Ora non puoi muovere questo segnalino: { $animal }.
why-nothing-to-pay = Non c’è niente da pagare.
why-no-resource = Non hai risorse { $colour }.
why-wrong-colour = Con questo non si paga una casella { $colour }.
why-nobody-there = Lì non c’è nessun tuo esploratore.
why-supply-first = { $count ->
    [one] Prima piazza l’esploratore della tua riserva.
   *[other] Prima piazza i { $count } esploratori della tua riserva.
  }
why-just-placed = L’esploratore appena piazzato resta dov’è.
why-nothing-affordable = Non potresti pagare nessun’altra casella.
why-own-explorer = Ci sei già.
why-elsewhere = L’esploratore deve andare altrove.
why-cost = Questa casella costa { $cost } × { $colour }; puoi pagare { $have }.
why-lift-first = La tua riserva è vuota: prima riprendi un tuo esploratore.
why-took = Hai preso una risorsa invece di piazzare.
why-placed = In questo turno hai già piazzato.

## Prima

preview-assign = Carta per { $letter }
preview-slot = Spazio { $slot }
preview-covers = Copre «{ $function }»
preview-lift = Riprendi l’esploratore da { $space }
preview-take = Prendi 1 × { $colour }
preview-move = Muovi il segnalino: { $animal }
preview-done = Conferma
preview-recruit = Prendi un esploratore per sempre
preview-cost = { $cost ->
    [0] Non costa niente
   *[other] Costa { $cost } × { $colour }
  }
prospect-cost = { $reason } { $cost }.
prospect-points = { $reason } { $points ->
    [one] Porterebbe 1 punto.
   *[other] Porterebbe { $points } punti.
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

news-pay = { $who ->
    [you] paghi
   *[other] paga
  } { $count } × { $colour }
news-take = { $who ->
    [you] prendi
   *[other] prende
  } 1 × { $colour }
news-claim = { $who ->
    [you] prendi
   *[other] prende
  } un animale ({ $animal }): { $points }
news-function = { $function }: +{ $points }
news-marker = { $who ->
    [you] muovi
   *[other] muove
  } il segnalino { $animal }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
news-slot = { $who ->
    [you] inserisci
   *[other] inserisce
  } «{ $function }»
news-discard = { $who ->
    [you] scarti
   *[other] scarta
  } «{ $function }»
news-of = { $seat }: { $news }
told-and = { $told }; { $news }
told-place = { $who ->
    [you] piazzi
   *[other] piazza
  } su { $space }
told-lift = { $who ->
    [you] riprendi
   *[other] riprende
  } l’esploratore da { $space }
told-take = { $who ->
    [you] prendi
   *[other] prende
  } 1 × { $colour }
told-pay = { $who ->
    [you] paghi
   *[other] paga
  } 1 × { $colour }
told-slot = { $who ->
    [you] metti
   *[other] mette
  } «{ $function }» nello spazio { $slot }
told-recruit = { $who ->
    [you] prendi
   *[other] prende
  } un esploratore in più
told-done = { $who ->
    [you] sei
   *[other] è
  } pronto
told-done-then = { $who ->
    [you] sei
   *[other] è
  } pronto. { $news }
told-first = Giocatore iniziale del primo round: { $seat }
told-large = Tessera grande, { $animal }: { $seat }
told-round = Round { $round }: le carte sono distribuite; giocatore iniziale: { $seat }

## Un turno intero

turn-start = Inizio
sum-function = nuova funzione
sum-resource = { $count } × { $colour }
sum-claim = animale: { $animal }
sum-marker = tracciato
