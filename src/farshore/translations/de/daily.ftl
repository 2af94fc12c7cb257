### Die Herausforderung des Tages an ihrem Tisch und an ihrem Ende.

daily-sign = Heute
daily-sign-uncounted = zählt nicht
daily-counts = Herausforderung vom { $day }. Dieser Versuch zählt.
daily-again = Herausforderung vom { $day }. Du kennst diese Ziehung schon, der Versuch zählt nicht.
daily-past = Ziehung vom { $day } aus dem Archiv. Sie zählt nicht.
daily-title = Dein Ergebnis
daily-place = { $players ->
    [one] Heute zuerst fertig
   *[other] Platz { $place } von { $players }
  }
daily-would-be = { $players ->
    [0] Noch steht niemand auf der Liste
   *[other] Platz { $place }, wenn es zählen würde
  }
daily-better = besser als { $percent } % der anderen
daily-alone = Noch gibt es niemanden zum Vergleichen.
daily-par = Par { $par }
daily-yesterday = Gestern: { $name } mit { $points }
daily-next = Nächste Ziehung in
daily-map-of = { $name }: Platz { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
daily-map-mine = Dein Spielplan: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
daily-ghost = Umriss des besten Spielplans zeigen: { $name }
daily-map-before = Spielplan davor
daily-map-after = Nächster Spielplan
daily-share = Ergebnis teilen
daily-share-copy = Text kopieren
daily-share-save = Bild speichern
daily-share-send = Senden
daily-share-picture = Bild deines Ergebnisses: { $text }
daily-share-no-spoiler = Keine Spoiler: Die Ziehung bleibt geheim.
daily-archive = Frühere Ziehungen
daily-archive-how = Ziehungen der letzten Tage. Sie zählen weder für die Rangliste noch für deine Serie.
daily-archive-day = Ziehung vom { $day }
daily-played = gespielt
daily-card-title = { $title }, Herausforderung vom { $day }

print-boards = Spielpläne drucken
print-sheet = Leeres Blatt drucken
cup-title = Cup der Woche
people-title = Leute
clubs-title = Clubs
tournaments-title = Turniere
tournament-back = Zur Rangliste
leaderboard-link = Ranglisten
