### Die Herausforderung des Tages an ihrem Tisch und an ihrem Ende.

daily-sign = Heute
daily-counts = Herausforderung vom { $day }. Dieser Versuch zählt.
daily-again = Herausforderung vom { $day }. Du kennst diese Ziehung schon, der Versuch zählt nicht.
daily-past = Ziehung vom { $day } aus dem Archiv. Sie zählt nicht.
daily-title = Dein Tag
daily-place = { $players ->
    [one] Das erste Ergebnis heute
   *[other] Platz { $place } von { $players }
  }
daily-would-be = { $players ->
    [0] Noch zählt kein Versuch
   *[other] Wäre Platz { $place }, zählt nicht
  }
daily-better = besser als { $percent } % der anderen
daily-alone = Andere kommen noch.
daily-par = Par { $par }
daily-yesterday = Gestern: { $name } mit { $points }
daily-next = Nächste Ziehung in
daily-maps = Die Spielpläne von allen
daily-map-of = { $name }: Platz { $place }, { $points } Punkte
daily-map-mine = Dein Spielplan: { $points } Punkte
daily-ghost = Umriss vom Besten: { $name }
daily-map-before = Spielplan davor
daily-map-after = Nächster Spielplan
daily-share = Ergebnis teilen
daily-share-copy = Text kopieren
daily-share-save = Bild speichern
daily-share-send = Senden
daily-share-picture = Bild deines Ergebnisses: { $text }
daily-share-no-spoiler = Von der Ziehung verrät es nichts.
daily-archive = Frühere Ziehungen
daily-archive-how = Ziehungen der letzten Tage. Sie zählen weder für einen Platz noch für deine Serie.
daily-archive-day = Ziehung vom { $day }
daily-played = gespielt
daily-card-title = { $title }, Herausforderung vom { $day }

print-boards = Spielpläne drucken
print-sheet = Leeres Blatt drucken
