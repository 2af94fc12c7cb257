### The lessons of Kingdom Maps, in German.

## Drawing

drawing = Zeichnen
drawing-aim = Worum du spielst und wie du ansagst, einen Würfel nimmst und zeichnest.
drawing-end = Deine Karte hat ihr erstes Gebirge.
drawing-goal =
    Zeichne die Karte, die am meisten Punkte bringt.
    Vier Wertungen, für alle dieselben, sagen, was zählt. In jeder Partie sind es andere.
drawing-announce =
    Sag Gebirge an.
    Hohe Kette wertet gerade Ketten aus Gebirge. Alle zeichnen, was du ansagst.
drawing-announce-wrong = Jedes Gebiet ist erlaubt. Sag für diese Lektion Gebirge an.
drawing-die =
    Nimm die 4.
    Dein Würfel sagt, wie viele Felder du zeichnest.
drawing-die-wrong = Diese Zahl ginge auch. Nimm für diese Lektion die 4.
drawing-first =
    Drück auf ein beliebiges Feld.
    Deine Karte ist leer, also kannst du überall anfangen.
drawing-group =
    Zeichne den Rest, gern in gerader Linie, dann drück **Fertig**.
    Jedes weitere Feld muss eines berühren, das du in diesem Zug gezeichnet hast.
drawing-pad =
    Zwei, drei oder vier Gebirge in gerader Kette: 1, 3 oder 6 Punkte.
    Drück auf eine Zeile des Wertungsblocks, um die Felder zu sehen, die zählen.

## Criteria

criteria = Wertungen
criteria-aim = Woher deine Punkte kommen und wann die Partie endet.
criteria-end = Lies die vier Wertungen, bevor du etwas ansagst.
criteria-four =
    Das sind die vier Wertungen dieser Partie, mit deinen Punkten jetzt.
    Du hast zwei Gebirge in einer Reihe: 1 Punkt.
criteria-line =
    Zeichne ein Gebirge auf D6.
    Hohe Kette: Je länger die gerade Kette, desto mehr bringt jedes Feld.
criteria-line-wrong = Das wäre auch ein Gebirge, aber D6 verlängert die Kette.
criteria-region =
    Zeichne das letzte Gebirge auf D7.
    Viererland mag Flächen aus genau vier Feldern: 3 Punkte dazu. Ein fünftes würde sie kosten!
criteria-region-wrong = Für die Kette und die Fläche aus vier zeichne auf D7.
criteria-done =
    Drück **Fertig**.
    Dein Gegenüber zeichnet gleichzeitig und sagt dann See an.
criteria-number =
    Wähl die 3.
    Binnenseen bringt 7 für jede Seefläche, die den Rand nicht berührt.
criteria-lakes =
    Zeichne drei Seen abseits vom Rand, dann drück **Fertig**.
    Zusammenhängende Seen sind eine Fläche: Sie bringt 7, egal wie groß sie ist.
criteria-least =
    Gerechte Teile schaut auf dein seltenstes Gebiet.
    Solange eines ganz fehlt, gibt es 0 Punkte.
criteria-end-of-match =
    Die Partie endet, wenn eine Zahl nicht mehr auf eine Karte passt.
    Die anderen zeichnen noch. Dann werden Wertungen und Fragezeichen zusammengezählt.

## Dice

dice = Würfel und Ansagen
dice-aim = Was du tust, wenn andere aktiv sind, und was es kostet, aktiv zu sein.
dice-end = Jetzt kennst du beide Teile eines Zuges.
dice-announced =
    Jemand anderes hat Sumpf angesagt und die 6 genommen.
    Du zeichnest auch Sümpfe, und das kostet dich nichts.
dice-number =
    Wähl eine Zahl von den übrigen Würfeln.
    Der Würfel bleibt liegen; andere dürfen ihn auch wählen.
dice-draw =
    Zeichne so viele Sümpfe als eine Gruppe und drück **Fertig**.
    Die anderen zeichnen gleichzeitig.
dice-active =
    Sag ein Gebiet an.
    Jetzt bist du aktiv. Das kostet dich eine Ansage; die Kästchen zeigen, wie viele du noch hast.
dice-take =
    Nimm einen Würfel für deine Zahl.
    Für den Rest der Runde ist er raus.
dice-touch =
    Zeichne deine Felder und drück **Fertig**.
    Das erste muss deine Karte berühren, die anderen einander.

## Powers

powers = Kräfte und Fragezeichen
powers-aim = Wie du deine Zahl änderst und eine Wertung vorab auswertest.
powers-end = Kräfte machen eine Zahl passend. Das Fragezeichen wertet zweimal.
powers-have =
    Auf D7 hast du auf ein +1/−1 gezeichnet.
    Das gab dir eine Kraft.
powers-spend =
    Setz sie ein: Drück **+1** oder **−1**.
    Du hast drei Seen zu zeichnen. Mit der Kraft werden es vier oder zwei.
powers-spend-wrong = Probier erst deine Kraft aus: +1 oder −1.
powers-question =
    Fang auf E5 an, dem Feld mit dem Fragezeichen.
    Zeichnest du dort, zählt am Ende dieses Zuges eine Wertung sofort.
powers-question-wrong = Dort könntest du anfangen, aber probier das Fragezeichen auf E5.
powers-score =
    Zeichne den Rest, werte eine Wertung aus und drück **Fertig**.
    Nimm die, die jetzt am meisten bringt.
powers-kept =
    Diese Punkte gehören dir für immer.
    Am Ende zählt die Wertung noch einmal.
powers-more =
    Fünf weitere Felder bringen eine Kraft.
    Welches Gebiet du dort zeichnest, ist egal.

## Solo

solo = Solo
solo-aim = Zwei Züge mit drei Würfeln.
solo-end = Das war eine ganze Solorunde. So geht es weiter, bis ein Wurf nicht mehr passt.
solo-announce =
    Sag Acker an. Das kostet eine Ansage.
    Solo bist du immer aktiv. Du hast drei Würfel geworfen.
solo-die =
    Nimm die 2 oder die 3.
    Das ist deine Zahl. Die beiden anderen Würfel werden danach neu geworfen.
solo-die-wrong = Nimm für diese Lektion die 2 oder die 3.
solo-draw =
    Zeichne deine Äcker und drück **Fertig**.
    Sie sind eine Gruppe, und der erste darf überall hin.
solo-two =
    Wähl: viermal Gebirge oder ein See.
    Zwei Würfel sind übrig: Einer nennt das Gebiet, der andere die Zahl. 1 ist Gebirge, 4 ist See.
solo-second =
    Zeichne und drück **Fertig**.
    Dieser Zug kostet keine Ansage.
solo-rank =
    Ab 80 Punkten bekommst du einen Rang.
    Mit 150 Punkten bist du Marco Polo.
