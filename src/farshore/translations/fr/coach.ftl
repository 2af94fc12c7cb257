### L’entraîneur : le coup le plus cher d’une partie, les habitudes, l’entraînement par thème.

coach-title = Votre entraîneur
coach-looking = Votre entraîneur regarde vos coups…
coach-sentence = Le coup qui vous a coûté le plus ({ $when }) : { $points ->
    [one] environ 1 point
   *[other] environ { $points } points
  }, surtout ici : { $line }.
coach-sentence-plain = Le coup qui vous a coûté le plus ({ $when }) : { $points ->
    [one] environ 1 point.
   *[other] environ { $points } points.
  }
coach-again = Rejouer ce tour
coach-picture = Le plateau avant ce tour. Votre coup est en pointillé.
coach-good = Aucun coup ne vous a fait perdre de points à coup sûr. Bien joué !
coach-themes = Dans vos parties
coach-lose-most = C’est ici que vous perdez le plus : { $line }. { $points ->
    [one] 1 point
   *[other] { $points } points
  } en { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
  }.
coach-position = { $when } : { $points }
coach-practice = S’entraîner par thème
coach-theme = { $line } : { $found } sur { $all }
coach-rating = Cote { $rating }
coach-row = { $count ->
    [one] 1 de suite
   *[other] { $count } de suite
  }
