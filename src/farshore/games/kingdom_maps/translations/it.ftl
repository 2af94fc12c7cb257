### Kingdom Maps

title = Kingdom Maps
summary = Tira i dadi, annuncia un territorio, disegnalo casella per casella: quale mappa piacerà di più al re?
invite-1 = Nel tuo turno tira i dadi, annuncia un territorio e prendi un dado. Gli altri scelgono un numero fra i dadi rimasti.
invite-2 = I poteri aggiungono o tolgono una casella; il «?» fa contare un criterio in anticipo.
invite-3 = Quattro criteri, uguali per tutti, decidono quale mappa piace di più al re.

## Opzioni

option-criteria = Criteri
option-criteria-chance = A caso
option-criteria-free = o due di A e due di B: A1,A4,B2,B5
option-first = Giocatore iniziale
option-first-chance = A caso
option-first-seat1 = Posto 1
option-first-seat2 = Posto 2
option-first-seat3 = Posto 3
option-first-seat4 = Posto 4
bad-criteria = «{ $criteria }»: servono due criteri diversi di A e due di B.
bad-first = Il posto { $seat } non può cominciare: { $seats ->
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
score-question = Casella «?»
rule-A1 = Linea retta più lunga di { $counts }… montagne: { $points }
rule-A2 = { $each } per casella della tua seconda regione di foresta più grande
rule-A3 = { $each } per campo accanto a un lago e a un villaggio
rule-A4 = { $each } per ogni regione di lago che non tocca il bordo
rule-A5 = Ogni regione di villaggio che tocca altri { $counts } territori: { $points }
rule-A6 = La tua migliore regione di palude che tocca { $counts }… lati della mappa: { $points }
rule-B1 = { $each } per linea retta con almeno { $needed } territori diversi
rule-B2 = { $counts }… caselle del tuo territorio più raro: { $points }
rule-B3 = { $each } per territorio con una regione di almeno { $needed } caselle
rule-B4 = { $each } ogni { $needed } coppie di caselle opposte uguali
rule-B5 = { $each } per regione di esattamente { $needed } caselle
rule-B6 = Ogni lato della mappa con { $counts } territori diversi: { $points }
rank-courtyard = Esploratore di cortile
rank-normal = Esploratore normale
rank-professional = Esploratore professionista
rank-marco-polo = Marco Polo

## Il tavolo

map-of = Mappa di { $seat }
dice = Dadi
die = Dado: { $number }
yours = il tuo
taken = preso
die-left = libero
number-later = il tuo numero viene da uno dei dadi
number-choose = scegli uno dei dadi
number-draw = da disegnare
number-left = rimaste, su { $number }
number-drawn = tutto disegnato
assign-title = Territorio e numero
assign-choice = { $die } per il territorio: { $what }
territories-title = Territori e i tuoi annunci
territory-uses = { $territory }: { $drawn ->
    [one] 1 casella
   *[other] { $drawn } caselle
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

status-announces =
    { $who ->
        [you] annunci un territorio
       *[other] annuncia un territorio
    }
status-takes =
    { $who ->
        [you] prendi un dado
       *[other] prende un dado
    }
status-chooses =
    { $who ->
        [you] scegli un numero
       *[other] sceglie un numero
    }
status-draws =
    { $who ->
        [you] disegni { $what }
       *[other] disegna { $what }
    }
status-done =
    { $who ->
        [you] hai finito
       *[other] ha finito
    }
status-failed =
    { $who ->
        [you] non puoi disegnare
       *[other] non può disegnare
    }

## Inviti

prompt-announce = Annuncia un territorio
prompt-announce-how = Lo disegnano tutti. A te costa un annuncio.
prompt-announce-alone = Ti costa un annuncio.
prompt-take = { $territory }: prendi un dado
prompt-take-how = È il tuo numero di caselle; gli altri scelgono fra i dadi rimasti.
prompt-take-alone = È il tuo numero di caselle; gli altri due dadi si tirano di nuovo.
prompt-choose = { $territory }: scegli un numero
prompt-choose-how = Il dado resta sul tavolo; anche altri possono sceglierlo.
prompt-assign = Un dado per il territorio, uno per il numero
prompt-assign-how = Questo turno non costa annunci.
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
prompt-score = Punto interrogativo raggiunto: fai contare un criterio
prompt-score-how = Tieni i suoi punti, e alla fine conta di nuovo.
prompt-done = Tutto disegnato
prompt-done-how = Premi Fatto, oppure annulla.
prompt-give-up = Non puoi disegnarne { $number }
prompt-give-up-how = Spendi −1. Se non disegni, la partita finisce.
prompt-make-fit = { $number ->
    [one] 1 non ci sta
   *[other] { $number } non ci stanno
  }: scendi a { $room } con −1
prompt-wait-active = { $seat } sta scegliendo
prompt-failed = Non hai potuto disegnare: la partita finisce dopo questo turno.
prompt-over = La mappa è finita
ending-cannot-draw = Il numero non si poteva più disegnare.
ending-full = Tutte le caselle sono disegnate.
ending-no-uses = Non restava alcun annuncio.

## Pulsanti

plus-button = +1
minus-button = −1
score-now = nella casella «?»
done = Fatto
do-done = { done }
done-nothing = non disegnare
done-after = ancora { $left } da disegnare
done-announce = prima annuncia
done-take = prima prendi un dado
done-draw = prima scegli un numero
done-assign = prima scegli
done-score = prima il «?»
done-later = non ancora

## Rifiuti

wait-for-others = Hai finito. Aspetta gli altri.
wait-for-active = Aspetta che il giocatore attivo abbia preso un dado.
only-active-announces = Solo il giocatore attivo annuncia un territorio.
dice-name-territory = In questo turno uno dei due dadi indica il territorio.
already-announced = Già annunciato: { $territory }.
no-use-left = { $territory }: non hai più annunci.
announce-first = Prima annuncia un territorio.
number-chosen = Hai già scelto il { $number }.
assign-both-dice = Scegli quale dei due dadi indica il territorio.
assign-alone-only = I due dadi servono solo nel secondo turno di un round in solitario.
die-not-there = Questi dadi non sono sul tavolo: { $dice }.
die-does-not-fit = { $number ->
    [one] 1 non sta
   *[other] { $number } non stanno
  } sulla tua mappa; c’è posto per { $room }.
choose-number-first = Prima scegli un numero.
hex-taken = { $hex } è già disegnata.
touch-group = Deve toccare una casella disegnata in questo turno.
all-drawn = Hai già disegnato tutto.
number-does-not-fit = { $number ->
    [one] 1 non sta
   *[other] { $number } non stanno
  } sulla tua mappa; c’è posto per { $room }.
touch-map = La prima casella deve toccare la tua mappa.
pocket-too-small = Qui c’è posto solo per { $size }, e devi disegnarne { $number }.
power-too-late = I poteri si spendono prima della prima casella.
no-power-ready = Non hai nessun potere ±1 pronto.
number-limits = Il numero deve restare fra { $least } e { $most }.
criterion-not-in-play = { $criterion } non è in gioco.
draw-first = Prima disegnane ancora { $left }.
question-used = Il tuo «?» ha già contato.
question-not-drawn = In questo turno non hai disegnato sul «?».
must-make-it-fit = Devi disegnare, e { $number ->
    [one] 1 non ci sta
   *[other] { $number } non ci stanno
  }. Spendi −1 fino ad arrivare a { $room }.
score-first = Fai prima contare il «?».
not-your-map = È la mappa di un’altra persona.

## Anteprime

preview-line = { $criterion }: { $now } → { $then }
preview-nothing = Ancora nessun punto
preview-power = Ottieni un potere ±1
preview-asks = Farai subito contare un criterio
preview-question = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } nella casella «?»
preview-announce = Tutti disegnano: { $territory }
preview-uses = { $left ->
    [0] il tuo ultimo annuncio
    [one] poi resta 1 annuncio
   *[other] poi restano { $left } annunci
  }
preview-number = Disegni { $what }

## Diario

log-criteria = Criteri: { $criteria }
log-first = Giocatore iniziale: { $seat }
log-roll = I dadi: { $what }
log-announce = { has-done } annunciato: { $territory }
log-take = { has-done } scelto il { $what }
log-assign = { has-done } usato i dadi così: { $territory }, numero { $number }
log-plus = { has-done } speso un potere: +1
log-minus = { has-done } speso un potere: −1
log-draw = { has-done } disegnato su { $hex }: { $territory }
log-score = { has-done } fatto contare per il «?»: { $criterion }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
log-nothing = { could-do } disegnare nulla

## Un turno intero

turn-of = { $who ->
    [you] Il tuo turno
   *[other] { $seat }
  }
turn-of-land = { $who ->
    [you] Il tuo turno
   *[other] { $seat }
  }: { $territory }
turn-of-rolled = { $who ->
    [you] Il tuo turno
   *[other] { $seat }
  } ({ $dice })
turn-of-land-rolled = { $who ->
    [you] Il tuo turno
   *[other] { $seat }
  }: { $territory } ({ $dice })
turn-start = Inizio
sum-use = 1 annuncio
sum-powers = { $count ->
    [one] ±1
   *[other] { $count } × ±1
  }
sum-question = ? = { $points }

## Hints

hint-draw = disegnare su { $space }
