### Le lezioni di Explorers, in italiano.

## Il tuo primo turno

first-turn = Il tuo primo turno
first-turn-aim = Dove può andare una X e che cos’è un turno.
first-turn-end = Era un turno intero. Tutti gli altri vanno allo stesso modo.
first-turn-village =
    Questo è il tuo paesaggio; tutti hanno lo stesso.
    Il tuo cammino comincia dal villaggio di partenza f6, che ha già una X.
first-turn-terrain =
    Prendi l’acqua.
    Prima scegli un terreno per tre X.
first-turn-mark =
    Premi una delle caselle illuminate.
    Una X va sopra, sotto o di fianco a una tua. Il villaggio di partenza vale come una.
first-turn-gem =
    Metti una X sulla gemma in g7.
    Accanto alla tua X c’è una gemma.
first-turn-gem-wrong = Anche questa casella è aperta, ma guarda prima la gemma in g7.
first-turn-third =
    Metti la tua ultima X su una casella illuminata qualsiasi.
    Le tue X non devono toccarsi.
first-turn-pad =
    Una gemma dà un punto alla fine di ogni round.
    Trovata adesso, conta quattro volte.
first-turn-done =
    Premi Fatto.
    Tutte e tre le X sono messe. Finché non premi Fatto puoi riprendere tutto.
first-turn-card =
    Prendi l’acqua.
    Ora arrivano le carte. In questo turno sei attivo: prendi uno dei due lati, gli altri lo vedono.
first-turn-three =
    Metti tre X, poi premi Fatto.
    Come giocatore attivo ci metti tre X.

## Chiavi e templi

keys-and-temples = Chiavi, templi e cavalli
keys-and-temples-aim = Come si esplora un tempio, e a che servono un cavallo e una mappa.
keys-and-temples-end = Un tempio, un cavallo e una mappa in mano: sei sulla buona strada.
keys-and-temples-key =
    Questa chiave l’hai trovata prima.
    Una chiave apre un solo tempio, ovunque e quando vuoi.
keys-and-temples-temple =
    Metti una X sul tempio in h2.
    Il tempio in h2 è nel deserto, e questo turno è del deserto.
keys-and-temples-temple-wrong = È aperta, ma il tempio vale di più: metti una X in h2.
keys-and-temples-value =
    Qui sei il primo: 12 punti alla fine della partita.
    Chi arriva più tardi ha il numero seguente della lista.
keys-and-temples-horse =
    Metti una X sul cavallo in i2.
    Accanto al tempio c’è un cavallo.
keys-and-temples-horse-wrong = Anche questa è aperta. Prova il cavallo in i2.
keys-and-temples-ride =
    Premi una casella illuminata.
    Il cavallo ti dà subito un’altra X, e per questa il terreno non importa.
keys-and-temples-scroll =
    Hai anche una mappa.
    In un altro turno sostituisce la carta: quattro X su un terreno a tua scelta.
keys-and-temples-rest =
    Metti la tua ultima X e premi Fatto.
    In questo turno resta una X nel deserto.
keys-and-temples-use =
    Usa la tua mappa e scegli un terreno.
    Sostituisce la carta: quattro X al posto di due o tre.
keys-and-temples-four =
    Metti le tue quattro X e premi Fatto.
    Se una volta nessuna casella è possibile, premi Fatto: si perde solo il turno.

## Razioni e gemme

provisions = Razioni, gemme, villaggi
provisions-aim = Che cosa conta alla fine di ogni round, e che cosa alla fine della partita.
provisions-end = Una mela in questo round e sarebbero 10 punti. Cercala.
provisions-carrot =
    La carota in h6 è tua in questo round.
    Ogni round ha posto per una mela, una carota e un pesce.
provisions-blocked =
    Perciò la carota in j8 è bloccata fino al round seguente.
    Prova a premerla: una casella bloccata dice perché.
provisions-fish =
    Metti una X sul pesce in k7.
    Il pesce in k7 è di un altro tipo.
provisions-fish-wrong = È aperta, ma un secondo tipo di razione porta di più: metti una X in k7.
provisions-pad =
    Due tipi diversi danno 5 punti, tre ne danno 10.
    Contano alla fine del round.
provisions-gems =
    Le tue due gemme contano alla fine di questo round.
    Contano di nuovo alla fine di ogni round seguente.
provisions-villages =
    Guarda le quattro caselle intorno a un villaggio.
    Le tue X lì contano alla fine della partita. Il villaggio stesso non riceve mai una X.
provisions-village-points =
    Da una a quattro X intorno a un villaggio danno 3, 5, 7 o 10 punti.
    Tutti i villaggi si sommano.
provisions-turn =
    Metti la tua ultima X e premi Fatto.
    Dopo sette turni finisce il round, dopo quattro round la partita.

## La carta e gli altri

others = La carta e gli altri
others-aim = Due X o tre: che cosa scegliere quando è attivo qualcun altro.
others-end = Ora conosci tutti e due i lati della carta.
others-card =
    È attivo qualcun altro e ha preso l’acqua, con tre X.
    Lo vedi prima di scegliere.
others-choice =
    Prendi un lato della carta.
    Lo stesso lato ti dà due X, l’altro tre.
others-turn =
    Metti le tue X e premi Fatto.
    Gli altri giocano nello stesso momento.
others-active =
    Prendi un lato della carta.
    Adesso sei attivo, e questa è una carta jolly: ogni lato è una coppia di terreni.
others-mix =
    Metti le tue tre X, poi premi Fatto.
    Distribuiscile fra i due terreni della coppia come vuoi.

## Lati per esperti e missioni

expert = Lati per esperti
expert-aim = Che cosa cambia sui lati per esperti e che cos’è una missione.
expert-end = Questi lati si mescolano con quelli base come vuoi.
expert-gems =
    Ora le gemme seguono una linea dal negativo al positivo.
    Finché restano numeri negativi, la fine di un round costa punti.
expert-provisions =
    Il primo round non ha razioni.
    Poi vengono mele, carote e pesci, un round ciascuno: 1, 4, 9 o 16 punti.
expert-temples =
    Ogni tempio vale 8 punti.
    Il primo ad arrivare riceve anche tre X in più, gli altri meno.
expert-villages =
    Conta solo il villaggio con meno X intorno.
    Non dimenticarne nessuno.
expert-goal =
    Questa missione vale per tutti.
    Un punto per ogni X della tua linea orizzontale più lunga.
expert-terrain =
    Comincia con la pianura.
    Andrebbe bene ogni terreno accanto al villaggio di partenza.
expert-turn =
    Metti le tue tre X e premi Fatto.
    Pensa alla linea: le X affiancate contano alla fine.

## In solitario

solo = In solitario
solo-aim = Che cosa cambia quando al tavolo non c’è nessun altro.
solo-end = Ora guarda fin dove arrivi in quattro round.
solo-card =
    Non c’è un giocatore attivo.
    Il caso decide come sta ogni carta; qui l’acqua è rivolta verso di te.
solo-choice =
    Prendi un lato della carta.
    Il lato rivolto verso di te dà tre X, l’altro due.
solo-turn =
    Metti le tue X e premi Fatto.
    Devono toccare le tue, come in una partita con altri.
solo-fade =
    Arriva presto ai templi.
    All’inizio di ogni nuovo round ogni tempio che non hai esplorato perde il suo numero più alto.
solo-rank =
    I punti alla fine ti danno un grado.
    Fino a 80 è il primo, oltre 120 l’ultimo.
