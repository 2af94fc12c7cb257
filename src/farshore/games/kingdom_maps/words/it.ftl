### Kingdom Maps

title = Kingdom Maps
summary = Tira i dadi, annuncia un territorio, disegnalo casella per casella: quale mappa piacerà di più al re?
invite-1 = Si tirano i dadi: un numero dice quante caselle disegnano tutti, e chi è di turno dice quale territorio.
invite-2 = Ognuno disegna la propria mappa, casella per casella, con poteri per una in più, una in meno o una scelta libera.
invite-3 = Quattro criteri, uguali per tutti, decidono quale mappa piace di più al re.

## Opzioni

option-criteria = Criteri
option-criteria-chance = A caso
option-criteria-free = o due di A e due di B: A1,A4,B2,B5
option-first = Primo giocatore
option-first-chance = A caso
option-first-seat1 = Posto 1
option-first-seat2 = Posto 2
option-first-seat3 = Posto 3
option-first-seat4 = Posto 4
bad-criteria = “{ $criteria }”: servono due criteri diversi di A e due di B.
bad-first = Il posto { $seat } non può iniziare: { $seats ->
    [one] c’è un solo posto.
   *[other] ci sono { $seats } posti.
  }

## Territori

mountain = Montagna
forest = Foresta
farm = Campo
lake = Lago
village = Villaggio
swamp = Palude
empty-hex = vuota
many-mountain = { $count ->
    [one] { $count } montagna
   *[other] { $count } montagne
  }
many-forest = { $count ->
    [one] { $count } foresta
   *[other] { $count } foreste
  }
many-farm = { $count ->
    [one] { $count } campo
   *[other] { $count } campi
  }
many-lake = { $count ->
    [one] { $count } lago
   *[other] { $count } laghi
  }
many-village = { $count ->
    [one] { $count } villaggio
   *[other] { $count } villaggi
  }
many-swamp = { $count ->
    [one] { $count } palude
   *[other] { $count } paludi
  }

## Criteri e foglio dei punti

score-A1 = Alta catena
score-A2 = Boschi gemelli
score-A3 = Granai
score-A4 = Acque interne
score-A5 = Borghi di mercato
score-A6 = Grande palude
score-B1 = Strade reali
score-B2 = Parti uguali
score-B3 = Grandi province
score-B4 = Stemma
score-B5 = Terra di quattro
score-B6 = Sei coste
score-question = Potere ?
rule-A1 = La tua linea retta più lunga di montagne: { $points }
rule-A2 = { $each } per casella della tua seconda foresta più grande
rule-A3 = { $each } per campo accanto a un lago e a un villaggio
rule-A4 = { $each } per lago che non tocca il bordo
rule-A5 = Ogni villaggio secondo gli altri territori intorno, da 3: { $points }
rule-A6 = La tua palude migliore secondo i lati della mappa raggiunti: { $points }
rule-B1 = { $each } per linea retta con { $needed } territori diversi
rule-B2 = Caselle del tuo territorio più raro: { $points }
rule-B3 = { $each } per territorio con una regione di { $needed } o più
rule-B4 = { $each } ogni { $needed } coppie di caselle opposte uguali
rule-B5 = { $each } per regione di esattamente { $needed }
rule-B6 = Ogni lato della mappa secondo i suoi territori diversi, da 3: { $points }
rank-courtyard = Esploratore di cortile
rank-normal = Esploratore normale
rank-professional = Esploratore professionista
rank-marco-polo = Marco Polo

## Il tavolo

map-of = Mappa di { $seat }
dice = Dadi
die = Dado: { $number }
yours = tuo
taken = preso
die-left = libero
number-later = il numero viene da uno dei dadi
number-choose = scegli uno dei dadi
number-draw = da disegnare
number-left = ancora, su { $number }
number-drawn = tutto disegnato
assign-title = Territorio e numero
assign-choice = { $die } per il territorio: { $what }
territories-title = Territori e i tuoi annunci
territory-uses = { $territory }: { $drawn ->
    [one] 1 disegnato
   *[other] { $drawn } disegnati
  }, { $left ->
    [one] 1 annuncio rimasto
   *[other] { $left } annunci rimasti
  }
powers = Poteri
powers-ready = { $ready ->
    [one] 1 pronto
   *[other] { $ready } pronti
  }
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
criteria-title = Criteri della partita
points-now = punti ora
criterion-name = { $id } { $criterion }: ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
uses-left = Annunci e poteri rimasti
round = Round { $round }
dice-order = Dadi per turno: { $dice }
turn-announce = Annuncio
turn-assign = Secondo i dadi

## Che cosa fanno i giocatori

status-announces = annuncia
status-takes = prende un dado
status-chooses = sceglie un numero
status-draws = disegna { $what }
status-done = ha disegnato
status-failed = non può disegnare

## Inviti

prompt-announce = Annuncia un territorio
prompt-announce-how = Lo disegnano tutti; a te costa un annuncio.
prompt-announce-alone = Ti costa un annuncio.
prompt-take = { $territory }: prendi un dado
prompt-take-how = Ne disegni altrettanti; gli altri scelgono dopo.
prompt-take-alone = Ne disegni altrettanti; gli altri si tirano di nuovo.
prompt-choose = { $territory }: scegli un numero
prompt-choose-how = Il dado resta sul tavolo; altri possono scegliere lo stesso.
prompt-assign = Un dado per il territorio, uno per il numero
prompt-assign-how = In questo turno non si barra nessun annuncio.
prompt-draw = Disegna { $what }
prompt-draw-or = { $draw }, oppure { $fewer ->
    [0] { $more }
   *[other] { $more ->
        [0] { $fewer }
       *[other] { $fewer } o { $more }
      }
  }
prompt-first-hex = La prima casella tocca la tua mappa, le altre si toccano fra loro.
prompt-anywhere = La tua mappa è vuota: comincia dove vuoi.
prompt-draw-more = Disegna ancora { $what }
prompt-drawn-of = { $drawn } su { $number }
prompt-score = Hai raggiunto il ?: segna un criterio
prompt-score-how = I punti di questo momento vanno nella casella ? e vi restano.
prompt-done = Tutto disegnato
prompt-done-how = Concludi, oppure torna indietro di un passo.
prompt-give-up = Non puoi disegnarne { $number }
prompt-give-up-how = Spendi −1 per farli entrare, o non disegnare: la partita finisce dopo questo turno.
prompt-make-fit = { $number } non ci stanno: spendi −1 finché ne restano al massimo { $room }
prompt-wait = Si aspetta: { $names }
prompt-wait-active = { $seat } sta scegliendo
prompt-failed = Non hai potuto disegnare: la partita finisce dopo questo turno.
prompt-over = La mappa è finita
ending-cannot-draw = Il numero non si poteva più disegnare.
ending-full = Tutte le caselle sono disegnate.
ending-no-uses = Non restava alcun annuncio.

## Pulsanti

plus-button = +1
minus-button = −1
score-now = nella casella ?
done = Fatto
done-nothing = non disegnare
done-after = ancora { $left }
done-announce = prima annuncia
done-take = prima prendi un dado
done-draw = prima scegli
done-assign = prima scegli
done-score = dopo il ?
done-later = non ancora

## Rifiuti

wait-for-others = Hai disegnato; aspetta gli altri.
wait-for-active = Aspetta che il giocatore attivo abbia preso un dado.
only-active-announces = Solo il giocatore attivo annuncia un territorio.
dice-name-territory = In questo turno uno dei due dadi indica il territorio.
already-announced = Già annunciato: { $territory }.
no-use-left = { $territory }: non hai più annunci.
announce-first = Prima annuncia un territorio.
number-chosen = Hai già scelto il { $number }.
assign-both-dice = Scegli quale dei due dadi indica il territorio.
assign-alone-only = Solo il secondo turno di un round in solitario dà un senso a entrambi i dadi.
die-not-there = Questi dadi non sono sul tavolo: { $dice }.
die-does-not-fit = { $number } non stanno sulla tua mappa; c’è posto per { $room }.
choose-number-first = Prima scegli un numero.
hex-taken = { $hex } è già disegnata.
touch-group = Deve toccare una casella disegnata in questo turno.
all-drawn = Hai già disegnato tutto.
number-does-not-fit = { $number } non stanno sulla tua mappa; c’è posto per { $room }.
touch-map = La prima casella deve toccare la tua mappa.
pocket-too-small = Qui c’è posto solo per { $size }, e ne servono { $number }.
power-too-late = I poteri si spendono prima della prima casella.
no-power-ready = Non hai nessun ±1 pronto.
number-limits = Il numero deve restare fra { $least } e { $most }.
criterion-not-in-play = { $criterion } non è in gioco.
draw-first = Prima disegnane ancora { $left }.
question-used = Il tuo ? è già segnato.
question-not-drawn = In questo turno non hai disegnato sul ?.
must-make-it-fit = Devi disegnare: { $number } non ci stanno, spendi −1 finché ne restano al massimo { $room }.
score-first = Prima segna il ?.
not-your-map = È la mappa di un altro giocatore.

## Anteprime

preview-line = { $criterion }: { $now } → { $then }
preview-nothing = Ancora nessun punto
preview-power = Porta un ±1
preview-asks = Segnerai subito un criterio
preview-question = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } nella casella ?
preview-announce = Tutti disegnano: { $territory }
preview-uses = { $left ->
    [0] il tuo ultimo annuncio
    [one] poi resta 1 annuncio
   *[other] poi restano { $left } annunci
  }
preview-number = Disegni { $what }

## Diario

told-criteria = Criteri: { $criteria }
told-first = Giocatore iniziale: { $seat }
told-roll = I dadi: { $dice }
told-announce = { has-done } annunciato: { $territory }
told-take = { has-done } scelto il { $number }
told-assign = { has-done } letto i dadi così: { $territory }, numero { $number }
told-plus = { has-done } speso un potere: +1
told-minus = { has-done } speso un potere: −1
told-draw = { has-done } disegnato su { $hex }: { $territory }
told-score = { has-done } segnato il ? con { $criterion }: { $points }
told-nothing = { could-do } disegnare nulla

## Un turno intero

turn-of = { $who ->
    [you] Tu
   *[other] { $seat }
  }
turn-of-land = { $who ->
    [you] Tu
   *[other] { $seat }
  }: { $territory }
turn-start = Inizio
sum-use = 1 annuncio
sum-powers = { $count ->
    [one] ±1
   *[other] { $count } × ±1
  }
sum-question = ? = { $points }
