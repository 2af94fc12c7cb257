### The lessons of La Isla, in Italian.

## One card, three uses

one-card = Una carta, tre usi
one-card-aim = Lo scopo del gioco, e che cosa fanno le tre parti di una carta.
one-card-end = Funzione, risorsa e animale: una carta è tutta qui.
one-card-goal =
    Circonda animali con i tuoi esploratori e fai più punti di tutti.
    Le tue carte ti danno quello che serve: funzioni, risorse e animali.
one-card-a =
    Assegna ad A la carta con la tenda.
    A è per le funzioni. Questa dà 3 punti ogni volta che piazzi su una tenda.
one-card-a-wrong = Per questa lezione assegna ad A la carta con la tenda.
one-card-b =
    Assegna a B la carta con la risorsa gialla.
    B è per le risorse. Ne ricevi una gialla.
one-card-b-wrong = Per questa lezione assegna a B la carta con la risorsa gialla.
one-card-d =
    L’ultima carta è andata da sola a D.
    D è per gli animali: il segnalino del dodo salirà di un passo.
one-card-done =
    Premi **Tutto pronto**.
    Ogni carta fa una cosa sola, e nessuno vede ancora le tue.
one-card-function =
    La tua carta A è nello spazio 1 del portacarte.
    La sua funzione vale da adesso.
one-card-resource =
    La tua carta B ha dato una risorsa.
    Ora ne hai due gialle: bastano per una casella deserto.

## Placing

placing = Piazzare e pagare
placing-aim = Dove può andare un esploratore, e quanto costa.
placing-end = Il tuo primo esploratore è sull’isola.
placing-cost =
    Una casella costa 2 risorse del suo colore.
    Ne hai due gialle, quindi tutte le caselle deserto sono evidenziate.
placing-where =
    Piazza l’esploratore sul deserto con la tenda.
    Per le tende hai una funzione.
placing-where-wrong = Potresti pagarla, ma la tenda dà 3 punti.
placing-points =
    Hai pagato 2 gialle.
    E la tua funzione ha dato 3 punti.
placing-done =
    Premi **Fatto**.
    Poi piazza chi viene dopo di te.
placing-instead =
    Prendi una risorsa.
    Un round dopo risparmi: invece di piazzare ne prendi una a scelta.
placing-supply =
    Ti restano quattro esploratori.
    Quando sono tutti sull’isola ne sposti uno, allo stesso prezzo.

## Surrounding animals

surrounding = Circondare gli animali
surrounding-aim = Come un animale diventa tuo.
surrounding-end = Il tuo primo animale! Un 3 o un 4 vuole più esploratori e dà più punti.
surrounding-region =
    Due caselle circondano questa regione con il 2.
    Su una ci sei già: il deserto con la tenda.
surrounding-place =
    Piazza l’esploratore sulla prateria con il cappello.
    È l’altra, e hai due risorse verdi.
surrounding-place-wrong = Si può anche quello, ma la prateria con il cappello completa una regione.
surrounding-points =
    I tuoi esploratori sono tutt’intorno.
    L’animale è tuo, e fai 2 punti.
surrounding-function =
    La funzione nello spazio 2 aggiunge 2 punti.
    Vale per ogni animale che prendi.
surrounding-done =
    Premi **Fatto**.
    Su questa casella c’è anche qualcun altro. Va bene: solo due dei tuoi non possono dividerla.

## Tracks and the end

tracks = Tracciati e fine
tracks-aim = A che cosa servono i segnalini, e quando finisce la partita.
tracks-end = Tieni d’occhio la somma delle zone: dice quanto tempo resta.
tracks-card =
    La tua carta D mostra il dodo.
    Nell’ultima fase di questo round il suo segnalino sale.
tracks-done =
    Premi **Fatto**.
    Poi la fase D passa da sola.
tracks-points =
    Hai mosso il dodo: 2 punti.
    Il tuo dodo grande vale due animali. I punti li fa solo chi muove il segnalino.
tracks-zones =
    La zona di un segnalino è quanto vale alla fine ogni animale di quella specie.
    Conviene quindi muovere gli animali che hai.
tracks-assign =
    Nuovo round: assegna a D la carta con il dodo.
    Hai dei dodo, quindi dà di nuovo punti.
tracks-assign-wrong = Per questa lezione assegna a D la carta con il dodo.
tracks-sets =
    Una serie di tutte e cinque le specie dà 10 punti alla fine.
    Il tuo animale grande vale due della sua specie.
tracks-resources =
    Ogni 2 risorse rimaste danno 1 punto alla fine.
    I colori non contano.
tracks-ready =
    Assegna un’altra carta e premi **Tutto pronto**.
    L’ultima va da sola all’ultima lettera.
tracks-end-sum =
    In due la partita finisce quando la somma delle zone arriva a 7.
    Si controlla dopo ogni round.

## Functions

functions = Funzioni
functions-aim = Spazi, carte da coprire e funzioni che si sommano.
functions-end = Buone funzioni, usate spesso, fanno vincere.
functions-have =
    Nello spazio 1 c’è la tua funzione per le tende.
    Vale in ogni round, finché non la copri.
functions-slot =
    Metti la nuova carta nello spazio 2, che è libero.
    Dà 2 punti per ogni animale che prendi.
functions-slot-wrong = Così copriresti la funzione per le tende. Usa lo spazio 2.
functions-done =
    Premi **Fatto**.
    Da ora valgono entrambe le funzioni.
functions-place =
    Piazza l’esploratore sulla prateria con il cappello.
    Completa una regione. Guarda che cosa aggiungono le tue funzioni.
functions-place-wrong = Per questa lezione piazza sulla prateria con il cappello.
functions-points =
    Prima la tenda ha dato 3 punti, ora l’animale altri 2.
    Le funzioni si sommano.
functions-later =
    Premi **Fatto**.
    Saltiamo al quarto round: i tre spazi saranno pieni.
functions-cover =
    Copri lo spazio 1 con la nuova carta.
    Con gli spazi pieni devi coprirne uno. Sulla tenda ci sei già: quella funzione ha fatto il suo.
functions-cover-wrong = È permesso, ma quella ti serve ancora. Copri lo spazio 1.
functions-covered =
    Premi **Fatto**.
    La funzione coperta è persa; la nuova vale subito.
functions-same =
    La stessa funzione non è mai visibile due volte.
    Funzioni simili, di un altro colore, simbolo o animale, vanno bene.
