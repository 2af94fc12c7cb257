### The lessons of Kingdom Maps, in Italian.

## Drawing

drawing = Disegnare
drawing-aim = Lo scopo del gioco, e come si annuncia, si prende un dado e si disegna.
drawing-end = La tua mappa ha le sue prime montagne.
drawing-goal =
    Disegna la mappa che dà più punti.
    Quattro criteri, uguali per tutti, dicono che cosa conta. Cambiano a ogni partita.
drawing-announce =
    Annuncia montagna.
    Alta catena conta le linee rette di montagne. Tutti disegnano quello che annunci.
drawing-announce-wrong = Ogni territorio è permesso. Per questa lezione annuncia montagna.
drawing-die =
    Prendi il 4.
    Il tuo dado dice quante caselle disegni.
drawing-die-wrong = Va bene anche quel numero. Per questa lezione prendi il 4.
drawing-first =
    Premi una casella qualsiasi.
    La tua mappa è vuota: puoi cominciare ovunque.
drawing-group =
    Disegna il resto, in linea retta se vuoi, poi premi **Fatto**.
    Ogni casella successiva deve toccarne una di questo turno.
drawing-pad =
    Due, tre o quattro montagne in linea retta: 1, 3 o 6 punti.
    Premi una riga del segnapunti per vedere le caselle che contano.

## Criteria

criteria = Criteri
criteria-aim = Da dove vengono i tuoi punti, e quando finisce la partita.
criteria-end = Leggi i quattro criteri prima di annunciare qualcosa.
criteria-four =
    Ecco i quattro criteri di questa partita, con i tuoi punti ora.
    Hai due montagne in fila: 1 punto.
criteria-line =
    Disegna una montagna su D6.
    Alta catena: più è lunga la linea retta, più vale ogni casella.
criteria-line-wrong = Sarebbe una montagna anche quella, ma D6 allunga la linea.
criteria-region =
    Disegna l’ultima montagna su D7.
    Terra di quattro vuole regioni di esattamente quattro caselle: altri 3 punti. Una quinta li farebbe perdere!
criteria-region-wrong = Per la linea e la regione di quattro, disegna su D7.
criteria-done =
    Premi **Fatto**.
    Chi gioca con te disegna insieme a te, poi annuncia lago.
criteria-number =
    Scegli il 3.
    Acque interne dà 7 per ogni regione di lago che non tocca il bordo.
criteria-lakes =
    Disegna tre laghi lontani dal bordo, poi premi **Fatto**.
    Laghi collegati sono una regione: vale 7, grande o piccola che sia.
criteria-least =
    Parti uguali guarda il tuo territorio più raro.
    Finché ne manca uno, dà 0.
criteria-end-of-match =
    La partita finisce quando un numero non ci sta più su una mappa.
    Gli altri disegnano ancora. Poi si sommano i criteri e la casella «?».

## Dice

dice = Dadi e annunci
dice-aim = Che cosa fai quando sono attivi gli altri, e quanto costa essere attivi.
dice-end = Ora conosci le due parti di un turno.
dice-announced =
    Qualcun altro ha annunciato palude e preso il 6.
    Disegni paludi anche tu, e non ti costa niente.
dice-number =
    Scegli un numero fra i dadi rimasti.
    Il dado resta sul tavolo; anche altri possono sceglierlo.
dice-draw =
    Disegna altrettante paludi collegate e premi **Fatto**.
    Gli altri disegnano insieme a te.
dice-active =
    Annuncia un territorio.
    Ora il giocatore attivo sei tu. Ti costa un annuncio; i riquadri mostrano quanti ne restano.
dice-take =
    Prendi un dado per il tuo numero.
    È fuori per il resto del round.
dice-touch =
    Disegna le tue caselle e premi **Fatto**.
    La prima tocca la tua mappa, le altre si toccano fra loro.

## Powers

powers = Poteri e punto interrogativo
powers-aim = Come cambiare il tuo numero, e far contare un criterio in anticipo.
powers-end = I poteri adattano un numero. Il «?» fa contare un criterio due volte.
powers-have =
    Su D7 hai disegnato su un +1/−1.
    Ti ha dato un potere.
powers-spend =
    Spendilo: premi **+1** o **−1**.
    Hai tre laghi da disegnare. Con il potere diventano quattro o due.
powers-spend-wrong = Prova prima il tuo potere: +1 o −1.
powers-question =
    Comincia da E5, la casella del «?».
    Se ci disegni, alla fine del turno un criterio conta subito.
powers-question-wrong = Potresti cominciare lì, ma prova il «?» su E5.
powers-score =
    Disegna il resto, fai contare un criterio e premi **Fatto**.
    Scegli quello che ora dà di più.
powers-kept =
    Questi punti sono tuoi per sempre.
    Alla fine il criterio conta di nuovo.
powers-more =
    Altre cinque caselle danno un potere.
    Non importa quale territorio ci disegni.

## Solo

solo = In solitario
solo-aim = Due turni con tre dadi.
solo-end = Ecco un round intero in solitario. Si continua finché un tiro non ci sta più.
solo-announce =
    Annuncia campo. Costa un annuncio.
    In solitario sei sempre il giocatore attivo. Hai tirato tre dadi.
solo-die =
    Prendi il 2 o il 3.
    È il tuo numero. Gli altri due dadi si tirano di nuovo.
solo-die-wrong = Per questa lezione prendi il 2 o il 3.
solo-draw =
    Disegna i tuoi campi e premi **Fatto**.
    Sono un gruppo, e il primo va dove vuoi.
solo-two =
    Scegli: quattro montagne o un lago.
    Restano due dadi: uno indica il territorio, l’altro il numero. 1 è montagna, 4 è lago.
solo-second =
    Disegna e premi **Fatto**.
    Questo turno non costa annunci.
solo-rank =
    Da 80 punti in su ricevi un grado.
    Con 150 punti sei Marco Polo.
