landing = Deine ersten Landungen
landing-aim = Wie man Felder nimmt und was eine Kette ist.
landing-end = Zwei Felder und eine Kette: Jetzt spiel alle sechs Runden.
landing-tide = In jeder Runde wird eine Flut gezogen. Sie sagt, was ein Feld jetzt wert ist.
landing-first = Alle landen zugleich, und niemand sieht, wohin die anderen gehen. Lande auf c3.
landing-points = Du warst auf c3 allein, also gehört es dir und ist 2 wert.
landing-chain = Felder nebeneinander bilden eine Kette, ein Punkt für jedes. Lande neben c3.
landing-chain-wrong = Das ist erlaubt, liegt aber nicht neben c3.
