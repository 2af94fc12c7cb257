### The lessons of La Isla, in German.

## One card, three uses

one-card = Eine Karte, drei Verwendungen
one-card-aim = Worum du spielst und was die drei Teile einer Karte tun.
one-card-end = Funktion, Rohstoff und Tier: Mehr ist an einer Karte nicht dran.
one-card-goal =
    Umstelle Tiere mit deinen Forschern und sammle die meisten Punkte.
    Deine Karten geben dir, was du brauchst: Funktionen, Rohstoffe und Tiere.
one-card-a =
    Leg die Karte mit dem Zelt an A.
    A ist für Funktionen. Diese bringt 3 Punkte, sooft du auf ein Zelt setzt.
one-card-a-wrong = Leg für diese Lektion die Karte mit dem Zelt an A.
one-card-b =
    Leg die Karte mit dem gelben Rohstoff an B.
    B ist für Rohstoffe. Du bekommst einen gelben.
one-card-b-wrong = Leg für diese Lektion die Karte mit dem gelben Rohstoff an B.
one-card-d =
    Die letzte Karte ging von selbst an D.
    D ist für Tiere: Der Marker des Dodos steigt einen Schritt.
one-card-done =
    Drück **Bereit**.
    Jede Karte tut nur eines, und deine sieht noch niemand.
one-card-function =
    Deine A-Karte steckt in Steckplatz 1 deines Kartenhalters.
    Ihre Funktion wirkt ab jetzt.
one-card-resource =
    Deine B-Karte hat einen Rohstoff gebracht.
    Jetzt hast du zwei gelbe: genug für ein Wüstenfeld.

## Placing

placing = Setzen und zahlen
placing-aim = Wohin ein Forscher darf und was es kostet.
placing-end = Dein erster Forscher steht auf der Insel.
placing-cost =
    Ein Feld kostet 2 Rohstoffe seiner Farbe.
    Du hast zwei gelbe, also leuchten alle Wüstenfelder.
placing-where =
    Setz deinen Forscher auf die Wüste mit dem Zelt.
    Für Zelte hast du eine Funktion.
placing-where-wrong = Das könntest du bezahlen, aber das Zelt bringt 3 Punkte.
placing-points =
    Du hast 2 gelbe bezahlt.
    Und deine Funktion hat 3 Punkte gebracht.
placing-done =
    Drück **Fertig**.
    Dann setzt der Nächste.
placing-instead =
    Nimm einen Rohstoff.
    Eine Runde später sparst du: Statt zu setzen, nimmst du einen deiner Wahl.
placing-supply =
    Vier Forscher hast du noch.
    Stehen alle auf der Insel, versetzt du einen von ihnen, zum selben Preis.

## Surrounding animals

surrounding = Tiere umstellen
surrounding-aim = Wie du zu einem Tier kommst.
surrounding-end = Dein erstes Tier! Eine 3 oder 4 braucht mehr Forscher und bringt mehr Punkte.
surrounding-region =
    Zwei Felder umgeben diese Region mit der 2.
    Auf einem stehst du schon, der Wüste mit dem Zelt.
surrounding-place =
    Setz deinen Forscher auf die Prärie mit dem Hut.
    Das ist das andere, und du hast zwei grüne Rohstoffe.
surrounding-place-wrong = Das ginge auch, aber die Prärie mit dem Hut schließt eine Region.
surrounding-points =
    Deine Forscher stehen ringsum.
    Das Tier gehört dir, und du bekommst 2 Punkte.
surrounding-function =
    Die Funktion in Steckplatz 2 bringt 2 Punkte dazu.
    Sie wirkt bei jedem Tier, das du nimmst.
surrounding-done =
    Drück **Fertig**.
    Hier steht auch jemand anderes. Das ist erlaubt: Nur zwei deiner eigenen dürfen nicht auf dasselbe Feld.

## Tracks and the end

tracks = Tierleisten und Ende
tracks-aim = Wozu Marker gut sind und wann die Partie endet.
tracks-end = Behalt die Summe der Zonen im Auge: Sie zeigt, wie viel Zeit noch ist.
tracks-card =
    Deine D-Karte zeigt den Dodo.
    In der letzten Phase dieser Runde steigt sein Marker.
tracks-done =
    Drück **Fertig**.
    Phase D geht dann von selbst vorbei.
tracks-points =
    Du hast den Dodo bewegt: 2 Punkte.
    Dein großer Dodo zählt als zwei Tiere. Punkte bekommt nur, wer den Marker bewegt.
tracks-zones =
    Die Zone eines Markers ist am Ende der Wert jedes Tieres dieser Art.
    Es lohnt sich also, die Tiere zu bewegen, die du hast.
tracks-assign =
    Eine neue Runde: Leg die Karte mit dem Dodo an D.
    Du hast Dodos, also bringt es wieder Punkte.
tracks-assign-wrong = Leg für diese Lektion die Karte mit dem Dodo an D.
tracks-sets =
    Ein Satz aus allen fünf Arten bringt am Ende 10 Punkte.
    Dein großes Tier zählt als zwei seiner Art.
tracks-resources =
    Je 2 übrige Rohstoffe bringen am Ende 1 Punkt.
    Die Farben sind egal.
tracks-ready =
    Leg noch eine Karte an und drück **Bereit**.
    Die letzte geht von selbst an den letzten Buchstaben.
tracks-end-sum =
    Zu zweit endet die Partie, wenn die Zonen zusammen 7 ergeben.
    Geprüft wird das nach jeder Runde.

## Functions

functions = Funktionen
functions-aim = Steckplätze, Überdecken und Funktionen, die zusammenwirken.
functions-end = Gute Funktionen, oft genutzt, gewinnen dieses Spiel.
functions-have =
    In Steckplatz 1 steckt deine Funktion für Zelte.
    Sie wirkt in jeder Runde, bis du sie überdeckst.
functions-slot =
    Steck deine neue Karte in den freien Steckplatz 2.
    Sie bringt 2 Punkte für jedes Tier, das du nimmst.
functions-slot-wrong = Das würde deine Funktion für Zelte überdecken. Nimm Steckplatz 2.
functions-done =
    Drück **Fertig**.
    Ab jetzt wirken beide Funktionen.
functions-place =
    Setz deinen Forscher auf die Prärie mit dem Hut.
    Das schließt eine Region. Schau, was deine Funktionen dazugeben.
functions-place-wrong = Setz für diese Lektion auf die Prärie mit dem Hut.
functions-points =
    Das Zelt brachte vorhin 3 Punkte, das Tier jetzt 2 mehr.
    Funktionen wirken zusammen.
functions-later =
    Drück **Fertig**.
    Wir springen in die vierte Runde: Alle drei Steckplätze werden voll sein.
functions-cover =
    Überdeck Steckplatz 1 mit deiner neuen Karte.
    Sind alle voll, musst du einen überdecken. Auf dem Zelt stehst du schon: Die Funktion hat ausgedient.
functions-cover-wrong = Das wäre erlaubt, aber die brauchst du noch. Überdeck Steckplatz 1.
functions-covered =
    Drück **Fertig**.
    Die überdeckte Funktion ist verloren; die neue wirkt sofort.
functions-same =
    Dieselbe Funktion ist nie zweimal sichtbar.
    Ähnliche mit anderer Farbe, anderem Symbol oder Tier sind erlaubt.
