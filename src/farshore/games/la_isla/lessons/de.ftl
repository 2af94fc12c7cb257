### Die Lektionen von La Isla, auf Deutsch.

## Eine Karte, dreierlei

one-card = Eine Karte kann dreierlei
one-card-aim = Wozu die drei Teile einer Karte gut sind und wie du sie verteilst.
one-card-end = Funktion, Rohstoff und Tier: Mehr steckt in keiner Karte.
one-card-parts =
    Du hast drei Karten.
    Jede zeigt eine Funktion, einen Rohstoff und ein Tier, und in dieser Runde dient sie nur zu einem davon.
one-card-a =
    Lege die Karte mit dem Zelt an A.
    A ist für Funktionen. Diese Karte bringt 3 Punkte, wenn du auf ein Zelt setzt.
one-card-a-wrong = In dieser Lektion kommt die Karte mit dem Zelt an A.
one-card-b =
    Lege die Karte mit dem gelben Rohstoff an B.
    B ist für Rohstoffe. Diese Karte bringt einen gelben.
one-card-b-wrong = In dieser Lektion kommt die Karte mit dem gelben Rohstoff an B.
one-card-d =
    Die letzte Karte kam von selbst an D.
    Ihr Tier, der Dodo, rückt einen Schritt hoch.
one-card-done =
    Bestätige.
    Noch sieht niemand deine Karten.
one-card-function =
    Deine A-Karte steckt im Kartenhalter.
    Ihre Funktion wirkt von jetzt an.
one-card-resource = Deine B-Karte brachte einen Rohstoff: Du hast jetzt zwei gelbe.

## Setzen

placing = Setzen und zahlen
placing-aim = Wohin ein Forscher darf und was er kostet.
placing-end = Dein erster Forscher steht auf der Insel.
placing-cost =
    Ein Feld kostet zwei Rohstoffe seiner Farbe.
    Du hast zwei gelbe, also leuchtet jedes Wüstenfeld.
placing-where =
    Setze deinen Forscher auf A0.
    Das Feld A0 zeigt ein Zelt, und für Zelte hast du eine Funktion.
placing-where-wrong = Bezahlen könntest du das, aber auf dem Zelt bringt deine Funktion 3 Punkte: Setze auf A0.
placing-points = Die zwei Rohstoffe sind bezahlt, und deine Funktion brachte 3 Punkte.
placing-done =
    Bestätige deinen Zug.
    Dann setzt der Nächste.
placing-instead =
    Nimm einen Rohstoff.
    Es ist eine Runde später, und du sparst: Statt zu setzen, nimmst du einen deiner Wahl.
placing-supply =
    Vier Forscher sind noch da.
    Stehen alle auf der Insel, versetzt du einen davon, zum gleichen Preis.

## Tiere umstellen

surrounding = Tiere umstellen
surrounding-aim = Wie ein Tier dir gehört.
surrounding-end = Dein erstes Tier. Eine 3 oder eine 4 braucht mehr Forscher und bringt mehr Punkte.
surrounding-region =
    Region Z1 hat die Zahl 2: Die zwei Felder A0 und A1 umgeben sie.
    Auf A0 stehst du schon.
surrounding-place =
    Setze deinen Forscher auf A1.
    A1 kannst du bezahlen.
surrounding-place-wrong = Auch das ginge, aber A1 vollendet eine Region.
surrounding-points = Jetzt stehen deine Forscher ringsum: Das Tier gehört dir, dazu 2 Punkte.
surrounding-function = Die Funktion in Steckplatz 2 bringt für jedes Tier, das du nimmst, 2 Punkte mehr.
surrounding-share =
    Auf A1 steht auch jemand anders.
    Das ist erlaubt; nur zwei eigene dürfen kein Feld teilen.
surrounding-done =
    Bestätige.
    Ein Forscher kann mehrere Regionen auf einmal vollenden.

## Tierleisten und Ende

tracks = Tierleisten und Ende
tracks-aim = Wozu die Marker gut sind und wann die Partie endet.
tracks-end = Behalte die Summe der Zonen im Auge: Sie sagt, wie viel Zeit bleibt.
tracks-card =
    Deine D-Karte zeigt den Dodo.
    Kommt die letzte Phase dieser Runde, rückt sein Marker hoch.
tracks-done =
    Bestätige dein Setzen.
    Dann wird D von selbst gespielt.
tracks-points =
    Du hast den Dodo bewegt, und dein großer Dodo zählt als zwei Tiere: 2 Punkte.
    Nur wer bewegt, bekommt sie.
tracks-zones = Die Zone eines Markers sagt, was jedes Tier dieser Art am Ende wert ist.
tracks-sets = Ein Satz aus allen fünf Arten bringt am Ende 10 Punkte.
tracks-resources = Je zwei übrige Rohstoffe bringen am Ende einen Punkt.
tracks-end-sum = Zu zweit endet die Partie nach der Runde, in der die Zonen zusammen 7 ergeben.

## Funktionen

functions = Funktionen
functions-aim = Steckplätze, Überdecken und Funktionen, die zusammenwirken.
functions-end = Gute Funktionen, oft genutzt, gewinnen dieses Spiel.
functions-have =
    In Steckplatz 1 liegt deine Funktion für Zelte.
    Sie wirkt in jeder Runde, bis du sie überdeckst.
functions-slot =
    Stecke deine neue Karte in Steckplatz 2.
    Sie bringt 2 Punkte für jedes Tier, und Steckplatz 2 ist frei.
functions-slot-wrong = Damit würdest du deine Funktion für Zelte überdecken, sie wäre verloren. Nimm Steckplatz 2.
functions-done =
    Bestätige.
    Von jetzt an wirken beide Funktionen.
functions-same =
    Dieselbe Funktion darf nie zweimal offen liegen.
    Ähnliche dürfen es, und sie zählen zusammen.
functions-place =
    Setze deinen Forscher auf A1.
    Sieh, was deine beiden Funktionen bringen.
functions-points = 3 Punkte kamen vorhin vom Zelt, 2 jetzt vom Tier.
