### Bots: wie stark sie sind, ihre Gewohnheiten, und Ziele in Solopartien.

strength-random = lernt noch
habit-random = Flattert umher: spielt alles, was erlaubt ist.
strength-greedy = Anfänger
habit-greedy = Greift nach den meisten Punkten und schaut nie voraus.
strength-casual = Familie
habit-casual = Spielt zum Spaß: ein guter Zug, nicht immer der beste.
strength-skilled = Klub
habit-skilled = Schlau: selten weit vom besten Zug entfernt.
strength-planner = stark
habit-planner = Plant den ganzen Zug, bevor er beginnt.
strength-expert = Experte
habit-expert = Denkt vor jedem Zug ein paar Züge voraus.
typical-points = meist { $points } Punkte
next-opponent = Du hast { $name } geschlagen! Als Nächstes: { $next }.
play-opponent = Gegen { $next } spielen
goals-title = Ziele für diese Ziehung
goal-gold = Gold
goal-silver = Silber
goal-bronze = Bronze
goal-par = Par { $points }
goal-reached = erreicht
