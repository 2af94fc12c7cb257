### Robots : leur force, leurs habitudes, et les objectifs en solo.

strength-random = en apprentissage
habit-random = Volette : joue tout ce qui est permis.
strength-greedy = débutant
habit-greedy = Attrape le plus de points tout de suite, sans rien prévoir.
strength-casual = famille
habit-casual = Joue pour le plaisir : un bon coup, pas toujours le meilleur.
strength-skilled = club
habit-skilled = Rusé : rarement loin du meilleur coup.
strength-planner = fort
habit-planner = Prépare tout son tour avant de commencer.
strength-expert = expert
habit-expert = Réfléchit quelques tours à l’avance avant chaque coup.
typical-points = en général { $points } points
next-opponent = Vous avez battu { $name } ! Le suivant : { $next }.
play-opponent = Jouer contre { $next }
goals-title = Objectifs pour cette donne
goal-gold = Or
goal-silver = Argent
goal-bronze = Bronze
goal-par = Par { $points }
goal-reached = atteint
