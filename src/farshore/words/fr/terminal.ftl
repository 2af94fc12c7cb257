### Ce que dit le terminal.

## Jouer

play-help = Tapez une action ou son numéro. « help » explique le reste.
play-help-long =
    Un numéro ou une action (« mark e7 ») : la faire. Une ligne vide : rien.
    why 3, why mark e7 : ce que cela apporterait, ou pourquoi c’est impossible.
    hint : ce que ferait un bon joueur, et pourquoi.
    undo : reprendre votre dernière action. list : tout ce qui est possible. score : la feuille de score. quit : partir.
    Les flèches rappellent ce que vous avez tapé ; la touche de tabulation complète les mots.
play-why = Dites de quoi il s’agit : why 3, ou why mark e7.
play-more = { $count } de plus (list)
legend-mine = marqué
legend-legal = possible maintenant
