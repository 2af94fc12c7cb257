### Explorers, in italiano

title = Explorers
summary = X dopo X, apriti la strada fino a templi, gemme e villaggi.
invite-1 = A ogni turno una carta propone due terreni. Scegline uno e mettici 2 o 3 X, accanto alle tue.
invite-2 = Dove metti una X, raccogli: gemme, razioni, chiavi, cavalli. Una chiave apre un tempio, un cavallo dà una X in più.
invite-3 = Dopo quattro round di sette carte vince chi ha più punti.

## Options

option-provisions = Razioni
option-provisions-basic = Base: una mela, una carota e un pesce per round
option-provisions-expert = Per esperti: prima le mele, poi le carote, poi i pesci
option-gems = Gemme
option-gems-basic = Base: 1 punto per gemma, a ogni round
option-gems-expert = Per esperti: una linea dal negativo al positivo
option-villages = Villaggi
option-villages-basic = Base: conta ogni villaggio
option-villages-expert = Per esperti: conta solo il villaggio con meno X
option-temples = Templi
option-temples-basic = Base: 12, 10, 8, 6 punti
option-temples-expert = Per esperti: 8 punti e X in più
option-achievements = Missioni
option-achievements-0 = Nessuna
option-achievements-1 = Una
option-achievements-2 = Due
option-achievements-3 = Tre
option-achievements-free = o per nome: full-row, race-gems
option-map = Paesaggio
option-map-random = Pescato a caso
option-map-choose = Posato dal giocatore iniziale
option-map-free = o come testo: 3e 5n 1s 8w

bad-achievement = Non esiste la missione «{ $id }».
bad-achievement-twice = La missione «{ $id }» è indicata due volte.
bad-achievement-number = Al massimo 3 missioni, non { $number }.
bad-achievement-few = { $count ->
    [0] Non c’è nessuna missione da pescare.
    [one] C’è solo 1 missione da pescare, non { $number }.
   *[other] Ci sono solo { $count } missioni da pescare, non { $number }.
  }
bad-map-number = Un paesaggio vuole quattro tessere, come «3e 5n 1s 8w», non { $number }.
bad-map-tile = «{ $tile }» non è una tessera: un numero e n, e, s oppure w, come «3e».
bad-map-twice = La tessera { $tile } non può essere usata due volte.

## Terrain

prairie = pianura
water = acqua
desert = deserto
mountain = montagna
either-terrain = { $first } o { $second }
title-prairie = Pianura
title-water = Acqua
title-desert = Deserto
title-mountain = Montagna
title-pair = { $first } + { $second }
of-prairie = pianura
of-water = acqua
of-desert = deserto
of-mountain = montagna

## Places and objects

village = villaggio
temple = tempio
key = chiave
scroll = mappa
horse = cavallo
apple = mela
carrot = carota
fish = pesce
gem = gemma
title-temple = Tempio { $quadrant }
title-key = Chiave
title-scroll = Mappa
title-horse = Cavallo
title-apple = Mela
title-carrot = Carota
title-fish = Pesce
title-gem = Gemma
a-key = una chiave
a-scroll = una mappa
a-horse = un cavallo
a-apple = una mela
a-carrot = una carota
a-fish = un pesce
a-gem = una gemma
many-temple = templi esplorati
many-key = chiavi
many-scroll = mappe
many-horse = cavalli
many-apple = mele
many-carrot = carote
many-fish = pesci
many-gem = gemme
many-sets = set di tre razioni diverse
many-villages = villaggi con 4 X adiacenti
many-temples = templi con almeno 2 X adiacenti
many-corners = angoli del paesaggio

## The map, spoken

board-mine = Il tuo paesaggio
board-of = Paesaggio di { $seat }
space-empty = ancora senza tessera
space-start-village = villaggio di partenza
space-open = puoi metterci una X
space-start = può essere il villaggio di partenza
space-marked = con X
space-new = appena ora
space-blocked = bloccata

## Rounds and cards

round = Round { $round }
turn-of = turno { $turn } di { $turns }
exploration-card = Carta esplorazione
card-shows = { $first } o { $second }
card-chosen = Scelto: { $side }
card-mine = Hai scelto: { $side }
side-chosen = scelto
side-open = { $count } X per te
no-space = nessuna casella libera
marks-count = { $count } X
deck = Carte di questo round
deck-note = { $left ->
    [one] questa deve ancora uscire
   *[other] { $come ->
        [one] deve ancora uscirne 1 di queste { $left }
       *[other] devono ancora uscirne { $come } di queste { $left }
      }
  }
card-to-come = { $card }, può ancora uscire
card-now = { $card }, è scoperta
card-played = { $card }, giocata
card-aside = { $card }, messa da parte

status-over = finito
status-done =
    { $who ->
        [you] hai finito
       *[other] ha finito
    }
status-waiting =
    { $who ->
        [you] aspetti
       *[other] aspetta
    }
status-choosing =
    { $who ->
        [you] scegli
       *[other] sceglie
    }
status-finishing =
    { $who ->
        [you] concludi
       *[other] conclude
    }
status-left = ancora { $left }

## What is mine

belongings = Chiavi e mappe
keys = Chiavi
keys-free = { $count ->
    [one] 1 libera
   *[other] { $count } libere
  }
scrolls = Mappe
scrolls-ready = { $later ->
    [0] { $count ->
        [one] 1 pronta
       *[other] { $count } pronte
      }
   *[other] { $count ->
        [one] 1 pronta
       *[other] { $count } pronte
      }, { $later } dal prossimo turno
  }
gems-spoken = { $count ->
    [one] 1 gemma trovata
   *[other] { $count } gemme trovate
  }
gems-now = ora { $points }
village-spoken = Villaggio { $quadrant }: { $count } X, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
villages-fewest = conta solo quello con meno X
temple-races = Corsa ai templi
temple-spoken = Tempio { $quadrant }, prossima posizione: { $points }
temples-each = { $points } punti ciascuno, e X in più

## Achievements

goal-avoid = { $thing ->
    [temple] Nessun tempio esplorato
   *[other] Nessuna X su { $what }
  }: { $points } punti
goal-areas = Una X in ogni area di questo terreno ({ $what }): { $points } punti
goal-row = Una riga o una colonna intera: { $points } punti
table-goes-on = { $more ->
    [0] { "" }
   *[other] { "…" }
  }
goal-square = Quadrato di X più grande, di lato 1, 2, 3…: { $table }{ table-goes-on }
goal-line = Linea { $what } più lunga: { $points ->
    [one] 1 punto per X
   *[other] { $points } punti per X
  }
goal-count = { $number ->
    [1] Punti per 1, 2, 3… { $what }: { $table }{ table-goes-on }
    [3] Punti per 3, 4, 5… { $what }: { $table }{ table-goes-on }
   *[other] Punti per almeno { $number } { $what }: { $table }{ table-goes-on }
  }
goal-race = Corsa: { $what }
goal-race-many = Corsa: { $number } { $what }
line-horizontal = orizzontale
line-vertical = verticale
line-diagonal = diagonale
race-sets = { $number ->
    [one] un set di tre razioni diverse
   *[other] { $number } set di tre razioni diverse
  }
race-villages-touched = { $number ->
    [4] una X accanto a ogni villaggio
   *[other] una X accanto a { $number } villaggi
  }
race-villages-temples = una X accanto a { $number } villaggi e { $number } templi esplorati
race-edges = { $number ->
    [4] una X su ogni bordo del paesaggio
   *[other] una X su { $number } bordi del paesaggio
  }
race-quadrants = { $number ->
    [one] una X in ogni quarto
   *[other] { $number } X in ogni quarto
  }
goal-so-far = finora { $have } su { $need }
goal-have = finora { $have }

## Choosing

terrain-title = Terreno delle tue prime X
terrain-on = Comincia su { $terrain }: { $count } X
scroll-title = Usa una mappa: { $count } X su un terreno
scroll-note = In questo turno sostituisce la carta per te
scroll-on = Mappa: { $count } X su { $terrain }
bonus-title = Tempio: { $count } X in più su un terreno
bonus-on = Tempio: { $count } X su { $terrain }
tiles = Tessere paesaggio
tile-number = Tessera { $number }
turns = Dove punta il numero
turn-n = Dritta
turn-e = A destra
turn-s = Capovolta
turn-w = A sinistra

## Prompts

prompt-tile = Metti una tessera nel quarto { $quadrant }
prompt-tile-detail = Prendi una tessera, poi scegli come girarla
prompt-start = Scegli il villaggio di partenza
prompt-start-detail = Questi villaggi sono alla stessa distanza dal centro
prompt-terrain = Scegli il terreno { $count ->
    [one] della tua prima X
   *[other] delle tue prime { $count } X
  }
prompt-terrain-detail = Parti accanto al villaggio di partenza
prompt-choose = Scegli un lato della carta
prompt-choose-detail = Lì metti { $count } X. Chi prende lo stesso lato ne mette { $same }.
prompt-take = Scegli un lato: { $first } o { $second }
prompt-take-detail = Ogni lato indica quante X metti
prompt-turned = { $seat } ha scelto { $side }
side-counted = { $count } { $side }
or-scroll = { $words } · oppure usa una mappa
prompt-mark = Metti ancora { $left } X su { $terrain }
prompt-mark-detail = { $marked } di { $count } · { $open ->
    [one] 1 casella possibile
   *[other] { $open } caselle possibili
  }
prompt-horse = Cavallo: metti 1 X su un terreno qualsiasi
prompt-horse-then = Poi ancora { $left } X su { $terrain }
prompt-horse-last = Si aggiunge alle X di questo turno
prompt-bonus = Tempio: scegli il terreno per { $count } X
prompt-bonus-detail = Il tuo premio per il tempio esplorato in questo turno
prompt-done = { $count ->
    [one] 1 X messa
   *[other] { $count } X messe
  }
prompt-done-detail = Premi Fatto, oppure annulla
prompt-stuck = Non puoi mettere X da nessuna parte
prompt-stuck-detail = Premi Fatto, oppure annulla
prompt-stuck-scroll = Usa una mappa, oppure premi Fatto
prompt-wait-detail = Hai finito. Puoi annullare finché non hanno finito tutti.
prompt-wait-choice = { $seat } sceglie un lato
prompt-wait-setup = Si prepara il paesaggio
prompt-chance = Si gira la prossima carta
prompt-over = Il viaggio è finito
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }

done = Fatto
done-after = ancora { $left } X
done-lost = { $marks ->
    [one] 1 X andrà persa. Premi Fatto di nuovo, oppure annulla.
   *[other] { $marks } X andranno perse. Premi Fatto di nuovo, oppure annulla.
  }
done-choose = prima scegli
done-others = tocca agli altri
next-others = poi aspetti gli altri
next-card = poi arriva la prossima carta
next-round = poi si conta il round
next-end = poi arriva il punteggio finale

## Why not

why-marked = Qui hai già messo una X.
why-village = Sui villaggi non si mettono X; contano le caselle accanto.
why-key = Per un tempio serve una chiave non ancora usata.
why-provision-taken = Nel round { $round } non c’è più posto: { $provision }.
why-provision-round = Nel round { $round } non si raccoglie: { $provision }.
why-terrain-first = Scegli prima un terreno.
why-side-first = Scegli prima un lato della carta.
why-bonus-first = { $marks ->
    [one] Scegli prima il terreno della tua X in più.
   *[other] Scegli prima il terreno delle tue { $marks } X in più.
  }
why-no-marks = In questo turno non hai più X.
why-not-adjacent = { $cell } non è accanto a una delle tue X.
why-terrain = Qui c’è { $terrain }. Ora metti X su { $allowed }.
why-marks-left = { $marks ->
    [one] Puoi ancora mettere 1 X.
   *[other] Puoi ancora mettere { $marks } X.
  }
why-no-scroll = Non hai mappe trovate in un turno precedente.
why-scroll-first = Usa una mappa prima della prima X del turno.
why-not-yours = È il paesaggio di un’altra persona.
why-map-first = Il paesaggio non è ancora pronto.
why-not-closest = Un altro villaggio è più vicino al centro.
why-start-first = Scegli prima il villaggio di partenza.
why-done = Hai finito. Annulla se vuoi cambiare qualcosa.
why-wait-choice = Prima il giocatore attivo sceglie un lato.
why-card-taken = Per questo turno la scelta è fatta.
why-tile-first = Prendi prima una tessera.
why-only-shown = Qui non c’è niente da fare.
why-nothing-against = Su questa casella puoi mettere una X.

## Previews

preview-spaces = { $count ->
    [0] lì non puoi mettere X
    [one] lì c’è 1 casella possibile
   *[other] lì ci sono { $count } caselle possibili
  }
preview-line = { $line }: { $old } → { $new }
preview-race = Corsa vinta: { $points } punti
preview-gem = { $count ->
    [one] conta nel round { $rounds }
   *[other] conta nei round { $rounds }
  }
preview-temple = { $points } punti; costa una chiave
preview-temple-bonus = { $points } punti e { $marks } X in più; costa una chiave
preview-key = apre un tempio, anche in questo turno
preview-scroll = { $count } X su un terreno a tua scelta, in un turno successivo
preview-horse = subito una X in più, su un terreno qualsiasi
do-start = Partenza dal villaggio in { $what }
preview-done = Conclude il tuo turno

## The log

log-tile = { has-done } messo la tessera { $number } nel quarto { $quadrant }
log-tile-drawn = Quarto { $quadrant }: tessera { $number }
log-achievement = Missione: { $goal }
log-first = Giocatore iniziale: { $seat }
log-start = { has-done } scelto il villaggio di partenza { $what }
log-terrain = { has-done } cominciato su { $terrain }
log-reveal = Round { $round }, turno { $turn }: { $first } o { $second }
log-choose = { has-done } scelto { $side }
log-take = { has-done } preso { $side }
log-scroll = { has-done } usato una mappa per { $terrain }
log-bonus = { has-done } messo le X in più su { $terrain }
log-mark = { has-done } messo una X su { $cell }
log-found = { has-done } messo una X su { $cell } e trovato { $thing }
log-temple = { has-done } esplorato il tempio { $quadrant } in { $cell }: { $points } punti
log-round-end = { has-done } chiuso il turno; il round { $round } è stato contato
log-end = { has-done } chiuso l’ultimo turno; il viaggio è finito

## Score pad and ranks

score-provisions = Razioni
score-gems = Gemme
score-villages = Villaggi
score-temples = Templi
score-achievements = Missioni
pad-if-now = se finisse adesso

rank-newcomer = Primi passi: quasi tutta questa terra ti aspetta ancora.
rank-learner = Apprendista: cominci a leggere il terreno.
rank-seasoned = Occhio esperto: sai dove portano i sentieri.
rank-humboldt = Naturalista: ti sfugge poco.
rank-continent = Cronista: altri viaggeranno con le tue mappe.
rank-greatest = Apripista: nessuno è mai andato più lontano.

## Un turno intero

turn-card = Turno { $turn }: { $first } o { $second }
turn-start = Inizio
sum-terrain = { $count } × { $terrain }
sum-temple = { $count ->
    [one] { $count } tempio
   *[other] { $count } templi
  }
sum-key = { $count ->
    [one] { $count } chiave
   *[other] { $count } chiavi
  }
sum-scroll = { $count ->
    [one] { $count } mappa
   *[other] { $count } mappe
  }
sum-horse = { $count ->
    [one] { $count } cavallo
   *[other] { $count } cavalli
  }
sum-apple = { $count ->
    [one] { $count } mela
   *[other] { $count } mele
  }
sum-carrot = { $count ->
    [one] { $count } carota
   *[other] { $count } carote
  }
sum-fish = { $count ->
    [one] { $count } pesce
   *[other] { $count } pesci
  }
sum-gem = { $count ->
    [one] { $count } gemma
   *[other] { $count } gemme
  }

## Hints

hint-mark = mettere una X su { $space }
