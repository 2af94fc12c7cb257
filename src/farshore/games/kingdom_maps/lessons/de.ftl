### Die Lektionen von Kingdom Maps, auf Deutsch.

## Zeichnen

drawing = Zeichnen
drawing-aim = Ein Gebiet ansagen, einen Würfel nehmen, eine Gruppe von Feldern zeichnen.
drawing-end = Deine Karte hat ihr erstes Gebirge.
drawing-roll =
    Du bist der aktive Spieler, und die Würfel sind gefallen.
    Erst sagst du, was gezeichnet wird, dann nimmst du einen Würfel: wie viel.
drawing-announce =
    Sage Gebirge an.
    In diesem Zug zeichnen es alle.
drawing-announce-wrong = Jedes Gebiet ginge; für diese Lektion sage Gebirge an.
drawing-die =
    Nimm die 4.
    Die Zahl deines Würfels sagt, wie viele Felder du zeichnest.
drawing-die-wrong = Auch diese Zahl ginge; hier nimm die 4.
drawing-first =
    Drück auf irgendein Feld.
    Deine Karte ist leer, also darf das erste Feld überall liegen.
drawing-group =
    Zeichne den Rest, wenn du magst in gerader Linie, dann drück Fertig.
    Jedes weitere Feld muss eines aus diesem Zug berühren.
drawing-pad =
    Die Hohe Kette zählt deine längste gerade Linie aus Gebirge.
    1, 3 oder 6 Punkte für zwei, drei oder vier hintereinander.

## Würfel

dice = Würfel und Züge
dice-aim = Was du tust, wenn andere aktiv sind, und was es kostet, aktiv zu sein.
dice-end = Jetzt kennst du beide Teile eines Zuges.
dice-announced =
    Jemand anders hat Wald angesagt.
    Auch du zeichnest ihn, und dich kostet es nichts.
dice-number =
    Wähle eine Zahl unter den übrigen Würfeln.
    Du nimmst keinen weg, und andere dürfen dieselbe wählen.
dice-draw =
    Zeichne so viele Wälder als eine Gruppe und drück Fertig.
    Die anderen zeichnen zugleich.
dice-active =
    Sage ein Gebiet an.
    Jetzt bist du aktiv. Eine Ansage des Gebiets wird dafür gestrichen; die Kästchen zeigen, wie viele noch da sind.
dice-take =
    Nimm einen Würfel für deine Anzahl.
    Er ist für den Rest der Runde weg.
dice-touch =
    Zeichne deine Felder und drück Fertig.
    Das erste Feld muss jetzt deine Karte berühren, die weiteren einander.

## Kräfte

powers = Kräfte und das Fragezeichen
powers-aim = Wie man eine Anzahl größer oder kleiner macht und wozu das Feld in der Mitte da ist.
powers-end = Kräfte machen eine Anzahl passend; das Fragezeichen wertet doppelt.
powers-have =
    Auf D7 hast du über ein +1/−1 gezeichnet.
    Das brachte dir eine Kraft.
powers-spend =
    Setze die Kraft ein: vier oder zwei.
    Du sollst drei Seen zeichnen. Drück auf einen der Knöpfe.
powers-spend-wrong = Probier zuerst deine Kraft: plus oder minus.
powers-draw =
    Zeichne die neue Anzahl und drück Fertig.
    Die Kraft ist verbraucht.
powers-more = Diese Felder bringen weitere Kräfte, gleich was du dort zeichnest.
powers-question =
    Das Feld in der Mitte ist das Fragezeichen.
    Am Ende jenes Zuges wertest du eine der vier Wertungen, wie deine Karte gerade ist, zusätzlich zum Ende.

## Wertungen

criteria = Wertungen
criteria-aim = Woher deine Punkte kommen.
criteria-end = Drück jederzeit auf eine Zeile des Wertungsblocks: Sie zeigt die Felder, die zählen.
criteria-four =
    Vier Wertungen sind im Spiel, für alle dieselben, mit deinen Punkten bis jetzt.
    Andere Partien haben andere.
criteria-line =
    Hohe Kette: Deine vier Gebirge in gerader Linie sind 6 Punkte wert.
    Mit einem fünften wären es 10.
criteria-region =
    Viererland: Dein Gebirge ist eine Fläche aus genau vier, 3 Punkte.
    Ein fünftes würde sie kosten!
criteria-least =
    Gerechte Teile sieht auf das Gebiet, das du am wenigsten gezeichnet hast.
    Solange eines fehlt, gibt es nichts.
criteria-fit =
    Die Partie endet, wenn jemandem die Anzahl nicht mehr auf die Karte passt.
    Die anderen zeichnen noch, dann werden Wertungen und Fragezeichen addiert.
criteria-done =
    Drück Fertig.
    Deine Gruppe ist fertig.

## Allein

alone = Allein
alone-aim = Zwei Züge mit drei Würfeln.
alone-end = Das war eine ganze Runde allein. So geht es weiter, bis ein Wurf nicht mehr passt.
alone-announce =
    Sage Acker an; das kostet eine Ansage.
    Allein bist du immer aktiv. Drei Würfel sind geworfen.
alone-die =
    Nimm die 2 oder die 3.
    Lege einen Würfel als deine Anzahl beiseite. Die anderen beiden werden danach neu geworfen.
alone-die-wrong = Für diese Lektion nimm die 2 oder die 3.
alone-draw =
    Zeichne deine Äcker und drück Fertig.
    Sie sind eine Gruppe, und der erste darf überall liegen.
alone-two =
    Wähle: vier Gebirge oder ein See.
    Nun sind zwei Würfel da: Einer nennt das Gebiet, der andere die Anzahl. 1 ist Gebirge, 4 ist See.
alone-second =
    Zeichne und drück Fertig.
    Dieser Zug kostet keine Ansage.
alone-rank = Ab 80 Punkten gibt es einen Rang; mit 150 bist du Marco Polo.
