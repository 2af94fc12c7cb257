### The lessons of Explorers, in Italian.

## Your first turn

first-turn = Il tuo primo turno
first-turn-aim = Lo scopo del gioco, dove va una X e che cos’è un turno.
first-turn-end = Ecco un turno intero. Tutti gli altri vanno allo stesso modo.
first-turn-goal =
    Fai più punti di tutti in quattro round.
    X dopo X attraversi il paesaggio: gemme, razioni, templi e villaggi danno punti.
first-turn-terrain =
    Scegli l’acqua.
    Parti dal villaggio di partenza f6. Prima un terreno per le tue 3 X.
first-turn-mark =
    Premi una delle caselle evidenziate.
    Una X va sopra, sotto, a sinistra o a destra di una delle tue. Il villaggio di partenza conta.
first-turn-gem =
    Metti una X sulla gemma in g7.
    Quello su cui metti una X è tuo.
first-turn-gem-wrong = Si può anche quello, ma prima guarda la gemma in g7.
first-turn-third =
    Metti l’ultima X su una casella evidenziata qualsiasi.
    Le tue X non devono toccarsi.
first-turn-pad =
    Una gemma dà 1 punto alla fine di ogni round.
    Trovata adesso, conta quattro volte.
first-turn-done =
    Premi **Fatto**.
    Puoi annullare finché non hanno finito tutti.
first-turn-card =
    Scegli l’acqua.
    Ora cominciano le carte. Sei il giocatore attivo: scegli un lato. Gli altri lo vedono.
first-turn-three =
    Metti 3 X, poi premi **Fatto**.
    Il giocatore attivo ha sempre 3 X.

## The card and the others

others = 2 X o 3
others-aim = Che cosa puoi scegliere quando è attivo qualcun altro.
others-end = Ora conosci tutti e due i lati della carta.
others-card =
    È attivo qualcun altro, e ha scelto l’acqua.
    Lo vedi prima di scegliere.
others-choice =
    Scegli un lato della carta.
    Lo stesso lato ti dà 2 X, l’altro 3.
others-turn =
    Metti le tue X e premi **Fatto**.
    Gli altri giocano insieme a te.
others-active =
    Scegli un lato della carta.
    Ora il giocatore attivo sei tu. È una carta jolly: ogni lato mostra due terreni.
others-mix =
    Metti le tue 3 X, poi premi **Fatto**.
    Distribuiscile fra i due terreni come vuoi.

## Keys and temples

keys-and-temples = Chiavi, templi e cavalli
keys-and-temples-aim = Come si esplora un tempio, e a che cosa servono cavallo e mappa.
keys-and-temples-end = Un tempio, un cavallo e una mappa: sei sulla buona strada.
keys-and-temples-key =
    Questa chiave l’hai trovata prima.
    Una chiave apre un tempio, in qualsiasi quarto, quando vuoi.
keys-and-temples-temple =
    Metti una X sul tempio in h2.
    È sul deserto, e in questo turno metti X sul deserto.
keys-and-temples-temple-wrong = Si può, ma il tempio vale di più: metti la X su h2.
keys-and-temples-value =
    Nessuno è arrivato prima di te: 12 punti alla fine della partita.
    Chi viene dopo riceve il numero successivo della lista.
keys-and-temples-horse =
    Metti una X sul cavallo in i2.
    È proprio accanto al tempio.
keys-and-temples-horse-wrong = Si può anche quello. Prova il cavallo in i2.
keys-and-temples-ride =
    Premi una casella evidenziata qualsiasi.
    Il cavallo ti dà subito una X in più, su un terreno qualsiasi.
keys-and-temples-scroll =
    Hai anche una mappa.
    In un turno successivo sostituisce la carta: 4 X su un terreno a tua scelta.
keys-and-temples-rest =
    Metti l’ultima X e premi **Fatto**.
    In questo turno ti resta una X sul deserto.
keys-and-temples-use =
    Usa la mappa e scegli un terreno.
    È un nuovo turno: 4 X invece di 2 o 3.
keys-and-temples-four =
    Metti le tue 4 X e premi **Fatto**.
    Se non c’è più posto, premi semplicemente **Fatto**: il resto è perso.

## Provisions and gemstones

provisions = Razioni, gemme, villaggi
provisions-aim = Che cosa conta alla fine di ogni round, e che cosa alla fine della partita.
provisions-end = Con una mela in questo round sarebbero 10 punti. Tieni gli occhi aperti.
provisions-carrot =
    In questo round hai la carota in h6.
    Ogni round ha posto per una mela, una carota e un pesce.
provisions-blocked =
    Quindi la carota in j8 è bloccata fino al round successivo.
    Premi una casella bloccata quando vuoi per sapere perché.
provisions-fish =
    Metti una X sul pesce in k7.
    È un secondo tipo di razioni.
provisions-fish-wrong = Si può, ma un secondo tipo dà di più: metti la X su k7.
provisions-pad =
    Due tipi diversi danno 5 punti, tre ne danno 10.
    Contano alla fine del round.
provisions-gems =
    Le tue due gemme contano alla fine di questo round.
    E di nuovo alla fine di ogni round successivo.
provisions-village =
    Metti una X su k6.
    È accanto al villaggio k5. Sul villaggio stesso non si mettono X.
provisions-village-wrong = Si può, ma k6 è accanto a un villaggio.
provisions-village-points =
    1, 2, 3 o 4 X intorno a un villaggio danno 3, 5, 7 o 10 punti.
    Tutti e quattro i villaggi contano alla fine della partita.
provisions-turn =
    Premi **Fatto**.
    Dopo sette carte finisce il round, dopo quattro round la partita.

## Expert sides and achievements

expert = Lati per esperti e corse
expert-aim = Le X in più, la linea delle gemme e come si vince una corsa.
expert-end = Lati per esperti e lati base si mescolano come volete.
expert-race =
    Corsa: 3 X in ogni quarto.
    Chi arriva per primo riceve 10 punti. A te manca solo il quarto C, in basso a sinistra.
expert-take =
    Scegli il deserto.
    Qualcun altro ha scelto l’acqua, quindi il deserto ti dà 3 X.
expert-take-wrong = Questa volta scegli il deserto: porta al tempio.
expert-temple =
    Metti una X sul tempio in l9. Hai una chiave.
    Sul lato per esperti vale 8 punti, e chi arriva per primo riceve 3 X in più.
expert-temple-wrong = Si può, ma prima il tempio: metti la X su l9.
expert-second =
    Metti una X su l10 o m9.
    Prima le tue X, poi quelle in più.
expert-gem =
    Metti una X sulla gemma in m10.
    Barra il prossimo numero negativo. Quelli che restano ti costano punti a ogni round.
expert-gem-wrong = Si può, ma prima guarda la gemma in m10.
expert-bonus =
    Scegli l’acqua per le tue 3 X in più.
    Vanno tutte su un terreno. L’acqua ti porta nel quarto C.
expert-bonus-wrong = Questa volta scegli l’acqua: porta nel quarto C.
expert-first =
    Metti una X su h9.
    È la tua prima X nel quarto C.
expert-first-wrong = Si può, ma per la corsa ti serve il quarto C.
expert-next =
    Metti una X su g9 o h10.
    È la seconda.
expert-last =
    Metti una X su g10.
    È la terza: la corsa è tua.
expert-done =
    Premi **Fatto**.
    Le corse si controllano alla fine di ogni turno, dopo le X in più.
expert-won =
    Hai vinto la corsa: 10 punti.
    Gli altri possono ancora ricevere 8, 6 o 4.
expert-sides =
    Le razioni hanno un round ciascuna: mele, poi carote, poi pesci.
    E dei tuoi villaggi conta solo quello con meno X intorno.

## Solo

solo = In solitario
solo-aim = Che cosa cambia quando giochi in solitario.
solo-end = Ora vedi fin dove arrivi in quattro round.
solo-card =
    In solitario non c’è un giocatore attivo.
    Ogni carta esce girata a caso. Qui l’acqua è rivolta verso di te.
solo-choice =
    Scegli un lato della carta.
    Il lato rivolto verso di te dà 3 X, l’altro 2.
solo-turn =
    Metti le tue X e premi **Fatto**.
    Devono toccare le tue, come sempre.
solo-fade =
    Vai presto ai templi.
    A ogni nuovo round ogni tempio non esplorato perde il numero più alto.
solo-rank =
    I tuoi punti alla fine ti danno un grado.
    Fino a 80 è il più basso, oltre 120 il più alto.
