### The lessons of Explorers, in German.

## Your first turn

first-turn = Dein erster Zug
first-turn-aim = Worum du spielst, wohin ein Kreuz darf und was ein Zug ist.
first-turn-end = Das war ein ganzer Zug. Alle anderen gehen genauso.
first-turn-goal =
    Sammle in vier Runden die meisten Punkte.
    Du bahnst dir Kreuz für Kreuz deinen Weg: Edelsteine, Proviant, Tempel und Dörfer bringen Punkte.
first-turn-terrain =
    Wähl Gewässer.
    Du beginnst am Startdorf f6. Zuerst kommt ein Gelände für deine 3 Kreuze.
first-turn-mark =
    Drück auf eines der leuchtenden Felder.
    Ein Kreuz kommt über, unter, links oder rechts neben eines von dir. Das Startdorf zählt mit.
first-turn-gem =
    Kreuz den Edelstein auf g7 an.
    Was du ankreuzt, gehört dir.
first-turn-gem-wrong = Das ginge auch, aber schau dir erst den Edelstein auf g7 an.
first-turn-third =
    Setz dein letztes Kreuz auf ein beliebiges leuchtendes Feld.
    Deine Kreuze müssen einander nicht berühren.
first-turn-pad =
    Ein Edelstein bringt am Ende jeder Runde 1 Punkt.
    Jetzt gefunden, zählt er viermal.
first-turn-done =
    Drück **Fertig**.
    Rückgängig geht noch, bis alle fertig sind.
first-turn-card =
    Wähl Gewässer.
    Jetzt beginnen die Karten. Du bist aktiv: Wähl eine Seite der Karte. Die anderen sehen sie.
first-turn-three =
    Setz 3 Kreuze, dann drück **Fertig**.
    Als aktiver Spieler hast du immer 3 Kreuze.

## The card and the others

others = 2 Kreuze oder 3
others-aim = Was du wählen kannst, wenn jemand anderes aktiv ist.
others-end = Jetzt kennst du beide Seiten der Karte.
others-card =
    Jemand anderes ist aktiv und hat Gewässer gewählt.
    Das siehst du, bevor du wählst.
others-choice =
    Wähl eine Seite der Karte.
    Dieselbe Seite gibt dir 2 Kreuze, die andere 3.
others-turn =
    Setz deine Kreuze und drück **Fertig**.
    Die anderen spielen gleichzeitig.
others-active =
    Wähl eine Seite der Karte.
    Jetzt bist du aktiv. Das ist eine Joker-Karte: Jede Seite zeigt zwei Geländetypen.
others-mix =
    Setz deine 3 Kreuze, dann drück **Fertig**.
    Verteil sie beliebig auf beide Geländetypen.

## Keys and temples

keys-and-temples = Schlüssel, Tempel und Pferde
keys-and-temples-aim = Wie du einen Tempel erkundest und wozu Pferd und Landkarte gut sind.
keys-and-temples-end = Ein Tempel, ein Pferd und eine Landkarte: Du bist gut unterwegs.
keys-and-temples-key =
    Diesen Schlüssel hast du früher gefunden.
    Ein Schlüssel öffnet einen Tempel, in jedem Viertel, wann du willst.
keys-and-temples-temple =
    Kreuz den Tempel auf h2 an.
    Er liegt auf Wüste, und Wüste kreuzt du in diesem Zug an.
keys-and-temples-temple-wrong = Das ginge, aber der Tempel ist mehr wert: Kreuz h2 an.
keys-and-temples-value =
    Du bist zuerst hier: 12 Punkte am Ende der Partie.
    Wer später kommt, bekommt die nächste Zahl der Liste.
keys-and-temples-horse =
    Kreuz das Pferd auf i2 an.
    Es steht gleich neben dem Tempel.
keys-and-temples-horse-wrong = Das ginge auch. Nimm das Pferd auf i2.
keys-and-temples-ride =
    Drück auf ein beliebiges leuchtendes Feld.
    Das Pferd gibt dir sofort ein zusätzliches Kreuz, auf beliebigem Gelände.
keys-and-temples-scroll =
    Eine Landkarte hast du auch.
    In einem späteren Zug ersetzt sie die Karte: 4 Kreuze auf einem Geländetyp deiner Wahl.
keys-and-temples-rest =
    Setz dein letztes Kreuz und drück **Fertig**.
    Ein Wüstenkreuz hast du in diesem Zug noch.
keys-and-temples-use =
    Setz deine Landkarte ein und wähl ein Gelände.
    Ein neuer Zug: Du bekommst 4 Kreuze statt 2 oder 3.
keys-and-temples-four =
    Setz deine 4 Kreuze und drück **Fertig**.
    Gibt es kein Feld mehr, drück einfach **Fertig**: Der Rest verfällt.

## Provisions and gemstones

provisions = Proviant, Edelsteine, Dörfer
provisions-aim = Was am Ende jeder Runde zählt und was am Ende der Partie.
provisions-end = Mit einem Apfel in dieser Runde wären es 10 Punkte. Halt Ausschau.
provisions-carrot =
    Die Karotte auf h6 hast du in dieser Runde.
    In jeder Runde ist Platz für einen Apfel, eine Karotte und einen Fisch.
provisions-blocked =
    Also ist die Karotte auf j8 bis zur nächsten Runde gesperrt.
    Drück jederzeit auf ein gesperrtes Feld, um zu sehen, warum.
provisions-fish =
    Kreuz den Fisch auf k7 an.
    Das ist eine zweite Sorte Proviant.
provisions-fish-wrong = Das ginge, aber eine zweite Sorte bringt mehr: Kreuz k7 an.
provisions-pad =
    Zwei verschiedene Sorten bringen 5 Punkte, drei bringen 10.
    Sie zählen am Ende der Runde.
provisions-gems =
    Deine zwei Edelsteine zählen am Ende dieser Runde.
    Und am Ende jeder späteren noch einmal.
provisions-village =
    Kreuz k6 an.
    Es liegt neben dem Dorf k5. Das Dorf selbst kreuzt du nie an.
provisions-village-wrong = Das ginge, aber k6 liegt neben einem Dorf.
provisions-village-points =
    1, 2, 3 oder 4 Kreuze um ein Dorf bringen 3, 5, 7 oder 10 Punkte.
    Alle vier Dörfer zählen am Ende der Partie.
provisions-turn =
    Drück **Fertig**.
    Nach sieben Karten endet die Runde, nach vier Runden die Partie.

## Expert sides and achievements

expert = Expertenseiten und Wettläufe
expert-aim = Zusätzliche Kreuze, die Linie der Edelsteine und wie du einen Wettlauf gewinnst.
expert-end = Expertenseiten und einfache Seiten könnt ihr beliebig mischen.
expert-race =
    Wettlauf: 3 Kreuze in jedem Viertel.
    Wer zuerst so weit ist, bekommt 10 Punkte. Dir fehlt nur Viertel C, unten links.
expert-take =
    Wähl Wüste.
    Jemand anderes hat Gewässer gewählt, also gibt dir Wüste 3 Kreuze.
expert-take-wrong = Wähl diesmal Wüste: Sie führt zum Tempel.
expert-temple =
    Kreuz den Tempel auf l9 an. Einen Schlüssel hast du.
    Auf der Expertenseite ist er 8 Punkte wert, und wer zuerst kommt, bekommt 3 zusätzliche Kreuze.
expert-temple-wrong = Das ginge, aber zuerst der Tempel: Kreuz l9 an.
expert-second =
    Kreuz l10 oder m9 an.
    Erst kommen deine eigenen Kreuze, danach die zusätzlichen.
expert-gem =
    Kreuz den Edelstein auf m10 an.
    Er streicht die nächste negative Zahl. Was davon übrig ist, kostet dich jede Runde Punkte.
expert-gem-wrong = Das ginge, aber schau dir erst den Edelstein auf m10 an.
expert-bonus =
    Wähl Gewässer für deine 3 zusätzlichen Kreuze.
    Alle kommen auf einen Geländetyp. Gewässer führt dich in Viertel C.
expert-bonus-wrong = Wähl diesmal Gewässer: Es führt dich in Viertel C.
expert-first =
    Kreuz h9 an.
    Das ist dein erstes Kreuz in Viertel C.
expert-first-wrong = Das ginge, aber für den Wettlauf brauchst du Viertel C.
expert-next =
    Kreuz g9 oder h10 an.
    Das ist das zweite.
expert-last =
    Kreuz g10 an.
    Das ist das dritte: Der Wettlauf gehört dir.
expert-done =
    Drück **Fertig**.
    Wettläufe werden am Ende jedes Zuges geprüft, nach den zusätzlichen Kreuzen.
expert-won =
    Du hast den Wettlauf gewonnen: 10 Punkte.
    Die anderen können noch 8, 6 oder 4 bekommen.
expert-sides =
    Proviant hat je eine Runde: Äpfel, dann Karotten, dann Fische.
    Und von deinen Dörfern zählt nur das mit den wenigsten Kreuzen ringsum.

## Solo

solo = Solo
solo-aim = Was anders ist, wenn du solo spielst.
solo-end = Jetzt schau, wie weit du in vier Runden kommst.
solo-card =
    Solo gibt es keinen aktiven Spieler.
    Jede Karte kommt zufällig gedreht auf den Tisch. Hier zeigt Gewässer zu dir.
solo-choice =
    Wähl eine Seite der Karte.
    Die Seite, die zu dir zeigt, gibt dir 3 Kreuze, die andere 2.
solo-turn =
    Setz deine Kreuze und drück **Fertig**.
    Sie müssen deine berühren, wie immer.
solo-fade =
    Komm früh zu den Tempeln.
    In jeder neuen Runde verliert jeder Tempel, den du nicht erkundet hast, seine höchste Zahl.
solo-rank =
    Deine Punkte am Ende geben dir einen Rang.
    Bis 80 ist es der niedrigste, über 120 der höchste.
