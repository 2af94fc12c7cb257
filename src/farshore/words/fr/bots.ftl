### Le nom des robots et ce que dit un conseil.

level-random = N’importe quoi
level-greedy = Débutant
level-casual = Joueur en famille
level-planner = Stratège
level-expert = Expert

hint-where = { $count ->
    [0] Le meilleur tour ne demande qu’un bouton.
    [one] Regardez ici : c’est cette case ou cette carte qui compte.
   *[other] Regardez ici : ce sont ces { $count } endroits qui comptent.
  }
hint-what = Une personne expérimentée commencerait ainsi : { $action }
hint-line = { $points } { $line }
hint-reached = { $what } – { $effect }
hint-prepares = Cela ne rapporte encore aucun point, mais prépare la suite.
score-outlook = perspectives
