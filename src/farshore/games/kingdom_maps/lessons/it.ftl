### Le lezioni di Kingdom Maps, in italiano.

## Disegnare

drawing = Disegnare
drawing-aim = Annunciare un territorio, prendere un dado, disegnare un gruppo di caselle.
drawing-end = La tua mappa ha le sue prime montagne.
drawing-roll =
    Sei il giocatore attivo e i dadi sono tirati.
    Prima dici che cosa si disegna, poi prendi un dado: quanto.
drawing-announce =
    Annuncia la montagna.
    In questo turno la disegneranno tutti.
drawing-announce-wrong = Andrebbe bene ogni territorio; per questa lezione annuncia la montagna.
drawing-die =
    Prendi il 4.
    Il numero del tuo dado dice quante caselle disegni.
drawing-die-wrong = Anche quel numero andrebbe; qui prendi il 4.
drawing-first =
    Premi una casella qualsiasi.
    La tua mappa è vuota, quindi la prima casella può stare ovunque.
drawing-group =
    Disegna il resto, in linea retta se vuoi, poi premi Fatto.
    Ogni altra casella deve toccarne una di questo turno.
drawing-pad =
    L’Alta catena conta la tua linea retta più lunga di montagne.
    1, 3 o 6 punti per due, tre o quattro di fila.

## Dadi

dice = Dadi e turni
dice-aim = Che cosa fai quando sono attivi gli altri, e quanto costa essere attivo.
dice-end = Ora conosci tutte e due le parti di un turno.
dice-announced =
    Qualcun altro ha annunciato la foresta.
    La disegni anche tu, e non ti costa niente.
dice-number =
    Scegli un numero fra i dadi rimasti.
    Non ne porti via nessuno, e altri possono scegliere lo stesso.
dice-draw =
    Disegna altrettante foreste in un solo gruppo e premi Fatto.
    Gli altri disegnano nello stesso momento.
dice-active =
    Annuncia un territorio.
    Adesso sei attivo. Ti costa un annuncio del territorio; i segni mostrano quanti ne restano.
dice-take =
    Prendi un dado per il tuo numero.
    Per il resto del round è fuori.
dice-touch =
    Disegna le tue caselle e premi Fatto.
    Ora la prima casella deve toccare la tua mappa, le altre si toccano fra loro.

## Poteri

powers = I poteri e il ?
powers-aim = Come alzare o abbassare un numero, e a che serve la casella al centro.
powers-end = I poteri fanno entrare un numero; il punto interrogativo fa contare un criterio due volte.
powers-have =
    In D7 hai disegnato sopra un +1/−1.
    Ti ha dato un potere.
powers-spend =
    Spendi il potere: quattro o due.
    Devi disegnare tre laghi. Premi uno dei pulsanti.
powers-spend-wrong = Prova prima il tuo potere: più o meno.
powers-draw =
    Disegna il nuovo numero e premi Fatto.
    Il potere è speso.
powers-more = Queste caselle danno altri poteri, qualunque cosa ci disegni.
powers-question =
    La casella al centro è il punto interrogativo.
    Alla fine di quel turno segni uno dei quattro criteri secondo la tua mappa di allora, in aggiunta alla fine.

## Criteri

criteria = Criteri
criteria-aim = Da dove vengono i tuoi punti.
criteria-end = Premi quando vuoi una riga del segnapunti: mostra le caselle che contano.
criteria-four =
    Sono in gioco quattro criteri, uguali per tutti, con i tuoi punti di adesso.
    Altre partite ne hanno altri.
criteria-line =
    Alta catena: le tue quattro montagne in linea retta valgono 6 punti.
    Con una quinta sarebbero 10.
criteria-region =
    Terra di quattro: le tue montagne sono una regione di esattamente quattro, 3 punti.
    Una quinta li farebbe perdere!
criteria-least =
    Parti uguali guarda il territorio che hai disegnato di meno.
    Finché ne manca uno, non dà niente.
criteria-fit =
    La partita finisce quando un numero non ci sta più sulla mappa di qualcuno.
    Gli altri disegnano ancora; poi si sommano i criteri e il punto interrogativo.
criteria-done =
    Premi Fatto.
    Il tuo gruppo è completo.

## In solitario

alone = In solitario
alone-aim = Due turni con tre dadi.
alone-end = Era un round intero in solitario. Si va avanti così finché un tiro non ci sta più.
alone-announce =
    Annuncia il campo; costa un annuncio.
    In solitario sei sempre attivo. Tre dadi sono tirati.
alone-die =
    Prendi il 2 o il 3.
    Metti da parte un dado come numero. Gli altri due si tirano di nuovo dopo.
alone-die-wrong = Per questa lezione prendi il 2 o il 3.
alone-draw =
    Disegna i tuoi campi e premi Fatto.
    Sono un solo gruppo, e il primo può stare ovunque.
alone-two =
    Scegli: quattro montagne o un lago.
    Ora restano due dadi: uno indica il territorio, l’altro il numero. 1 è montagna, 4 è lago.
alone-second =
    Disegna e premi Fatto.
    Questo turno non costa annunci.
alone-rank = Da 80 punti c’è un grado; con 150 sei Marco Polo.
