### Texte des Rückblicks auf eine Partie.

review-open = Rückblick öffnen
review-three = Züge zum Nachsehen
review-none-sure = Kein Zug hat sicher einen Punkt gekostet.
review-growing = Wird noch geprüft: { $share } %
review-plain = Bei diesem Spiel schaut der Rückblick nicht voraus. Er vergleicht Züge nach den Punkten, die sie sofort bringen.
review-expected = Erwartet
review-luck = Glück
review-luck-others = Glück und die anderen
review-choices = Entschei­dungen
review-result = Ergebnis
review-adds-up = Zähl eine Zeile zusammen, und du hast das Ergebnis. ± zeigt, wie sicher wir sind.
review-expected-sense = Erwartet: was { $level } im Schnitt erreichen würde.
review-expected-par = Erwartet: was { $level } ab deinem ersten Zug im Schnitt erreichen würde. Par { $points }: der Schnitt vieler Partien mit diesem Aufbau.
review-over-par = { $points } über Par
review-under-par = { $points } unter Par
review-at-par = Genau Par
review-curve = Erwartetes Ergebnis und was es verändert hat
review-points-curve = Punkte nach jedem Zug
review-key-luck = Glück
review-key-lost = durch eine Entscheidung verloren
review-key-best = besten Zug gefunden
review-cards-lane = Glück
review-moves-lane = Wahl
review-turn = Zug
review-where-lost = Wo Punkte verloren gingen
review-points = Punkte
review-not-sure = (? = nicht sicher)
review-hidden = Erst selbst versuchen
review-list = Züge, die teuersten zuerst
review-fine = Nichts Besseres gefunden
review-better-than-found = Besser als alles, was wir gefunden haben
review-nothing-yet = Noch nicht geprüft
review-played = In der Partie
review-best = Bester Zug
review-your-try = Dein Versuch
review-did = Gespielt
review-instead = Besser
review-yours = gespielt
review-better = besser
review-seat = Wessen Züge
review-try = Selbst versuchen
review-try-again = Noch einmal versuchen
review-show = Lösung zeigen
review-stays-hidden = Die Lösung bleibt verdeckt, bis du es versuchst oder sie zeigen lässt.
review-tried-best = Das ist der beste Zug, den wir gefunden haben.
review-tried-same = Das ist der Zug aus der Partie.
review-try-better =
    { $points ->
        [one] Dein Zug bringt etwa 1 Punkt mehr als der aus der Partie.
       *[other] Dein Zug bringt etwa { $points } Punkte mehr als der aus der Partie.
    }
review-try-worse =
    { $points ->
        [one] Dein Zug bringt etwa 1 Punkt weniger als der aus der Partie.
       *[other] Dein Zug bringt etwa { $points } Punkte weniger als der aus der Partie.
    }
review-try-equal = Dein Zug ist etwa so gut wie der aus der Partie.
review-try-short =
    { $points ->
        [one] Der beste Zug, den wir gefunden haben, bringt noch etwa 1 Punkt mehr.
       *[other] Der beste Zug, den wir gefunden haben, bringt noch etwa { $points } Punkte mehr.
    }
review-try-as-best = Etwas Besseres haben wir nicht gefunden.
review-trying = Was würdest du jetzt tun?
review-trying-sense = Spiel den ganzen Zug, dann siehst du, was er wert ist. An der Partie ändert das nichts.
review-weighing = Dein Zug wird bewertet …
review-back = Zurück zum Rückblick
review-before = Voriger Zug
review-after = Nächster Zug
review-profile = Deine Entscheidungen
review-profile-sense = Aus deinen Partien mit Rückblick. Sie bleiben auf diesem Gerät.
review-profile-matches = Partien
review-profile-mean = Entscheidungen je Partie
review-profile-trend = Letzte fünf
review-profile-par = Gegen Par
review-profile-lines = Kostet am meisten
review-part = Vor allem { $instead } statt { $played }: { $points }
review-draws = Glück beim Ziehen
review-draws-sense = Wie viel Glück du bei jeder Ziehung hattest, verglichen mit allem, was sonst hätte kommen können.
review-lead = Vorsprung
review-leads-sense = Vorsprung vor dem besten anderen Ergebnis. Zähl eine Zeile zusammen, und du hast das Ergebnis.
review-profile-wins = Gewonnen
review-profile-won = { $level }: { $won } von { $all }
review-save = Als Datei speichern
review-share = Link zu diesem Rückblick
