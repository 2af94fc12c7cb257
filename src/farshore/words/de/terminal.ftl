### Was das Terminal sagt.

## Spielen

play-help = Gib eine Aktion oder ihre Nummer ein. „help“ erklärt den Rest.
play-help-long =
    Eine Nummer oder eine Aktion („mark e7“): ausführen. Eine leere Zeile: nichts.
    why 3, why mark e7: was es brächte oder warum es nicht geht.
    hint: was ein guter Spieler täte, und warum.
    undo: die letzte Aktion zurücknehmen. list: alles, was möglich ist. score: der Wertungsblock. quit: gehen.
    Die Pfeiltasten holen frühere Eingaben zurück; die Tabulatortaste ergänzt Wörter.
play-why = Sag, worum es geht: why 3 oder why mark e7.
play-more = { $count } weitere (list)
legend-mine = markiert
legend-legal = jetzt möglich
