### Wie Bots heißen und was ein Tipp sagt.

level-random = Irgendwas
level-greedy = Einsteiger
level-casual = Familienspieler
level-planner = Planer
level-expert = Experte

hint-where = { $count ->
    [0] Der beste Zug braucht nur einen Knopf.
    [one] Sieh hierher: Auf dieses Feld oder diese Karte kommt es an.
   *[other] Sieh hierher: Auf diese { $count } Stellen kommt es an.
  }
hint-what = So würde jemand mit Erfahrung beginnen: { $action }
hint-line = { $points } { $line }
hint-reached = { $what } – { $effect }
hint-prepares = Das bringt noch keine Punkte, bereitet aber das Folgende vor.
score-outlook = Aussichten
