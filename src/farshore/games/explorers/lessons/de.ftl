### Die Lektionen von Explorers, auf Deutsch.

## Dein erster Zug

first-turn = Dein erster Zug
first-turn-aim = Wohin ein Kreuz darf und was ein Zug ist.
first-turn-end = Das war ein ganzer Zug. Alle anderen gehen genauso.
first-turn-village = Das ist deine Landschaft; alle haben die gleiche. Dein Weg beginnt am Startdorf f6, es ist schon angekreuzt.
first-turn-terrain = Zuerst wählst du einen Geländetyp für drei Kreuze. Nimm Gewässer.
first-turn-mark = Ein Kreuz kommt über, unter oder neben eines von dir. Das Startdorf zählt als Kreuz. Drück auf eines der leuchtenden Felder.
first-turn-gem = Neben deinem Kreuz liegt ein Edelstein. Kreuze g7 an.
first-turn-gem-wrong = Auch dieses Feld ist offen, aber sieh dir erst den Edelstein auf g7 an.
first-turn-third = Ein Kreuz ist noch übrig. Setze es auf irgendein leuchtendes Feld; deine Kreuze müssen einander nicht berühren.
first-turn-pad = Ein Edelstein bringt am Ende jeder Runde einen Punkt. Jetzt gefunden, zählt er viermal.
first-turn-done = Alle drei Kreuze sind gesetzt. Bis du Fertig drückst, kannst du alles zurücknehmen. Drück darauf.
first-turn-card = Jetzt kommen die Karten. In diesem Zug bist du aktiv: Nimm eine der beiden Seiten, die anderen sehen es. Nimm Gewässer.
first-turn-three = Als aktiver Spieler setzt du dort drei Kreuze. Setze sie, dann drück Fertig.

## Schlüssel und Tempel

keys-and-temples = Schlüssel, Tempel und Pferde
keys-and-temples-aim = Wie man einen Tempel erkundet und wozu ein Pferd und eine Landkarte gut sind.
keys-and-temples-end = Ein Tempel, ein Pferd und eine Landkarte in der Hand: Du bist auf gutem Weg.
keys-and-temples-key = Diesen Schlüssel hast du früher gefunden. Ein Schlüssel öffnet einen Tempel, gleich wo und wann du willst.
keys-and-temples-temple = Der Tempel auf h2 liegt in der Wüste, und um Wüste geht es in diesem Zug. Kreuze ihn an.
keys-and-temples-temple-wrong = Das ist offen, aber der Tempel bringt mehr: Kreuze h2 an.
keys-and-temples-value = Du bist hier zuerst: 12 Punkte am Ende der Partie. Wer später kommt, bekommt die nächste Zahl der Liste.
keys-and-temples-horse = Neben dem Tempel steht ein Pferd. Kreuze i2 an.
keys-and-temples-horse-wrong = Auch das ist offen. Probier das Pferd auf i2.
keys-and-temples-ride = Das Pferd gibt dir sofort noch ein Kreuz, und dafür ist das Gelände gleich. Drück auf ein leuchtendes Feld.
keys-and-temples-scroll = Du hast auch eine Landkarte. In einem späteren Zug ersetzt sie die Karte: vier Kreuze auf einem Geländetyp deiner Wahl.
keys-and-temples-rest = Ein Kreuz auf Wüste ist in diesem Zug noch übrig. Setze es und drück Fertig.

## Proviant und Edelsteine

provisions = Proviant und Edelsteine
provisions-aim = Was am Ende jeder Runde zählt.
provisions-end = Ein Apfel in dieser Runde, und es wären 10 Punkte. Such ihn.
provisions-carrot = Die Karotte auf h6 gehört dir in dieser Runde. Jede Runde hat Platz für einen Apfel, eine Karotte und einen Fisch.
provisions-blocked = Darum ist die Karotte auf j8 bis zur nächsten Runde gesperrt. Drück ruhig einmal darauf: Gesperrte Felder sagen, warum.
provisions-fish = Der Fisch auf k7 ist eine andere Sorte. Kreuze ihn an.
provisions-fish-wrong = Das ist offen, aber eine zweite Sorte Proviant bringt mehr: Kreuze k7 an.
provisions-pad = Zwei verschiedene Sorten bringen am Ende der Runde 5 Punkte, drei bringen 10.
provisions-gems = Deine zwei Edelsteine zählen am Ende dieser Runde und am Ende jeder späteren noch einmal.
provisions-turn = Ein Kreuz ist in diesem Zug noch übrig. Setze es und drück Fertig.

## Die Karte und die anderen

others = Die Karte und die anderen
others-aim = Zwei Kreuze oder drei: was du wählst, wenn jemand anders aktiv ist.
others-end = Jetzt kennst du beide Seiten der Karte.
others-card = Jemand anders ist aktiv und hat Gewässer genommen, mit drei Kreuzen. Das siehst du, bevor du wählst.
others-choice = Dieselbe Seite gibt dir zwei Kreuze, die andere drei. Nimm eine davon.
others-turn = Setze deine Kreuze und drück Fertig. Die anderen spielen zugleich.
others-active = Jetzt bist du aktiv, und das ist eine Joker-Karte: Jede Seite ist ein Duo aus zwei Geländetypen. Nimm eine.
others-mix = Verteile deine drei Kreuze nach Belieben auf beide Geländetypen des Duos, dann drück Fertig.

## Expertenseiten und Aufträge

expert = Expertenseiten
expert-aim = Was sich auf den Expertenseiten ändert und was ein Auftrag ist.
expert-end = Diese Seiten lassen sich mit den einfachen beliebig mischen.
expert-gems = Edelsteine folgen jetzt einer Linie von Minus zu Plus. Solange negative Zahlen dastehen, kostet das Ende einer Runde Punkte.
expert-provisions = Die erste Runde hat keinen Proviant. Dann kommen Äpfel, Karotten und Fische, je eine Runde: 1, 4, 9 oder 16 Punkte.
expert-temples = Jeder Tempel ist 8 Punkte wert. Wer zuerst kommt, bekommt drei zusätzliche Kreuze, die Nächsten weniger.
expert-villages = Nur das Dorf mit den wenigsten Kreuzen daran zählt. Lass keines aus.
expert-goal = Dieser Auftrag gilt für alle: ein Punkt für jedes Kreuz deiner längsten waagerechten Linie.
expert-terrain = Beginne mit Grasland.
expert-turn = Setze deine drei Kreuze und drück Fertig.

## Allein

solo = Allein
solo-aim = Was anders ist, wenn sonst niemand am Tisch sitzt.
solo-end = Nun sieh, wie weit du in vier Runden kommst.
solo-card = Es gibt keinen aktiven Spieler. Wie herum eine Karte liegt, bestimmt der Zufall; hier zeigt Gewässer zu dir.
solo-choice = Die Seite, die zu dir zeigt, gibt drei Kreuze, die andere zwei. Nimm eine.
solo-turn = Setze deine Kreuze und drück Fertig.
solo-fade = Zu Beginn jeder neuen Runde verliert jeder Tempel, den du nicht erkundet hast, seine höchste Zahl. Komm früh.
solo-rank = Deine Punkte am Ende geben dir einen Rang. Bis 80 ist es der erste, über 120 der letzte.
