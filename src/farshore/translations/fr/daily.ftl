### Le défi du jour, à sa table et à la fin.

daily-sign = Du jour
daily-sign-uncounted = ne compte pas
daily-counts = Défi du { $day }. Cet essai compte.
daily-again = Défi du { $day }. Vous connaissez déjà cette donne : l’essai ne compte pas.
daily-past = Donne du { $day }, tirée des archives. Elle ne compte pas.
daily-title = Votre résultat
daily-place = { $players ->
    [one] Première partie finie aujourd’hui
   *[other] Place { $place } sur { $players }
  }
daily-would-be = { $players ->
    [0] Personne n’est encore classé
   *[other] Place { $place } si cela comptait
  }
daily-better = devant { $percent } % des autres
daily-alone = Encore personne à qui se comparer.
daily-par = Par { $par }
daily-yesterday = Hier : { $name } avec { $points }
daily-next = Prochaine donne dans
daily-map-of = { $name } : place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
daily-map-mine = Votre plateau : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
daily-ghost = Montrer le contour du meilleur plateau : { $name }
daily-map-before = Plateau précédent
daily-map-after = Plateau suivant
daily-share = Partager le résultat
daily-share-copy = Copier le texte
daily-share-save = Enregistrer l’image
daily-share-send = Envoyer
daily-share-picture = Image de votre résultat : { $text }
daily-share-no-spoiler = Rien n’est dévoilé : la donne reste cachée.
daily-archive = Donnes passées
daily-archive-how = Les donnes des derniers jours. Elles ne comptent ni pour le classement ni pour votre série.
daily-archive-day = Donne du { $day }
daily-played = jouée
daily-card-title = { $title }, défi du { $day }

print-boards = Imprimer les plateaux
print-sheet = Imprimer une feuille vierge
cup-title = Coupe de la semaine
people-title = Contacts
clubs-title = Clubs
tournaments-title = Tournois
tournament-back = Voir le classement
leaderboard-link = Classements
