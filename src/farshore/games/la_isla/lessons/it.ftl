### Le lezioni di La Isla, in italiano.

## Una carta, tre usi

one-card = Una carta, tre usi
one-card-aim = A che servono le tre parti di una carta e come le distribuisci.
one-card-end = Funzione, risorsa e animale: una carta è tutta qui.
one-card-parts = Hai tre carte. Ognuna mostra una funzione, una risorsa e un animale, e in questo round serve per una cosa sola.
one-card-a = A è per le funzioni. Questa carta dà 3 punti se piazzi su una tenda. Dalla ad A.
one-card-a-wrong = In questa lezione la carta con la tenda va ad A.
one-card-b = B è per le risorse. Questa carta ne porta una gialla. Dalla a B.
one-card-b-wrong = In questa lezione la carta con la risorsa gialla va a B.
one-card-d = L’ultima carta è andata da sé a D: il suo animale, il dodo, salirà di un passo.
one-card-done = Nessuno vede ancora le tue carte. Conferma.
one-card-function = La tua carta A è nel portacarte. La sua funzione vale da adesso.
one-card-resource = La tua carta B ha portato una risorsa: ora ne hai due gialle.

## Piazzare

placing = Piazzare e pagare
placing-aim = Dove può andare un esploratore e quanto costa.
placing-end = Il tuo primo esploratore è sull’isola.
placing-cost = Una casella costa due risorse del suo colore. Ne hai due gialle, quindi ogni casella di deserto è illuminata.
placing-where = La casella A0 mostra una tenda, e per le tende hai una funzione. Piazza lì il tuo esploratore.
placing-where-wrong = Potresti pagarla, ma sulla tenda la tua funzione dà 3 punti: piazza in A0.
placing-points = Le due risorse sono pagate, e la tua funzione ha dato 3 punti.
placing-done = Conferma il tuo turno. Poi piazza il prossimo.
placing-instead = Se non puoi o non vuoi piazzare, prendi invece una risorsa a tua scelta.
placing-supply = Restano quattro esploratori. Quando sono tutti sull’isola, ne sposti uno, allo stesso prezzo.

## Circondare animali

surrounding = Circondare animali
surrounding-aim = Come un animale diventa tuo.
surrounding-end = Il tuo primo animale. Un 3 o un 4 vuole più esploratori e dà più punti.
surrounding-region = La regione Z1 ha il numero 2: la circondano le due caselle A0 e A1. In A0 ci sei già.
surrounding-place = A1 puoi pagarla. Piazza lì il tuo esploratore.
surrounding-place-wrong = Andrebbe anche quella, ma A1 completa una regione.
surrounding-points = Ora i tuoi esploratori sono tutt’intorno: l’animale è tuo, con 2 punti.
surrounding-function = La funzione nello spazio 2 dà altri 2 punti per ogni animale che prendi.
surrounding-share = In A1 c’è anche qualcun altro. È permesso; solo due tuoi non possono stare sulla stessa casella.
surrounding-done = Un solo esploratore può completare più regioni insieme. Conferma.

## Tracciati e fine

tracks = I tracciati e la fine
tracks-aim = A che servono i segnalini e quando finisce la partita.
tracks-end = Tieni d’occhio la somma delle zone: dice quanto tempo resta.
tracks-card = La tua carta D mostra il dodo. Quando arriva l’ultima fase del round, il suo segnalino sale.
tracks-done = Conferma il tuo turno. Poi D si gioca da sé.
tracks-points = Hai mosso il dodo, e il tuo dodo grande vale due animali: 2 punti. Segna solo chi muove.
tracks-zones = La zona di un segnalino dice quanto vale alla fine ogni animale di quella specie.
tracks-sets = Una serie di tutte e cinque le specie dà 10 punti alla fine.
tracks-end-sum = In due la partita finisce dopo il round in cui le zone fanno 7 in tutto.

## Funzioni

functions = Funzioni
functions-aim = Spazi, coprire, e funzioni che si sommano.
functions-end = Buone funzioni, usate spesso, vincono questo gioco.
functions-have = Nello spazio 1 c’è la tua funzione per le tende. Vale in ogni round, finché non la copri.
functions-slot = La tua nuova carta dà 2 punti per ogni animale. Lo spazio 2 è libero: mettila lì.
functions-slot-wrong = Così copriresti la tua funzione per le tende, che andrebbe persa. Prendi lo spazio 2.
functions-done = Conferma. Da adesso valgono tutte e due le funzioni.
functions-same = La stessa funzione non può mai essere visibile due volte. Funzioni simili sì, e si sommano.
functions-place = Piazza in A1 e guarda che cosa portano le tue funzioni.
functions-points = 3 punti sono venuti prima dalla tenda, 2 adesso dall’animale.
