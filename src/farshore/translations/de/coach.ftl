### Der Trainer: der teuerste Zug einer Partie, Gewohnheiten über mehrere Partien, Üben nach Thema.

coach-title = Dein Trainer
coach-looking = Dein Trainer sieht sich deine Züge an …
coach-sentence = { $when } war mit { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkten
  } am teuersten, vor allem hier: { $line }.
coach-sentence-plain = Am teuersten war { $when }: { $points ->
    [one] etwa 1 Punkt.
   *[other] etwa { $points } Punkte.
  }
coach-again = Noch einmal spielen
coach-picture = Der Spielplan vor diesem Zug. Dein Zug ist gestrichelt.
coach-good = Kein Zug hat dich klar einen Punkt gekostet. Gut gespielt!
coach-themes = Aus deinen Partien
coach-lose-most = Am meisten verlierst du hier: { $line }. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
  }.
coach-position = { $when }: { $points }
coach-practice = Üben nach Thema
coach-theme = { $line }: { $found } von { $all }
coach-rating = Spielstärke { $rating }
coach-row = { $count ->
    [one] 1 in Folge
   *[other] { $count } in Folge
  }
