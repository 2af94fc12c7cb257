### Che cosa dice il terminale.

## Giocare

play-help = Scrivi un’azione o il suo numero. «help» spiega il resto.
play-help-long =
    Un numero o un’azione («mark e7»): farla. Una riga vuota: niente.
    why 3, why mark e7: che cosa porterebbe, o perché non è possibile.
    hint: che cosa farebbe un buon giocatore, e perché.
    undo: annullare l’ultima azione. list: tutto ciò che è possibile. score: il segnapunti. quit: uscire.
    Le frecce richiamano ciò che hai scritto; il tasto di tabulazione completa le parole.
play-why = Di’ di che cosa si tratta: why 3, o why mark e7.
play-more = altre { $count } (list)
legend-mine = segnato
legend-legal = possibile ora
