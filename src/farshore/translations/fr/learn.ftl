### Textes sur les règles, les leçons et les exercices.

rules-lit = Possible maintenant : { $spaces }
no-rules = Il n’y a pas encore de règles pour { $game }.
no-section = La section « { $section } » n’existe pas. Au choix : { $known }.
no-language = La langue « { $language } » n’existe pas. Au choix : { $known }.

## Lessons

lesson-your-move = À vous : faites ce que dit cette étape.
lesson-read-first = Lisez d’abord ceci, puis appuyez sur Suite.
lesson-not-that = C’est permis, mais cette étape montre autre chose.
lesson-over = Vous avez terminé cette leçon.
no-such-lesson = Il n’y a pas de leçon « { $lesson } ».
too-many-lessons = { $most ->
    [one] Vous avez déjà { $most } leçon ouverte. Terminez-la d’abord.
   *[other] Vous avez déjà { $most } leçons ouvertes. Terminez-en d’abord une.
  }
no-lesson-here = Ce n’est pas une leçon.

## Practice

practice-ask = À la place { $seat } de jouer : trouvez le meilleur coup.
no-such-exercise = La position { $number } n’existe pas. Au choix : 1–{ $known }.
practice-number = Position { $number }
practice-find = Trouvez le meilleur coup et jouez-le.
practice-found = Trouvé !
practice-lead = En fin de partie, par rapport au deuxième meilleur coup : { $lines }
practice-others = pour les points de l’adversaire
practice-missed = Un autre coup rapporte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
lesson-offline = Hors ligne
lesson-not-saved = Cette leçon n’est pas enregistrée sur cet appareil. Les leçons déjà ouvertes fonctionnent hors ligne.
needs-connection = Connexion nécessaire
