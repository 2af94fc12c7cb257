### Textes de l’analyse d’une partie.

review-open = Ouvrir l’analyse
review-three = Coups à revoir
review-none-sure = Aucun coup n’a clairement coûté un point.
review-growing = Encore en cours : { $share } %
review-plain = Pour ce jeu, l’analyse ne prévoit pas la suite. Elle compare les coups selon les points qu’ils rapportent tout de suite.
review-expected = Attendu
review-luck = Chance
review-luck-others = La chance et les autres
review-choices = Choix
review-result = Résultat
review-adds-up = Additionnez une ligne : vous obtenez le résultat. ± indique la marge d’erreur.
review-expected-sense = Attendu : ce que { $level } obtiendrait en moyenne.
review-expected-par = Attendu : ce que { $level } obtiendrait en moyenne à partir de votre premier tour. Par { $points } : la moyenne de nombreuses parties avec cette mise en place.
review-over-par = { $points } au-dessus du par
review-under-par = { $points } au-dessous du par
review-at-par = Exactement le par
review-curve = Score final attendu et ce qui l’a changé
review-points-curve = Points après chaque tour
review-key-luck = chance
review-key-lost = perdu par un choix
review-key-best = meilleur coup trouvé
review-cards-lane = chance
review-moves-lane = choix
review-turn = Tour
review-where-lost = Où des points ont été perdus
review-points = Points
review-not-sure = (? = pas sûr)
review-hidden = Essayez d’abord
review-list = Coups, les plus coûteux d’abord
review-fine = Rien de mieux trouvé
review-better-than-found = Mieux que tout ce que nous avons trouvé
review-nothing-yet = Pas encore examiné
review-played = Dans la partie
review-best = Meilleur coup
review-your-try = Votre essai
review-did = Joué
review-instead = Mieux
review-yours = joué
review-better = mieux
review-seat = Coups de qui
review-try = Essayer
review-try-again = Réessayer
review-show = Montrer la réponse
review-stays-hidden = La réponse reste cachée jusqu’à votre essai, ou si vous la demandez.
review-tried-best = C’est le meilleur coup que nous ayons trouvé.
review-tried-same = C’est le coup de la partie.
review-try-better =
    { $points ->
        [one] Votre coup rapporte environ 1 point de plus que celui de la partie.
       *[other] Votre coup rapporte environ { $points } points de plus que celui de la partie.
    }
review-try-worse =
    { $points ->
        [one] Votre coup rapporte environ 1 point de moins que celui de la partie.
       *[other] Votre coup rapporte environ { $points } points de moins que celui de la partie.
    }
review-try-equal = Votre coup vaut à peu près celui de la partie.
review-try-short =
    { $points ->
        [one] Le meilleur coup trouvé rapporte encore environ 1 point de plus.
       *[other] Le meilleur coup trouvé rapporte encore environ { $points } points de plus.
    }
review-try-as-best = Nous n’avons rien trouvé de mieux.
review-trying = Que feriez-vous maintenant ?
review-trying-sense = Jouez tout le tour pour voir ce qu’il vaut. Cela ne change rien à la partie.
review-weighing = Votre coup est évalué…
review-back = Retour à l’analyse
review-before = Tour précédent
review-after = Tour suivant
review-profile = Vos choix
review-profile-sense = D’après vos parties analysées. Elles restent sur cet appareil.
review-profile-matches = Parties
review-profile-mean = Choix par partie
review-profile-trend = Cinq dernières
review-profile-par = Par rapport au par
review-profile-lines = Coûte le plus
review-part = Surtout { $instead } au lieu de { $played } : { $points }
review-draws = La chance du tirage
review-draws-sense = La chance de chaque tirage, par rapport à ce qui aurait pu sortir d’autre.
review-lead = Avance
review-leads-sense = Avance sur le meilleur adversaire. Additionnez une ligne : vous obtenez le résultat.
review-profile-wins = Gagnées
review-profile-won = { $level } : { $won } sur { $all }
review-save = Enregistrer
review-share = Lien vers cette analyse
