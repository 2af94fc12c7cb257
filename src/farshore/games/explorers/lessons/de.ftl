### Die Lektionen von Explorers, auf Deutsch.

## Dein erster Zug

first-turn = Dein erster Zug
first-turn-aim = Wohin ein Kreuz darf und was ein Zug ist.
first-turn-end = Das war ein ganzer Zug. Alle anderen gehen genauso.
first-turn-village =
    Das ist deine Landschaft; alle haben die gleiche.
    Dein Weg beginnt am Startdorf f6, es ist schon angekreuzt.
first-turn-terrain =
    Nimm Gewässer.
    Zuerst wählst du einen Geländetyp für drei Kreuze.
first-turn-mark =
    Drück auf eines der leuchtenden Felder.
    Ein Kreuz kommt über, unter oder neben eines von dir. Das Startdorf zählt als Kreuz.
first-turn-gem =
    Kreuze den Edelstein auf g7 an.
    Neben deinem Kreuz liegt ein Edelstein.
first-turn-gem-wrong = Auch dieses Feld ist offen, aber sieh dir erst den Edelstein auf g7 an.
first-turn-third =
    Setze dein letztes Kreuz auf irgendein leuchtendes Feld.
    Deine Kreuze müssen einander nicht berühren.
first-turn-pad =
    Ein Edelstein bringt am Ende jeder Runde einen Punkt.
    Jetzt gefunden, zählt er viermal.
first-turn-done =
    Drück Fertig.
    Alle drei Kreuze sind gesetzt. Bis du Fertig drückst, kannst du alles zurücknehmen.
first-turn-card =
    Nimm Gewässer.
    Jetzt kommen die Karten. In diesem Zug bist du aktiv: Nimm eine der beiden Seiten, die anderen sehen es.
first-turn-three =
    Setze drei Kreuze, dann drück Fertig.
    Als aktiver Spieler setzt du dort drei Kreuze.

## Schlüssel und Tempel

keys-and-temples = Schlüssel, Tempel und Pferde
keys-and-temples-aim = Wie man einen Tempel erkundet und wozu ein Pferd und eine Landkarte gut sind.
keys-and-temples-end = Ein Tempel, ein Pferd und eine Landkarte in der Hand: Du bist auf gutem Weg.
keys-and-temples-key =
    Diesen Schlüssel hast du früher gefunden.
    Ein Schlüssel öffnet einen Tempel, gleich wo und wann du willst.
keys-and-temples-temple =
    Kreuze den Tempel auf h2 an.
    Der Tempel auf h2 liegt in der Wüste, und um Wüste geht es in diesem Zug.
keys-and-temples-temple-wrong = Das ist offen, aber der Tempel bringt mehr: Kreuze h2 an.
keys-and-temples-value =
    Du bist hier zuerst: 12 Punkte am Ende der Partie.
    Wer später kommt, bekommt die nächste Zahl der Liste.
keys-and-temples-horse =
    Kreuze das Pferd auf i2 an.
    Neben dem Tempel steht ein Pferd.
keys-and-temples-horse-wrong = Auch das ist offen. Probier das Pferd auf i2.
keys-and-temples-ride =
    Drück auf ein leuchtendes Feld.
    Das Pferd gibt dir sofort noch ein Kreuz, und dafür ist das Gelände gleich.
keys-and-temples-scroll =
    Du hast auch eine Landkarte.
    In einem späteren Zug ersetzt sie die Karte: vier Kreuze auf einem Geländetyp deiner Wahl.
keys-and-temples-rest =
    Setze dein letztes Kreuz und drück Fertig.
    Ein Kreuz auf Wüste ist in diesem Zug noch übrig.
keys-and-temples-use =
    Setze deine Landkarte ein und wähle einen Geländetyp.
    Sie ersetzt die Karte: vier Kreuze dort statt zwei oder drei.
keys-and-temples-four =
    Setze deine vier Kreuze und drück Fertig.
    Ist einmal kein Feld möglich, drück einfach Fertig: Verloren ist nur der Zug.

## Proviant und Edelsteine

provisions = Proviant, Edelsteine, Dörfer
provisions-aim = Was am Ende jeder Runde zählt und was am Ende der Partie.
provisions-end = Ein Apfel in dieser Runde, und es wären 10 Punkte. Such ihn.
provisions-carrot =
    Die Karotte auf h6 gehört dir in dieser Runde.
    Jede Runde hat Platz für einen Apfel, eine Karotte und einen Fisch.
provisions-blocked =
    Darum ist die Karotte auf j8 bis zur nächsten Runde gesperrt.
    Drück ruhig einmal darauf: Gesperrte Felder sagen, warum.
provisions-fish =
    Kreuze den Fisch auf k7 an.
    Der Fisch auf k7 ist eine andere Sorte.
provisions-fish-wrong = Das ist offen, aber eine zweite Sorte Proviant bringt mehr: Kreuze k7 an.
provisions-pad =
    Zwei verschiedene Sorten bringen 5 Punkte, drei bringen 10.
    Sie zählen am Ende der Runde.
provisions-gems =
    Deine zwei Edelsteine zählen am Ende dieser Runde.
    Am Ende jeder späteren zählen sie noch einmal.
provisions-villages =
    Sieh dir die vier Felder um ein Dorf an.
    Deine Kreuze dort zählen am Ende der Partie. Das Dorf selbst wird nie angekreuzt.
provisions-village-points =
    Eines bis vier Kreuze um ein Dorf bringen 3, 5, 7 oder 10 Punkte.
    Alle Dörfer werden zusammengerechnet.
provisions-turn =
    Setze dein letztes Kreuz und drück Fertig.
    Nach sieben Zügen ist die Runde vorbei, nach vier Runden die Partie.

## Die Karte und die anderen

others = Die Karte und die anderen
others-aim = Zwei Kreuze oder drei: was du wählst, wenn jemand anders aktiv ist.
others-end = Jetzt kennst du beide Seiten der Karte.
others-card =
    Jemand anders ist aktiv und hat Gewässer genommen, mit drei Kreuzen.
    Das siehst du, bevor du wählst.
others-choice =
    Nimm eine Seite der Karte.
    Dieselbe Seite gibt dir zwei Kreuze, die andere drei.
others-turn =
    Setze deine Kreuze und drück Fertig.
    Die anderen spielen zugleich.
others-active =
    Nimm eine Seite der Karte.
    Jetzt bist du aktiv, und das ist eine Joker-Karte: Jede Seite ist ein Duo aus zwei Geländetypen.
others-mix =
    Setze deine drei Kreuze, dann drück Fertig.
    Verteile sie nach Belieben auf beide Geländetypen des Duos.

## Expertenseiten und Aufträge

expert = Expertenseiten
expert-aim = Was sich auf den Expertenseiten ändert und was ein Auftrag ist.
expert-end = Diese Seiten lassen sich mit den einfachen beliebig mischen.
expert-gems =
    Edelsteine folgen jetzt einer Linie von Minus zu Plus.
    Solange negative Zahlen dastehen, kostet das Ende einer Runde Punkte.
expert-provisions =
    Die erste Runde hat keinen Proviant.
    Dann kommen Äpfel, Karotten und Fische, je eine Runde: 1, 4, 9 oder 16 Punkte.
expert-temples =
    Jeder Tempel ist 8 Punkte wert.
    Wer zuerst kommt, bekommt drei zusätzliche Kreuze, die Nächsten weniger.
expert-villages =
    Nur das Dorf mit den wenigsten Kreuzen daran zählt.
    Lass keines aus.
expert-goal =
    Dieser Auftrag gilt für alle.
    Ein Punkt für jedes Kreuz deiner längsten waagerechten Linie.
expert-terrain =
    Beginne mit Grasland.
    Jeder Geländetyp neben dem Startdorf ginge.
expert-turn =
    Setze deine drei Kreuze und drück Fertig.
    Denk an die Linie: Kreuze nebeneinander zählen am Ende.

## Allein

solo = Allein
solo-aim = Was anders ist, wenn sonst niemand am Tisch sitzt.
solo-end = Nun sieh, wie weit du in vier Runden kommst.
solo-card =
    Es gibt keinen aktiven Spieler.
    Wie herum eine Karte liegt, bestimmt der Zufall; hier zeigt Gewässer zu dir.
solo-choice =
    Nimm eine Seite der Karte.
    Die Seite, die zu dir zeigt, gibt drei Kreuze, die andere zwei.
solo-turn =
    Setze deine Kreuze und drück Fertig.
    Sie müssen deine berühren, wie in einer Partie mit anderen.
solo-fade =
    Komm früh zu den Tempeln.
    Zu Beginn jeder neuen Runde verliert jeder Tempel, den du nicht erkundet hast, seine höchste Zahl.
solo-rank =
    Deine Punkte am Ende geben dir einen Rang.
    Bis 80 ist es der erste, über 120 der letzte.
