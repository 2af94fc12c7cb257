### Come si chiamano i bot e che cosa dice un suggerimento.

level-random = A caso
level-greedy = Principiante
level-casual = Giocatore di famiglia
level-planner = Stratega
level-expert = Esperto

hint-where = { $count ->
    [0] Per il turno migliore basta un pulsante.
    [one] Guarda qui: conta soprattutto questa casella o questa carta.
   *[other] Guarda qui: contano soprattutto questi { $count } punti.
  }
hint-what = Chi ha esperienza comincerebbe così: { $action }
hint-line = { $points } { $line }
hint-reached = { $what } – { $effect }
hint-prepares = Non porta ancora punti, ma prepara quello che segue.
score-outlook = prospettive
