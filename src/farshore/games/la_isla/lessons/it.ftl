### Le lezioni di La Isla, in italiano.

## Una carta, tre usi

one-card = Una carta, tre usi
one-card-aim = A che servono le tre parti di una carta e come le distribuisci.
one-card-end = Funzione, risorsa e animale: una carta è tutta qui.
one-card-parts =
    Hai tre carte.
    Ognuna mostra una funzione, una risorsa e un animale, e in questo round serve per una cosa sola.
one-card-a =
    Dai la carta con la tenda ad A.
    A è per le funzioni. Questa carta dà 3 punti se piazzi su una tenda.
one-card-a-wrong = In questa lezione la carta con la tenda va ad A.
one-card-b =
    Dai la carta con la risorsa gialla a B.
    B è per le risorse. Questa carta ne porta una gialla.
one-card-b-wrong = In questa lezione la carta con la risorsa gialla va a B.
one-card-d =
    L’ultima carta è andata da sé a D.
    Il suo animale, il dodo, salirà di un passo.
one-card-done =
    Conferma.
    Nessuno vede ancora le tue carte.
one-card-function =
    La tua carta A è nel portacarte.
    La sua funzione vale da adesso.
one-card-resource = La tua carta B ha portato una risorsa: ora ne hai due gialle.

## Piazzare

placing = Piazzare e pagare
placing-aim = Dove può andare un esploratore e quanto costa.
placing-end = Il tuo primo esploratore è sull’isola.
placing-cost =
    Una casella costa due risorse del suo colore.
    Ne hai due gialle, quindi ogni casella di deserto è illuminata.
placing-where =
    Piazza il tuo esploratore in A0.
    La casella A0 mostra una tenda, e per le tende hai una funzione.
placing-where-wrong = Potresti pagarla, ma sulla tenda la tua funzione dà 3 punti: piazza in A0.
placing-points = Le due risorse sono pagate, e la tua funzione ha dato 3 punti.
placing-done =
    Conferma il tuo turno.
    Poi piazza il prossimo.
placing-instead =
    Prendi una risorsa.
    È un round dopo, e risparmi: invece di piazzare ne prendi una a tua scelta.
placing-supply =
    Restano quattro esploratori.
    Quando sono tutti sull’isola, ne sposti uno, allo stesso prezzo.

## Circondare animali

surrounding = Circondare animali
surrounding-aim = Come un animale diventa tuo.
surrounding-end = Il tuo primo animale. Un 3 o un 4 vuole più esploratori e dà più punti.
surrounding-region =
    La regione Z1 ha il numero 2: la circondano le due caselle A0 e A1.
    In A0 ci sei già.
surrounding-place =
    Piazza il tuo esploratore in A1.
    A1 puoi pagarla.
surrounding-place-wrong = Andrebbe anche quella, ma A1 completa una regione.
surrounding-points = Ora i tuoi esploratori sono tutt’intorno: l’animale è tuo, con 2 punti.
surrounding-function = La funzione nello spazio 2 dà altri 2 punti per ogni animale che prendi.
surrounding-share =
    In A1 c’è anche qualcun altro.
    È permesso; solo due tuoi non possono stare sulla stessa casella.
surrounding-done =
    Conferma.
    Un solo esploratore può completare più regioni insieme.

## Tracciati e fine

tracks = I tracciati e la fine
tracks-aim = A che servono i segnalini e quando finisce la partita.
tracks-end = Tieni d’occhio la somma delle zone: dice quanto tempo resta.
tracks-card =
    La tua carta D mostra il dodo.
    Quando arriva l’ultima fase del round, il suo segnalino sale.
tracks-done =
    Conferma il tuo turno.
    Poi D si gioca da sé.
tracks-points =
    Hai mosso il dodo, e il tuo dodo grande vale due animali: 2 punti.
    Segna solo chi muove.
tracks-zones = La zona di un segnalino dice quanto vale alla fine ogni animale di quella specie.
tracks-sets = Una serie di tutte e cinque le specie dà 10 punti alla fine.
tracks-resources = Ogni due risorse rimaste danno un punto alla fine.
tracks-end-sum = In due la partita finisce dopo il round in cui le zone fanno 7 in tutto.

## Funzioni

functions = Funzioni
functions-aim = Spazi, coprire, e funzioni che si sommano.
functions-end = Buone funzioni, usate spesso, vincono questo gioco.
functions-have =
    Nello spazio 1 c’è la tua funzione per le tende.
    Vale in ogni round, finché non la copri.
functions-slot =
    Metti la tua nuova carta nello spazio 2.
    Dà 2 punti per ogni animale, e lo spazio 2 è libero.
functions-slot-wrong = Così copriresti la tua funzione per le tende, che andrebbe persa. Prendi lo spazio 2.
functions-done =
    Conferma.
    Da adesso valgono tutte e due le funzioni.
functions-same =
    La stessa funzione non può mai essere visibile due volte.
    Funzioni simili sì, e si sommano.
functions-place =
    Piazza il tuo esploratore in A1.
    Guarda che cosa portano le tue due funzioni.
functions-points = 3 punti sono venuti prima dalla tenda, 2 adesso dall’animale.
